import type { ActorContext } from '@tradeport/node/server-kit'

export const CHALLENGE_MINUTES = 5

export interface ChallengeUse {
  readonly purpose: 'add' | 'sign_in' | 'prove'
  /** Null for signing in: who it is, the passkey tells. */
  readonly userId: string | null
}

export async function keepChallenge(
  ctx: ActorContext,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<void> {
  const now = ctx.now()
  await ctx.query('challenge_clear', 'delete from passkey_challenge where expires_at < $1', [now.toISOString()])
  await ctx.query(
    'challenge_insert',
    'insert into passkey_challenge (challenge, purpose, user_id, expires_at) values ($1, $2, $3, $4)',
    [challenge, purpose, userId, new Date(now.getTime() + CHALLENGE_MINUTES * 60_000).toISOString()],
  )
}

/** A challenge is gone once it was looked at, whatever becomes of the call. */
export async function takeChallenge(
  ctx: ActorContext,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const taken = await ctx.atOnce<{ challenge: string }>(
    'challenge_take',
    `delete from passkey_challenge
     where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4 returning challenge`,
    [challenge, purpose, userId, ctx.now().toISOString()],
  )
  return taken.length > 0
}
