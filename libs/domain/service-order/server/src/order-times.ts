import type { TimedRegion } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'

/** What deadlines count from, and the region that says how long they are: the document's, whoever makes the step. */
export function timesOf(ctx: ActorContext, { regionId }: { regionId: string }): { now: Date; region: TimedRegion } {
  return { now: ctx.now(), region: ctx.inRegion(regionId).region }
}
