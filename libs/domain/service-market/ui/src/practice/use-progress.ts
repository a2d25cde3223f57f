import {
  PRACTICE_STEPS,
  practiceProgressList,
  practiceProgressSave,
  type ExperienceScene,
  type PracticeProgress,
  type PracticeStatus,
} from '@tradeport/domain/service-market/contract'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { useRef } from 'react'

/** Never kept: somebody who comes back goes on where they were a moment ago. */
const FRESH = { staleMs: 0, quiet: true } as const

/** How far the reader is in the scenes that concern them. */
export function useProgress() {
  return useEndpoint(practiceProgressList, {}, FRESH)
}

interface Kept {
  readonly status: PracticeStatus
  readonly step: string
  readonly data: string | null
  readonly restart?: boolean
}

/** Keeps where the reader is, one after the other: what came last is what stands. */
export function useKeepProgress(scene: ExperienceScene) {
  const save = useAction(practiceProgressSave)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  return (kept: Kept): Promise<PracticeProgress | undefined> => {
    const saved = line.current.then(async () => {
      const result = await save.run({ scene, ...kept })
      return result.ok ? result.data : undefined
    })
    line.current = saved
    return saved
  }
}

export const firstStep = (scene: ExperienceScene): string => PRACTICE_STEPS[scene][0]
