import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '@tradeport/kernel/errors'
import { z } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

const FORM_LIFE_MS = 2 * 3_600_000
/** A draft may lie for a while; after that the form begins anew. */
const FORM_RENEWABLE_MS = 7 * 86_400_000

const claims = z.object({ n: z.string(), s: z.int(), e: z.int() })

export interface OpenForm {
  nonce: string
  startedAt: number
  expiresAt: number
}

async function secretOf(ctx: ActorContext): Promise<Buffer> {
  const [row] = await ctx.query<{ secret: Buffer }>('support_secret', 'select secret from support_secret', [])
  if (!row) throw new Error('support_secret is empty')
  return row.secret
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
export { sha256 }

/** Of an address that is to be recognised again, but not read. */
export async function keyedHash(ctx: ActorContext, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(ctx))
    .update(text)
    .digest()
}

const signature = (secret: Buffer, payload: string) => createHmac('sha256', secret).update(`form ${payload}`).digest()

async function signForm(ctx: ActorContext, form: OpenForm): Promise<{ token: string; expiresAt: string }> {
  const payload = Buffer.from(JSON.stringify({ n: form.nonce, s: form.startedAt, e: form.expiresAt })).toString(
    'base64url',
  )
  const signed = signature(await secretOf(ctx), payload).toString('base64url')
  return { token: `${payload}.${signed}`, expiresAt: new Date(form.expiresAt).toISOString() }
}

async function verifyForm(ctx: ActorContext, token: string): Promise<OpenForm | undefined> {
  const [payload = '', signed = '', ...rest] = token.split('.')
  const given = Buffer.from(signed, 'base64url')
  const wanted = signature(await secretOf(ctx), payload)
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const { n, s, e } = z.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return { nonce: n, startedAt: s, expiresAt: e }
}

/** @throws AppError `MALL640411` for a token that we did not sign. */
export async function readForm(ctx: ActorContext, token: string): Promise<OpenForm & { isExpired: boolean }> {
  const form = await verifyForm(ctx, token)
  if (!form) throw new AppError('MALL640411')
  return { ...form, isExpired: form.expiresAt <= ctx.now().getTime() }
}

/** Begins a form, or goes on with one that ran out: what it is for and when it was opened stay. */
export async function openForm(
  ctx: ActorContext,
  previous: string | undefined,
  isUsed: (nonce: string) => Promise<boolean>,
): Promise<{ token: string; expiresAt: string }> {
  const now = ctx.now().getTime()
  const fresh = { nonce: randomBytes(16).toString('base64url'), startedAt: now }
  const earlier = previous === undefined ? undefined : await verifyForm(ctx, previous)
  const goesOn = earlier !== undefined && earlier.expiresAt > now - FORM_RENEWABLE_MS
  const begun = goesOn ? { ...earlier, ...((await isUsed(earlier.nonce)) ? { nonce: fresh.nonce } : {}) } : fresh
  return signForm(ctx, { ...begun, expiresAt: now + FORM_LIFE_MS })
}

export const newTrackKey = () => randomBytes(32).toString('base64url')
