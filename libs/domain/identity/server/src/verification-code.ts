import type { CODE_PURPOSES } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Address } from './address'
import { codeHash, newCode, sameHash } from './secrets'

export const CODE_MINUTES = 10
export const RESEND_SECONDS = 60
const CODES_PER_HOUR = 8
/** To one phone within a day, whatever for: each costs money, and whose phone it is has not been shown. */
const CODES_PER_PHONE_DAY = 20
/** From one network, to however many addresses. */
const CODES_PER_NETWORK = 100
const ATTEMPTS = 5

/** `change_contact`: to the address that an account is to have; `contact_phone`, `contact_email`: to where a company says that it is reached. */
export type CodePurpose = (typeof CODE_PURPOSES)[number] | 'change_contact' | 'contact_phone' | 'contact_email'

const contextOf = (ctx: ActorContext, address: Address, purpose: CodePurpose) =>
  `${ctx.region.regionId}/${purpose}/${address.key}`

async function codesOfDay(ctx: ActorContext, address: Address): Promise<number> {
  const [day] = await ctx.query<{ codes: number }>(
    'code_day',
    'select count(*)::int as codes from verification_code where region_id = $1 and email_key = $2 and created_at > $3',
    [ctx.region.regionId, address.key, new Date(ctx.now().getTime() - 86_400_000).toISOString()],
  )
  return day?.codes ?? 0
}

/**
 * Makes a code that is valid for ten minutes and replaces earlier ones.
 *
 * @throws AppError `USER_SERVICE530111` when the last one is younger than a minute, or there were eight within the hour
 * to this address, twenty to this phone within the day, or a hundred from this network.
 */
export async function issueCode(ctx: ActorContext, address: Address, purpose: CodePurpose): Promise<string> {
  const now = ctx.now()
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString()
  // One address at a time: two calls at once must not both find room for another code.
  await ctx.query('code_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    contextOf(ctx, address, purpose),
  ])
  const recent = await ctx.query<{ created_at: Date }>(
    'code_recent',
    `select created_at from verification_code
     where region_id = $1 and email_key = $2 and purpose = $3 and created_at > $4 order by created_at desc`,
    [ctx.region.regionId, address.key, purpose, hourAgo],
  )
  const last = recent[0]
  const age = last ? (now.getTime() - last.created_at.getTime()) / 1000 : Infinity
  if (age < RESEND_SECONDS) throw new AppError('USER_SERVICE530111', { seconds: Math.ceil(RESEND_SECONDS - age) })
  if (recent.length >= CODES_PER_HOUR) throw new AppError('USER_SERVICE530111', { seconds: 3600 })
  if (address.kind === 'phone' && (await codesOfDay(ctx, address)) >= CODES_PER_PHONE_DAY)
    throw new AppError('USER_SERVICE530111', { seconds: 3600 })
  const [network] = await ctx.query<{ codes: number }>(
    'code_network',
    `select count(*)::int as codes from (select 1 from verification_code where ip = $1 and created_at > $2 limit ${CODES_PER_NETWORK}) as c`,
    [ctx.ip, hourAgo],
  )
  if ((network?.codes ?? 0) >= CODES_PER_NETWORK) throw new AppError('USER_SERVICE530111', { seconds: 3600 })
  const code = newCode()
  await ctx.query(
    'code_insert',
    `insert into verification_code (id, region_id, email_key, purpose, code_hash, created_at, expires_at, ip)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      uuidv7(),
      ctx.region.regionId,
      address.key,
      purpose,
      codeHash(code, contextOf(ctx, address, purpose)),
      now.toISOString(),
      new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
      ctx.ip,
    ],
  )
  return code
}

/**
 * Compares with the newest code. The guess is taken before it is compared: of however many at once only as many as are left are.
 *
 * @returns what uses the code up, at the end of a call that needed nothing else.
 * @throws AppError `USER_SERVICE530101` when it is wrong, used, too old or guessed at too often.
 */
export async function compareCode(
  ctx: ActorContext,
  address: Address,
  purpose: CodePurpose,
  code: string,
): Promise<() => Promise<void>> {
  const now = ctx.now().toISOString()
  const [row] = await ctx.atOnce<{ id: string; code_hash: Buffer }>(
    'code_guess',
    `update verification_code set attempts = attempts + 1
     where id = (select id from verification_code
         where region_id = $1 and email_key = $2 and purpose = $3 and used_at is null and expires_at > $4
         order by created_at desc limit 1)
       and attempts < $5 and used_at is null returning id, code_hash`,
    [ctx.region.regionId, address.key, purpose, now, ATTEMPTS],
  )
  if (!row || !sameHash(row.code_hash, codeHash(code, contextOf(ctx, address, purpose))))
    throw new AppError('USER_SERVICE530101')
  // Whoever knows the code has not guessed.
  await ctx.atOnce('code_known', 'update verification_code set attempts = attempts - 1 where id = $1', [row.id])
  return async () => {
    const used = await ctx.query<{ id: string }>(
      'code_use',
      'update verification_code set used_at = $2 where id = $1 and used_at is null returning id',
      [row.id, now],
    )
    if (used.length === 0) throw new AppError('USER_SERVICE530101')
  }
}

/** @throws AppError `USER_SERVICE530101` as `compareCode`. */
export async function useCode(ctx: ActorContext, address: Address, purpose: CodePurpose, code: string): Promise<void> {
  const useUp = await compareCode(ctx, address, purpose, code)
  await useUp()
}
