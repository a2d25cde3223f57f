import { useT } from '@tradeport/web/i18n'
import type { SaveState } from './use-autosave'
import styles from './save-note.module.css'

/** Whether what was typed is kept. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useT('sourcing')
  return (
    <span className={styles['note']} data-state={state} role="status">
      {t(`save.${state}`)}
    </span>
  )
}
