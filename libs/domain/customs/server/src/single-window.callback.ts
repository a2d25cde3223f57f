import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAX_RECEIPT_FACT, type ReceiptFact } from '@tradeport/domain/customs/contract'
import { factsSaid } from '@tradeport/domain/customs/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { asSystem, type ContextParts } from '@tradeport/node/server-kit'
import { takeReceipt } from './amendment-answers'
import type { KeepPaper } from './ports'
import { keepAll, recordUnreadable } from './receipts'
import { customsInstantOf, type Attachment, type GatewayReceipt } from './single-window.port'

/** How far the caller's clock may be from ours; what is older, or from the future, is refused. */
export const CALLBACK_WINDOW_SECONDS = 300
export const CALLBACK_MAX_BYTES = 1024 * 1024
const MAX_ATTACHMENTS = 10

export interface Callback {
  /** Unix seconds at which it was signed. */
  readonly timestamp: string
  /** `sha256=` and the HMAC of `<timestamp>.<body>` in hexadecimal. */
  readonly signature: string
  readonly body: Buffer
}

/** `unreadable`: it was signed, and is kept for a person. */
export type CallbackOutcome = 'taken' | 'unreadable' | 'unsigned' | 'out_of_time' | 'replayed'

const line = (max: number) => z._default(z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u)), '')
const receiptBody = z.object({
  about: z.optional(z.literal('amendment')),
  clientSeqNo: line(36),
  cusCiqNo: line(18),
  entryId: line(18),
  preEntryId: line(18),
  customMaster: line(4),
  channel: z.string().check(z.regex(/^[A-Za-z0-9]{1,4}$/)),
  noticeDate: z.string().check(z.maxLength(40)),
  note: z._default(z.string().check(z.maxLength(4_000), z.regex(/^[^\0]*$/)), ''),
})

/** What is beside the point is left out where it is no line of text; the receipt counts all the same. */
const factIn = (body: unknown, name: ReceiptFact): string => {
  const said = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  const text = z.safeParse(line(MAX_RECEIPT_FACT), typeof said === 'number' ? String(said) : said)
  return text.success ? text.data : ''
}

export interface CallbackTaking {
  readonly secret: string
  readonly keep: KeepPaper
}

/** How a call is signed; also what the adapter on the other side has to do. */
export const callbackSignature = (secret: string, timestamp: string, body: Buffer | string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

function isSigned(secret: string, { timestamp, signature, body }: Callback): boolean {
  const expected = Buffer.from(callbackSignature(secret, timestamp, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function readBody(value: unknown): GatewayReceipt['read'] | undefined {
  const parsed = z.safeParse(receiptBody, value)
  if (!parsed.success) return undefined
  const { clientSeqNo, cusCiqNo, entryId } = parsed.data
  const noticeDate = customsInstantOf(parsed.data.noticeDate)
  // What names no form in any way belongs to nobody whom it could be handed to.
  if (noticeDate === undefined || `${clientSeqNo}${cusCiqNo}${entryId}` === '') return undefined
  return { ...parsed.data, noticeDate, facts: factsSaid(name => factIn(value, name)) }
}

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const attachment = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  /** In base64. */
  content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

/** What came along with it; what is no file is left in the text of the receipt. */
function attachmentsIn(value: unknown): Attachment[] {
  const files: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'files') : undefined
  if (!Array.isArray(files)) return []
  return files.slice(0, MAX_ATTACHMENTS).flatMap(each => {
    const file = z.safeParse(attachment, each)
    return file.success ? [{ fileName: file.data.name, content: Buffer.from(file.data.content, 'base64') }] : []
  })
}

/**
 * Takes a receipt that the adapter's side calls with, as one from its folder is taken: in one transaction, the same one once. Its signature
 * is kept with it, so that the very same call is refused when it comes again and counts for nothing where it failed.
 */
export async function takeCallback(
  parts: ContextParts,
  { secret, keep }: CallbackTaking,
  callback: Callback,
): Promise<CallbackOutcome> {
  if (!isSigned(secret, callback)) return 'unsigned'
  const seconds = Number(callback.timestamp)
  const now = parts.clock()
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= CALLBACK_WINDOW_SECONDS)) return 'out_of_time'
  const raw = callback.body.toString('utf8')
  const body = jsonOf(raw)
  const read = readBody(body)
  return asSystem(parts, 'customs.callback', async ctx => {
    const kept = await ctx.query(
      'customs_callback_keep',
      'insert into single_window_call (signature, signed_at) values ($1, to_timestamp($2)) on conflict do nothing returning 1',
      [callback.signature, seconds],
    )
    if (kept.length === 0) return 'replayed'
    // Older ones are refused by their time.
    await ctx.query('customs_callback_forget', 'delete from single_window_call where signed_at < $1', [
      new Date(now.getTime() - 2 * CALLBACK_WINDOW_SECONDS * 1_000),
    ])
    if (!read) {
      await recordUnreadable(ctx, raw)
      return 'unreadable'
    }
    await takeReceipt(ctx, read, raw, { attach: owner => keepAll(owner, keep, attachmentsIn(body)) })
    return 'taken'
  })
}
