import { COMPANY_TYPES, EMPLOYEE_BANDS } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { useCodeEntries } from '@tradeport/web/react'

export interface ListedWords {
  nameOf(code: string): string
  /** What can be chosen now, and what stands there already. */
  options(kept?: readonly string[]): { value: string; label: string }[]
}

/** Codes of a list that operators keep: the product's own in its words, those of operators in theirs. */
function useListed<C extends string>(list: string, own: readonly C[], wordOf: (code: C) => string): ListedWords {
  const entries = useCodeEntries(dictList, list)
  const nameOf = (code: string) => {
    const known = own.find(each => each === code)
    return known === undefined ? (entries?.get(code)?.name ?? code) : wordOf(known)
  }
  return {
    nameOf,
    options(kept = []) {
      const listed = [...(entries?.values() ?? [])].filter(({ enabled }) => enabled).map(({ code }) => code)
      const codes = new Set([...(listed.length > 0 ? listed : own), ...kept])
      return [...codes].map(value => ({ value, label: nameOf(value) }))
    },
  }
}

export function useCompanyTypes(): ListedWords {
  const t = useT('identity')
  return useListed('company_type', COMPANY_TYPES, type => t(`company.type.${type}`))
}

export function useEmployeeBands(): ListedWords {
  const t = useT('identity')
  return useListed('employee_band', EMPLOYEE_BANDS, band => t(`company.employees.${band}`))
}
