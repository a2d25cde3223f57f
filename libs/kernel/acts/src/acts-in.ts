import { fillIn } from '@tradeport/kernel/errors'
import { actWords, documentOf } from './act-words'

/** Acts and kinds of documents in one language; what has no words stands as its key. */
export interface ActsIn {
  readonly document: (name: string) => string
  readonly act: (name: string) => string
}

/** @param wordOf a key of the namespace `acts`, in that language */
export function actsIn(wordOf: (key: string) => string | undefined): ActsIn {
  return {
    document(name) {
      const known = documentOf(name)
      return (known && wordOf(`document.${known}`)) ?? name
    },
    act(name) {
      const words = actWords(name)
      const document = words.document && wordOf(words.document)
      const action = words.action && wordOf(words.action)
      return document && action ? fillIn(wordOf('act') ?? '{document}: {action}', { document, action }) : name
    },
  }
}
