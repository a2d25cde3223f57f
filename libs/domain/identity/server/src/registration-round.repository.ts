import type { CompanyData, RoundDecision } from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { FieldRequest } from './identity.table'

export interface SentRound {
  round: number
  company: CompanyData
  attested: readonly string[]
  /** Questions of the round before, with the applicant's words. */
  answers: readonly FieldRequest[]
}

/** What was sent, with the papers that lie there now. */
export async function keepRound(ctx: ActorContext, applicationId: string, sent: SentRound): Promise<void> {
  await ctx.query(
    'registration_round_keep',
    `insert into registration_round (application_id, round, company, attested, file_ids, answers, sent_by, sent_at)
     values ($1, $2, $3::jsonb, $4,
       array(select file_id from registration_document where application_id = $1 and removed_at is null order by created_at, file_id),
       $5::jsonb, $6, $7)`,
    [
      applicationId,
      sent.round,
      JSON.stringify(sent.company),
      [...sent.attested],
      JSON.stringify(sent.answers),
      ctx.actor.userId,
      ctx.now().toISOString(),
    ],
  )
}

export interface DecidedRound {
  decision: RoundDecision
  requests?: readonly FieldRequest[]
  reason?: string
  note?: string | null
}

/** What a reviewer decided about the round that was sent last. */
export async function decideRound(
  ctx: ActorContext,
  application: { id: string; round: number },
  decided: DecidedRound,
): Promise<void> {
  await ctx.query(
    'registration_round_decide',
    `update registration_round set decision = $3, requests = $4::jsonb, reason = $5, note = $6, decided_by = $7, decided_at = $8
     where application_id = $1 and round = $2`,
    [
      application.id,
      application.round,
      decided.decision,
      JSON.stringify(decided.requests ?? []),
      decided.reason ?? null,
      decided.note ?? null,
      ctx.actor.userId,
      ctx.now().toISOString(),
    ],
  )
}

export interface RoundRow extends Record<string, unknown> {
  round: number
  company: CompanyData
  attested: string[]
  papers: { requirement: string; fileId: string; name: string }[]
  answers: FieldRequest[]
  sent_at: string
  decision: RoundDecision | null
  requests: FieldRequest[]
  reason: string | null
  note: string | null
  decided_by_name: string | null
  decided_by_locale: string | null
  decided_at: string | null
}

export function roundsOf(ctx: ActorContext, applicationId: string): Promise<RoundRow[]> {
  return ctx.query<RoundRow>(
    'registration_rounds',
    `select r.round, r.company, r.attested, r.answers, r.sent_at, r.decision, r.requests, r.reason, r.note, r.decided_at,
       u.display_name as decided_by_name, u.locale as decided_by_locale,
       (select coalesce(jsonb_agg(jsonb_build_object('requirement', d.requirement, 'fileId', d.file_id, 'name', d.file_name)
           order by d.created_at, d.file_id), '[]')
        from registration_document d where d.application_id = r.application_id and d.file_id = any (r.file_ids)) as papers
     from registration_round r left join user_account u on u.id = r.decided_by
     where r.application_id = $1 order by r.round`,
    [applicationId],
  )
}
