import { useT } from '@tradeport/web/i18n'
import { isFieldName } from './field/field-names'
import { formPath } from './model/findings'
import { HEAD_SECTIONS } from './model/head-sections'

const GROUPS = [
  'items',
  'containers',
  'licenceDocs',
  'eDocs',
  'otherPacks',
  'requestCerts',
  'users',
  'copLimits',
  'supplements',
  'limits',
  'vins',
] as const
type Group = (typeof GROUPS)[number]

/** Their fields have the same names: which company it is has to be said. */
const PARTIES = ['trade', 'owner', 'agent'] as const

/** Where a finding stands, in words: `Line 3 · Quantity`. */
export function usePathLabel(): (path: string) => string {
  const t = useT('customs')
  return path => {
    const parts = formPath(path).split('.')
    const words: string[] = []
    parts.forEach((part, place) => {
      const group = GROUPS.find((name): name is Group => name === part)
      if (group) {
        const number = parts[place + 1]
        words.push(
          number === undefined
            ? t(`wizard.part.${group}`)
            : t(`wizard.part.${group}.one`, { number: Number(number) + 1 }),
        )
      } else if (isFieldName(part)) {
        const party = parts[0] === 'head' && PARTIES.find(name => HEAD_SECTIONS[name].some(field => field === part))
        if (party) words.push(t(`wizard.section.${party}`))
        words.push(t(`wizard.field.${part}`))
      }
    })
    return words.join(' · ')
  }
}
