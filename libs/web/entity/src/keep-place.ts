/** As long as the answer to what was pressed may take to change the page. */
const CHANGES_MS = 3000

/**
 * Where a button goes with what it did, as after an order was accepted, whoever works with the keyboard goes on at the content of
 * the page and not at its very beginning.
 */
export function keepPlace(): void {
  const changes = new MutationObserver(() => {
    if (document.activeElement !== document.body) return
    document.getElementById('main')?.focus({ preventScroll: true })
    changes.disconnect()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), CHANGES_MS)
}
