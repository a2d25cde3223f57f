const KEY = 'tradeport.device'

/** What this browser is recognised by when somebody signs in with it again: a random word that says nothing about it. */
export function deviceId(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept) return kept
    const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    localStorage.setItem(KEY, made)
    return made
  } catch {
    // Storage is switched off: the browser is then known by what it says of itself.
    return undefined
  }
}
