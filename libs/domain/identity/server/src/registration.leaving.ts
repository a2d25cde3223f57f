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

/** What nobody approved became no company: nothing of it is needed once its applicant has left. */
export async function forgetRegistrations(
  ctx: ActorContext,
  { forgetFiles }: Pick<CompanyPorts, 'forgetFiles'>,
  userId: string,
): Promise<void> {
  await ctx.query(
    'leave_registrations',
    `update registration_application set company = '{}', draft = '{}', previous = null, requests = '[]', legal_name = '–',
       reg_no_key = '', decision_note = null, contact_phone_verified = null
     where applicant_user_id = $1 and kind = 'registration' and status <> 'approved'`,
    [userId],
  )
  await ctx.query(
    'leave_registration_rounds',
    `delete from registration_round r using registration_application a
     where a.id = r.application_id and a.applicant_user_id = $1 and a.kind = 'registration' and a.status <> 'approved'`,
    [userId],
  )
  const papers = await ctx.query<{ file_id: string }>(
    'leave_papers',
    `delete from registration_document d using registration_application a
     where a.id = d.application_id and a.applicant_user_id = $1 and a.kind = 'registration' and a.status <> 'approved'
     returning d.file_id`,
    [userId],
  )
  await forgetFiles(
    ctx,
    papers.map(row => row.file_id),
  )
}
