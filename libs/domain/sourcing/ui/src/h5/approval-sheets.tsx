import { useState } from 'react'
import {
  purchaseApprovalApprove,
  purchaseApprovalDecline,
  purchaseApprovalWithdraw,
  type PurchaseApprovalRow,
} from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useDialogAction, useNotify } from '@tradeport/web/react'
import { Banner, Button, Field, TextArea } from '@tradeport/web/ui'
import { AcceptTerms, useOthers } from './accept-sheet'
import type { DecisionProps } from './decision'

interface ApprovalProps extends DecisionProps {
  readonly approval: PurchaseApprovalRow
}

/** Accepts the version for the colleague who asked. */
function ApproveSheet({ quotation, approval, onClose }: ApprovalProps) {
  const t = useT('sourcing')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const others = useOthers(quotation)
  const { run, pending } = useAction(purchaseApprovalApprove, {
    onSuccess: ({ orderId }) => {
      notify.success(t('approval.done.approve'))
      navigate(`/orders/${orderId}`)
    },
  })
  const { id, version } = approval
  return (
    <Sheet
      title={t('approval.action.approve')}
      submit={t('approval.action.approve')}
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ id, version })}
    >
      <AcceptTerms quotation={quotation} />
      {approval.awardAll && others > 0 && <p>{t('accept.awardAll', { count: others })}</p>}
    </Sheet>
  )
}

function DeclineSheet({ approval, onClose }: ApprovalProps) {
  const t = useT('sourcing')
  const [reason, setReason] = useState('')
  const { run, pending, fieldErrors } = useDialogAction(purchaseApprovalDecline, {
    done: () => t('approval.done.decline'),
    onClose,
  })
  const { id, version } = approval
  return (
    <Sheet
      title={t('approval.action.decline')}
      submit={t('approval.action.decline')}
      danger
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ id, version, reason })}
    >
      <p>{t('approval.decline.intro', { name: approval.requestedByName })}</p>
      <Field label={t('approval.decline.reason')} required error={fieldErrors[0]?.message}>
        <TextArea rows={3} maxLength={500} value={reason} onValue={setReason} />
      </Field>
    </Sheet>
  )
}

const TONES = { pending: 'info', approved: 'success', declined: 'warning' } as const
const SHEETS = { approve: ApproveSheet, decline: DeclineSheet } as const

/** Who asked to approve the purchase, what has become of it, and what may be done with it. */
export function ApprovalNote({ quotation, approval }: Omit<ApprovalProps, 'onClose'>) {
  const t = useT('sourcing')
  const notify = useNotify()
  const [open, setOpen] = useState<keyof typeof SHEETS>()
  const withdraw = useAction(purchaseApprovalWithdraw, {
    onSuccess: () => notify.success(t('approval.done.withdraw')),
  })
  const { id, version, status, actions, requestedByName, decidedByName, note, reason } = approval
  if (status === 'withdrawn') return null
  const Asked = open && SHEETS[open]
  return (
    <>
      <Banner
        tone={TONES[status]}
        title={t(`approval.${status}`, { name: requestedByName, by: decidedByName ?? '' })}
        actions={
          actions.length === 0 ? undefined : (
            <>
              {(['approve', 'decline'] as const)
                .filter(action => actions.includes(action))
                .map(action => (
                  <Button
                    key={action}
                    variant={action === 'approve' ? 'primary' : 'secondary'}
                    onClick={() => setOpen(action)}
                  >
                    {t(`approval.action.${action}`)}
                  </Button>
                ))}
              {actions.includes('withdraw') && (
                <Button loading={withdraw.pending} onClick={() => void withdraw.run({ id, version })}>
                  {t('approval.action.withdraw')}
                </Button>
              )}
            </>
          )
        }
      >
        {reason ?? note}
      </Banner>
      {Asked && <Asked quotation={quotation} approval={approval} onClose={() => setOpen(undefined)} />}
    </>
  )
}
