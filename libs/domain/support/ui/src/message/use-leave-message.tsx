import type { MessageSource } from '@tradeport/domain/support/contract'
import { useRuntime } from '@tradeport/web/react'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const load = () => import('./message-dialog')
// Nobody loads the form before they ask for it.
const MessageDialog = lazy(load)

export interface LeaveMessage {
  open(origin: MessageSource): void
  /** Stands anywhere in the page. */
  dialog: ReactNode
}

/** Opens the form over the page: for the quick entries of a front-end's frame. */
export function useLeaveMessage(): LeaveMessage {
  const { i18n } = useRuntime()
  const [origin, setOrigin] = useState<MessageSource>()
  return {
    open(from) {
      // Words and code come together, so that the form appears at once and complete.
      void Promise.allSettled([i18n.load(['support']), load()]).then(() => setOrigin(from))
    },
    dialog: origin !== undefined && (
      <Suspense fallback={null}>
        <MessageDialog origin={origin} onClose={() => setOrigin(undefined)} />
      </Suspense>
    ),
  }
}
