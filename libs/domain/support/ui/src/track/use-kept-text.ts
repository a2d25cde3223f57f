import { useState } from 'react'

/** A text that is still there after the page was closed or the call failed. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  })
  const keep = (next: string) => {
    setText(next)
    try {
      if (next === '') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Storage may be switched off: the text stays as long as the page.
    }
  }
  return [text, keep]
}
