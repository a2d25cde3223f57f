import { WITHDRAWN_PAPERS_DAYS } from '@tradeport/domain/identity/rules'
import { timerOf } from '@tradeport/kernel/config'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import type { CompanyPorts } from './company.ports'
import { decide, tellApplicant } from './registration.decision'
import { setReminded, takeWithdrawnPapers, waitingForApplicant, type ApplicationRow } from './registration.repository'

const DAY_MS = 86_400_000

async function remind(ctx: ActorContext, application: ApplicationRow, times: number): Promise<void> {
  await setReminded(ctx, application.id, times)
  const asked = application.requests.map(({ comment }) => comment).join('\n')
  await tellApplicant(
    ctx,
    application,
    'registration_need_info',
    () => asked,
    `registration-reminder:${application.id}`,
  )
}

/**
 * Who does not answer in the region's time is reminded twice, then the registration rests until it is sent again. Papers of what was
 * taken back are deleted after a month.
 */
const REMINDERS = ['registrationFirstReminderDays', 'registrationLastReminderDays'] as const

export const registrationTimers = (companies: CompanyPorts): Job => ({
  name: 'identity-registration-timers',
  everySeconds: 3600,
  async run(system) {
    const now = system.now().getTime()
    const { longest } = timersOfRegions(system, 'registrationFirstReminderDays')
    const first = new Date(now + longest * DAY_MS)
    for (const application of await waitingForApplicant(system, first)) {
      const ctx = system.inRegion(application.regionId)
      const left = (application.dueAt?.getTime() ?? now) - now
      const due = REMINDERS.filter(reminder => left <= timerOf(ctx.region, reminder) * DAY_MS).length
      if (left <= 0) await decide(ctx, application, { action: 'expire', version: application.version })
      else if (due > application.reminded) await remind(ctx, application, due)
    }
    const papers = await takeWithdrawnPapers(system, new Date(now - WITHDRAWN_PAPERS_DAYS * DAY_MS))
    await companies.forgetFiles(system, papers)
  },
})
