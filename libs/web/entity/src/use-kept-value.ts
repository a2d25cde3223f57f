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

/** The value of a form, and what the browser keeps of it until the server has it, or it is as the server has it again. */
export function useKeptValue<V>({ place, version, saved, parse, isChanged }: KeptOptions<V>) {
  const [found] = useState(() => readKept(place, parse))
  const isFresh = found !== undefined && (found.version === null || found.version === version)
  const [restored, setRestored] = useState<Restored | null>(found ? { at: found.at, inUse: isFresh } : null)
  const [value, setValue] = useState(isFresh ? found.value : saved)
  const changed = isChanged(value)
  const keptAt = useKeeping({
    ...{ changed, value, isKept: isFresh },
    write: at => writeKept(place, { version, at, value }),
    drop: () => dropKept(place),
  })
  // Nothing of it is left.
  if (restored?.inUse && !changed) setRestored(null)
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

interface Keeping {
  changed: boolean
  value: unknown
  /** Whether what is kept is this form's from the start: what is only offered is another's. */
  isKept: boolean
  write(at: string): void
  drop(): void
}

/** Keeps what is typed a moment after the last key, and at once when the page goes away; what is undone is not found again. */
function useKeeping({ changed, value, isKept, write, drop }: Keeping): Date | null {
  const own = useRef(isKept)
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const keep = useRef<() => void>(() => undefined)
  useEffect(() => {
    keep.current = () => {
      if (!changed) return
      const now = new Date()
      write(now.toISOString())
      own.current = true
      setKeptAt(now)
    }
    if (changed || !own.current) return
    own.current = false
    drop()
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
