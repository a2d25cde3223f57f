import type { Identity, SignInMethod } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { accountByAddress, type AccountRow } from './account.repository'
import type { Address } from './address'
import { secondFactorOf, takeSecondFactor } from './second-factor'
import { passwordFits, wastePasswordCheck } from './secrets'
import { logSignIn, refuseGuessing, type SignInAttempt } from './sign-in-log'
import { useCode } from './verification-code'

const LOCK_AFTER = 5
const LOCK_WINDOW_MINUTES = 15
const LOCK_MINUTES = 30

export interface Credentials {
  readonly identity: Identity
  readonly address: Address
  /** One of the two. */
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly secondFactor?: string | undefined
  readonly deviceId?: string | undefined
}

export interface Verified {
  readonly account: AccountRow
  readonly attempt: SignInAttempt
  /** A password or a second factor was shown; a code by mail is neither. */
  readonly isProof: boolean
}

/** Counts although the refused call rolls back. */
function countFailure(ctx: ActorContext, userId: string): void {
  ctx.afterwards(
    'login_failed',
    `update user_account set
       failed_count = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_count + 1 else 1 end,
       failed_since = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_since else $2 end,
       locked_until = case when failed_since > $2::timestamptz - make_interval(mins => $3) and failed_count + 1 >= $4
         then $2::timestamptz + make_interval(mins => $5) else locked_until end
     where id = $1`,
    [userId, ctx.now().toISOString(), LOCK_WINDOW_MINUTES, LOCK_AFTER, LOCK_MINUTES],
  )
}

/** @throws AppError `USER_SERVICE530103` while the account is locked after five wrong secrets within 15 minutes. */
function refuseLocked(ctx: ActorContext, account: Pick<AccountRow, 'locked_until'>): void {
  const lockedFor = account.locked_until ? account.locked_until.getTime() - ctx.now().getTime() : 0
  if (lockedFor > 0) throw new AppError('USER_SERVICE530103', { minutes: Math.ceil(lockedFor / 60_000) })
}

async function logged<T>(run: () => Promise<T> | T, log: () => void): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) log()
    throw error
  }
}

/** Wrong guesses lock the account: as many as for a password, whatever is guessed. */
export async function checkPassword(ctx: ActorContext, account: AccountRow, password: string): Promise<void> {
  refuseLocked(ctx, account)
  if (await passwordFits(account.password_hash, password)) return
  countFailure(ctx, account.id)
  throw new AppError('USER_SERVICE530102')
}

export async function checkSecondFactor(
  ctx: ActorContext,
  key: Buffer,
  account: AccountRow,
  code: string,
): Promise<'second_factor' | 'recovery_code'> {
  refuseLocked(ctx, account)
  const factor = await secondFactorOf(ctx, account.id)
  const taken = factor?.enabled_at ? await takeSecondFactor(ctx, key, factor, code) : undefined
  if (taken) return taken
  countFailure(ctx, account.id)
  throw new AppError('USER_SERVICE530132')
}

/**
 * The account behind an address and what was shown for it.
 *
 * @throws AppError `USER_SERVICE530102` for a wrong pair (known or unknown address alike; `530101` for a code), `530103` while the
 * account is locked, `530104` for a network that guesses, `UPT400002` for a disabled account, `530131` where the second factor is to
 * be sent along, `530132` where it is wrong.
 */
export async function verifyCredentials(ctx: ActorContext, key: Buffer, given: Credentials): Promise<Verified> {
  const first: SignInMethod = given.password === undefined ? 'code' : 'password'
  const attempt: SignInAttempt = { identity: given.identity, method: first, deviceId: given.deviceId }
  await refuseGuessing(ctx, attempt)
  const account = await accountByAddress(ctx, given.address, given.identity)
  if (!account) {
    if (given.password !== undefined) await wastePasswordCheck(given.password)
    logSignIn(ctx, attempt, 'unknown', null)
    throw new AppError(first === 'code' ? 'USER_SERVICE530101' : 'USER_SERVICE530102')
  }
  await logged(
    () => refuseLocked(ctx, account),
    () => logSignIn(ctx, attempt, 'locked', account.id),
  )
  await logged(
    () =>
      given.password === undefined
        ? useCode(ctx, given.address, 'sign_in', given.code ?? '')
        : checkPassword(ctx, account, given.password),
    () => logSignIn(ctx, attempt, first === 'code' ? 'wrong_code' : 'wrong_password', account.id),
  )
  if (account.status === 'disabled') {
    logSignIn(ctx, attempt, 'disabled', account.id)
    throw new AppError('UPT400002')
  }
  if (!account.has_second_factor) return { account, attempt, isProof: first === 'password' }
  const { secondFactor } = given
  // Nothing of this call is kept: a code by mail is not used up yet, and comes again with the second factor.
  if (secondFactor === undefined) throw new AppError('USER_SERVICE530131')
  const method = await logged(
    () => checkSecondFactor(ctx, key, account, secondFactor),
    () => logSignIn(ctx, { ...attempt, method: 'second_factor' }, 'wrong_second_factor', account.id),
  )
  return { account, attempt: { ...attempt, method }, isProof: true }
}
