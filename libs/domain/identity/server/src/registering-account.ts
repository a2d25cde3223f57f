import { AppError } from '@tradeport/kernel/errors'
import { passwordProblems } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { accountByAddress, insertAccount } from './account.repository'
import { addressOf } from './address'
import { isCommonPassword } from './common-password'
import { invalid } from './invalid-field'
import { requireRegionAddress } from './region-contact'
import { hashPassword } from './secrets'
import { checkPassword } from './sign-in'
import { useCode } from './verification-code'

function requireShape(path: string, password: string): void {
  const rule = 'password'
  if (passwordProblems(password).length > 0) throw invalid(path, rule)
}

/** @throws AppError `USER_SERVICE530400` for one that breaks the rule of spec section 5, or that everybody who guesses begins with. */
export async function requireGoodPassword(path: string, password: string): Promise<void> {
  requireShape(path, password)
  const rule = 'common_password'
  if (await isCommonPassword(password)) throw invalid(path, rule)
}

export function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw invalid('timeZone', 'invalid_value')
  }
}

export interface Registering {
  /** One of the two. */
  email?: string | undefined
  phone?: string | undefined
  code: string
  password: string
  displayName: string
  locale: string
  timeZone: string
}

/**
 * The account that registers: a new one or, of an address that has one, that one for whoever also knows its password. So one person can
 * buy, sell and serve, and found a second company, with one account.
 *
 * @throws AppError `USER_SERVICE530400` at `password` where the address has an account with another password, `530103` while that is
 * locked, `UPT400002` where it is disabled.
 */
export async function registeringAccount(
  ctx: ActorContext,
  input: Registering,
  identity: 'buyer' | 'seller' | 'provider',
): Promise<string> {
  requireShape('password', input.password)
  requireTimeZone(input.timeZone)
  const address = addressOf(ctx, input)
  requireRegionAddress(ctx, input)
  await useCode(ctx, address, 'register', input.code)
  const known = await accountByAddress(ctx, address, identity)
  if (known?.status === 'disabled') throw new AppError('UPT400002')
  if (known) {
    await checkPassword(ctx, known, input.password).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'USER_SERVICE530102'
        ? invalid('password', 'account_password')
        : error
    })
    return known.id
  }
  // Of an account that is there the password is shown, not chosen.
  await requireGoodPassword('password', input.password)
  const userId = await insertAccount(ctx, { ...input, address, passwordHash: await hashPassword(input.password) })
  // Somebody has made one in this very moment.
  if (!userId) throw new AppError(address.kind === 'email' ? 'USER_SERVICE530110' : 'USER_SERVICE530133')
  return userId
}
