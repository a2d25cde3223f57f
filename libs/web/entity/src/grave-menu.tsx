import { useT } from '@tradeport/web/i18n'
import { Menu, MoreIcon } from '@tradeport/web/ui'
import styles from './entity.module.css'

export interface GraveAct {
  readonly key: string
  readonly label: string
  readonly onSelect: () => void
}

/** What takes something away stands behind "More", where nobody presses it by a slip. */
export function GraveMenu({ acts }: { acts: readonly GraveAct[] }) {
  const te = useT('entity')
  if (acts.length === 0) return null
  return (
    <Menu
      floating
      label={te('action.more')}
      trigger={<MoreIcon size={18} />}
      triggerClassName={styles['more']}
      items={acts.map(act => ({ ...act, danger: true }))}
    />
  )
}
