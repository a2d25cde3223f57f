/**
 * Tabs of the same origin tell each other; front-ends on sister hosts that share the cookie are noticed when the
 * tab is looked at again.
 */
export function listenToOtherTabs(name: string, onHint: () => void): { announce: () => void; stop: () => void } {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const onVisible = () => {
    if (document.visibilityState === 'visible') onHint()
  }
  channel?.addEventListener('message', onHint)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('focus', onHint)
  window.addEventListener('pageshow', onHint)
  return {
    announce: () => channel?.postMessage('changed'),
    stop() {
      channel?.close()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onHint)
      window.removeEventListener('pageshow', onHint)
    },
  }
}
