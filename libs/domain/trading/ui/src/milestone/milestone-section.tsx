import { Button } from 'antd'
import type { MilestoneReceipt, OrderDetail, PaymentMilestone } from '@tradeport/domain/trading/contract'
import { isPositive } from '@tradeport/kernel/values'
import { ActionBar, AttachmentList, DetailSection, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useNotify } from '@tradeport/web/react'
import { CopyIcon } from '@tradeport/web/ui'
import type { TradingAudience } from '../shared/audience'
import { useFiles } from '../shared/use-files'
import { MILESTONE_TONES } from '../shared/tones'
import { useWords } from '../shared/use-words'
import { milestoneActions } from './milestone-actions'
import styles from './milestone.module.css'

/** The instalments in their order: amount, when, what waits for it, and what has to happen now. */
export function MilestoneSection({ order, audience }: { order: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const format = useFormat()
  return (
    <DetailSection
      title={t('milestone.title')}
      extra={
        <span className={styles['quiet']}>
          {t('milestone.paidOf', {
            paid: format.money(order.paidTotal, order.currency),
            total: format.money(order.total, order.currency),
          })}
        </span>
      }
    >
      <ol className={styles['milestones']}>
        {order.milestones.map(milestone => (
          <li key={milestone.id} className={styles['milestone']} data-status={milestone.status}>
            <Milestone milestone={milestone} audience={audience} />
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

/** What happens next, said to whoever has to do it as to them, and to the others as of them. */
function hintOf({ status }: PaymentMilestone, audience: TradingAudience) {
  if (status === 'due' && audience === 'buyer') return 'milestone.hint.due.own'
  if (status === 'reported' && audience === 'seller') return 'milestone.hint.reported.own'
  return `milestone.hint.${status}` as const
}

function Milestone({ milestone, audience }: { milestone: PaymentMilestone; audience: TradingAudience }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  return (
    <>
      <div className={styles['head']}>
        <span className={styles['share']}>
          {t('milestone.share', { number: milestone.seq, percent: format.percent(milestone.percent) })}
        </span>
        <StatusTag tone={MILESTONE_TONES[milestone.status]}>{t(`milestone.status.${milestone.status}`)}</StatusTag>
        <span className={styles['amount']}>{format.money(milestone.amount, milestone.currency)}</span>
      </div>
      <div className={styles['facts']}>
        {[
          `${ts(`method.${milestone.method}`)}, ${words.due(milestone)}`,
          milestone.gate === 'none' ? '' : ts(`gate.${milestone.gate}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <p className={styles['hint']}>
        {t(hintOf(milestone, audience), { when: format.dateTime(milestone.dueAt) })}
        {milestone.status === 'partly_paid' &&
          isPositive(milestone.paidAmount) &&
          ` ${t('milestone.arrived', { amount: format.money(milestone.paidAmount, milestone.currency) })}`}
      </p>
      <Reference text={milestone.remitReference} />
      {milestone.receipts.length > 0 && (
        <ul className={styles['receipts']}>
          {milestone.receipts.map(receipt => (
            <li key={receipt.id} className={styles['receipt']}>
              <Receipt receipt={receipt} currency={milestone.currency} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <ActionBar entity={milestoneActions} row={milestone} audience={audience} />
      </div>
    </>
  )
}

/** What the payer writes on the transfer, to be copied into the bank's form. */
function Reference({ text }: { text: string }) {
  const t = useT('trading')
  const tc = useT('common')
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(tc('message.copied'))
    } catch {
      notify.error(tc('error.copyManually'))
    }
  }
  return (
    <div className={styles['reference']}>
      <span className={styles['quiet']}>{t('milestone.remit')}</span>
      <code>{text}</code>
      <Button
        type="text"
        size="small"
        icon={<CopyIcon size={16} />}
        aria-label={t('milestone.copy', { reference: text })}
        onClick={() => void copy()}
      />
    </div>
  )
}

function Receipt({ receipt, currency }: { receipt: MilestoneReceipt; currency: string }) {
  const t = useT('trading')
  const format = useFormat()
  const { open } = useFiles()
  return (
    <>
      <div>
        {t(`receipt.${receipt.state}`, {
          amount: format.money(receipt.amount, currency),
          received: format.money(receipt.receivedAmount ?? receipt.amount, currency),
          date: format.civilDate(receipt.valueDate),
        })}
      </div>
      <div className={styles['quiet']}>
        {[receipt.reportedByName, format.dateTime(receipt.reportedAt), receipt.reference].filter(Boolean).join(' · ')}
      </div>
      {receipt.note && <div>{receipt.note}</div>}
      {receipt.decisionNote && <div className={styles['quiet']}>{receipt.decisionNote}</div>}
      <AttachmentList files={receipt.slip ? [receipt.slip] : []} open={open} />
    </>
  )
}
