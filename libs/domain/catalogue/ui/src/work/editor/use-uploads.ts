import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { uploadFile } from '@tradeport/domain/files/contract'
import { useRuntime } from '@tradeport/web/react'

export interface UploadingFile {
  key: string
  file: File
  /** A local picture of it while it is on its way. */
  preview: string | null
  percent: number
  state: 'waiting' | 'sending' | 'failed'
}

export interface UploadQueue {
  entries: readonly UploadingFile[]
  add(files: readonly File[]): void
  retry(key: string): void
  /** Takes a file out of the queue; one on its way is cancelled. */
  remove(key: string): void
}

/**
 * Files on their way to the server, one after the other, with progress. It belongs to the whole form, so that uploads go on
 * while another step is open.
 */
export function useUploads(kind: 'image' | 'document', onDone: (fileId: string, file: File) => void): UploadQueue {
  const { layer } = useRuntime()
  const [entries, setEntries] = useState<readonly UploadingFile[]>([])
  const queue = useRef<UploadingFile[]>([])
  const sending = useRef<{ key: string; controller: AbortController }>(undefined)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const show = useCallback(() => setEntries([...queue.current]), [])
  const patch = useCallback(
    (key: string, change: Partial<UploadingFile>) => {
      queue.current = queue.current.map(entry => (entry.key === key ? { ...entry, ...change } : entry))
      show()
    },
    [show],
  )
  const drop = useCallback(
    (key: string) => {
      for (const entry of queue.current) if (entry.key === key && entry.preview) URL.revokeObjectURL(entry.preview)
      queue.current = queue.current.filter(entry => entry.key !== key)
      show()
    },
    [show],
  )

  const work = useCallback(async () => {
    if (sending.current) return
    for (;;) {
      const next = queue.current.find(entry => entry.state === 'waiting')
      if (!next) return
      const controller = new AbortController()
      sending.current = { key: next.key, controller }
      patch(next.key, { state: 'sending', percent: 0 })
      const result = await layer.upload(uploadFile, { kind }, next.file, {
        signal: controller.signal,
        onProgress: ({ loaded, total }) =>
          patch(next.key, { percent: total > 0 ? Math.round((loaded / total) * 100) : 0 }),
      })
      sending.current = undefined
      if (result.ok) {
        drop(next.key)
        done.current(result.data.id, next.file)
      } else patch(next.key, { state: 'failed' })
    }
  }, [layer, kind, patch, drop])

  useEffect(
    () => () => {
      sending.current?.controller.abort()
      for (const entry of queue.current) if (entry.preview) URL.revokeObjectURL(entry.preview)
      queue.current = []
    },
    [],
  )

  return useMemo(
    () => ({
      entries,
      add(files) {
        queue.current = [
          ...queue.current,
          ...files.map(file => ({
            key: crypto.randomUUID(),
            file,
            preview: kind === 'image' ? URL.createObjectURL(file) : null,
            percent: 0,
            state: 'waiting' as const,
          })),
        ]
        show()
        void work()
      },
      retry(key) {
        patch(key, { state: 'waiting', percent: 0 })
        void work()
      },
      remove(key) {
        if (sending.current?.key === key) sending.current.controller.abort()
        drop(key)
      },
    }),
    [entries, kind, show, work, patch, drop],
  )
}
