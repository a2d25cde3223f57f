import { z } from '@tradeport/kernel/contract-kit'
import { chargeKind, leadFrom, specLine } from './commercial-terms.schema'

/** What a quotation says and an order takes over as it is, by parts, in the order both have them. */

export const quotedCharge = () =>
  z.object({ kind: chargeKind(), label: z.nullable(z.string()), amount: z.string(), included: z.boolean() })

/** The goods of a line, and how many. */
export const quotedGoods = () => ({
  productId: z.nullable(z.string()),
  skuId: z.nullable(z.string()),
  imageFileId: z.nullable(z.string()),
  name: z.string(),
  specs: z.array(specLine()),
  qty: z.string(),
  unit: z.string(),
})

/** How the goods of a line are made, packed and declared. */
export const quotedMake = () => ({
  leadDays: z.nullable(z.int()),
  hsCode: z.nullable(z.string()),
  originCountry: z.nullable(z.string()),
  packing: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

/** All sums but the total. */
export const quotedSums = () => ({
  charges: z.array(quotedCharge()),
  taxPercent: z.string(),
  subtotal: z.string(),
  chargesTotal: z.string(),
  taxTotal: z.string(),
})

export const quotedDelivery = () => ({
  leadFrom: leadFrom(),
  partialShipment: z.boolean(),
  transhipment: z.boolean(),
  packingNote: z.nullable(z.string()),
  qualityTerms: z.object({
    standard: z.nullable(z.string()),
    aql: z.nullable(z.string()),
    sealedSampleRef: z.nullable(z.string()),
  }),
  warrantyDays: z.int(),
  note: z.nullable(z.string()),
})
