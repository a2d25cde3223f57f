import { useT } from '@tradeport/web/i18n'
import { useMemo } from 'react'
import { useRuntime } from './runtime-context'

export interface Confirmation {
  readonly title: string
  readonly text?: string
  /** Names what will be done; default "Confirm". */
  readonly confirmLabel?: string
  /** What cannot be undone. */
  readonly danger?: boolean
}

export interface Notify {
  readonly success: (text: string) => void
  readonly info: (text: string) => void
  readonly warning: (text: string) => void
  readonly error: (text: string) => void
  readonly confirm: (question: Confirmation) => Promise<boolean>
}

/** Short messages and questions, in the look of the front-end. */
export function useNotify(): Notify {
  const { presenter } = useRuntime()
  const t = useT('common')
  return useMemo<Notify>(
    () => ({
      success: text => presenter.toast('success', text),
      info: text => presenter.toast('info', text),
      warning: text => presenter.toast('warning', text),
      error: text => presenter.toast('error', text),
      async confirm({ title, text, confirmLabel, danger }) {
        const answer = await presenter.ask({
          title,
          text: text === undefined ? [] : [text],
          actions: [
            { key: 'cancel', label: t('action.cancel') },
            { key: 'confirm', label: confirmLabel ?? t('action.confirm'), tone: danger ? 'danger' : 'primary' },
          ],
        })
        return answer === 'confirm'
      },
    }),
    [presenter, t],
  )
}
