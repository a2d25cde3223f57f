import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** Ways to begin with the service area, each of which can be practised before. */
export const EXPERIENCE_SCENES = ['service_order', 'declaration', 'customs_order'] as const
export type ExperienceScene = (typeof EXPERIENCE_SCENES)[number]

/** What a learner does in each scene, in this order. */
export const PRACTICE_STEPS = {
  service_order: ['choose', 'quote', 'pay', 'work', 'result', 'rate'],
  declaration: ['check', 'mend', 'submit', 'send', 'follow'],
  customs_order: ['request', 'fees', 'papers', 'confirm', 'follow', 'complete'],
} as const satisfies Record<ExperienceScene, readonly string[]>
export type PracticeStep<Scene extends ExperienceScene = ExperienceScene> = (typeof PRACTICE_STEPS)[Scene][number]

/** Whom a scene concerns: what sellers order is the brokers' work, and both declare. */
export const PRACTISED_BY = {
  seller: EXPERIENCE_SCENES,
  provider: ['declaration'],
} as const satisfies Record<'seller' | 'provider', readonly ExperienceScene[]>

/** `skipped`: the learner wants none of it; both it and what is finished can be begun again. */
export const PRACTICE_STATUSES = ['running', 'finished', 'skipped'] as const
export type PracticeStatus = (typeof PRACTICE_STATUSES)[number]

const PATH = '/comprehensive-service/basic'
const scene = z.enum(EXPERIENCE_SCENES)
/** What the page keeps of the sample documents, as its own JSON: nobody else reads it. */
const kept = z.nullable(z.string().check(z.maxLength(60_000)))

/** Our reading of the name (trade-services 12): whoever has not used a service yet is shown how to begin. */
export const needServiceExperienceMode = defineEndpoint({
  name: 'serviceMarket.needServiceExperienceMode',
  path: `${PATH}/needServiceExperienceMode`,
  audiences: ['seller'],
  input: z.object({}),
  output: z.object({
    need: z.boolean(),
    /** What the company has not begun with yet, without what the caller has finished or skipped the practice of. */
    scenes: z.array(scene),
    reason: z.enum(['nothing_begun', 'begun']),
  }),
  reads: ['serviceOrder', 'declarationForm', 'customsOrder', 'practice'],
  summary: 'Whether the caller’s company has not used any service yet; drafts and practice do not count.',
})

export const practiceProgress = z.object({
  scene,
  /** Null before it was begun. */
  status: z.nullable(z.enum(PRACTICE_STATUSES)),
  step: z.nullable(z.string()),
  /** Of this run; with it everything in it is dated. */
  startedAt: z.nullable(z.string()),
  data: kept,
})
export type PracticeProgress = z.output<typeof practiceProgress>

export const practiceProgressList = defineEndpoint({
  name: 'serviceMarket.practiceProgressList',
  path: `${PATH}/practice/progress`,
  audiences: ['seller', 'provider'],
  input: z.object({}),
  output: z.object({ scenes: z.array(practiceProgress) }),
  reads: ['practice'],
  summary: 'How far the caller is in each scene that concerns them; everybody for each company they act for.',
})

export const practiceProgressSave = defineEndpoint({
  name: 'serviceMarket.practiceProgressSave',
  path: `${PATH}/practice/save`,
  audiences: ['seller', 'provider'],
  input: z
    .object({
      scene,
      status: z.enum(PRACTICE_STATUSES),
      step: z.string().check(z.maxLength(40)),
      data: kept,
      /** Begins anew: what was kept before is gone. */
      restart: z._default(z.boolean(), false),
    })
    .check(
      z.refine(input => PRACTICE_STEPS[input.scene].some(step => step === input.step), {
        error: 'code',
        path: ['step'],
      }),
    ),
  output: practiceProgress,
  errors: ['FT520404'],
  writes: true,
  audit: 'none',
  touches: ['practice'],
  summary: 'Keeps where the caller is in one scene; no other scene and no document is touched by it.',
})
