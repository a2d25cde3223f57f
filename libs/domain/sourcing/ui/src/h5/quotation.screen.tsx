import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  quotationDetail,
  quotationView,
  sourcingRoutes,
  type OverLimit,
  type QuotationDetail,
} from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { CardList, Loaded, PhoneFacts, PhoneNotices, PhonePage, PhoneSection, ThumbBar } from '@tradeport/web/phone'
import { useAction, useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { Banner, Button, Tag } from '@tradeport/web/ui'
import { describeEvent } from '../shared/events'
import { History } from '../shared/history'
import { QUOTATION_TONES } from '../shared/tones'
import { useWords } from '../shared/use-words'
import { AcceptSheet, AskApprovalSheet } from './accept-sheet'
import { ApprovalNote } from './approval-sheets'
import { CounterSheet } from './counter-sheet'
import { RejectSheet } from './reject-sheet'

/** One version of a quotation, with the decision under the thumb. */
export default function QuotationScreen() {
  const { id = '' } = useParams()
  useLive('quotation')
  const state = useEndpoint(quotationDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  useViewed(state.data)
  return <Loaded state={state}>{quotation => <Quotation quotation={quotation} />}</Loaded>
}

/** The seller learns that the version was opened. */
function useViewed(quotation: QuotationDetail | undefined) {
  const { run } = useAction(quotationView, { ignoreError: true })
  const unseen = quotation?.status === 'sent' ? quotation.id : undefined
  useEffect(() => {
    if (unseen !== undefined) void run({ id: unseen })
  }, [run, unseen])
}

const SHEETS = {
  accept: AcceptSheet,
  ask_approval: AskApprovalSheet,
  counter: CounterSheet,
  reject: RejectSheet,
} as const
const DECISIONS = ['accept', 'ask_approval', 'counter', 'reject'] as const
const MAIN: ReadonlySet<string> = new Set(['accept', 'ask_approval'])

function Quotation({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const [open, setOpen] = useState<keyof typeof SHEETS>()
  const Sheet = open && SHEETS[open]
  const decisions = DECISIONS.filter(action => quotation.actions.includes(action))
  return (
    <PhonePage
      title={format.money(quotation.total, quotation.currency)}
      note={
        <>
          <Tag tone={QUOTATION_TONES[quotation.status]}>{t(`quotation.status.${quotation.status}`)}</Tag>{' '}
          {t('quotation.titleOf', { no: quotation.no, version: quotation.versionNo })}
        </>
      }
    >
      <PhoneNotices>
        {quotation.basedOnOldRevision && <Banner tone="warning" title={t('quotation.oldRevision')} />}
        {quotation.overLimit && <OverLimitNote over={quotation.overLimit} />}
        {quotation.approval && <ApprovalNote quotation={quotation} approval={quotation.approval} />}
      </PhoneNotices>
      <CardList
        label={t('quotation.toThread')}
        cards={[
          {
            key: 'thread',
            href: sourcingRoutes.thread(quotation.threadId),
            name: text(quotation.storeName),
            lines: [t('quotation.toThread')],
          },
          ...(quotation.orderId
            ? [{ key: 'order', href: `/orders/${quotation.orderId}`, name: t('quotation.toOrder'), lines: [] }]
            : []),
        ]}
      />
      <Content quotation={quotation} />
      <PhoneSection title={t('history')}>
        <History events={quotation.timeline} describe={event => describeEvent(t, 'quotation', event.action)} />
      </PhoneSection>
      {decisions.length > 0 && (
        <ThumbBar>
          {decisions.map(action => (
            <Button
              key={action}
              variant={MAIN.has(action) ? 'primary' : 'secondary'}
              block
              onClick={() => setOpen(action)}
            >
              {t(`quotation.action.${action}`)}
            </Button>
          ))}
        </ThumbBar>
      )}
      {Sheet && <Sheet quotation={quotation} onClose={() => setOpen(undefined)} />}
    </PhonePage>
  )
}

/** Why there is no button to accept it, and whom to ask. */
function OverLimitNote({ over: { limit, approvers } }: { over: OverLimit }) {
  const t = useT('sourcing')
  const format = useFormat()
  return (
    <Banner tone="warning" title={t('quotation.overLimit', { limit: format.money(limit.amount, limit.currency) })}>
      {approvers.length > 0 && t('quotation.overLimit.who', { names: approvers.join(', ') })}
    </Banner>
  )
}

function Content({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { currency } = quotation
  return (
    <>
      <PhoneSection title={t('quotation.items')}>
        <PhoneFacts
          facts={quotation.items.map(item => ({
            key: item.id,
            label: `${item.lineNo}. ${item.name}`,
            value: [
              words.quantity(item.qty, item.unit),
              item.unitPrice === null ? t(`item.kind.${item.kind}`) : format.unitPrice(item.unitPrice, currency),
              item.amount === null ? '' : format.money(item.amount, currency),
            ]
              .filter(Boolean)
              .join('\n'),
          }))}
        />
      </PhoneSection>
      <PhoneSection title={t('quotation.paper')}>
        <PhoneFacts
          facts={[
            { key: 'delivery', label: t('quotation.incoterm'), value: words.delivery(quotation) },
            { key: 'lead', label: t('quotation.leadDays'), value: words.days(quotation.leadDays) },
            {
              key: 'plan',
              label: t('quotation.paymentPlan'),
              value: quotation.paymentPlan.map(words.instalment).join('\n'),
            },
            { key: 'charges', label: t('quotation.charges'), value: format.money(quotation.chargesTotal, currency) },
            { key: 'tax', label: t('quotation.taxTotal'), value: format.money(quotation.taxTotal, currency) },
            { key: 'valid', label: t('quotation.validUntil'), value: format.dateTime(quotation.validUntil) },
            { key: 'packing', label: t('quotation.packing'), value: quotation.packingNote },
            { key: 'note', label: t('quotation.note'), value: quotation.note },
          ]}
        />
      </PhoneSection>
    </>
  )
}
