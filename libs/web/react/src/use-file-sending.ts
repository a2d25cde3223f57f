import type { Progress } from '@tradeport/web/request'
import { useEffect, useRef, useState } from 'react'

/** A file that has been chosen and is not kept yet. */
export interface FileOnItsWay {
  readonly id: string
  readonly name: string
  readonly state: 'sending' | 'failed'
  /** 0 to 1, where the browser tells it. */
  readonly progress?: number
  /** What the server said against it; empty where it was not reached. */
  readonly why?: string
}

export interface WatchedSending {
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
}

export type SentFile<T> =
  { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure?: { readonly message: string } }

export interface FileSendingOptions<T> {
  /** The files that are kept already. */
  readonly value: readonly T[]
  onChange(files: T[]): void
  readonly max: number
  send(file: File, watched: WatchedSending): Promise<SentFile<T>>
}

export interface FileSending {
  readonly onTheirWay: readonly FileOnItsWay[]
  /** What is sent now would go without a file that is still on its way. */
  readonly isBusy: boolean
  /** @returns false when there was no room for all of them; the first ones are sent. */
  take(files: readonly File[]): boolean
  retry(id: string): void
  /** Takes one out that is on its way or has failed. */
  drop(id: string): void
}

interface Entry extends FileOnItsWay {
  readonly file: File
}

/** Files are sent as soon as they are chosen, one after the other; what failed stays to be tried again. */
export function useFileSending<T>({ value, onChange, max, send }: FileSendingOptions<T>): FileSending {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const kept = useRef(value)
  kept.current = value
  const [aborts] = useState(() => new Map<string, AbortController>())
  useEffect(
    () => () => {
      for (const each of aborts.values()) each.abort()
    },
    [aborts],
  )

  const update = (id: string, over: Partial<Entry>) =>
    setEntries(all => all.map(one => (one.id === id ? { ...one, ...over } : one)))
  const sendAll = async (chosen: readonly Entry[]) => {
    for (const { id, file } of chosen) {
      const signal = aborts.get(id)?.signal
      if (!signal || signal.aborted) continue
      const sent = await send(file, {
        signal,
        onProgress: ({ loaded, total }) => update(id, total > 0 ? { progress: loaded / total } : {}),
      })
      // Taken out meanwhile: it does not come back.
      if (signal.aborted) continue
      if (!sent.ok) {
        update(id, { state: 'failed', why: sent.failure?.message ?? '' })
        continue
      }
      setEntries(all => all.filter(one => one.id !== id))
      kept.current = [...kept.current, sent.data]
      onChange([...kept.current])
    }
  }
  const start = (chosen: readonly Entry[]) => {
    for (const { id } of chosen) aborts.set(id, new AbortController())
    void sendAll(chosen)
  }

  return {
    onTheirWay: entries,
    isBusy: entries.some(({ state }) => state === 'sending'),
    take(files) {
      const room = Math.max(0, max - value.length - entries.length)
      const chosen = files
        .slice(0, room)
        .map(file => ({ id: crypto.randomUUID(), name: file.name, file, state: 'sending' as const, progress: 0 }))
      setEntries(all => [...all, ...chosen])
      start(chosen)
      return files.length <= room
    },
    retry(id) {
      const entry = entries.find(one => one.id === id)
      if (!entry) return
      update(id, { state: 'sending', progress: 0 })
      start([entry])
    },
    drop(id) {
      aborts.get(id)?.abort()
      setEntries(all => all.filter(one => one.id !== id))
    },
  }
}
