import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption } from './combobox-options'

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

export type Loaded = { state: 'ready' | 'loading' | 'failed'; options: readonly ComboboxOption[] }

const TYPING_PAUSE = 180

/** Asks while somebody types; a slow answer never overwrites a newer one. */
export function useLoadedOptions(load: LoadOptions | undefined, query: string, open: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', options: [] })
  const ask = useEffectEvent((typed: string, signal: AbortSignal) => load?.(typed, signal))
  const remote = load !== undefined
  useEffect(() => {
    if (!remote || !open) return
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        setLoaded(current => ({ ...current, state: 'loading' }))
        ask(query, abort.signal)
          ?.then(options => !abort.signal.aborted && setLoaded({ state: 'ready', options }))
          .catch(() => !abort.signal.aborted && setLoaded({ state: 'failed', options: [] }))
      },
      query === '' ? 0 : TYPING_PAUSE,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [remote, query, open])
  return loaded
}
