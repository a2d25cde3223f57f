import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { isLiveQuotation } from '@tradeport/domain/sourcing/rules'
import type { QuotationRecord } from './quotation.table'

/**
 * What keeps a version from being acted upon although it was sent once.
 *
 * @throws AppError `MALL620002` for a superseded version, `MALL620001` for one whose time is over, `FT510006` for another state than seen.
 */
export function assertActionable(ctx: ActorContext, quotation: QuotationRecord, seenVersion: number): void {
  if (quotation.status === 'superseded') throw new AppError('MALL620002')
  const isOver = quotation.validUntil !== null && quotation.validUntil < ctx.now()
  if (quotation.status === 'expired' || (isLiveQuotation(quotation.status) && isOver)) throw new AppError('MALL620001')
  if (quotation.version !== seenVersion) throw new AppError('FT510006')
}
