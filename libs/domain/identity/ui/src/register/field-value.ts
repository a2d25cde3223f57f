import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { useCompanyTypes, useEmployeeBands } from './company-type'

const DAYS: readonly string[] = ['licenceIssuedOn', 'licenceValidUntil', 'foundedOn']

/** What stands in a field of a company, in words: countries and codes by their names, days as people write them. */
export function useFieldValue(): (field: string, value: unknown) => string {
  const t = useT('identityCompany')
  const countries = useCountries()
  const types = useCompanyTypes()
  const bands = useEmployeeBands()
  const format = useFormat()
  const worded = (field: string, value: string): string => {
    if (field === 'country' || field === 'mainMarkets') return countries.nameOf(value)
    if (field === 'companyType') return types.nameOf(value)
    if (field === 'employees') return bands.nameOf(value)
    if (field === 'licenceFileId') return t('papers.list')
    return DAYS.includes(field) ? format.civilDate(value) : value
  }
  return (field, value) => {
    if (Array.isArray(value)) return value.map(each => worded(field, String(each))).join(', ')
    return value === undefined || value === null || value === '' ? '–' : worded(field, String(value))
  }
}
