import { useParams } from 'react-router-dom'
import { inquiryDetail, sourcingRoutes, type InquiryDetail, type InquiryRow } from '@tradeport/domain/sourcing/contract'
import { ActionBar, DetailSection, EntityDetail } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useLive, useTitle } from '@tradeport/web/react'
import { LinkButton, ScalesIcon } from '@tradeport/web/ui'
import { useAudience, type SourcingAudience } from '../shared/audience'
import { describeEvent } from '../shared/events'
import { inquiryTurn, type Side } from '../shared/turn'
import { useTurn } from '../shared/use-turn'
import { inquiryActions } from './inquiry-actions'
import { inquiryEntity } from './inquiry.entity'
import { MessageSources } from './message-sources'
import { RequestFacts, RequestLines } from './request'
import { ThreadCards } from './thread-cards'

const VIEWS: Readonly<Record<SourcingAudience, { audience: 'buyer' | 'operator'; side: Side | null }>> = {
  buyer: { audience: 'buyer', side: 'buyer' },
  seller: { audience: 'operator', side: 'seller' },
  operator: { audience: 'operator', side: null },
}

const WHO = {
  you: { buyer: 'turn.you', seller: 'turn.you' },
  colleague: { buyer: 'turn.own.buyer', seller: 'turn.own.seller' },
  other: { buyer: 'turn.buyers', seller: 'turn.sellers' },
} as const

export default function InquiryDetailScreen() {
  const t = useT('sourcing')
  const { id = '' } = useParams()
  const view = VIEWS[useAudience()]
  useLive('inquiry')
  useLive('thread')
  useLive('quotation')
  const turnOf = useTurn(view.side)
  const loaded = useEndpoint(inquiryDetail, { id }, { enabled: id !== '' })
  const state = { ...loaded, data: loaded.data && asRow(loaded.data) }
  useTitle(state.data?.no ?? undefined)
  return (
    <EntityDetail
      entity={inquiryEntity}
      audience={view.audience}
      state={state}
      backTo="/inquiries"
      next={detail => {
        const turn = inquiryTurn(detail)
        if (!turn) return null
        return { who: t(WHO[turnOf(turn.side)][turn.side]), due: turn.due }
      }}
      extra={detail => (
        <>
          <CompareButton detail={detail} />
          <ActionBar entity={inquiryActions} row={detail} audience={view.audience} />
        </>
      )}
      timeline={detail => detail.timeline}
      describeEvent={event => describeEvent(t, 'inquiry', event.action)}
    >
      {detail => (
        <>
          <DetailSection title={t('inquiry.section.sellers')}>
            <ThreadCards threads={detail.threads} side={view.side} />
          </DetailSection>
          <DetailSection title={detail.title ?? t('inquiry.section.request')}>
            <RequestFacts inquiry={detail} />
          </DetailSection>
          <DetailSection title={t('inquiry.section.lines')}>
            <RequestLines items={detail.items} />
          </DetailSection>
          {view.audience === 'operator' && <MessageSources inquiryId={detail.id} />}
        </>
      )}
    </EntityDetail>
  )
}

/** The detail with what its row in the list says, which the actions speak of. */
function asRow(detail: InquiryDetail): InquiryDetail & InquiryRow {
  const first = detail.items[0]
  return {
    ...detail,
    itemCount: detail.items.length,
    firstItemName: first?.name ?? null,
    imageFileId: first?.product?.imageFileId ?? null,
    storeCount: detail.threads.length,
    quotationCount: detail.threads.filter(thread => thread.latestQuotation !== null).length,
    unread: detail.threads.reduce((sum, thread) => sum + thread.unread, 0),
    updatedAt: detail.timeline.at(-1)?.at ?? detail.createdAt,
  }
}

function CompareButton({ detail }: { detail: InquiryDetail }) {
  const t = useT('sourcing')
  const quoted = detail.threads.filter(thread => thread.latestQuotation !== null).length
  if (quoted === 0) return null
  return (
    <LinkButton
      href={sourcingRoutes.comparison(detail.id)}
      variant="primary"
      size="small"
      icon={<ScalesIcon size={16} />}
    >
      {t('comparison.open', { count: quoted })}
    </LinkButton>
  )
}
