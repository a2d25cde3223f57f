import { useState, type ReactNode } from 'react'
import { inquiryDetail, purchaseApprovalAsk, quotationAccept } from '@tradeport/domain/sourcing/contract'
import { isOpenThread } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useDialogAction, useEndpoint, useNotify, useText } from '@tradeport/web/react'
import { Checkbox, Field, TextArea } from '@tradeport/web/ui'
import type { DecisionProps } from './decision'

/** How many other sellers still hope for this inquiry. */
export function useOthers({ inquiryId, threadId }: DecisionProps['quotation']): number {
  const inquiry = useEndpoint(inquiryDetail, { id: inquiryId }, { quiet: true })
  return (inquiry.data?.threads ?? []).filter(thread => thread.id !== threadId && isOpenThread(thread.status)).length
}

/** Accepting makes an order: what it means is said before. */
export function AcceptTerms({ quotation }: Pick<DecisionProps, 'quotation'>) {
  const t = useT('sourcing')
  const text = useText()
  return (
    <>
      <p>{t('accept.intro', { no: quotation.no, version: quotation.versionNo, store: text(quotation.storeName) })}</p>
      <ul>
        <li>{t('accept.order')}</li>
        <li>{t('accept.contract')}</li>
        <li>{t('accept.final')}</li>
      </ul>
    </>
  )
}

/** What happens to the other sellers is decided with it. */
function AwardAll({ quotation, value, onValue }: AwardAllProps): ReactNode {
  const t = useT('sourcing')
  const others = useOthers(quotation)
  if (others === 0) return null
  return (
    <Checkbox checked={value} onValue={onValue}>
      {t('accept.awardAll', { count: others })}
    </Checkbox>
  )
}
interface AwardAllProps extends Pick<DecisionProps, 'quotation'> {
  readonly value: boolean
  readonly onValue: (value: boolean) => void
}

export function AcceptSheet({ quotation, onClose }: DecisionProps) {
  const t = useT('sourcing')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const [awardAll, setAwardAll] = useState(false)
  const { run, pending } = useAction(quotationAccept, {
    onSuccess: ({ orderId }) => {
      notify.success(t('quotation.done.accept'))
      navigate(`/orders/${orderId}`)
    },
  })
  const { id, version, contentHash } = quotation
  return (
    <Sheet
      title={t('quotation.action.accept')}
      submit={t('accept.submit')}
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ id, version, contentHash: contentHash ?? '', awardAll })}
    >
      <AcceptTerms quotation={quotation} />
      <AwardAll quotation={quotation} value={awardAll} onValue={setAwardAll} />
    </Sheet>
  )
}

/** The same for who may not order so much alone, with a word to the colleagues who may. */
export function AskApprovalSheet({ quotation, onClose }: DecisionProps) {
  const t = useT('sourcing')
  const [awardAll, setAwardAll] = useState(false)
  const [note, setNote] = useState('')
  const { run, pending } = useDialogAction(purchaseApprovalAsk, {
    done: () => t('quotation.done.ask_approval'),
    onClose,
  })
  const { id, contentHash } = quotation
  return (
    <Sheet
      title={t('quotation.action.ask_approval')}
      submit={t('quotation.action.ask_approval')}
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ quotationId: id, contentHash: contentHash ?? '', awardAll, note })}
    >
      <AcceptTerms quotation={quotation} />
      <AwardAll quotation={quotation} value={awardAll} onValue={setAwardAll} />
      <Field label={t('approval.note')}>
        <TextArea rows={3} maxLength={500} value={note} onValue={setNote} />
      </Field>
    </Sheet>
  )
}
