import {
  UNDO_MILLISECONDS,
  notificationRead,
  notificationReadAll,
  notificationUndo,
  notificationUnread,
} from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify } from '@tradeport/web/react'
import { useEffect, useState } from 'react'
import type { CentreFilter } from './centre-filter'

interface Marked {
  undoToken: string
  changed: number
}

/** Marking read and taking it back: the newest mark can be undone for ten seconds. */
export function useMarking() {
  const t = useT('messaging')
  const notify = useNotify()
  const [marked, setMarked] = useState<Marked | null>(null)
  const remember = ({ undoToken, changed }: { undoToken: string | null; changed: number }) => {
    if (undoToken) setMarked({ undoToken, changed })
  }
  const read = useAction(notificationRead, { onSuccess: remember })
  // Opening a message marks it too, but nobody who goes there wants to be asked about it.
  const opened = useAction(notificationRead, { ignoreError: true })
  const readAll = useAction(notificationReadAll, {
    onSuccess(answer) {
      if (answer.changed === 0) notify.info(t('undo.nothing'))
      remember(answer)
    },
  })
  const unread = useAction(notificationUnread)
  const undo = useAction(notificationUndo, {
    onSuccess: ({ changed }) => notify.success(t('undo.done', { count: changed })),
  })

  useEffect(() => {
    if (!marked) return
    const timer = setTimeout(() => setMarked(null), UNDO_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [marked])

  return {
    marked,
    pending: read.pending || readAll.pending || unread.pending,
    undoing: undo.pending,
    read: (ids: readonly string[]) => read.run({ ids: [...ids] }),
    open: (id: string) => void opened.run({ ids: [id] }),
    unread: (id: string) => void unread.run({ ids: [id] }),
    /** `before`: what has not been shown yet stays unread. */
    readAll: ({ tab, category }: CentreFilter, before: string | undefined) =>
      void readAll.run({ tab, ...(category ? { category } : {}), ...(before ? { before } : {}) }),
    async undo() {
      if (!marked) return
      await undo.run({ undoToken: marked.undoToken })
      setMarked(null)
    },
  }
}
export type Marking = ReturnType<typeof useMarking>
