import { eq, sql } from 'drizzle-orm'
import { dueProofWarning } from '@tradeport/domain/service-market/rules'
import { tradeDay } from '@tradeport/node/db'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { columnsOf } from './service-content'
import { service, type Service } from './service-market.table'
import { step, tellProvider } from './service-steps'

/** At most so many services in one transaction; what is left is due at the next run. */
const BATCH = 100

export const proofJobs: readonly Job[] = [
  { name: 'service-market.expireProofs', everySeconds: 600, run: expireProofs },
  { name: 'service-market.warnOfProofs', everySeconds: 3600, run: warnOfProofs },
]

const dateOf = (row: Service) => ({ date: row.proofValidTo ?? '' })

/** What is offered with a proof that has ended is taken off the market. */
async function expireProofs(system: ActorContext): Promise<void> {
  const rows = await system.db
    .select()
    .from(service)
    .where(sql`status in ('on_shelf', 'revision_review') and proof_valid_to < ${tradeDay(system.now())}::date`)
    .orderBy(sql`proof_valid_to, id`)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const row of rows) {
    const ctx = system.inRegion(row.regionId)
    await takeOff(ctx, row)
    await tellProvider(ctx, row, { kind: 'service_proof_expired', params: dateOf(row) })
  }
}

/** A changed version that waits for its review goes on waiting: it may be the one with the new proof. */
const takeOff = (ctx: ActorContext, row: Service): Promise<Service> =>
  row.status === 'revision_review' && row.revision
    ? step(ctx, row, {
        action: 'expire_in_review',
        version: row.version,
        set: { ...columnsOf(row.revision), revision: null },
      })
    : step(ctx, row, { action: 'expire', version: row.version, set: { revision: null, rejectReason: null } })

/** Tells providers that a proof ends: twice, as long before as their region says of certificates. */
async function warnOfProofs(system: ActorContext): Promise<void> {
  const day = tradeDay(system.now())
  const [regionIds, first] = timersOfRegions(system, 'certificateFirstReminderDays').columns
  const [, last] = timersOfRegions(system, 'certificateLastReminderDays').columns
  const rows = await system.db
    .select()
    .from(service)
    .where(
      sql`status in ('on_shelf', 'revision_review') and proof_valid_to >= ${day}::date and exists (select
        from unnest(${sql.param([...regionIds])}::text[], ${sql.param([...first])}::int[], ${sql.param([...last])}::int[])
          as timer (region_id, first, last)
        where timer.region_id = service.region_id and proof_valid_to <= ${day}::date + timer.first
          and (proof_warned_for is distinct from proof_valid_to
            or (proof_warned_days > timer.last and proof_valid_to <= ${day}::date + timer.last)))`,
    )
    .orderBy(sql`proof_valid_to, id`)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const row of rows) await warn(system.inRegion(row.regionId), row, day)
}

async function warn(ctx: ActorContext, row: Service, day: string): Promise<void> {
  const { proofValidTo: validTo, proofWarnedFor, proofWarnedDays } = row
  const told =
    proofWarnedFor === null || proofWarnedDays === null ? null : { validTo: proofWarnedFor, days: proofWarnedDays }
  const days = validTo === null ? undefined : dueProofWarning(validTo, told, { day, region: ctx.region })
  if (days === undefined) return
  // Nothing that people edit: the version stays.
  await ctx.db.update(service).set({ proofWarnedFor: validTo, proofWarnedDays: days }).where(eq(service.id, row.id))
  await tellProvider(ctx, row, {
    kind: 'service_proof_expiring',
    params: dateOf(row),
    dedupeKey: `service-proof:${row.id}`,
  })
}
