import { defineEndpoint, i18nText, id, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'
import { marketServiceCard } from './market.contract'

/** Of more, the oldest are not marked in lists. */
export const MAX_FAVOURITE_MARKS = 1000

const PATH = '/comprehensive-service/service/market/favorite'

export const marketFavourite = defineEndpoint({
  name: 'serviceMarket.marketFavourite',
  path: PATH,
  audiences: ['seller'],
  input: z.object({ serviceId: id(), kept: z.boolean() }),
  output: z.object({ kept: z.boolean() }),
  errors: ['FT520404'],
  writes: true,
  touches: ['serviceFavourite'],
  summary: 'Keeps a service, or keeps it no longer; each person for each company they act for.',
})

export const marketFavouriteMarks = defineEndpoint({
  name: 'serviceMarket.marketFavouriteMarks',
  path: `${PATH}/marks`,
  audiences: ['seller'],
  input: z.object({}),
  output: z.object({ ids: z.array(z.string()) }),
  reads: ['serviceFavourite'],
  summary: 'Ids of the services that the caller keeps, to mark them in lists.',
})

export const marketFavouritePage = defineEndpoint({
  name: 'serviceMarket.marketFavouritePage',
  path: `${PATH}/page`,
  audiences: ['seller'],
  input: pageInput({}),
  output: pageOutput(
    z.object({
      serviceId: z.string(),
      title: i18nText(160),
      savedAt: z.string(),
      /** Null for what is not on the market, or no longer. */
      service: z.nullable(marketServiceCard),
    }),
  ),
  reads: ['serviceFavourite', 'service'],
  summary: 'Services that the caller keeps, the latest first.',
})
