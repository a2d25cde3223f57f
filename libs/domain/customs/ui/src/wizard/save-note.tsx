import type { SaveState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { CheckIcon, ErrorIcon, Spinner } from '@tradeport/web/ui'
import styles from './wizard.module.css'

/** Whether what was typed is with the server. */
export function SaveNote({ save, savedAt }: { save: SaveState; savedAt: Date | null }) {
  const t = useT('customs')
  const format = useFormat()
  const text =
    save === 'saved' && savedAt ? t('wizard.save.at', { time: format.time(savedAt) }) : t(`wizard.save.${save}`)
  const isWrong = save === 'failed' || save === 'conflict' || save === 'locked'
  return (
    <span className={styles['save']} data-wrong={isWrong || undefined} role="status">
      {save === 'saving' ? (
        <Spinner />
      ) : isWrong ? (
        <ErrorIcon size={16} />
      ) : (
        save === 'saved' && <CheckIcon size={16} />
      )}
      {text}
    </span>
  )
}
