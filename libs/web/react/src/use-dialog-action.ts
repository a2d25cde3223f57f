import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useAction, type Action } from './use-action'
import { useNotify } from './use-notify'

export interface DialogActionOptions<E extends Endpoint> {
  /** What is said when it is done. */
  done(answer: OutputOf<E>, input: InputOf<E>): string
  onClose(): void
}

/** What a dialog calls: once it is done, that is said and the dialog closes. */
export function useDialogAction<E extends Endpoint>(endpoint: E, { done, onClose }: DialogActionOptions<E>): Action<E> {
  const notify = useNotify()
  return useAction(endpoint, {
    onSuccess: (answer, input) => {
      notify.success(done(answer, input))
      onClose()
    },
  })
}
