import { defineEndpoint, i18nText, id, z } from '@tradeport/kernel/contract-kit'
import { marketServiceCard } from './market.contract'

/** Why a shipment needs a kind of service. */
export const SHIPMENT_REASONS = [
  'letter_of_credit',
  'export_clearance',
  'main_carriage',
  'carriage_to_port',
  'insurance_duty',
  'own_risk',
  'conformity',
  'before_shipment',
  'tax_refund',
  'foreign_currency',
] as const
export type ShipmentReason = (typeof SHIPMENT_REASONS)[number]

export const marketRecommend = defineEndpoint({
  name: 'serviceMarket.marketRecommend',
  path: '/comprehensive-service/service/market/recommend',
  audiences: ['seller'],
  input: z.object({ orderId: id() }),
  output: z.object({
    needs: z.array(
      z.object({
        categoryCode: z.string(),
        categoryName: i18nText(80),
        reason: z.enum(SHIPMENT_REASONS),
        /** What the reason names: the delivery term as agreed, the chapter of the tariff, the currency. */
        facts: z.object({
          term: z.nullable(z.string()),
          chapter: z.nullable(z.string()),
          currency: z.nullable(z.string()),
        }),
        services: z.array(
          z.object({
            service: marketServiceCard,
            /** Countries of the way of the goods that its provider names. */
            serves: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
  errors: ['FT520404'],
  reads: ['service', 'serviceCategory', 'order'],
  summary:
    'Services that the shipment of an order of goods asks for, by what they are needed for: the most pressing need first, and for each the services that name a country of its way, then those with the most proofs of qualification.',
})
