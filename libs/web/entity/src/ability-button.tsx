import { Button } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { LockIcon, Tooltip } from '@tradeport/web/ui'
import type { ReactElement } from 'react'
import { useAbility, type AbilityQuery } from './use-ability'

export interface AbilityButtonProps {
  readonly query: AbilityQuery
  readonly ability: string
  readonly icon: ReactElement
  readonly children: string
  onClick(): void
}

/** A button for what a company pays for: it says how often, or why not, before the click; the click then opens the dialog. */
export function AbilityButton({ query, ability, icon, children, onClick }: AbilityButtonProps) {
  const t = useT('entity')
  const { result, message, remaining, check } = useAbility(query, ability)
  const button = (
    <Button icon={result === null ? icon : <LockIcon size={16} />} onClick={() => check() && onClick()}>
      {children}
    </Button>
  )
  const hint = message || (remaining === null ? '' : t('ability.left', { count: remaining }))
  return hint ? <Tooltip content={hint}>{button}</Tooltip> : button
}
