import { timerOf, type TimedRegion } from '@tradeport/kernel/config'

/** Tokens a person may use a day; a visitor's are fewer because a key costs nothing. Judgement, to be moved into plans with membership. */
export const TOKENS_PER_DAY = { visitor: 20_000, person: 200_000 } as const

/** Longest time one answer may take. */
export const ANSWER_LIMIT_MS = 120_000
/** An answer whose writer has not been seen for so long is lost: its text stays, and it can go on. */
export const LOST_AFTER_MS = 15_000
/** Without an operator for so long, the person gets the assistant back. */
export const WAIT_FOR_AGENT_MS = 180_000
export const IDLE_CLOSES_AFTER_MS = 24 * 3_600_000
/** Who has not seen what somebody at the desk said for so long is away, and is told of it. */
export const AWAY_AFTER_MS = 60_000
/** Thoughts are not kept longer. */
export const THOUGHTS_DAYS = 30
/** So many answers in a row that found nothing call a person. */
export const UNANSWERED_BEFORE_HUMAN = 2

/** Who may speak for the platform. */
export const DESK_ROLES = ['op_cs', 'op_super', 'op_region_admin'] as const
/** Who may listen. */
export const DESK_READERS = [...DESK_ROLES, 'op_auditor'] as const

/** Full hours, 0 to 24, at which the desk opens and closes. */
export interface DeskHours {
  readonly from: number
  readonly to: number
}

/** Hours at the desk, in the region's civil time (Asia/Shanghai), every day: what its operators say, else the deployment, else the product's own. */
export function deskHoursOf(region: TimedRegion, ofDeployment?: DeskHours): DeskHours {
  const { deskFromHour, deskToHour } = region.own?.timers ?? {}
  const isOwn = deskFromHour !== undefined || deskToHour !== undefined
  if (ofDeployment && !isOwn) return ofDeployment
  return { from: timerOf(region, 'deskFromHour'), to: timerOf(region, 'deskToHour') }
}

const CHINA_OFFSET_MS = 8 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function deskHours(now: Date, hours: DeskHours): { open: boolean; opensAt: Date | null } {
  const local = now.getTime() + CHINA_OFFSET_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  const [from, to] = [midnight + hours.from * HOUR_MS, midnight + hours.to * HOUR_MS]
  if (local >= from && local < to) return { open: true, opensAt: null }
  const next = local < from ? from : from + DAY_MS
  return { open: false, opensAt: new Date(next - CHINA_OFFSET_MS) }
}

/** The civil day of Asia/Shanghai, on which usage is counted. */
export function usageDay(now: Date): string {
  return new Date(now.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 10)
}

export function usageResetsAt(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CHINA_OFFSET_MS + 1) / DAY_MS) * DAY_MS - CHINA_OFFSET_MS)
}

/**
 * Tokens of a text where no tokenizer of a model says it: four letters of an alphabet, or one character of a script without spaces.
 */
export function estimatedTokens(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0
  return Math.ceil((text.length - dense) / 4) + dense
}

const LONGEST_TITLE = 60

/** A conversation is called by the beginning of its first question. */
export function titleOf(question: string): string {
  const line = question.trim().split(/\s*\n/)[0] ?? ''
  if (line.length <= LONGEST_TITLE) return line
  const cut = line.slice(0, LONGEST_TITLE)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > LONGEST_TITLE / 2 ? space : LONGEST_TITLE)}…`
}
