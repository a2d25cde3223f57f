import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Banner, Button } from '@tradeport/web/ui'
import type { Restored } from './use-kept-value'

/** Whether what was typed is kept in this browser. */
export function KeptNote({ changed, keptAt }: { changed: boolean; keptAt: Date | null }) {
  const t = useT('entity')
  const format = useFormat()
  const text = keptAt ? t('kept.at', { when: format.time(keptAt) }) : t('kept.unsaved')
  return <span role="status">{changed ? text : ''}</span>
}

export interface KeptNoticeProps {
  restored: Restored | null
  onUse(): void
  onDiscard(): void
}

/** Says that entries of an earlier visit are back, or offers them. */
export function KeptNotice({ restored, onUse, onDiscard }: KeptNoticeProps) {
  const t = useT('entity')
  const format = useFormat()
  if (!restored) return null
  const { inUse, at } = restored
  const when = format.dateTime(at)
  return (
    <Banner
      tone="warning"
      title={inUse ? t('kept.title') : t('kept.offered', { when })}
      actions={
        <>
          {!inUse && (
            <Button size="small" onClick={onUse}>
              {t('kept.use')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {t('kept.discard')}
          </Button>
        </>
      }
    >
      {inUse && t('kept.text', { when })}
    </Banner>
  )
}
