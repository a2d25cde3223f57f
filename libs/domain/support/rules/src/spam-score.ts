export const SPAM_THRESHOLD = 60
/** Nobody reads and fills the form faster. */
export const MIN_FILL_MS = 3_000

export const SPAM_REASONS = [
  'honeypot',
  'too_fast',
  'links',
  'markup',
  'repeated',
  'many_by_address',
  'many_by_ip',
] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

export interface SpamFacts {
  text: string
  /** The field that nobody sees. */
  honeypot: string
  filledForMs: number
  /** Signed in: known by name, may be quick and quote addresses. */
  isMember: boolean
  /** The same text from others within a day. */
  sameText: number
  /** Messages with the same email or phone within the hour. */
  sameAddress: number
  /** Messages from the same IP address within the hour; an office shares one. */
  sameIp: number
}

const LINK = /(?:https?:\/\/|www\.)\S/gi
const MARKUP = /<a\s|\[url[=\]]|\[link[=\]]/i

const weights: Record<SpamReason, (facts: SpamFacts) => number> = {
  honeypot: ({ honeypot }) => (honeypot.trim() === '' ? 0 : 100),
  too_fast: ({ filledForMs, isMember }) => (!isMember && filledForMs < MIN_FILL_MS ? 60 : 0),
  links: ({ text, isMember }) => {
    const links = isMember ? 0 : (text.match(LINK)?.length ?? 0)
    return links >= 3 ? 45 : links > 0 ? 15 : 0
  },
  markup: ({ text, isMember }) => (!isMember && MARKUP.test(text) ? 45 : 0),
  repeated: ({ sameText, isMember }) => (isMember ? 0 : sameText >= 2 ? 60 : sameText === 1 ? 30 : 0),
  many_by_address: ({ sameAddress }) => (sameAddress >= 5 ? 60 : 0),
  many_by_ip: ({ sameIp }) => (sameIp >= 20 ? 60 : sameIp >= 10 ? 30 : 0),
}

/** How much a message looks like spam. Never told to the writer: real people must not be lost to a rule. */
export function spamScore(facts: SpamFacts): { score: number; reasons: SpamReason[] } {
  const found = SPAM_REASONS.map(reason => ({ reason, weight: weights[reason](facts) })).filter(
    ({ weight }) => weight > 0,
  )
  return {
    score: Math.min(
      100,
      found.reduce((sum, { weight }) => sum + weight, 0),
    ),
    reasons: found.map(({ reason }) => reason),
  }
}

/** The text without what spammers vary: case, spaces, digits and punctuation. */
export function spamFingerprint(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}]+/gu, ' ')
    .trim()
}
