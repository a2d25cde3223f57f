import { useT } from '@tradeport/web/i18n'
import { Button } from '@tradeport/web/ui'
import styles from './message-centre.module.css'
import type { Marking } from './use-marking'

/** Stays for the ten seconds in which the mark can be taken back; the line under it runs out. */
export function UndoBar({ marking }: { marking: Marking }) {
  const t = useT('messaging')
  const { marked } = marking
  return (
    <div className={styles['undoPlace']} role="status">
      {marked && (
        <div key={marked.undoToken} className={styles['undo']}>
          <span>{t('undo.read', { count: marked.changed })}</span>
          <Button size="small" variant="inverse" loading={marking.undoing} onClick={() => void marking.undo()}>
            {t('undo.action')}
          </Button>
          <span className={styles['undoTime']} />
        </div>
      )}
    </div>
  )
}
