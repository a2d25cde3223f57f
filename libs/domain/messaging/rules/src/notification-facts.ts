import {
  NOTIFICATION_KINDS,
  isNotificationKind,
  type NotificationCategory,
  type NotificationKindDefinition,
  type NotificationStatus,
  type NotificationTab,
} from '@tradeport/domain/messaging/contract'

export function statusOfNotification(row: { readAt: unknown; archivedAt: unknown }): NotificationStatus {
  if (row.archivedAt !== null) return 'archived'
  return row.readAt === null ? 'unread' : 'read'
}

/** @throws Error for a kind that is not in the table: a sender's mistake, found by its first test. */
export function kindDefinition(kind: string): NotificationKindDefinition {
  if (!isNotificationKind(kind)) throw new Error(`notification kind ${kind} is not in NOTIFICATION_KINDS`)
  return NOTIFICATION_KINDS[kind]
}

/** Placeholders of a kind that the sender left out. */
export function missingParams(kind: string, params: Record<string, string>): string[] {
  return kindDefinition(kind).params.filter(name => params[name] === undefined)
}

export interface CountedGroup {
  tab: NotificationTab
  category: NotificationCategory | null
  count: number
}

/** The seven numbers of the message centre from one grouped query. */
export function countsOf(groups: readonly CountedGroup[]) {
  const sum = (wanted: (group: CountedGroup) => boolean) =>
    groups.filter(wanted).reduce((total, group) => total + group.count, 0)
  return {
    all: sum(() => true),
    business: sum(group => group.tab === 'business'),
    system: sum(group => group.tab === 'system'),
    logistics: sum(group => group.category === 'logistics'),
    transactions: sum(group => group.category === 'transactions'),
    inquiries: sum(group => group.category === 'inquiries'),
    negotiations: sum(group => group.category === 'negotiations'),
  }
}

export const REPLY_EXCERPT_MAX = 200

/** What somebody wrote, cut between characters as people see them. */
export function excerpt(text: string, max = REPLY_EXCERPT_MAX): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= max) return flat
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(flat)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}
