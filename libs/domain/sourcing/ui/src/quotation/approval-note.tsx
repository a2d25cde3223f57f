import { Alert } from 'antd'
import type { PurchaseApprovalRow } from '@tradeport/domain/sourcing/contract'
import { ActionBar } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { approvalActions } from './approval-actions'

const TONES = { pending: 'info', approved: 'success', declined: 'warning' } as const

/** Who asked to approve the purchase, what was said to it, and what has become of it. */
export function ApprovalNote({ approval }: { approval: PurchaseApprovalRow }) {
  const t = useT('sourcing')
  const { status, requestedByName, decidedByName, note, reason } = approval
  if (status === 'withdrawn') return null
  return (
    <Alert
      type={TONES[status]}
      showIcon
      data-print="hide"
      title={t(`approval.${status}`, { name: requestedByName, by: decidedByName ?? '' })}
      description={reason ?? note}
      action={<ActionBar entity={approvalActions} row={approval} audience="buyer" />}
    />
  )
}
