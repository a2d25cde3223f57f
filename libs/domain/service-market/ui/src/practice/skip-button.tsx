import type { ExperienceScene } from '@tradeport/domain/service-market/contract'
import { Button } from '@tradeport/web/ui'
import { useState } from 'react'
import { firstStep, useKeepProgress } from './use-progress'

interface SkipButtonProps {
  readonly scene: ExperienceScene
  readonly label: string
  /** With the scene, for those who hear the page. */
  readonly name: string
}

/** Takes one scene away from what is offered; it can still be begun from the page of practices. */
export function SkipButton({ scene, label, name }: SkipButtonProps) {
  const keep = useKeepProgress(scene)
  const [pending, setPending] = useState(false)
  const skip = async () => {
    setPending(true)
    await keep({ status: 'skipped', step: firstStep(scene), data: null })
    setPending(false)
  }
  return (
    <Button variant="quiet" size="small" aria-label={name} loading={pending} onClick={() => void skip()}>
      {label}
    </Button>
  )
}
