import { fileDownload } from '@tradeport/domain/files/contract'
import type { MembershipInvoiceRow, MembershipOrderDetail } from '@tradeport/domain/membership/contract'
import { AttachmentList, NamedCompany } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useDownload, useFormat } from '@tradeport/web/react'

type Paper = MembershipOrderDetail['invoices'][number]

export function KindCell({ row }: { row: MembershipInvoiceRow }) {
  const t = useT('membership')
  return (
    <>
      {t(`paper.kind.${row.kind}`)}
      {row.creditedNumber !== null && <p className="tp-soft">{t('paper.credits', { number: row.creditedNumber })}</p>}
    </>
  )
}

export function OrderCell({ row }: { row: MembershipInvoiceRow }) {
  const format = useFormat()
  return (
    <>
      <AppLink to={`/membership/orders/${row.orderId}`}>{row.orderNo}</AppLink>
      <p className="tp-tabular">{format.money(row.orderAmount, row.orderCurrency)}</p>
      <p>
        <NamedCompany name={row.companyName} ownStake={row.ownStake} />
      </p>
    </>
  )
}

export function WantedCell({ row: { wanted } }: { row: MembershipInvoiceRow }) {
  const t = useT('membership')
  return (
    <>
      {t(`invoice.need.${wanted.need}`)}
      <p>{wanted.title}</p>
      <p>{wanted.taxNo}</p>
    </>
  )
}

/** Number, day and amount of what was issued, and the paper itself. */
export function PaperCell({ row }: { row: Pick<Paper, 'number' | 'issuedOn' | 'amount' | 'currency' | 'file'> }) {
  const format = useFormat()
  const { download } = useDownload(fileDownload)
  const { number, amount, currency, file } = row
  if (number === null || amount === null || currency === null || file === null) return <>–</>
  return (
    <>
      {number}
      <p className="tp-tabular">{`${format.civilDate(row.issuedOn)} · ${format.money(amount, currency)}`}</p>
      <AttachmentList files={[file]} open={each => void download({ id: each.fileId }, each.name)} />
    </>
  )
}
