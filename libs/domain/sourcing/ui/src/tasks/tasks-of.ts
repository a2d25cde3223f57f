import { sourcingRoutes, type PurchaseApprovalRow, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { compareDue } from '@tradeport/kernel/values'
import type { Task } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'
import type { Format } from '@tradeport/web/react'
import { dueOf, type Side } from '../shared/turn'

export interface TaskWords {
  t: Translate<'sourcing'>
  text: (text: I18nText | null | undefined) => string
  format: Pick<Format, 'money' | 'dateTime'>
  now: Date
}

const SOON_MS = 3 * 24 * 60 * 60 * 1000

function isSoon(at: string | null | undefined, now: Date): boolean {
  return at !== null && at !== undefined && Date.parse(at) - now.getTime() < SOON_MS
}

/** One task for an inquiry: several quotations are compared, a single one is read. The first to expire comes first. */
export function decisionTasks(threads: readonly ThreadRow[], { t, text, format, now }: TaskWords): Task[] {
  const byInquiry = Map.groupBy(threads, thread => thread.inquiryId)
  return [...byInquiry.values()]
    .map(group => {
      const ends = group.flatMap(thread => thread.latestQuotation?.validUntil ?? []).sort()
      const [only] = group
      const quotation = group.length === 1 ? only?.latestQuotation : undefined
      return {
        end: ends[0] ?? '',
        task: {
          key: only?.inquiryId ?? '',
          href: quotation ? sourcingRoutes.quotation(quotation.id) : sourcingRoutes.comparison(only?.inquiryId ?? ''),
          title: quotation
            ? t('home.decide.one', {
                store: text(only?.storeName),
                total: format.money(quotation.total, quotation.currency),
              })
            : t('home.decide.compare', { inquiry: only?.inquiryNo ?? '', count: group.length }),
          note: only?.inquiryTitle ?? undefined,
          due: ends[0] && t('home.expires', { when: format.dateTime(ends[0]) }),
          urgent: isSoon(ends[0], now),
        },
      }
    })
    .sort((a, b) => a.end.localeCompare(b.end))
    .map(({ task }) => task)
}

/** Purchases that a colleague may not make alone. */
export function approvalTasks(rows: readonly PurchaseApprovalRow[], { t, text, format, now }: TaskWords): Task[] {
  return rows.map(row => ({
    key: row.id,
    href: sourcingRoutes.quotation(row.quotationId),
    title: t('home.decide.one', { store: text(row.storeName), total: format.money(row.total, row.currency) }),
    note: t('approval.pending', { name: row.requestedByName }),
    due: row.validUntil === null ? undefined : t('home.expires', { when: format.dateTime(row.validUntil) }),
    urgent: isSoon(row.validUntil, now),
  }))
}

export function questionTasks(threads: readonly ThreadRow[], { text, format, now }: TaskWords): Task[] {
  return threads.map(thread => ({
    key: thread.id,
    href: sourcingRoutes.thread(thread.id),
    title: text(thread.storeName),
    note: thread.lastMessage?.excerpt ?? thread.inquiryTitle ?? undefined,
    due: thread.dueAt === null ? undefined : format.dateTime(thread.dueAt),
    urgent: isSoon(thread.dueAt, now),
  }))
}

/** What the seller owes an answer or a quotation; the first to run out comes first. */
export function answerTasks(threads: readonly ThreadRow[], { t, format, now }: TaskWords): Task[] {
  return threads
    .map(thread => ({ thread, due: dueOf(thread) }))
    .sort((a, b) => compareDue(a.due, b.due))
    .map(({ thread, due }) => ({
      key: thread.id,
      href: sourcingRoutes.thread(thread.id),
      title: buyerOf(thread, t),
      note: thread.inquiryTitle ?? thread.inquiryNo ?? undefined,
      due: due === null ? undefined : format.dateTime(due),
      urgent: isSoon(due, now),
    }))
}

const buyerOf = (thread: ThreadRow, t: TaskWords['t']) => thread.buyerName ?? t('buyer.unnamed')

/** Messages of the other side that nobody has read. */
export function unreadTasks(threads: readonly ThreadRow[], words: TaskWords, side: Side): Task[] {
  const { t } = words
  return threads.map(thread => ({
    key: thread.id,
    href: sourcingRoutes.thread(thread.id),
    title: side === 'buyer' ? words.text(thread.storeName) : buyerOf(thread, t),
    note: thread.lastMessage?.excerpt ?? thread.inquiryTitle ?? undefined,
    due: t('unread', { count: thread.unread }),
  }))
}
