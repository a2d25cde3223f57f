import type { marketProviderDetail } from '@tradeport/domain/service-market/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useFormat } from '@tradeport/web/react'
import { ShieldIcon, SpecTable, Tag, type SpecRow } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import styles from './provider.module.css'

const row = (key: string, label: string, value: ReactNode): SpecRow[] => (value ? [{ key, label, value }] : [])

/** What the provider says of its company, and whose word that is. */
export function ProviderCompany({ company }: { company: OutputOf<typeof marketProviderDetail>['company'] }) {
  const t = useT('serviceMarket')
  const types = useCodeList(dictList, 'company_type')
  const sizes = useCodeList(dictList, 'employee_band')
  const bands = useCodeList(dictList, 'annual_revenue_band')
  const { companyType, foundedYear, employees, annualRevenue, typeProvenUntil } = company
  const rows = [
    ...row(
      'type',
      t('provider.company.type'),
      companyType && <WithProof said={types.nameOf(companyType)} until={typeProvenUntil} />,
    ),
    ...row('founded', t('provider.company.founded'), foundedYear === null ? null : String(foundedYear)),
    ...row('employees', t('provider.company.employees'), employees && sizes.nameOf(employees)),
    ...row('revenue', t('provider.company.revenue'), annualRevenue && bands.nameOf(annualRevenue)),
  ]
  if (rows.length === 0) return null
  return (
    <div className={styles['company']}>
      <SpecTable rows={rows} columns={1} />
    </div>
  )
}

function WithProof({ said, until }: { said: string; until: string | null }) {
  const t = useT('serviceMarket')
  const format = useFormat()
  const help =
    until === null
      ? t('provider.company.declaredHelp')
      : t('provider.company.provenHelp', { date: format.civilDate(until) })
  return (
    <span className={styles['proof']}>
      <span>{said}</span>
      <span title={help}>
        <Tag tone={until === null ? 'neutral' : 'success'} icon={until !== null && <ShieldIcon size={12} />}>
          {t(until === null ? 'provider.company.declared' : 'provider.company.proven')}
        </Tag>
      </span>
    </span>
  )
}
