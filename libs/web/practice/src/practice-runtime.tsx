import { QueryClientProvider } from '@tanstack/react-query'
import {
  RuntimeContext,
  createQueryClient,
  invalidateTopics,
  useLatest,
  useNotify,
  useRuntime,
  type AppRuntime,
} from '@tradeport/web/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPracticeLayer, type PracticeSource } from './practice-layer'

export interface PracticeRuntimeProps {
  readonly source: PracticeSource
  /** Said where somebody presses what leads out of the practice, or would write. */
  readonly refusedText: string
  readonly children: ReactNode
}

/**
 * Real screens over practice data: their hooks ask `source` instead of the API, and what it answers is kept apart from everything that is
 * known of real documents. Links inside lead nowhere.
 */
export function PracticeRuntime({ source, refusedText, children }: PracticeRuntimeProps) {
  const real = useRuntime()
  const notify = useNotify()
  const latest = useLatest({ source, refuse: () => notify.info(refusedText) })
  const [runtime] = useState<AppRuntime>(() => {
    const queryClient = createQueryClient()
    const layer = createPracticeLayer({
      real: real.layer,
      source: () => latest.current.source,
      onTouched: topics => invalidateTopics(queryClient, topics),
      onRefused: () => latest.current.refuse(),
    })
    return { ...real, layer, queryClient }
  })
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = area.current
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.refuse()
    }
    node?.addEventListener('click', stop, true)
    return () => node?.removeEventListener('click', stop, true)
  }, [latest])
  return (
    <RuntimeContext value={runtime}>
      <QueryClientProvider client={runtime.queryClient}>
        <div ref={area}>{children}</div>
      </QueryClientProvider>
    </RuntimeContext>
  )
}
