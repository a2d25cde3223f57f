import { ACT_DOCUMENTS, ACT_VERBS, OWN_WORDS, SAME_DOCUMENT, SAME_VERB, type ActDocument, type ActVerb } from './words'

/** The keys of the texts that name an act; undefined where there is no word for a part of it. */
export interface ActWords {
  readonly document: `document.${ActDocument}` | undefined
  readonly action: `action.${ActVerb}` | undefined
}

/** Words of a name that say how a thing is done, not what. */
const MANNER = /* @__PURE__ */ new Set(['admin', 'batch', 'for', 'own'])

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')

interface KnownDocument {
  readonly name: string
  readonly parts: readonly string[]
}

/** The longer name first: an order of customs is no order. */
function longestFirst(names: readonly string[]): readonly KnownDocument[] {
  const known = names.map(name => ({ name, parts: partsOf(name) }))
  return known.sort((a, b) => b.parts.length - a.parts.length || b.name.length - a.name.length)
}

const KNOWN = /* @__PURE__ */ longestFirst([...ACT_DOCUMENTS, .../* @__PURE__ */ Object.keys(SAME_DOCUMENT)])

export const documentOf = (name: string): ActDocument | undefined =>
  ACT_DOCUMENTS.find(known => known === name) ?? SAME_DOCUMENT[name]

export function verbOf(name: string): ActVerb | undefined {
  const parts = partsOf(name)
  const whole = parts.join('_')
  const verb = parts.filter(part => !MANNER.has(part)).join('_')
  return (
    ACT_VERBS.find(known => known === whole) ??
    SAME_VERB[whole] ??
    ACT_VERBS.find(known => known === verb) ??
    SAME_VERB[verb]
  )
}

/** Where the parts of a document's name stand in those of an endpoint's; -1 where they do not. */
const placeOf = (parts: readonly string[], document: readonly string[]): number =>
  parts.findIndex((_part, at) => document.every((part, index) => parts[at + index] === part))

/** `orderDetail`, `acceptCertificate`, `requestRegistrationInfo`: the document is in front of what is done, behind it, or within. */
function ofEndpoint(name: string): readonly [ActDocument | undefined, ActVerb | undefined] {
  const parts = partsOf(name)
  const found = KNOWN.map(known => ({ ...known, at: placeOf(parts, known.parts) })).filter(({ at }) => at >= 0)
  const best = found.find(({ at }) => at === 0) ?? found[0]
  if (!best) return [undefined, undefined]
  const rest = parts.filter((_part, index) => index < best.at || index >= best.at + best.parts.length)
  return [documentOf(best.name), verbOf(rest.join('_'))]
}

function partsOfAct(name: string): readonly [ActDocument | undefined, ActVerb | undefined] {
  const own = OWN_WORDS[name]
  if (own) return own
  const [, of = '', sign, what = ''] = /^(\w+)([:.])(\w+)$/.exec(name) ?? []
  const said = [documentOf(of), verbOf(what)] as const
  return sign === '.' && said.includes(undefined) ? ofEndpoint(what) : said
}

/**
 * What an act is called: a permission or a line of the audit log (`member:change_roles`, `order.freeze`), or the name of an endpoint that
 * was called (`identity.companyDetail`).
 */
export function actWords(name: string): ActWords {
  const [document, verb] = partsOfAct(name)
  return { document: document && `document.${document}`, action: verb && `action.${verb}` }
}
