import { Alert } from 'antd'
import type {
  OrderRefund,
  PaymentClaim,
  PaymentReport,
  RefundClaim,
  ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
import { MAX_PAYMENT_REPORTS } from '@tradeport/domain/service-order/rules'
import { AttachmentList, DetailSection, Facts, StatusTag, type Fact } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import type { OrderAudience } from '../shared/audience'
import { CLAIM_TONES, REFUND_TONES, REPORT_TONES } from '../shared/tones'
import { useFiles } from '../shared/use-files'
import styles from './service-order.module.css'

interface SectionProps {
  order: ServiceOrderDetail
}

/** What is paid past the platform: how, what both sides say of it, what goes back, and what the platform gets of it. */
export function DirectSection({ order, audience }: SectionProps & { audience: OrderAudience }) {
  const t = useT('serviceOrder')
  const { directPay, paymentReports, directRefund } = order
  const isUnpaid = order.status === 'pending_payment' && directPay !== null
  const isExhausted = isUnpaid && order.money === 'none' && paymentReports.length >= MAX_PAYMENT_REPORTS
  const isOffered = isUnpaid && order.money === 'none' && !isExhausted && audience === 'customer'
  if (order.payMode !== 'offline' && paymentReports.length === 0 && !isOffered) return null
  return (
    <DetailSection title={t('section.direct')}>
      <Alert type="warning" showIcon title={t(isOffered ? 'direct.choice' : 'direct.warning')} />
      {isExhausted && <p>{t('direct.exhausted', { times: MAX_PAYMENT_REPORTS })}</p>}
      {isUnpaid && !isExhausted && directPay.instructions !== '' && (
        <>
          <h3 className={styles['partsOf']}>{t('direct.instructions')}</h3>
          <p className={styles['lines']}>{directPay.instructions}</p>
        </>
      )}
      <Reports label={t('section.payments')} reports={paymentReports} />
      <Claims claims={order.paymentClaims} />
      {directRefund !== null && (
        <div className={styles['ruled']}>
          <Refund refund={directRefund} currency={order.currency} />
        </div>
      )}
      <Commission order={order} />
    </DetailSection>
  )
}

/** What goes back, by when, what both sides say of it, and what the platform decided. */
export function Refund({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  return (
    <>
      <div className={`${styles['partHead']} ${styles['refundHead']}`}>
        <h3>{t('direct.refund', { amount: format.money(refund.amount, currency) })}</h3>
        <StatusTag tone={REFUND_TONES[refund.status]}>{t(`direct.refund.${refund.status}`)}</StatusTag>
      </div>
      {refund.dueAt !== null && refund.status !== 'received' && (
        <p>
          {t('direct.refund.due', { date: format.dateTime(refund.dueAt) })}{' '}
          {refund.isOverdue && <StatusTag tone="danger">{t('direct.refund.overdue')}</StatusTag>}
        </p>
      )}
      {refund.upheldAt !== null && <Alert type="error" showIcon title={t('direct.refund.upheld')} />}
      <Reports label={t('direct.refund.reported')} reports={refund.reports} />
      <Claims claims={refund.claims} />
    </>
  )
}

const claimState = ({ closedAt, outcome }: RefundClaim | PaymentClaim) =>
  outcome ?? (closedAt === null ? 'open' : 'settled')

function Claims({ claims }: { claims: readonly (RefundClaim | PaymentClaim)[] }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const files = useFiles()
  if (claims.length === 0) return null
  return (
    <>
      <h3 className={styles['partsOf']}>{t('direct.claims')}</h3>
      <ul className={styles['parts']} aria-label={t('direct.claims')}>
        {claims.map(claim => (
          <li key={claim.at} className={styles['part']}>
            <div className={styles['partHead']}>
              <span className={styles['quiet']}>
                {[claim.byName, format.dateTime(claim.at)].filter(Boolean).join(' · ')}
              </span>
              <StatusTag tone={CLAIM_TONES[claimState(claim)]}>{t(`direct.claim.${claimState(claim)}`)}</StatusTag>
            </div>
            <span className={styles['lines']}>{claim.reason || t('direct.claim.unanswered')}</span>
            <AttachmentList files={claim.files} open={files.open} />
            {claim.outcomeReason !== null && <span className={styles['lines']}>{claim.outcomeReason}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What one side says that it paid, and what the other says of it. */
function Reports({ label, reports }: { label: string; reports: readonly PaymentReport[] }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const files = useFiles()
  if (reports.length === 0) return null
  return (
    <ul className={styles['parts']} aria-label={label}>
      {reports.map(report => (
        <li key={report.at} className={styles['part']}>
          <div className={styles['partHead']}>
            <span>
              {t('direct.line', { date: format.civilDate(report.paidOn), reference: report.reference })}
              <span className={styles['quiet']}>
                {` · ${[report.byName, format.dateTime(report.at)].filter(Boolean).join(' · ')}`}
              </span>
            </span>
            <StatusTag tone={REPORT_TONES[report.status]}>{t(`direct.status.${report.status}`)}</StatusTag>
          </div>
          {report.reason !== null && <span>{report.reason}</span>}
          <AttachmentList files={report.files} open={files.open} />
        </li>
      ))}
    </ul>
  )
}

/** Towards the provider and operators: what is owed of it, by when, and what came. */
function Commission({ order: { owedCommission: owed, currency } }: SectionProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const files = useFiles()
  if (owed === null) return null
  const isBack = owed.open.startsWith('-')
  const open = format.money(isBack ? owed.open.slice(1) : owed.open, currency)
  const facts: Fact[] = [
    { key: 'owed', label: t('fact.commissionOwed'), value: format.money(owed.amount, currency) },
    { key: 'open', label: t(isBack ? 'fact.commissionBack' : 'fact.commissionOpen'), value: open },
    {
      key: 'due',
      label: t('fact.commissionDue'),
      value: (
        <>
          {format.civilDate(owed.dueOn)}
          {owed.isOverdue && <StatusTag tone="danger">{t('commission.overdue')}</StatusTag>}
        </>
      ),
    },
  ]
  return (
    <div className={styles['ruled']}>
      <Facts facts={facts} />
      {owed.received.length > 0 && (
        <ul className={styles['parts']} aria-label={t('commission.column.commissionReceived')}>
          {owed.received.map(entry => (
            <li key={entry.at} className={styles['part']}>
              <span>
                {t('commission.entry', {
                  amount: format.money(entry.amount, currency),
                  reference: entry.reference,
                })}
                <span className={styles['quiet']}>
                  {` · ${[entry.byName, format.dateTime(entry.at)].filter(Boolean).join(' · ')}`}
                </span>
              </span>
              <span>{entry.reason}</span>
              <AttachmentList files={entry.files} open={files.open} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
