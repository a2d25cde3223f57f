import { daysAfter, workingDays } from '@tradeport/domain/reference/contract'
import { answerHours } from '@tradeport/domain/support/rules'
import type { MessageType } from '@tradeport/domain/support/contract'
import { workingHoursOf } from '@tradeport/kernel/config'
import { afterWorkingHours } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SupportPorts } from './ports'

/** By when a message is answered that waits from now on: in the hours of its region, which knows its holidays. */
export async function answeredBy(
  ctx: ActorContext,
  { codes }: Pick<SupportPorts, 'codes'>,
  { type, regionId }: { type: MessageType; regionId: string },
): Promise<Date> {
  const home = ctx.inRegion(regionId)
  const now = home.now()
  const days = await codes.inForce(home, daysAfter(now), tradeDay(now))
  return afterWorkingHours(now, answerHours(type), workingHoursOf(home.region), workingDays(days))
}
