import { VERIFIED_FROM } from '@tradeport/domain/catalogue/contract'
import { CREDIT_METHODS, type PaymentMethod } from '@tradeport/domain/sourcing/contract'

/**
 * Whether a buyer's company may ask sellers for goods or money ahead. Buyers start with a contact that answers and raise their level when they
 * ask for samples or credit (marketplace.md 2.6), which does not say how far. Every buyer has level 1 from the first minute, so that
 * it takes the next one: a licence that a reviewer has compared, as for prices that shops keep for verified buyers.
 */
export const mayAskOnTrust = (verifyLevel: number): boolean => verifyLevel >= VERIFIED_FROM

export const isOnCredit = (method: PaymentMethod): boolean => CREDIT_METHODS.includes(method)

/** Whether a request asks for something that takes trust. What sellers offer by themselves is theirs to risk. */
export const asksOnTrust = ({
  sampleWanted,
  paymentWish,
}: {
  sampleWanted: boolean
  paymentWish: readonly PaymentMethod[]
}): boolean => sampleWanted || paymentWish.some(isOnCredit)
