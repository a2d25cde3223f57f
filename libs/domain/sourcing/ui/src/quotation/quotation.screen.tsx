import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import {
  quotationDetail,
  quotationView,
  sourcingRoutes,
  threadDetail,
  type OverLimit,
  type QuotationDetail,
} from '@tradeport/domain/sourcing/contract'
import { ActionBar, DetailSection, EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat, useLive, useTitle } from '@tradeport/web/react'
import { PrintIcon } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { describeEvent } from '../shared/events'
import { QUOTATION_TURN } from '../shared/turn'
import { useTurn } from '../shared/use-turn'
import { threadActions } from '../thread/thread-actions'
import { ApprovalNote } from './approval-note'
import { QuotationPaper } from './quotation-paper'
import type { QuotationAudience } from './quotation-actions'
import { quotationEntity } from './quotation.entity'
import { useCounterWishes } from './use-counter-wishes'
import { VersionHistory } from './version-history'
import styles from './quotation.module.css'

/** What the audience does beyond reading: the buyer's look is told to the seller, the seller writes the next version. */
const VIEWS: Readonly<Record<QuotationAudience, { marksViewed: boolean; revises: boolean }>> = {
  buyer: { marksViewed: true, revises: false },
  seller: { marksViewed: false, revises: true },
  operator: { marksViewed: false, revises: false },
}

/** Why there is no button to accept it, and whom to ask. */
function OverLimitNote({ over: { limit, approvers } }: { over: OverLimit }) {
  const t = useT('sourcing')
  const format = useFormat()
  const names = approvers.join(', ')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('quotation.overLimit', { limit: format.money(limit.amount, limit.currency) })}
      description={names ? t('quotation.overLimit.who', { names }) : undefined}
    />
  )
}

const WHO = {
  you: { buyer: 'turn.you', seller: 'turn.you' },
  colleague: { buyer: 'turn.own.buyer', seller: 'turn.own.seller' },
  other: { buyer: 'turn.buyer', seller: 'turn.seller' },
} as const

export default function QuotationScreen() {
  const t = useT('sourcing')
  const { id = '' } = useParams()
  const audience = useAudience()
  const view = VIEWS[audience]
  useLive('quotation')
  useLive('purchaseApproval')
  useLive('thread')
  const state = useEndpoint(quotationDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  useViewed(state.data, view.marksViewed)
  const turnOf = useTurn(audience === 'operator' ? null : audience)
  return (
    <EntityDetail
      entity={quotationEntity}
      audience={audience}
      state={state}
      backTo="/inquiries"
      next={detail => {
        const turn = QUOTATION_TURN[detail.status]
        return turn && { who: t(WHO[turnOf(turn)][turn]), due: detail.validUntil }
      }}
      extra={detail => (
        <>
          <Button icon={<PrintIcon size={16} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          {view.revises && <ReviseAction detail={detail} />}
        </>
      )}
      timeline={detail => detail.timeline}
      describeEvent={event => describeEvent(t, 'quotation', event.action)}
      related={detail => [
        { label: t('quotation.toThread'), href: sourcingRoutes.thread(detail.threadId) },
        ...(detail.orderId ? [{ label: t('quotation.toOrder'), href: `/orders/${detail.orderId}` }] : []),
      ]}
    >
      {detail => (
        <>
          {detail.approval && <ApprovalNote approval={detail.approval} />}
          {detail.overLimit && <OverLimitNote over={detail.overLimit} />}
          {detail.basedOnOldRevision && (
            <Alert type="warning" showIcon title={t('quotation.oldRevision')} data-print="hide" />
          )}
          <CounterNote detail={detail} />
          <QuotationPaper quotation={detail} />
          <div data-print="hide">
            <VersionHistory quotation={detail} />
          </div>
        </>
      )}
    </EntityDetail>
  )
}

/** The seller learns that the version was opened. */
function useViewed(detail: QuotationDetail | undefined, marks: boolean) {
  const { run } = useAction(quotationView, { ignoreError: true })
  const unseen = marks && detail?.status === 'sent' ? detail.id : undefined
  useEffect(() => {
    if (unseen !== undefined) void run({ id: unseen })
  }, [run, unseen])
}

function ReviseAction({ detail }: { detail: QuotationDetail }) {
  const newest = detail.versions.every(version => version.versionNo <= detail.versionNo)
  const sent = detail.status !== 'draft'
  const { data } = useEndpoint(threadDetail, { id: detail.threadId }, { enabled: newest && sent, quiet: true })
  if (!data || !newest || !sent || !data.actions.includes('quote')) return null
  return <ActionBar entity={threadActions} row={{ ...data, actions: ['quote'] }} audience="seller" />
}

function CounterNote({ detail }: { detail: QuotationDetail }) {
  const t = useT('sourcing')
  const wishes = useCounterWishes(detail)
  if (wishes.length === 0) return null
  return (
    <div data-print="hide">
      <DetailSection title={t('counter.titleOf', { version: detail.versionNo })}>
        <dl className={styles['wishes']}>
          {wishes.map(wish => (
            <div key={wish.key} className={styles['wishRow']}>
              <dt className={styles['quiet']}>{wish.label}</dt>
              <dd>
                {wish.wanted}
                {wish.offered && (
                  <span className={styles['quiet']}>{` ${t('counter.insteadOf', { offered: wish.offered })}`}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </DetailSection>
    </div>
  )
}
