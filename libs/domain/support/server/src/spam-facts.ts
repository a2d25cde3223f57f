import { spamFingerprint } from '@tradeport/domain/support/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { sha256 } from './secrets'

const HOUR_MS = 3_600_000
/** Short texts are alike by chance: "Hello", "Please call me". */
const SHORTEST_FINGERPRINT = 24

export function fingerprintOf(text: string): Buffer | null {
  const print = spamFingerprint(text)
  return print.length < SHORTEST_FINGERPRINT ? null : sha256(print)
}

export interface Sender {
  email: string | null
  phone: string | null
  ipHash: Buffer
  fingerprint: Buffer | null
}

interface Counts extends Record<string, unknown> {
  same_text: number
  same_address: number
  same_ip: number
}

/** How often this sender, or this text, was here lately. */
export async function earlierMessages(
  ctx: ActorContext,
  { email, phone, ipHash, fingerprint }: Sender,
): Promise<{ sameText: number; sameAddress: number; sameIp: number }> {
  const now = ctx.now().getTime()
  const [row] = await ctx.query<Counts>(
    'message_spam_facts',
    `select
       (select count(*)::int from leave_message where fingerprint = $1 and created_at > $5
          and (lower(email) = lower($2::text)) is not true and (phone = $3::text) is not true) as same_text,
       (select count(*)::int from leave_message where created_at > $6 and lower(email) = lower($2::text))
         + (select count(*)::int from leave_message where created_at > $6 and phone = $3::text
              and (lower(email) = lower($2::text)) is not true) as same_address,
       (select count(*)::int from leave_message where ip_hash = $4 and created_at > $6) as same_ip`,
    [
      fingerprint,
      email,
      phone,
      ipHash,
      new Date(now - 24 * HOUR_MS).toISOString(),
      new Date(now - HOUR_MS).toISOString(),
    ],
  )
  return { sameText: row?.same_text ?? 0, sameAddress: row?.same_address ?? 0, sameIp: row?.same_ip ?? 0 }
}
