import type { ServiceContent } from '@tradeport/domain/service-market/contract'
import { emptyContent } from './service-draft'

export interface LocalDraft {
  /** Of the service when the typing began; null for a new one. */
  version: number | null
  at: string
  content: ServiceContent
}

const keyOf = (userId: string, serviceId: string | null) => `tp.service-form.${userId}.${serviceId ?? 'new'}`

/** What was typed and not saved, kept in this browser against crashes and closed tabs. */
export function readLocalDraft(userId: string, serviceId: string | null): LocalDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, serviceId)) ?? 'null')
    if (!isDraft(value)) return undefined
    return { ...value, content: { ...emptyContent(value.content.sourceLocale), ...value.content } }
  } catch {
    // Storage may be forbidden, or hold what an older version wrote.
    return undefined
  }
}

export function writeLocalDraft(userId: string, serviceId: string | null, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(userId, serviceId), JSON.stringify(draft))
  } catch {
    // Full or forbidden: the form still asks before it is left.
  }
}

export function dropLocalDraft(userId: string, serviceId: string | null): void {
  try {
    localStorage.removeItem(keyOf(userId, serviceId))
  } catch {
    // Nothing was kept.
  }
}

function isDraft(value: unknown): value is LocalDraft {
  if (!isRecord(value) || !isRecord(value['content'])) return false
  const { content } = value
  const lists = ['gallery', 'faq', 'skus', 'process', 'materials', 'qualifications']
  return (
    typeof value['at'] === 'string' &&
    (value['version'] === null || typeof value['version'] === 'number') &&
    typeof content['categoryCode'] === 'string' &&
    typeof content['sourceLocale'] === 'string' &&
    lists.every(name => Array.isArray(content[name]))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
