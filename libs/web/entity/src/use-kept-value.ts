import { useEffect, useRef, useState } from 'react'
import { dropKept, readKept, writeKept } from './kept-value'

const KEEP_AFTER_MS = 600

export interface KeptOptions<V> {
  /** Whose form of what: `news.<person>.<id>`. */
  place: string
  /** Of the document as the server has it; null for a new one. */
  version: number | null
  saved: V
  parse(value: unknown): V | undefined
  isChanged(value: V): boolean
}

/** Entries that were found: in use, or only offered because the document has changed meanwhile. */
export interface Restored {
  at: string
  inUse: boolean
}

/** The value of a form, and what the browser keeps of it until the server has it. */
export function useKeptValue<V>({ place, version, saved, parse, isChanged }: KeptOptions<V>) {
  const [found] = useState(() => readKept(place, parse))
  const isFresh = found !== undefined && (found.version === null || found.version === version)
  const [restored, setRestored] = useState<Restored | null>(found ? { at: found.at, inUse: isFresh } : null)
  const [value, setValue] = useState(isFresh ? found.value : saved)
  const changed = isChanged(value)
  const keptAt = useKeeping(changed, value, at => writeKept(place, { version, at, value }))
  return {
    value,
    setValue,
    changed,
    keptAt,
    restored,
    useRestored() {
      if (!found) return
      setValue(found.value)
      setRestored({ at: found.at, inUse: true })
    },
    discardRestored() {
      if (restored?.inUse) setValue(saved)
      dropKept(place)
      setRestored(null)
    },
    /** The server has it. */
    settle() {
      dropKept(place)
      setRestored(null)
    },
  }
}

/** Keeps what is typed a moment after the last key, and at once when the page goes away. */
function useKeeping(changed: boolean, value: unknown, write: (at: string) => void): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const keep = useRef<() => void>(() => undefined)
  useEffect(() => {
    keep.current = () => {
      if (!changed) return
      const now = new Date()
      write(now.toISOString())
      setKeptAt(now)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  useEffect(() => {
    const onHide = () => keep.current()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])
  return changed ? keptAt : null
}
