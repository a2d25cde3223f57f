import {
  afterSalesCasePage,
  afterSalesRoutes,
  serviceOrderPage,
  serviceOrderRoutes,
  type AfterSalesRow,
  type ServiceOrderRow,
} from '@tradeport/domain/service-order/contract'
import { DetailSection, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { useMayDo } from '../frame/use-may-do'
import styles from '../company/company.module.css'

const MOST = 20

/** An order that ended or a case, as far as what is owed of it goes. */
interface Owed {
  id: string
  no: string
  href: string
  customerName: string
  dueAt: string | null
}
const ofOrder = (row: ServiceOrderRow): Owed => ({ ...row, href: serviceOrderRoutes.order(row.id) })
const ofCase = (row: AfterSalesRow): Owed => ({ ...row, href: afterSalesRoutes.case(row.id) })

/** What a provider of services owes its customers past the platform, overdue or by a decision; nothing where there is none. */
export function OwedRefunds({ companyId }: { companyId: string }) {
  const texts = useT('identityCompany')
  const format = useFormat()
  const orders = { providerCompanyId: companyId, pageSize: MOST, sort: 'due' } as const
  const cases = { providerId: companyId, pageSize: MOST, sort: 'due' } as const
  const may = useMayDo()
  const ask = { enabled: may.holds('serviceOrder:read'), quiet: true }
  const askCases = { enabled: may.holds('afterSalesCase:read'), quiet: true }
  const upheld = useEndpoint(serviceOrderPage, { ...orders, payback: 'upheld' }, ask)
  const overdue = useEndpoint(serviceOrderPage, { ...orders, payback: 'overdue' }, ask)
  const upheldCases = useEndpoint(afterSalesCasePage, { ...cases, payback: 'upheld' }, askCases)
  const overdueCases = useEndpoint(afterSalesCasePage, { ...cases, payback: 'overdue' }, askCases)
  const held = [...(upheld.data?.records ?? []).map(ofOrder), ...(upheldCases.data?.records ?? []).map(ofCase)]
  const late = [
    ...(overdue.data?.records ?? []).map(ofOrder),
    ...(overdueCases.data?.records ?? []).map(ofCase),
  ].filter(row => !held.some(({ id }) => id === row.id))
  // What is decided is overdue as well: until all have answered, a line would say of it that it is only late.
  const isAnswered = ![upheld, overdue, upheldCases, overdueCases].some(({ isLoading }) => isLoading)
  if (!isAnswered || held.length + late.length === 0) return null
  const line = (row: Owed, says: string) => (
    <li key={row.id}>
      <AppLink to={row.href}>{row.no}</AppLink>
      {` · ${row.customerName} · `}
      <StatusTag tone="danger">{says}</StatusTag>
    </li>
  )
  return (
    <DetailSection title={texts('refunds.title')}>
      <ul className={styles['refunds']}>
        {held.map(row => line(row, texts('refunds.upheld')))}
        {late.map(row => line(row, texts('refunds.overdue', { date: format.date(row.dueAt) })))}
      </ul>
    </DetailSection>
  )
}
