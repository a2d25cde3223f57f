import type { DeclarationContent } from '@tradeport/domain/customs/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { HEAD_SECTIONS } from '../wizard/model/head-sections'
import { isFieldName } from './field-names'
import { formPath } from './form-path'

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

const PAPERS = ['edoc_type', 'doc_code'] as const

/** Where a finding stands, in words: `Line 3 · Quantity`, `Container MSKU…`, `Paper: Invoice`; rows have their numbers where no content says more of them. */
export function usePathLabel(content?: DeclarationContent): (path: string) => string {
  const t = useT('customs')
  const { data } = useEndpoint(dictList, { types: [...PAPERS] }, { staleMs: Infinity, quiet: true })
  const nameIn = (list: (typeof PAPERS)[number], code: string) =>
    data?.data[list]?.find(entry => entry.code === code)?.name ?? code
  /** What a row is known by; undefined while nobody wrote that down, then it has a number only. */
  const known = (group: Group, index: number, line: number): string | undefined => {
    if (group === 'containers') {
      const no = content?.containers[index]?.containerId
      return no ? t('wizard.part.containers.one', { number: no }) : undefined
    }
    if (group === 'eDocs') {
      const code = content?.eDocs[index]?.edocCode
      return code ? t('finding.paper', { name: nameIn('edoc_type', code) }) : undefined
    }
    if (group === 'licenceDocs') {
      const code = content?.licenceDocs[index]?.docuCode
      return code ? t('finding.licence', { name: nameIn('doc_code', code) }) : undefined
    }
    const vehicle = group === 'vins' ? content?.items[line]?.vins[index]?.vinCode : undefined
    return vehicle ? t('wizard.part.vins.one', { number: vehicle }) : undefined
  }
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
            : (known(group, Number(number), Number(parts[1])) ??
                t(`wizard.part.${group}.one`, { number: Number(number) + 1 })),
        )
      } else if (part === 'declType') words.push(t('wizard.source.type'))
      else if (part === 'businessMatters') words.push(t('wizard.matters'))
      else if (isFieldName(part)) {
        const party = parts[0] === 'head' && PARTIES.find(name => HEAD_SECTIONS[name].some(field => field === part))
        if (party) words.push(t(`wizard.section.${party}`))
        words.push(t(`wizard.field.${part}`))
      }
    })
    return words.join(' · ')
  }
}
