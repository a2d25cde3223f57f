import { DELETION_NOTICE_DAYS, WITHDRAWN_PAPERS_DAYS } from '@tradeport/domain/identity/rules'
import { ALL_REGIONS, timerOf } from '@tradeport/kernel/config'
import { tradeDay } from '@tradeport/node/db'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import type { CompanyPorts } from './company.ports'
import { decide, tellApplicant } from './registration.decision'
import { forgetContent } from './registration.leaving'
import {
  restingSince,
  setDeletionTold,
  setReminded,
  takeWithdrawnPapers,
  toGoSince,
  waitingForApplicant,
  type ApplicationRow,
} from './registration.repository'

const DAY_MS = 86_400_000

const askedOf = ({ requests }: ApplicationRow): string => requests.map(({ comment }) => comment).join('\n')

async function remind(ctx: ActorContext, application: ApplicationRow, times: number): Promise<void> {
  await setReminded(ctx, application.id, times)
  const key = `registration-reminder:${application.id}`
  await tellApplicant(ctx, application, 'need_info', () => askedOf(application), key)
}

async function end(ctx: ActorContext, application: ApplicationRow): Promise<void> {
  await decide(ctx, application, { action: 'expire', version: application.version })
  await tellApplicant(ctx, application, 'expired', () => askedOf(application))
}

/** What was never sent is known by the name that the form has so far. */
const named = (application: ApplicationRow): ApplicationRow => ({
  ...application,
  legalName: application.legalName || (application.draft['legalName'] ?? '') || application.no,
})

/** What has rested for as long as the region keeps it is emptied, after its applicant was told in time. */
async function letGo(ctx: ActorContext, companies: CompanyPorts): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const kept = timerOf(ctx.region, 'registrationKeptDays')
  for (const application of await restingSince(ctx, daysAgo(kept - DELETION_NOTICE_DAYS))) {
    await setDeletionTold(ctx, application.id)
    const day = tradeDay(daysAgo(-DELETION_NOTICE_DAYS))
    await tellApplicant(ctx, named(application), 'deleted_soon', () => day)
  }
  for (const application of await toGoSince(ctx, daysAgo(kept), daysAgo(DELETION_NOTICE_DAYS))) {
    await decide(ctx, application, { action: 'lapse', version: application.version })
    await forgetContent(ctx, companies, [application.id])
  }
}

const REMINDERS = ['registrationFirstReminderDays', 'registrationLastReminderDays'] as const

/**
 * Who does not answer in the region's time is reminded twice, then told that the registration rests until it is sent again. What rests too
 * long is emptied. Papers of what was taken back are deleted after a month.
 */
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
      if (left <= 0) await end(ctx, application)
      else if (due > application.reminded) await remind(ctx, application, due)
    }
    for (const { regionId } of ALL_REGIONS) await letGo(system.inRegion(regionId), companies)
    const papers = await takeWithdrawnPapers(system, new Date(now - WITHDRAWN_PAPERS_DAYS * DAY_MS))
    await companies.forgetFiles(system, papers)
  },
})
