/** Every form of the two names that the templates ask for. */
export type Names = Readonly<Record<string, string>>

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** @throws Error when a name is not in kebab-case */
export function namesOf(domain: string, entity: string, prefix: string): Names {
  for (const name of [domain, entity]) if (!KEBAB.test(name)) throw new Error(`"${name}" is not in kebab-case`)
  const words = entity.split('-')
  const pascal = words.map(capital).join('')
  const plural = pluralOf(entity)
  return {
    domain,
    domainCamel: camel(domain),
    prefix,
    entity: camel(entity),
    Entity: pascal,
    ENTITY: words.join('_').toUpperCase(),
    'entity-kebab': entity,
    'entity-kebabs': plural,
    entity_snake: words.join('_'),
    initials: (words.length > 1 ? words.map(word => word[0]).join('') : entity.slice(0, 2)).toUpperCase(),
    'a thing': words.join(' '),
    Things: capital(plural.replaceAll('-', ' ')),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pluralOf = (kebab: string) => (/[^aeiou]y$/.test(kebab) ? `${kebab.slice(0, -1)}ies` : `${kebab}s`)
