import { useState } from 'react'
import { inquiryDetail, quotationAccept } from '@tradeport/domain/sourcing/contract'
import { isOpenThread } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useEndpoint, useNotify, useText } from '@tradeport/web/react'
import { Checkbox } from '@tradeport/web/ui'
import type { DecisionProps } from './decision'

/** Accepting makes an order: what it means, and what happens to the other sellers, is said before. */
export function AcceptSheet({ quotation, onClose }: DecisionProps) {
  const t = useT('sourcing')
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const [awardAll, setAwardAll] = useState(false)
  const inquiry = useEndpoint(inquiryDetail, { id: quotation.inquiryId }, { quiet: true })
  const others = (inquiry.data?.threads ?? []).filter(
    thread => thread.id !== quotation.threadId && isOpenThread(thread.status),
  ).length
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
      <p>{t('accept.intro', { no: quotation.no, version: quotation.versionNo, store: text(quotation.storeName) })}</p>
      <ul>
        <li>{t('accept.order')}</li>
        <li>{t('accept.contract')}</li>
        <li>{t('accept.final')}</li>
      </ul>
      {others > 0 && (
        <Checkbox checked={awardAll} onValue={setAwardAll}>
          {t('accept.awardAll', { count: others })}
        </Checkbox>
      )}
    </Sheet>
  )
}
