import { actWords, documentOf, verbOf } from '@tradeport/kernel/acts'
import { useT } from '@tradeport/web/i18n'
import { useMemo } from 'react'

export interface Acts {
  /** A kind of document. What this front-end does not know yet shows its key, here and below. */
  readonly document: (name: string) => string
  /** What is done with it. */
  readonly action: (name: string) => string
  /** "Members: Change roles", of a permission, a line of the audit log or an endpoint that was called. */
  readonly act: (name: string) => string
  /** The same of many, a line for each kind of document; what means the same is said once. */
  readonly byDocument: (names: readonly string[]) => readonly ActsOfDocument[]
}

export interface ActsOfDocument {
  readonly document: string
  readonly actions: readonly string[]
}

/** Kinds of documents, and what is done with them, in the reader's words. */
export function useActs(): Acts {
  const t = useT('acts')
  return useMemo(() => {
    const document = (name: string) => {
      const known = documentOf(name)
      return known ? t(`document.${known}`) : name
    }
    const action = (name: string) => {
      const known = verbOf(name)
      return known ? t(`action.${known}`) : name
    }
    return {
      document,
      action,
      act(name) {
        const words = actWords(name)
        return words.document && words.action
          ? t('act', { document: t(words.document), action: t(words.action) })
          : name
      },
      byDocument(names) {
        const found = new Map<string, Set<string>>()
        for (const name of names) {
          const words = actWords(name)
          const [of, what] = words.document && words.action ? [t(words.document), t(words.action)] : [name, '']
          found.set(of, (found.get(of) ?? new Set()).add(what))
        }
        return [...found].map(([of, actions]) => ({ document: of, actions: [...actions].filter(Boolean) }))
      },
    }
  }, [t])
}
