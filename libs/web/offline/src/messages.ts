/** What a page says to its worker. */
export type PageMessage =
  /** Loaded before the worker was there: to be kept as if it had been asked for through it. */
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  /** Who is signed in on this page; `null` for nobody. */
  | { readonly type: 'person'; readonly token: string | null }
  /** The person wants the new version now. */
  | { readonly type: 'takeOver' }

/** What a worker says to a page: an answer was not the network's but one kept since then. */
export interface WorkerMessage {
  readonly type: 'kept'
  readonly at: number
  /** When the page asked for it. */
  readonly asked: number
}

/** Name of the `<meta>` that says since when a whole page was kept. */
export const KEPT_META = 'tp-kept'

export function isPageMessage(value: unknown): value is PageMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'takeOver') return true
  if (value.type === 'person') return 'token' in value && (value.token === null || typeof value.token === 'string')
  return value.type === 'keep' && 'urls' in value && Array.isArray(value.urls)
}

export function isWorkerMessage(value: unknown): value is WorkerMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'kept' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'asked' in value &&
    typeof value.asked === 'number'
  )
}
