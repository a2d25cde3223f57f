import type { KeptNoticeProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Banner, Button } from '@tradeport/web/ui'

/** Says that entries of an earlier visit are back, or offers them. */
export function RestoredNotice({ restored, onUse, onDiscard }: KeptNoticeProps) {
  const t = useT('entity')
  const format = useFormat()
  if (!restored) return null
  const { inUse, at } = restored
  return (
    <Banner
      tone="info"
      title={t(inUse ? 'kept.title' : 'kept.offered', { when: format.dateTime(at) })}
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
      {inUse && t('kept.text', { when: format.dateTime(at) })}
    </Banner>
  )
}
