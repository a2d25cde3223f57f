import type { Assertion, Identity, SignInMethod, SignInResult } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { timerOf } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { accountByAddress, type AccountRow } from './account.repository'
import type { Address } from './address'
import { takePasskey } from './passkey'
import type { AccountPorts } from './ports'
import { takeSecondFactor } from './second-factor'
import { tellLockedOut } from './security-notice'
import { passwordFits, wastePasswordCheck } from './secrets'
import { logSignIn, refuseGuessing, type SignInAttempt } from './sign-in-log'
import { mayTrust, useTrustedDevice } from './trusted-device'
import { compareCode } from './verification-code'

export interface Credentials {
  readonly identity: Identity
  readonly address: Address
  /** One of the two. */
  readonly password?: string | undefined
  readonly code?: string | undefined
  readonly secondFactor?: string | undefined
  /** In place of a code. */
  readonly passkey?: Assertion | undefined
  readonly deviceId?: string | undefined
}

export interface Verified {
  readonly account: AccountRow
  readonly attempt: SignInAttempt
  /** A password or a second factor was shown; a code by mail is neither, nor is a trusted device. */
  readonly isProof: boolean
  readonly trustedDeviceId?: string | undefined
}

/** @throws AppError `USER_SERVICE530103` while the account is locked after too many wrong secrets (`lockAfterFailures` of the region). */
function refuseLocked(ctx: ActorContext, account: Pick<AccountRow, 'locked_until'>): void {
  const lockedFor = account.locked_until ? account.locked_until.getTime() - ctx.now().getTime() : 0
  if (lockedFor > 0) throw new AppError('USER_SERVICE530103', { minutes: Math.ceil(lockedFor / 60_000) })
}

const nothingToUseUp = async () => undefined

async function logged<T>(run: () => Promise<T> | T, log: () => void): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) log()
    throw error
  }
}

/** One of the guesses that an account is good for; it is gone unless it turns out right. */
interface Guess {
  right(): Promise<void>
  /** Whoever is locked out by it hears of it. */
  wrong(): void
}

/**
 * Taken before anything is compared, so that many at once are no more than one after another.
 *
 * @throws AppError `USER_SERVICE530103` when none is left: the region says how many wrong ones within which time lock the account.
 */
async function takeGuess(ctx: ActorContext, account: AccountRow): Promise<Guess> {
  refuseLocked(ctx, account)
  const minutes = timerOf(ctx.region, 'lockMinutes')
  const [taken] = await ctx.atOnce<{ is_last: boolean }>(
    'guess_take',
    `update user_account set
       failed_count = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_count + 1 else 1 end,
       failed_since = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_since else $2 end,
       locked_until = case when failed_since > $2::timestamptz - make_interval(mins => $3) and failed_count + 1 >= $4
         then $2::timestamptz + make_interval(mins => $5) end
     where id = $1 and (locked_until is null or locked_until <= $2) returning locked_until is not null as is_last`,
    [
      account.id,
      ctx.now().toISOString(),
      timerOf(ctx.region, 'lockWindowMinutes'),
      timerOf(ctx.region, 'lockAfterFailures'),
      minutes,
    ],
  )
  if (!taken) throw new AppError('USER_SERVICE530103', { minutes })
  return {
    async right() {
      // Earlier wrong ones still count.
      await ctx.atOnce(
        'guess_give_back',
        `update user_account set failed_count = greatest(failed_count - 1, 0), locked_until = null,
           failed_since = case when failed_count > 1 then failed_since end where id = $1`,
        [account.id],
      )
    },
    wrong() {
      if (taken.is_last) ctx.later(standing => tellLockedOut(standing, account, minutes))
    },
  }
}

async function comparePassword(account: AccountRow, password: string, guess: Guess): Promise<void> {
  if (await passwordFits(account.password_hash, password)) return
  guess.wrong()
  throw new AppError('USER_SERVICE530102')
}

async function compareSecondFactor(
  ctx: ActorContext,
  key: Buffer,
  account: AccountRow,
  code: string,
  guess: Guess,
): Promise<'second_factor' | 'recovery_code'> {
  const taken = await takeSecondFactor(ctx, key, account.id, code)
  if (taken) return taken
  guess.wrong()
  throw new AppError('USER_SERVICE530132')
}

/** Wrong guesses lock the account: as many as for a password, whatever is guessed. */
export async function checkPassword(ctx: ActorContext, account: AccountRow, password: string): Promise<void> {
  const guess = await takeGuess(ctx, account)
  await comparePassword(account, password, guess)
  await guess.right()
}

export async function checkSecondFactor(
  ctx: ActorContext,
  key: Buffer,
  account: AccountRow,
  code: string,
): Promise<void> {
  const guess = await takeGuess(ctx, account)
  await compareSecondFactor(ctx, key, account, code, guess)
  await guess.right()
}

/**
 * The account behind an address and what was shown for it.
 *
 * @throws AppError `USER_SERVICE530102` for a wrong pair (known or unknown address alike; `530101` for a code), `530103` while the
 * account is locked, `530104` for a network that guesses, `UPT400002` for a disabled account, `530131` where the second factor is to
 * be sent along, `530132` where it is wrong.
 */
export async function verifyCredentials(
  ctx: ActorContext,
  ports: Pick<AccountPorts, 'secretKey' | 'passkeySite' | 'operatorsTrustDevices'>,
  given: Credentials,
): Promise<Verified> {
  const { secretKey, passkeySite } = ports
  const first: SignInMethod = given.password === undefined ? 'code' : 'password'
  const attempt: SignInAttempt = { identity: given.identity, method: first, deviceId: given.deviceId }
  await refuseGuessing(ctx, attempt)
  const account = await accountByAddress(ctx, given.address, given.identity)
  if (!account) {
    if (given.password !== undefined) await wastePasswordCheck(given.password)
    logSignIn(ctx, attempt, 'unknown', null)
    throw new AppError(first === 'code' ? 'USER_SERVICE530101' : 'USER_SERVICE530102')
  }
  const log = (result: SignInResult, method: SignInMethod = first) =>
    logSignIn(ctx, { ...attempt, method }, result, account.id)
  const take = () =>
    logged(
      () => takeGuess(ctx, account),
      () => log('locked'),
    )
  // One guess is good for both factors of one call; a code by mail has guesses of its own.
  const { password, code = '' } = given
  const guess = password === undefined ? undefined : await take()
  if (!guess)
    await logged(
      () => refuseLocked(ctx, account),
      () => log('locked'),
    )
  const useUp = await logged(
    () =>
      password === undefined || !guess
        ? compareCode(ctx, given.address, 'sign_in', code)
        : comparePassword(account, password, guess).then(() => nothingToUseUp),
    () => log(first === 'code' ? 'wrong_code' : 'wrong_password'),
  )
  if (account.status === 'disabled') {
    await guess?.right()
    log('disabled')
    throw new AppError('UPT400002')
  }
  if (!account.has_second_factor) {
    await guess?.right()
    await useUp()
    return { account, attempt, isProof: first === 'password' }
  }
  const { secondFactor, passkey } = given
  if (passkey !== undefined) {
    // Nobody guesses at a signature.
    await guess?.right()
    await logged(
      () =>
        takePasskey(ctx, passkeySite, {
          assertion: passkey,
          use: { purpose: 'sign_in', userId: null },
          owner: account,
        }),
      () => log('wrong_passkey', 'passkey'),
    )
    await useUp()
    return { account, attempt: { ...attempt, method: 'passkey' }, isProof: true }
  }
  if (secondFactor === undefined) {
    await guess?.right()
    const trust = mayTrust(ports, given.identity)
    const trustedDeviceId = trust ? await useTrustedDevice(ctx, account.id) : undefined
    if (trustedDeviceId !== undefined) {
      await useUp()
      return { account, attempt: { ...attempt, method: 'trusted_device' }, isProof: false, trustedDeviceId }
    }
    // A code by mail is not used up yet, and comes again with the second factor.
    const { has_app: app, has_passkey: passkeys } = account
    throw new AppError('USER_SERVICE530131', {}, { data: { app, passkey: passkeys, trust } })
  }
  const second = guess ?? (await take())
  const method = await logged(
    () => compareSecondFactor(ctx, secretKey, account, secondFactor, second),
    () => log('wrong_second_factor', 'second_factor'),
  )
  await second.right()
  await useUp()
  return { account, attempt: { ...attempt, method }, isProof: true }
}

/** How a passkey leads to its account, and how it is taken once the account may be opened at all. */
export interface PasskeyAlone {
  account(): Promise<AccountRow | undefined>
  take(owner: AccountRow): Promise<void>
}

/**
 * Both factors at once, and no guess: nobody guesses at a signature.
 *
 * @throws AppError `USER_SERVICE530137` where the passkey is nobody's here, and as `verifyCredentials`.
 */
export async function verifyPasskeyAlone(
  ctx: ActorContext,
  attempt: SignInAttempt,
  passkey: PasskeyAlone,
): Promise<Verified> {
  await refuseGuessing(ctx, attempt)
  const account = await passkey.account()
  if (!account) {
    logSignIn(ctx, attempt, 'unknown', null)
    throw new AppError('USER_SERVICE530137')
  }
  const log = (result: SignInResult) => () => logSignIn(ctx, attempt, result, account.id)
  await logged(() => refuseLocked(ctx, account), log('locked'))
  await logged(() => passkey.take(account), log('wrong_passkey'))
  if (account.status === 'disabled') {
    log('disabled')()
    throw new AppError('UPT400002')
  }
  return { account, attempt, isProof: true }
}
