import { and, eq, inArray } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { CompanyPorts } from './company.ports'
import { registrationApplication } from './identity.table'
import { decide } from './registration.decision'

const OPEN = ['draft', 'submitted', 'in_review', 'need_more_info']

/**
 * What somebody who leaves had still to be decided about is taken back.
 *
 * @throws AppError `MALL600403` while a reviewer has it in hand.
 */
export async function takeBackRegistrations(ctx: ActorContext, userId: string): Promise<void> {
  const open = await ctx.db
    .select()
    .from(registrationApplication)
    .where(
      and(
        eq(registrationApplication.applicantUserId, userId),
        eq(registrationApplication.kind, 'registration'),
        inArray(registrationApplication.status, OPEN),
      ),
    )
    .for('update')
  const leaving = { ...ctx, actor: { ...ctx.actor, roles: [...ctx.actor.roles, 'applicant'] } }
  for (const application of open)
    await decide(leaving, application, { action: 'withdraw', version: application.version })
}

/** Empties registrations and changes: what the forms said, what was sent in each round, what was found of it, and the papers. */
export async function forgetContent(
  ctx: ActorContext,
  { forgetFiles }: Pick<CompanyPorts, 'forgetFiles'>,
  ids: readonly string[],
): Promise<void> {
  await ctx.query(
    'forget_registrations',
    `update registration_application set company = '{}', draft = '{}', previous = null, requests = '[]', legal_name = '–',
       reg_no_key = '', decision_note = null, contact_phone_verified = null, contact_email_verified = null
     where id = any ($1::uuid[])`,
    [ids],
  )
  await ctx.query(
    'forget_registration_rounds',
    'delete from registration_round where application_id = any ($1::uuid[])',
    [ids],
  )
  await ctx.query(
    'forget_registration_checks',
    'delete from registration_check where application_id = any ($1::uuid[])',
    [ids],
  )
  const papers = await ctx.query<{ file_id: string }>(
    'forget_papers',
    'delete from registration_document where application_id = any ($1::uuid[]) returning file_id',
    [ids],
  )
  await forgetFiles(
    ctx,
    papers.map(row => row.file_id),
  )
}

/** What nobody approved became no company: nothing of it is needed once its applicant has left. */
export async function forgetRegistrations(
  ctx: ActorContext,
  companies: Pick<CompanyPorts, 'forgetFiles'>,
  userId: string,
): Promise<void> {
  const rows = await ctx.query<{ id: string }>(
    'leave_registrations',
    `select id from registration_application where applicant_user_id = $1 and kind = 'registration' and status <> 'approved'`,
    [userId],
  )
  await forgetContent(
    ctx,
    companies,
    rows.map(({ id }) => id),
  )
}
