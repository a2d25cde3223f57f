const STORE = 'tradeport:reloaded'
const WINDOW_MS = 60_000

/**
 * An old tab asks for chunks that a new release has replaced: the page is loaded anew, once. Not while a form is unsaved,
 * and not without a connection, when there would be no page any more: then the failed page says so.
 */
export function reloadOnStaleChunks(
  hasUnsavedForm: () => boolean,
  reload = () => window.location.reload(),
): () => void {
  const onPreloadError = (event: Event) => {
    if (!navigator.onLine || hasUnsavedForm() || reloadedLately()) return
    event.preventDefault()
    reload()
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  return () => window.removeEventListener('vite:preloadError', onPreloadError)
}

function reloadedLately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORE) ?? 0)
    if (Date.now() - last < WINDOW_MS) return true
    sessionStorage.setItem(STORE, String(Date.now()))
    return false
  } catch {
    // Without storage nobody can tell whether this would be the second time.
    return true
  }
}
