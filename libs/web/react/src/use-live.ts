import { useEffect } from 'react'
import type { LiveHandler } from './live-hub'
import { useRuntime } from './runtime-context'
import { useLatest } from './use-action'

/**
 * Listens to a topic while the component is shown. Queries that read the topic are asked again by themselves; the handler is
 * for what goes beyond that.
 */
export function useLive(topic: string, handler?: LiveHandler): void {
  const { live } = useRuntime()
  const latest = useLatest(handler)
  useEffect(() => live.subscribe(topic, event => latest.current?.(event)), [live, topic, latest])
}
