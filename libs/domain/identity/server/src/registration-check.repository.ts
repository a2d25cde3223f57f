import {
  REGISTRY_DIFFERENCES,
  type CheckState,
  type RegistryDifference,
  type RegistryEntry,
} from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface CheckRow extends Record<string, unknown> {
  requirement: string
  state: CheckState
  found: RegistryEntry | null
  differences: string[]
  note: string | null
  by_name: string | null
  decided_at: Date | null
}

export function checksOf(ctx: ActorContext, applicationId: string): Promise<CheckRow[]> {
  return ctx.query<CheckRow>(
    'registration_checks',
    `select c.requirement, c.state, c.found, c.differences, c.note, u.display_name as by_name, c.decided_at
     from registration_check c left join user_account u on u.id = c.decided_by where c.application_id = $1`,
    [applicationId],
  )
}

export const differencesOf = (row: CheckRow): RegistryDifference[] =>
  REGISTRY_DIFFERENCES.filter(difference => row.differences.includes(difference))

/** The register is asked next time the job runs, whatever it or a reviewer has said before. */
export async function askRegister(ctx: ActorContext, applicationId: string, requirement: string): Promise<void> {
  await ctx.query(
    'registration_check_ask',
    `insert into registration_check (application_id, requirement, state, ask_at) values ($1, $2, 'pending', $3)
     on conflict (application_id, requirement) do update set state = 'pending', ask_at = excluded.ask_at, found = null,
       differences = '{}', note = null, decided_by = null, decided_at = null, attempts = 0`,
    [applicationId, requirement, ctx.now().toISOString()],
  )
}

/** What a reviewer says stands, also against the register, whose answer stays beside it. */
export async function decideCheck(
  ctx: ActorContext,
  applicationId: string,
  decided: { requirement: string; state: CheckState; note: string | null },
): Promise<void> {
  await ctx.query(
    'registration_check_decide',
    `insert into registration_check (application_id, requirement, state, note, decided_by, decided_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (application_id, requirement) do update set state = excluded.state, note = excluded.note,
       decided_by = excluded.decided_by, decided_at = excluded.decided_at, ask_at = null`,
    [applicationId, decided.requirement, decided.state, decided.note, ctx.actor.userId, ctx.now().toISOString()],
  )
}

/** Everything that was said of requirements is taken back, waivers with it. */
export async function forgetChecks(ctx: ActorContext, applicationId: string): Promise<void> {
  await ctx.query('registration_checks_forget', 'delete from registration_check where application_id = $1', [
    applicationId,
  ])
}

/** What was said of a requirement is taken back: it is asked of the applicant again. */
export async function forgetCheck(ctx: ActorContext, applicationId: string, requirement: string): Promise<void> {
  await ctx.query(
    'registration_check_forget',
    'delete from registration_check where application_id = $1 and requirement = $2',
    [applicationId, requirement],
  )
}

export interface DueLookUp extends Record<string, unknown> {
  application_id: string
  requirement: string
  attempts: number
  country: string
  reg_no: string
  legal_name: string
}

/** Takes what is due for itself: until `until` nobody else asks. */
export function takeDueLookUps(ctx: ActorContext, until: Date, limit: number): Promise<DueLookUp[]> {
  return ctx.query<DueLookUp>(
    'registration_check_take',
    `update registration_check c set ask_at = $2, attempts = c.attempts + 1
     from registration_application a
     where a.id = c.application_id and (c.application_id, c.requirement) in (
       select application_id, requirement from registration_check where ask_at <= $1 order by ask_at limit $3 for update skip locked)
     returning c.application_id, c.requirement, c.attempts, a.company ->> 'country' as country, a.company ->> 'regNo' as reg_no,
       a.company ->> 'legalName' as legal_name`,
    [ctx.now().toISOString(), until.toISOString(), limit],
  )
}

export interface LookedUp {
  state: CheckState
  found: RegistryEntry | null
  differences: readonly RegistryDifference[]
  /** Null: it is not asked any more. */
  askAt: Date | null
}

/** @returns false where it was decided, or begun anew, while the register was asked. */
export async function keepLookedUp(ctx: ActorContext, due: DueLookUp, answer: LookedUp): Promise<boolean> {
  const kept = await ctx.query<{ requirement: string }>(
    'registration_check_keep',
    `update registration_check set state = $4, found = $5::jsonb, differences = $6, ask_at = $7, decided_at = $8
     where application_id = $1 and requirement = $2 and attempts = $3 and ask_at is not null returning requirement`,
    [
      due.application_id,
      due.requirement,
      due.attempts,
      answer.state,
      answer.found === null ? null : JSON.stringify(answer.found),
      [...answer.differences],
      answer.askAt?.toISOString() ?? null,
      answer.state === 'pending' ? null : ctx.now().toISOString(),
    ],
  )
  return kept.length > 0
}
