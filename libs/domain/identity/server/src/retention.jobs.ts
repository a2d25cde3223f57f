import type { ActorContext, Job } from '@tradeport/node/server-kit'

const DAY_MS = 86_400_000
/** Codes live for minutes and are counted by the hour and the day; the day after is for whoever asks support where a code remained. */
const CODE_DAYS = 1
/** Sessions last for a day; a month later nobody asks any more why one ended. */
const SESSION_DAYS = 30
/** Six months: as long as China's Cybersecurity Law (article 21) wants logs of a network to be kept at the least. */
const SIGN_IN_DAYS = 184
const AT_ONCE = 5_000

const daysAgo = (ctx: ActorContext, days: number): string => new Date(ctx.now().getTime() - days * DAY_MS).toISOString()

async function forgetCodes(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'codes_forget',
    `delete from verification_code where id in (
       select id from verification_code where created_at < $1 order by created_at limit ${AT_ONCE})`,
    [daysAgo(ctx, CODE_DAYS)],
  )
}

/** Those that ran out: one that was ended earlier runs out like any other. */
async function forgetSessions(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'sessions_forget',
    `delete from user_session where token_hash in (
       select token_hash from user_session where expires_at < $1 order by expires_at limit ${AT_ONCE})`,
    [daysAgo(ctx, SESSION_DAYS)],
  )
}

async function forgetTrustedDevices(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'trust_forget',
    `delete from trusted_device where id in (
       select id from trusted_device where expires_at < $1 order by expires_at limit ${AT_ONCE})`,
    [ctx.now().toISOString()],
  )
}

/** The last time somebody came in stays: without it, whoever breaks into a sleeping account would be taken for its first visitor. */
async function forgetSignIns(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'sign_ins_forget',
    `delete from login_log where id in (
       select l.id from login_log l
       where l.at < $1 and (l.user_id is null or l.result <> 'ok' or exists (
         select 1 from login_log later
         where later.user_id = l.user_id and later.result = 'ok' and (later.at, later.id) > (l.at, l.id)))
       order by l.at limit ${AT_ONCE})`,
    [daysAgo(ctx, SIGN_IN_DAYS)],
  )
}

/**
 * How people came in is forgotten after a while: addresses, networks and browsers are not kept for longer than they are of use. What
 * was done with it stays in the audit log.
 */
export const signInRetention: Job = {
  name: 'identity.forget-sign-ins',
  everySeconds: 600,
  async run(ctx) {
    await forgetCodes(ctx)
    await forgetSessions(ctx)
    await forgetTrustedDevices(ctx)
    await forgetSignIns(ctx)
  },
}
