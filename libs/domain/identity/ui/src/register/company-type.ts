import { COMPANY_TYPES } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { useCodeEntries } from '@tradeport/web/react'

const isOwn = (type: string): type is (typeof COMPANY_TYPES)[number] => COMPANY_TYPES.some(own => own === type)

/** Kinds of companies: the product's own in its words, those of operators in theirs. */
export function useCompanyTypes(): {
  nameOf(type: string): string
  /** What can be chosen now, and what stands there already. */
  options(kept?: readonly string[]): { value: string; label: string }[]
} {
  const t = useT('identity')
  const entries = useCodeEntries(dictList, 'company_type')
  const nameOf = (type: string) => (isOwn(type) ? t(`company.type.${type}`) : (entries?.get(type)?.name ?? type))
  return {
    nameOf,
    options(kept = []) {
      const listed = [...(entries?.values() ?? [])].filter(({ enabled }) => enabled).map(({ code }) => code)
      const codes = new Set([...(listed.length > 0 ? listed : COMPANY_TYPES), ...kept])
      return [...codes].map(value => ({ value, label: nameOf(value) }))
    },
  }
}
