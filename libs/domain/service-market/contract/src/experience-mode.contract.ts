import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** Ways to begin with the service area. */
export const EXPERIENCE_SCENES = ['service_order', 'declaration', 'customs_order'] as const
export type ExperienceScene = (typeof EXPERIENCE_SCENES)[number]

/** Our reading of the name (trade-services 12): whoever has not used a service yet is shown how to begin. */
export const needServiceExperienceMode = defineEndpoint({
  name: 'serviceMarket.needServiceExperienceMode',
  path: '/comprehensive-service/basic/needServiceExperienceMode',
  audiences: ['seller'],
  input: z.object({}),
  output: z.object({
    need: z.boolean(),
    /** What the company has not begun with yet. */
    scenes: z.array(z.enum(EXPERIENCE_SCENES)),
    reason: z.enum(['nothing_begun', 'begun']),
  }),
  reads: ['serviceOrder', 'declarationForm', 'customsOrder'],
  summary: 'Whether the caller’s company has not used any service yet; drafts do not count.',
})
