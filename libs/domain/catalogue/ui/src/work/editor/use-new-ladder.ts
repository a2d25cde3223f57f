import { isCurrencyCode } from '@tradeport/kernel/config'
import { useRegion } from '@tradeport/web/react'
import { EMPTY_STEP, type LadderDraft, type ProductDraft } from './model/draft'

const FOREIGN_CURRENCY = 'USD'

/** A ladder to begin with: for the kind of trade that has none yet, in its usual currency, from the smallest order on. */
export function useNewLadder(): (draft: ProductDraft) => LadderDraft {
  const region = useRegion()
  return draft => {
    const tradeType =
      draft.tradeTypes.find(type => !draft.ladders.some(ladder => ladder.tradeType === type)) ??
      draft.tradeTypes[0] ??
      'foreign'
    const own = isCurrencyCode(region.currency) ? region.currency : FOREIGN_CURRENCY
    const incoterm = tradeType === 'foreign' ? (draft.incoterms[0] ?? null) : null
    return {
      skuCode: null,
      tradeType,
      currency: tradeType === 'foreign' ? FOREIGN_CURRENCY : own,
      incoterm,
      port: tradeType === 'foreign' ? draft.loadPort : '',
      steps: [{ ...EMPTY_STEP, minQty: draft.moq ?? '' }],
    }
  }
}
