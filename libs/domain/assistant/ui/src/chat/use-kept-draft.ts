import { useState } from 'react'

const PLACE = 'tradeport.assistant.draft'

/** What was typed stays when the page goes, until it has been sent. */
export function useKeptDraft(): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(PLACE) ?? ''
    } catch {
      return ''
    }
  })
  const keep = (next: string) => {
    setText(next)
    try {
      if (next === '') sessionStorage.removeItem(PLACE)
      else sessionStorage.setItem(PLACE, next)
    } catch {
      // Then it lives as long as the page.
    }
  }
  return [text, keep]
}
