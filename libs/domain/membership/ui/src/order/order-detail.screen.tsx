import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import { fileDownload } from '@tradeport/domain/files/contract'
import {
  INVOICE_FIELDS,
  membershipOrderDetail,
  paymentAccount,
  type MembershipOrderDetail,
  type MembershipOrderStatus,
} from '@tradeport/domain/membership/contract'
import { AttachmentList, DetailSection, EntityDetail, Facts, NamedCompany } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint, useFormat, useText, useTitle } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useAudience } from '../audience'
import { useWords } from '../use-words'
import { PaperCell } from '../invoice/invoice-cells'
import { membershipOrderEntity } from './order.entity'

const EVENTS = [
  'create',
  'create_renewal',
  'report_payment',
  'confirm',
  'reject',
  'cancel',
  'expire',
  'settle',
  'refund',
  'issue_invoice',
  'correct_invoice',
  'issue_credit_note',
  'correct_credit_note',
] as const

/** `/membership/orders/:id`: what was ordered, where to pay, and what was paid. */
export default function OrderDetailScreen() {
  const t = useT('membership')
  const { id = '' } = useParams()
  const state = useEndpoint(membershipOrderDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={membershipOrderEntity}
      audience={useAudience()}
      state={state}
      backTo="/membership/orders"
      next={({ status, payUntil }) => {
        if (status === 'pending_payment') return { who: t('order.next.company'), due: payUntil }
        return status === 'payment_reported' ? { who: t('order.next.platform') } : null
      }}
      timeline={detail => detail.timeline}
      describeEvent={({ action }) => {
        const event = EVENTS.find(each => each === action)
        return event ? t(`order.event.${event}`) : action
      }}
    >
      {detail => (
        <>
          {detail.rejectReason !== null && detail.status === 'pending_payment' && (
            <Alert type="warning" showIcon title={t('order.rejected', { reason: detail.rejectReason })} />
          )}
          {detail.automatic && detail.status === 'pending_payment' && (
            <Alert type="info" showIcon title={t('order.automatic')} />
          )}
          <Ordered order={detail} />
          <InvoiceWanted order={detail} />
          {detail.status === 'pending_payment' && <HowToPay order={detail} />}
          <Payment order={detail} />
          <Invoices order={detail} />
        </>
      )}
    </EntityDetail>
  )
}

/** Of which something is still to come. */
const AWAITED: readonly MembershipOrderStatus[] = ['pending_payment', 'payment_reported']

function Ordered({ order }: { order: MembershipOrderDetail }) {
  const t = useT('membership')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const money = (amount: string) => format.money(amount, order.currency)
  return (
    <DetailSection title={t('order.section.order')}>
      <Facts
        facts={[
          { key: 'item', label: t(`kind.${order.kind}`), value: text(order.name) },
          {
            key: 'company',
            label: t('column.company'),
            value: <NamedCompany name={order.companyName} ownStake={order.ownStake} />,
          },
          { key: 'quantity', label: t('order.quantity'), value: order.quantity > 1 ? order.quantity : null },
          { key: 'value', label: t('order.value'), value: `${money(order.value)} ${words.period(order.terms)}` },
          {
            key: 'credit',
            label: t('order.credit'),
            value: /[1-9]/.test(order.credit) ? money(order.credit) : null,
          },
          { key: 'amount', label: t('column.amount'), value: <strong>{money(order.amount)}</strong> },
          {
            key: 'period',
            label: t('order.period'),
            value: order.periodFrom
              ? `${format.date(order.periodFrom)} – ${format.date(order.periodTo)}`
              : order.purpose === 'renew' && AWAITED.includes(order.status) && t('order.renewal'),
          },
          {
            key: 'abilities',
            label: t('field.abilities'),
            value: (
              <ul className="tp-plain-list">
                {order.terms.abilities.map(({ ability, quota, reset }) => (
                  <li key={ability}>{`${words.ability(ability)}: ${words.quota(quota, reset)}`}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </DetailSection>
  )
}

/** What the invoice has to say, for those who write it. */
function InvoiceWanted({ order: { invoice } }: { order: MembershipOrderDetail }) {
  const t = useT('membership')
  if (invoice.need === 'none') return null
  return (
    <DetailSection title={t('order.section.invoice')}>
      <Facts
        facts={[
          { key: 'need', label: t('invoice.need'), value: t(`invoice.need.${invoice.need}`) },
          ...INVOICE_FIELDS.map(field => ({ key: field, label: t(`invoice.${field}`), value: invoice[field] || null })),
        ]}
      />
    </DetailSection>
  )
}

/** What finance has written, or still owes. */
function Invoices({ order: { invoices } }: { order: MembershipOrderDetail }) {
  const t = useT('membership')
  const shown = invoices.filter(({ status }) => status !== 'dropped')
  if (shown.length === 0) return null
  return (
    <DetailSection title={t('paper.section')}>
      <Facts
        facts={shown.map(paper => ({
          key: paper.id,
          label: t(`paper.kind.${paper.kind}`),
          value: paper.status === 'issued' ? <PaperCell row={paper} /> : t('paper.status.wanted'),
        }))}
      />
    </DetailSection>
  )
}

function HowToPay({ order }: { order: MembershipOrderDetail }) {
  const t = useT('membership')
  const format = useFormat()
  const { data } = useEndpoint(paymentAccount, {})
  const account = data?.account
  return (
    <DetailSection title={t('order.section.pay')}>
      {!data && <SkeletonText lines={3} />}
      {data && !account && <p>{t('account.none')}</p>}
      {account && (
        <Facts
          facts={[
            { key: 'holder', label: t('account.holder'), value: account.holder },
            { key: 'bank', label: t('account.bank'), value: account.bank },
            { key: 'account', label: t('account.account'), value: account.account },
            { key: 'swift', label: t('account.swift'), value: account.swift },
            { key: 'amount', label: t('column.amount'), value: format.money(order.amount, order.currency) },
            { key: 'purpose', label: t('account.purpose'), value: order.no },
            { key: 'until', label: t('order.payUntil'), value: format.dateTime(order.payUntil) },
            { key: 'note', label: t('account.note'), value: account.note },
          ]}
        />
      )}
    </DetailSection>
  )
}

function Payment({ order }: { order: MembershipOrderDetail }) {
  const t = useT('membership')
  const format = useFormat()
  const { download } = useDownload(fileDownload)
  if (order.bankReference === null) return null
  return (
    <DetailSection title={t('order.section.payment')}>
      <Facts
        facts={[
          { key: 'reference', label: t('order.bankReference'), value: order.bankReference },
          { key: 'paidOn', label: t('order.paidOn'), value: format.civilDate(order.paidOn) },
        ]}
      />
      <AttachmentList files={order.evidence} open={file => void download({ id: file.fileId }, file.name)} />
    </DetailSection>
  )
}
