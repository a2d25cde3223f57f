import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { saveFile, type Progress, type Result } from '@tradeport/web/request'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRuntime } from './runtime-context'

export interface Transfer {
  readonly pending: boolean
  /** 0 to 100; `undefined` while the size is unknown. */
  readonly percent: number | undefined
  readonly cancel: () => void
}

export interface Upload<E extends Endpoint> extends Transfer {
  readonly upload: (files: Blob | readonly Blob[], input: InputOf<E>) => Promise<Result<OutputOf<E>>>
}

export function useUpload<E extends Endpoint>(endpoint: E): Upload<E> {
  const { layer } = useRuntime()
  const { transfer, track } = useTransfer()
  const upload = useCallback(
    (files: Blob | readonly Blob[], input: InputOf<E>) =>
      track((signal, onProgress) => layer.upload(endpoint, input, files, { signal, onProgress })),
    [layer, endpoint, track],
  )
  return { ...transfer, upload }
}

export interface Download<E extends Endpoint> extends Transfer {
  /** Hands the file to the browser; false when there is none. */
  readonly download: (input: InputOf<E>, fallbackName: string) => Promise<boolean>
}

export function useDownload<E extends Endpoint>(endpoint: E): Download<E> {
  const { layer } = useRuntime()
  const { transfer, track } = useTransfer()
  const download = useCallback(
    async (input: InputOf<E>, fallbackName: string) => {
      const result = await track((signal, onProgress) => layer.download(endpoint, input, { signal, onProgress }))
      if (result.ok) saveFile(result.data, fallbackName)
      return result.ok
    },
    [layer, endpoint, track],
  )
  return { ...transfer, download }
}

type Run<T> = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>

/** Progress and cancelling of one transfer at a time; leaving the screen cancels it. */
function useTransfer() {
  const [pending, setPending] = useState(false)
  const [percent, setPercent] = useState<number>()
  const controller = useRef<AbortController>(undefined)

  const cancel = useCallback(() => controller.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const track = useCallback(async <T>(run: Run<T>): Promise<T> => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setPending(true)
    setPercent(undefined)
    const result = await run(own.signal, ({ loaded, total }) => {
      if (controller.current === own) setPercent(total > 0 ? Math.round((loaded / total) * 100) : undefined)
    })
    if (controller.current === own) setPending(false)
    return result
  }, [])

  return { transfer: { pending, percent, cancel }, track }
}
