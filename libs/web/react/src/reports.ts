import type { ReportSender } from './report-sender'

export interface ReportEvent {
  /** `call`: the API refused or failed; `render`: a page could not be drawn; `script`: an uncaught error. */
  readonly kind: 'call' | 'render' | 'script'
  readonly code: string
  readonly message: string
  /** Endpoint, route or chunk. */
  readonly where: string
}

export interface Reports {
  readonly report: (event: ReportEvent) => void
  readonly stop: () => void
}

/** In the browser's store: reports that no sender has taken yet, one a line. */
export const KEPT_REPORTS = 'reports'

/**
 * The report port: everything goes to our own API, nothing to third parties. Its sender is loaded with the first report, and takes what the
 * page before this one was left with while its own was on the way.
 */
export function createReports(options: {
  readonly frontEnd: string
  readonly source: string
  /** False when it could not be sent. */
  readonly send: (path: `/${string}`, data: unknown) => Promise<boolean>
}): Reports {
  let sender: Promise<ReportSender | undefined> | undefined
  let stopped = false
  const before = keep('')

  const load = async (): Promise<ReportSender | undefined> => {
    try {
      const { REPORT_PATH, buildOf, createReportSender } = await import('./report-sender')
      return createReportSender({
        frontEnd: options.frontEnd,
        before,
        forget: () => localStorage.removeItem(KEPT_REPORTS),
        build: buildOf(document),
        send: batch => options.send(REPORT_PATH, batch),
        beacon(batch) {
          const body = JSON.stringify({ source: options.source, ...batch })
          return navigator.sendBeacon(`/api${REPORT_PATH}`, new Blob([body], { type: 'application/json' }))
        },
      })
    } catch {
      // Without a connection there is no sender either; the next report tries again.
      sender = undefined
      return undefined
    }
  }

  const report = (event: ReportEvent) => {
    if (stopped) return
    // What the API says may name people: it stays out.
    keep(`${JSON.stringify({ ...event, message: event.kind === 'call' ? '' : event.message })}\n`)
    sender ??= load()
    void sender.then(loaded => loaded?.add(event))
  }

  const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) => {
    // Neither scripts of browser extensions nor the notice that a box was measured late are ours.
    if (!filename.startsWith(window.location.origin) || message.startsWith('ResizeObserver')) return
    const chunk = filename.slice(filename.lastIndexOf('/') + 1).replace(/-[\w-]{8}(?=\.js$)/, '')
    report({ kind: 'script', code: 'SCRIPT', message: textOf(error ?? message), where: `${chunk}:${lineno}:${colno}` })
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError') return
    report({ kind: 'script', code: 'SCRIPT', message: textOf(reason), where: 'promise' })
  }
  if (before) sender = load()
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)

  return {
    report,
    stop() {
      stopped = true
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      void sender?.then(loaded => loaded?.stop())
    },
  }
}

/** @returns what was kept before; nothing where the browser stores nothing. Of a page that fails without end only the latest is. */
function keep(line: string): string {
  try {
    const kept = localStorage.getItem(KEPT_REPORTS) ?? ''
    if (line) localStorage.setItem(KEPT_REPORTS, (kept + line).slice(-9_999))
    return kept
  } catch {
    return ''
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
