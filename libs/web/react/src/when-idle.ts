/** After the first page, so that it has nothing to wait for. Safari knows no idle time. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 2_000)
}
