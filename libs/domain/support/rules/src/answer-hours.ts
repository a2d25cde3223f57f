import type { MessageType } from '@tradeport/domain/support/contract'

const DEFAULT_HOURS = 8
/** What cannot wait a day. */
const HOURS: Partial<Record<MessageType, number>> = {
  platform_issues: 4,
  technical_issues: 4,
  complaints_suggestions: 4,
}

export function answerHours(type: MessageType): number {
  return HOURS[type] ?? DEFAULT_HOURS
}
