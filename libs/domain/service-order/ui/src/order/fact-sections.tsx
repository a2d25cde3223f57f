import { visibleFields, type TemplateField } from '@tradeport/domain/service-market/contract'
import type { OrderAnswers, ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { DetailSection, Facts, type Fact } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PaymentList } from '@tradeport/web/payments'
import { useCountries, useFormat, useText } from '@tradeport/web/react'
import { useQuantity } from '../shared/use-quantity'

interface SectionProps {
  order: ServiceOrderDetail
}

/** What was ordered, what it costs, and where the money is. */
export function PriceSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const tp = useT('payments')
  const text = useText()
  const format = useFormat()
  const quantity = useQuantity()
  const money = (amount: string | null) => (amount === null ? null : format.money(amount, order.currency))
  const { commission, settlement } = order
  const release = useRelease(order)
  const modeOf = (mode: typeof order.payMode) =>
    mode === 'offline' ? t('payMode.offline') : mode && tp(`mode.${mode}`)
  const facts: Fact[] = [
    { key: 'service', label: t('order.column.service'), value: text(order.serviceTitle) },
    { key: 'item', label: t('fact.item'), value: text(order.skuName) },
    { key: 'qty', label: t('order.column.qty'), value: quantity(order) },
    { key: 'unitPrice', label: t('fact.unitPrice'), value: money(order.unitPrice) },
    { key: 'discount', label: t('fact.discount'), value: Number(order.discount) > 0 && money(order.discount) },
    { key: 'payable', label: t('order.column.payable'), value: money(order.payable) ?? t('order.unpriced') },
    { key: 'tax', label: t('fact.tax', { rate: format.percent(order.taxRate) }), value: money(order.tax) },
    {
      key: 'commission',
      label: t('fact.commission', { rate: commission ? format.percent(commission.rate) : '' }),
      value: commission && money(commission.amount),
    },
    { key: 'providerAmount', label: t('fact.providerAmount'), value: commission && money(commission.providerAmount) },
    { key: 'payMode', label: t('fact.payMode'), value: modeOf(order.payMode) },
    { key: 'release', ...release },
    {
      key: 'refund',
      label: t('fact.refund'),
      value: settlement ? money(settlement.refund) : Number(order.caseRefund) > 0 && money(order.caseRefund),
    },
    {
      key: 'released',
      label: t('fact.released'),
      // What was paid past the platform, the provider has already.
      value: order.payMode !== 'offline' && settlement?.providerAmount && money(settlement.providerAmount),
    },
  ]
  return (
    <DetailSection
      title={t('section.price')}
      {...(order.simulatedFunds && order.payMode !== 'offline' ? { note: tp('simulated') } : {})}
    >
      <Facts facts={facts} />
      {order.payments.length > 0 && (
        <PaymentList payments={order.payments.map(payment => ({ ...payment, currency: order.currency }))} />
      )}
    </DetailSection>
  )
}

/** When what the bank keeps goes to the provider: not before a case about it is over. */
function useRelease({ release, openCaseId }: ServiceOrderDetail): Omit<Fact, 'key'> {
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const format = useFormat()
  if (release === null || release.dueAt === null)
    return { label: t('fact.releaseAfter'), value: release && tm('days.exact', { count: release.days }) }
  const date = format.date(release.dueAt)
  return openCaseId === null
    ? { label: t('fact.releaseOn'), value: date }
    : { label: t('fact.release'), value: t('release.afterCase', { date }) }
}

/** What the customer was asked and said. */
export function AnswerSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const text = useText()
  const read = useAnswers()
  const { fields, answers } = order.form
  const facts: Fact[] = [
    ...visibleFields(fields, answers).map(field => ({
      key: field.key,
      label: text(field.label),
      value: read(field, answers[field.key]),
    })),
    { key: 'remark', label: t('fact.remark'), value: order.remark },
    { key: 'contact', label: t('fact.contact'), value: order.contact.name },
    { key: 'phone', label: t('fact.phone'), value: order.contact.phone },
    { key: 'email', label: t('fact.email'), value: order.contact.email },
  ]
  return (
    <DetailSection title={t('section.answers')}>
      <Facts facts={facts} columns={2} />
    </DetailSection>
  )
}

/** Answers as people read them: choices by their labels, countries by their names. */
function useAnswers(): (field: TemplateField, answer: OrderAnswers[string] | undefined) => string {
  const t = useT('serviceOrder')
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  return (field, answer) => {
    const values = answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer
    const one = (value: string): string => {
      if (field.type === 'country') return countries.nameOf(value)
      if (field.type === 'date') return format.civilDate(value)
      if (field.type === 'number') return format.number(value)
      if (field.type === 'checkbox') return t('answer.yes')
      const option = field.options.find(candidate => candidate.value === value)
      return option ? text(option.label) : value
    }
    return values.map(one).join(', ')
  }
}

export function RatingSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const { rating } = order
  if (rating === null) return null
  const tags = rating.tags.map(tag => t(`tag.${tag}`)).join(', ')
  return (
    <DetailSection title={t('section.rating')}>
      <p>{[t('rating.score', { score: rating.score }), tags].filter(Boolean).join(' · ')}</p>
      {rating.text !== '' && <p>{rating.text}</p>}
    </DetailSection>
  )
}
