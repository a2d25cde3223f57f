import { z } from '@tradeport/kernel/contract-kit'
import { useLatest } from '@tradeport/web/react'
import { useRef, useState } from 'react'
import type { PracticeSceneProps } from './practice-scene'

/** The sample documents of a scene: as they were kept, or anew where the product has changed their shape since. */
export function usePracticeData<T>(
  { data, step, onMove }: Pick<PracticeSceneProps, 'data' | 'step' | 'onMove'>,
  schema: z.ZodMiniType<T>,
  begin: () => T,
) {
  const [value, setValue] = useState<T>(() => kept(schema, data) ?? begin())
  // Answers are given between two drawings: what was written last is what is read next.
  const current = useRef(value)
  const latest = useLatest({ step, onMove })
  const write = (next: T, at = latest.current.step) => {
    current.current = next
    setValue(next)
    latest.current.onMove(at, JSON.stringify(next))
    return next
  }
  return { value, read: () => current.current, write }
}

function kept<T>(schema: z.ZodMiniType<T>, data: string | null): T | undefined {
  if (data === null) return undefined
  try {
    const parsed = z.safeParse(schema, JSON.parse(data))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
