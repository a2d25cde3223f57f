import { REGION_TIMERS, REGION_TIMER_NAMES } from '@tradeport/kernel/config'
import { defineEndpoint, fieldsFor, text, z } from '@tradeport/kernel/contract-kit'

const timers = fieldsFor(REGION_TIMER_NAMES, name => {
  const { min, max } = REGION_TIMERS[name]
  return z.int().check(z.minimum(min), z.maximum(max))
})

/** What a region says of its own; what is left out is the product's. */
export const ownTimers = z.partial(z.object(timers))
export type OwnTimers = z.output<typeof ownTimers>

export const regionSettingDetail = defineEndpoint({
  name: 'identity.regionSettingDetail',
  path: '/user/regionSetting/detail',
  audiences: ['operator'],
  reads: ['regionSetting'],
  input: z.object({}),
  output: z.object({
    /** 0 while everything is the product's own. */
    version: z.int(),
    own: ownTimers,
    updatedAt: z.nullable(z.string()),
    updatedByName: z.nullable(z.string()),
  }),
  summary: 'Deadlines that the region of the call has of its own.',
})
export type RegionSetting = z.output<typeof regionSettingDetail.output>

export const regionSettingUpdate = defineEndpoint({
  name: 'identity.regionSettingUpdate',
  path: '/user/regionSetting/update',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['regionSetting'],
  input: z.object({ version: z.int().check(z.minimum(0)), own: ownTimers, reason: text(300) }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'USER_SERVICE530130'],
  summary: 'Holds from the next step and the next run of a job on; what is left out goes back to the product’s own.',
})
