import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@tradeport/domain/trading/contract'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { orderScope } from './party'

/** What is known of the goods of an order and of their way, for those who help with it. */
export interface OrderShipment {
  stage: 'ahead' | 'left' | 'over'
  isForeign: boolean
  incoterm: IncotermCode | null
  namedPlace: string | null
  currency: string
  /** Two letters. */
  originCountry: string | null
  destCountry: string | null
  hsCodes: string[]
  byLetterOfCredit: boolean
}

const STAGES: Readonly<Record<OrderStatus, OrderShipment['stage']>> = {
  contracting: 'ahead',
  signed: 'ahead',
  in_production: 'ahead',
  ready: 'ahead',
  ready_to_ship: 'ahead',
  shipped: 'left',
  delivered: 'left',
  accepted: 'left',
  completed: 'left',
  cancelled: 'over',
}

/** Undefined for an order that the caller does not see. @throws AppError `gateway.400019` for people without a part in orders. */
export async function shipmentOf(ctx: ActorContext, orderId: string): Promise<OrderShipment | undefined> {
  const { rows } = await ctx.db.execute<{
    status: OrderStatus
    trade_type: TradeType
    incoterm: IncotermCode | null
    named_place: string | null
    currency: string
    dest_country: string | null
    origin_country: string | null
    hs_codes: string[]
    by_letter: boolean
  }>(sql`
    select trade_order.status, trade_order.trade_type, trade_order.incoterm, trade_order.named_place, trade_order.currency,
      trade_order.dest_country,
      (select i.origin_country from order_item i where i.order_id = trade_order.id and i.origin_country is not null
        order by i.line_no limit 1) as origin_country,
      array(select distinct i.hs_code from order_item i where i.order_id = trade_order.id and i.hs_code is not null) as hs_codes,
      exists (select 1 from payment_milestone m where m.order_id = trade_order.id and m.method in ('lc_sight', 'lc_usance')) as by_letter
    from trade_order where trade_order.id = ${orderId} and ${orderScope(ctx)}`)
  const [row] = rows
  return (
    row && {
      stage: STAGES[row.status],
      isForeign: row.trade_type === 'foreign',
      incoterm: row.incoterm,
      namedPlace: row.named_place,
      currency: row.currency,
      originCountry: row.origin_country,
      destCountry: row.dest_country,
      hsCodes: row.hs_codes,
      byLetterOfCredit: row.by_letter,
    }
  )
}
