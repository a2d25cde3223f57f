import { useState } from 'react'
import type { MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { shapedLike, useKeptValue } from '@tradeport/web/entity'
import { useLeaveGuard } from '@tradeport/web/react'
import { draftOf, type OrderDraft } from './order-draft'
import type { Written } from './use-placing'

interface OrderDraftOptions {
  order: ServiceOrderDetail | undefined
  service: MarketServiceDetail
  /** The person and their company. */
  whose: string
  like: ServiceOrderDetail | undefined
  /** The order of goods that it is for: what is filled in for another one is not mixed with it. */
  tradeOrderId: string | undefined
  /** What a new order begins with. */
  fresh(): OrderDraft
}

/** What is filled in of an order: kept in the browser, and asked about on leaving, until the server has it. */
export function useOrderDraft({ order, service, whose, like, tradeOrderId, fresh }: OrderDraftOptions) {
  const [server, setServer] = useState<{ at: Pick<Written, 'id' | 'version'> | undefined; has: OrderDraft }>(() => ({
    at: order,
    has: order ? draftOf(order, service) : fresh(),
  }))
  const kept = useKeptValue<OrderDraft>({
    place: `serviceOrder.${whose}.${server.at?.id ?? [service.id, like?.id, tradeOrderId].join('.')}`,
    version: server.at?.version ?? null,
    saved: server.has,
    parse: shapedLike(server.has),
    isChanged: draft => JSON.stringify(draft) !== JSON.stringify(server.has),
  })
  const release = useLeaveGuard(kept.changed)
  const written = (at: Written, has: OrderDraft) => {
    kept.settle()
    setServer({ at, has })
  }
  return {
    draft: kept.value,
    notice: { restored: kept.restored, onUse: kept.useRestored, onDiscard: kept.discardRestored },
    change: (part: Partial<OrderDraft>) => kept.setValue(current => ({ ...current, ...part })),
    written,
    /** Somebody else changed it: it is gone on with as it is now. */
    read(now: ServiceOrderDetail, at: Written) {
      const has = draftOf(now, service)
      written(at, has)
      kept.setValue(has)
    },
    /** The page may be left. */
    done() {
      kept.settle()
      release()
    },
  }
}
