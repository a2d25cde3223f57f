import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** True counts of the region's data, at most a minute old. */
export const portalFiguresOutput = z.object({
  products: z.int(),
  stores: z.int(),
  services: z.int(),
  /** Countries of registered buyers and of order destinations. */
  countries: z.int(),
  countedAt: z.string(),
})
export type PortalFigures = z.output<typeof portalFiguresOutput>

export const portalFigures = defineEndpoint({
  name: 'content.portalFigures',
  path: '/portal/figures',
  audiences: ['visitor'],
  input: z.object({}),
  output: portalFiguresOutput,
  summary: 'Numbers of the home page.',
})
