import { useCallback, useEffect, useRef, useState } from 'react'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'incomplete' | 'failed'
export type SaveOutcome = 'saved' | 'incomplete' | 'failed'

const REST_MS = 1_200

/**
 * Saves by itself when the typing rests. Saves run one after the other, so that each carries the version the one before it
 * answered; a change during a save is saved by the next.
 */
export function useAutosave(save: () => Promise<SaveOutcome>) {
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<SaveOutcome>>(Promise.resolve('saved'))
  const changes = useRef(0)

  const flush = useCallback((): Promise<SaveOutcome> => {
    clearTimeout(timer.current)
    const run = async (): Promise<SaveOutcome> => {
      const upTo = changes.current
      setState('saving')
      const outcome = await latest.current()
      setState(changes.current === upTo ? outcome : 'waiting')
      return outcome
    }
    queue.current = queue.current.then(run, run)
    return queue.current
  }, [])
  const changed = useCallback(() => {
    changes.current += 1
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), REST_MS)
  }, [flush])
  // What was typed in the last second is saved when the page is left inside the app.
  const pending = useRef(false)
  pending.current = state === 'waiting'
  useEffect(
    () => () => {
      if (pending.current) void flush()
    },
    [flush],
  )
  /** Saves what still waits; answers what became of the last save. */
  const settle = useCallback(() => (pending.current ? flush() : queue.current), [flush])
  /** What waits went another way (it was sent with the whole): nothing is left to save. */
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = false
    setState('saved')
  }, [])
  return { state, changed, flush, settle, forget }
}
