import { Button, LockIcon, Tooltip } from '@tradeport/web/ui'
import { useState, type ReactElement } from 'react'
import { useAbility, type AbilityQuery } from './use-ability'

export interface AbilityButtonProps {
  readonly query: AbilityQuery
  readonly ability: string
  readonly icon?: ReactElement
  readonly children: string
  /** The main thing to do on its page. */
  readonly primary?: boolean
  readonly loading?: boolean
  readonly size?: 'small' | 'medium'
  onClick(): void
}

/** A button for what a company pays for: it says how often, or why not, before the click; the click then opens the dialog. */
export function AbilityButton(props: AbilityButtonProps) {
  const { query, ability, icon, children, primary = false, loading = false, size = 'small', onClick } = props
  const { result, hint, check } = useAbility(query, ability)
  const [checking, setChecking] = useState(false)
  async function press() {
    setChecking(true)
    const goesOn = await check()
    setChecking(false)
    if (goesOn) onClick()
  }
  return (
    // Around the button from the beginning: were it put there once the answer comes, the button would lose the focus.
    <Tooltip content={hint}>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size={size}
        loading={loading || checking}
        icon={result === null ? icon : <LockIcon size={16} />}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
