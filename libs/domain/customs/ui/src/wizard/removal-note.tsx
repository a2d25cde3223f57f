import { useT } from '@tradeport/web/i18n'
import { Button } from '@tradeport/web/ui'
import { useRef } from 'react'
import type { WizardForm } from './use-wizard'
import styles from './wizard.module.css'

/** What was just taken out of the form, and the way back. */
export function RemovalNote({ state, undo }: WizardForm['removal']) {
  const t = useT('customs')
  const note = useRef<HTMLDivElement>(null)
  return (
    <div ref={note} role="status" tabIndex={-1} className={styles['removal']}>
      {state !== null && <span>{t(`wizard.${state}`)}</span>}
      {state === 'removed' && (
        <Button
          size="small"
          onClick={() => {
            undo()
            // The button goes: whoever pressed it by keyboard stays at this place.
            note.current?.focus()
          }}
        >
          {t('wizard.undo')}
        </Button>
      )}
    </div>
  )
}
