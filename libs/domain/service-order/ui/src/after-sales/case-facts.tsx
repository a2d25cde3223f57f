import type { AfterSalesDetail } from '@tradeport/domain/service-order/contract'
import { DetailSection, Facts, type Fact } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Refund } from '../order/direct-section'
import { useAudience } from '../shared/audience'

interface SectionProps {
  detail: AfterSalesDetail
}

function useMoney({ currency }: AfterSalesDetail) {
  const format = useFormat()
  return (amount: string | null) => (amount === null ? null : format.money(amount, currency))
}

/** What is asked for, and of which order. */
export function DemandSection({ detail }: SectionProps) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const text = useText()
  const audience = useAudience()
  const money = useMoney(detail)
  const { order } = detail
  const facts: Fact[] = [
    { key: 'type', label: t('column.type'), value: t(`type.${detail.type}`) },
    { key: 'requested', label: t('column.amount'), value: money(detail.requestedAmount) },
    { key: 'reasonCode', label: t('fact.reasonCode'), value: t(`reason.${detail.reasonCode}`) },
    { key: 'service', label: to('order.column.service'), value: text(detail.serviceTitle) },
    {
      key: 'customer',
      label: to('order.column.customer'),
      value: audience !== 'customer' && detail.customerName,
    },
    {
      key: 'provider',
      label: to('order.column.provider'),
      value: audience !== 'provider' && detail.providerName,
    },
    { key: 'orderStatus', label: to('order.one'), value: to(`order.status.${order.status}`) },
    { key: 'paid', label: t('fact.paid'), value: money(order.paid) },
    { key: 'refunded', label: to('fact.refund'), value: Number(order.refunded) > 0 && money(order.refunded) },
    { key: 'refundable', label: t('fact.refundable'), value: money(order.refundable) },
  ]
  return (
    <DetailSection title={t('section.demand')}>
      <Facts facts={facts} />
    </DetailSection>
  )
}

/** What the provider puts on the table instead. */
export function OfferSection({ detail }: SectionProps) {
  const t = useT('afterSales')
  const money = useMoney(detail)
  const { offer } = detail
  if (offer === null) return null
  const facts: Fact[] = [
    { key: 'remedy', label: t('form.offer'), value: t(`remedy.${offer.remedy}`) },
    { key: 'amount', label: t('column.amount'), value: money(offer.amount) },
    { key: 'reason', label: t('form.words'), value: offer.reason },
  ]
  return (
    <DetailSection title={t('section.offer')}>
      <Facts facts={facts} />
    </DetailSection>
  )
}

/** What both came to, or what the platform decided. */
export function OutcomeSection({ detail }: SectionProps) {
  const t = useT('afterSales')
  const money = useMoney(detail)
  const { remedy, responsibility } = detail
  if (remedy === null && detail.reason === null) return null
  const facts: Fact[] = [
    { key: 'remedy', label: t('form.decision'), value: remedy && t(`remedy.${remedy}`) },
    { key: 'amount', label: t('column.amount'), value: money(detail.agreedAmount) },
    {
      key: 'responsibility',
      label: t('form.responsibility'),
      value: responsibility && t(`responsible.${responsibility}`),
    },
    { key: 'reason', label: t('form.words'), value: detail.reason },
  ]
  return (
    <DetailSection title={t('section.outcome')}>
      <Facts facts={facts} />
    </DetailSection>
  )
}

/** What the provider gives back itself, as the order was paid past the platform. */
export function RefundSection({ detail: { directRefund, currency } }: SectionProps) {
  const to = useT('serviceOrder')
  if (directRefund === null) return null
  return (
    <DetailSection title={to('filter.payback')}>
      <Refund refund={directRefund} currency={currency} />
    </DetailSection>
  )
}
