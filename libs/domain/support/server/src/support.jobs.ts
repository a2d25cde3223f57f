import { SPAM_DAYS } from '@tradeport/domain/support/rules'
import { timerOf } from '@tradeport/kernel/config'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { dropUnsentFiles } from './message-files'
import { mailWriter, step } from './message-step'
import { purgeSpam, silentFor } from './message.repository'
import type { SupportPorts } from './ports'

const DAY_MS = 86_400_000
const daysAgo = (ctx: ActorContext, days: number) => new Date(ctx.now().getTime() - days * DAY_MS)

/** What was answered and met with silence is settled; the writer may still reopen it. */
async function settle(ctx: ActorContext, ports: SupportPorts): Promise<void> {
  for (const row of await silentFor(ctx, timersOfRegions(ctx, 'messageSettleDays'))) {
    const home = ctx.inRegion(row.regionId)
    const next = await step(home, row, { action: 'resolve', set: { resolvedAt: ctx.now() } })
    await mailWriter(home, ports, next, 'message_resolved', {
      days: String(timerOf(home.region, 'messageReopenDays')),
    })
  }
}

async function purge(ctx: ActorContext, ports: SupportPorts): Promise<void> {
  const files = [...(await purgeSpam(ctx, daysAgo(ctx, SPAM_DAYS))), ...(await dropUnsentFiles(ctx))]
  await ports.files.forget(ctx, files)
}

export const supportJobs = (ports: SupportPorts): readonly Job[] => [
  { name: 'support.settle', everySeconds: 600, run: ctx => settle(ctx, ports) },
  { name: 'support.purge', everySeconds: 3_600, run: ctx => purge(ctx, ports) },
]
