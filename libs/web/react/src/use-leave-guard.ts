import { useT } from '@tradeport/web/i18n'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useRuntime } from './runtime-context'

/**
 * Asks before an unsaved form is left, by a link, the back button or closing the tab. The returned function lets the form
 * go at once: call it after saving, before navigating.
 */
export function useLeaveGuard(dirty: boolean, message?: string): () => void {
  const { leaveGuards } = useRuntime()
  const t = useT('common')
  const text = message ?? t('leave.text')
  const remove = useRef<() => void>(undefined)
  // Before anybody sees that something is not saved: the next thing they do may be to leave.
  useLayoutEffect(() => {
    if (!dirty) return
    const release = leaveGuards.add(text)
    remove.current = release
    return release
  }, [dirty, leaveGuards, text])
  return useCallback(() => remove.current?.(), [])
}

export function useAskToLeave(): (message: string) => Promise<boolean> {
  const { presenter } = useRuntime()
  const t = useT('common')
  return useCallback(
    async message => {
      const answer = await presenter.ask({
        title: t('leave.title'),
        text: [message],
        actions: [
          { key: 'stay', label: t('leave.stay'), tone: 'primary' },
          { key: 'leave', label: t('leave.leave'), tone: 'danger' },
        ],
      })
      return answer === 'leave'
    },
    [presenter, t],
  )
}

/**
 * Does what takes the page away from its person: at once, or once they have agreed to lose what is typed on it. Where it answers that the
 * page stays, what is typed there is asked about again.
 */
export function useLeavingFirst(): (go: () => Promise<boolean>) => Promise<void> {
  const { leaveGuards } = useRuntime()
  const askToLeave = useAskToLeave()
  return useCallback(
    async go => {
      const message = leaveGuards.message()
      if (message !== undefined && !(await askToLeave(message))) return
      const guardAgain = leaveGuards.giveUp()
      if (!(await go())) guardAgain()
    },
    [leaveGuards, askToLeave],
  )
}
