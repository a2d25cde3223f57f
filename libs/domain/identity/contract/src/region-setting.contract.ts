import { defineEndpoint, text, z } from '@tradeport/kernel/contract-kit'

/** Deadlines of a region (marketplace.md 4.7), with what holds where operators have not said otherwise, and how far they may go. */
export const REGION_TIMERS = {
  registrationAnswerDays: { unit: 'days', value: 14, min: 3, max: 90 },
  registrationFirstReminderDays: { unit: 'days', value: 7, min: 1, max: 89 },
  registrationLastReminderDays: { unit: 'days', value: 2, min: 1, max: 88 },
  certificateFirstReminderDays: { unit: 'days', value: 30, min: 2, max: 180 },
  certificateLastReminderDays: { unit: 'days', value: 7, min: 1, max: 179 },
  lockAfterFailures: { unit: 'times', value: 5, min: 3, max: 20 },
  lockWindowMinutes: { unit: 'minutes', value: 15, min: 5, max: 1440 },
  lockMinutes: { unit: 'minutes', value: 30, min: 5, max: 1440 },
} as const
export type RegionTimer = keyof typeof REGION_TIMERS

const timer = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const timers = {
  registrationAnswerDays: timer(REGION_TIMERS.registrationAnswerDays),
  registrationFirstReminderDays: timer(REGION_TIMERS.registrationFirstReminderDays),
  registrationLastReminderDays: timer(REGION_TIMERS.registrationLastReminderDays),
  certificateFirstReminderDays: timer(REGION_TIMERS.certificateFirstReminderDays),
  certificateLastReminderDays: timer(REGION_TIMERS.certificateLastReminderDays),
  lockAfterFailures: timer(REGION_TIMERS.lockAfterFailures),
  lockWindowMinutes: timer(REGION_TIMERS.lockWindowMinutes),
  lockMinutes: timer(REGION_TIMERS.lockMinutes),
}
export const regionTimers = z.object(timers)
export type RegionTimers = z.output<typeof regionTimers>

/** What a region says of its own; what is left out is the product's. */
export const ownTimers = z.partial(regionTimers)
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
