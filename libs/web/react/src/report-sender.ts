import { scrubReport } from '@tradeport/kernel/errors'
import type { ReportEvent } from './reports'

export const REPORT_PATH = '/platform/report/send'

const COLLECT_MS = 5_000
/** After a batch that could not be sent. */
const AGAIN_MS = 60_000
const MAX_BATCH = 20
const MAX_WAITING = 60
const MAX_COUNT = 1_000
const MAX_TRIES = 5

interface Sighting {
  readonly kind: ReportEvent['kind']
  readonly code: string
  readonly place: string
  readonly message: string
  count: number
}

export interface ReportBatch {
  readonly frontEnd: string
  readonly build: string
  readonly reports: readonly Sighting[]
}

export interface ReportSenderOptions {
  readonly frontEnd: string
  readonly build: string
  /** What the page before this one kept. */
  readonly before: string
  /** Nothing has to be kept any more: it waits in this page, which sends it when it is left. */
  readonly forget: () => void
  /** False when the batch has to be kept. */
  readonly send: (batch: ReportBatch) => Promise<boolean>
  /** While the page is being left: nobody waits for an answer. */
  readonly beacon: (batch: ReportBatch) => boolean
}

export interface ReportSender {
  add(event: ReportEvent): void
  stop(): void
}

/**
 * Collects what happened for some seconds and sends it as one call; what waits when the page is left goes by beacon. The
 * same fault again is a count, and nothing that names a person leaves the page.
 */
export function createReportSender(options: ReportSenderOptions): ReportSender {
  const waiting = new Map<string, Sighting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const add = (sighting: Sighting) => {
    const key = [sighting.kind, sighting.code, sighting.place, sighting.message].join('\n')
    const known = waiting.get(key)
    if (known) known.count = Math.min(known.count + sighting.count, MAX_COUNT)
    else if (waiting.size < MAX_WAITING) waiting.set(key, sighting)
  }

  const take = (): ReportBatch => {
    const entries = [...waiting].slice(0, MAX_BATCH)
    for (const [key] of entries) waiting.delete(key)
    return { frontEnd: options.frontEnd, build: options.build, reports: entries.map(([, sighting]) => sighting) }
  }

  const plan = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms)
  }

  const flush = async () => {
    const batch = take()
    // Nothing is left when a beacon took it along.
    const sent = batch.reports.length === 0 || (await options.send(batch))
    timer = undefined
    tries = sent ? 0 : tries + 1
    if (!sent && tries < MAX_TRIES) for (const sighting of batch.reports) add(sighting)
    if (waiting.size > 0) plan(sent ? COLLECT_MS : AGAIN_MS)
  }

  const leave = () => {
    while (waiting.size > 0) {
      const batch = take()
      if (options.beacon(batch)) continue
      for (const sighting of batch.reports) add(sighting)
      return
    }
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  // Phones end a hidden page without a further word, so hiding counts as leaving.
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)

  const forget = () => {
    try {
      options.forget()
    } catch {
      // A browser that stores nothing has nothing to forget.
    }
  }

  const addEvent = ({ kind, code, where, message }: ReportEvent) => {
    forget()
    add({
      kind,
      code: word(code, 60),
      place: word(scrubReport(where), 160),
      // What the API says may name people and goods; its code says the rest.
      message: kind === 'call' ? '' : scrubReport(message).slice(0, 300),
      count: 1,
    })
    plan(COLLECT_MS)
  }
  for (const line of options.before.split('\n')) {
    const event = eventOf(line)
    if (event) addEvent(event)
  }

  return {
    add: addEvent,
    stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', leave)
    },
  }
}

const KINDS: readonly unknown[] = ['call', 'render', 'script'] satisfies ReportEvent['kind'][]

const isEvent = (value: unknown): value is ReportEvent =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  KINDS.includes(value.kind) &&
  ['code', 'message', 'where'].every(key => typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string')

/** Nothing for a line that was cut off. */
function eventOf(line: string): ReportEvent | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isEvent(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** As the API takes codes and places: letters, digits and a few signs. */
const word = (text: string, max: number): string => text.replace(/[^\w./:*@-]+/g, '_').slice(0, max) || 'unknown'

/** The version of the front-end is the hash of its entry script. */
export function buildOf(page: Document): string {
  const src = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return /-([\w-]{8})\.js$/.exec(src)?.[1] ?? 'development'
}
