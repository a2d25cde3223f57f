import { useCallback, useEffect, useState } from 'react'
import { forgetTyped, keepTyped, personMark, readTyped } from '@tradeport/web/offline'

export interface DraftPlace {
  /** The token or the visitor's key: two people at one device do not see each other's words. */
  readonly owner: string | undefined
  /** Null: a conversation that begins with what is typed. */
  readonly conversationId: string | null
  readonly isOpening: boolean
  /** The phone keeps it when the page is closed, and forgets it at sign-out; elsewhere it ends with the tab. */
  readonly onPhone: boolean
}

export interface KeptDraft {
  readonly text: string
  readonly setText: (text: string) => void
  /** It was sent, and its conversation may have begun with that. */
  readonly sent: (conversationId: string) => void
}

/** What was typed stays in its conversation until it has been sent; on the phone also when the page is closed. */
export function useKeptDraft({ owner, conversationId, isOpening, onPhone }: DraftPlace): KeptDraft {
  const store = onPhone ? ON_PHONE : IN_TAB
  const prefix = `assistant:${personMark(owner)}:`
  const keyOf = (id: string | null) => prefix + (id ?? 'new')
  const key = keyOf(conversationId)
  const [draft, setDraft] = useState<Draft>(() => ({ key, text: store.read(key) }))
  if (draft.key !== key) {
    // What is typed while a conversation begins goes on in it; one that is chosen has words of its own.
    const hasBegun = draft.key === keyOf(null) && !isOpening
    setDraft(hasBegun ? { key, text: draft.text, from: draft.key } : { key, text: store.read(key) })
  }
  useEffect(() => {
    if (draft.from !== undefined) store.write(draft.from, '')
    if (draft.text !== store.read(draft.key)) store.write(draft.key, draft.text)
  }, [store, draft])

  const setText = useCallback((next: string) => setDraft(now => ({ ...now, text: next })), [])
  const sent = useCallback(
    (id: string) => {
      store.write(`${prefix}new`, '')
      store.write(prefix + id, '')
      setText('')
    },
    [store, prefix, setText],
  )
  return { text: draft.text, setText, sent }
}

interface Draft {
  readonly key: string
  readonly text: string
  /** Where it was kept before its conversation began. */
  readonly from?: string
}

interface DraftStore {
  read(key: string): string
  write(key: string, text: string): void
}

const ON_PHONE: DraftStore = {
  read(key) {
    const kept = readTyped(key)
    return typeof kept === 'string' ? kept : ''
  },
  write(key, text) {
    if (text === '') forgetTyped(key)
    else keepTyped(key, text)
  },
}

const IN_TAB: DraftStore = {
  read(key) {
    try {
      return sessionStorage.getItem(`tradeport.${key}`) ?? ''
    } catch {
      return ''
    }
  },
  write(key, text) {
    try {
      if (text === '') sessionStorage.removeItem(`tradeport.${key}`)
      else sessionStorage.setItem(`tradeport.${key}`, text)
    } catch {
      // Then it lives as long as the page.
    }
  },
}
