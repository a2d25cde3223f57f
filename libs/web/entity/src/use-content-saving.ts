import { useNavigateTo } from '@tradeport/web/navigation'
import { useNotify } from '@tradeport/web/react'

export interface ContentSavingOptions<Stored> {
  /** Of `useContentForm`: undefined where something was wrong. */
  store(): Promise<Stored | undefined>
  /** Where what was saved is seen. */
  pathOf(stored: Stored): string
  isNew: boolean
  /** Said when it is saved. */
  saved: string
}

/** Saves what a form of texts holds, and goes to where it is seen. */
export function useContentSaving<Stored>({ store, pathOf, isNew, saved }: ContentSavingOptions<Stored>) {
  const notify = useNotify()
  const navigate = useNavigateTo()
  const saveAnd = async (goOn: (stored: Stored) => Promise<string | undefined>) => {
    const stored = await store()
    if (!stored) return
    notify.success((await goOn(stored)) ?? saved)
    navigate(pathOf(stored), { replace: isNew })
  }
  return {
    save: () => saveAnd(() => Promise.resolve(undefined)),
    /** Goes on with what was saved: what came of it is said instead; nothing where it was refused, for saved it is. */
    saveAnd,
  }
}
