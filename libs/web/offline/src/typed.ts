import { useCallback, useState } from 'react'

const PREFIX = 'tp-typed:'

/** What was typed here and not sent; `undefined` where there is none, or nothing readable. */
export function readTyped(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepTyped(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // No room, or none for this site: the form still holds it.
  }
}

export function forgetTyped(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept then.
  }
}

/** For the next person at this phone. */
export function forgetAllTyped(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** A text that outlives the page it is typed on. */
export function useTypedText(key: string): [text: string, keep: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readTyped(key)
    return typeof kept === 'string' ? kept : ''
  })
  const keep = useCallback(
    (next: string) => {
      setText(next)
      if (next === '') forgetTyped(key)
      else keepTyped(key, next)
    },
    [key],
  )
  return [text, keep]
}
