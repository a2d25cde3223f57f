import { useT } from '@tradeport/web/i18n'
import { Banner, Button } from '@tradeport/web/ui'
import styles from './viewing-banner.module.css'

export interface ViewingBannerProps {
  /** As whom. */
  name: string
  /** The moment it ends by itself, as it is read. */
  until: string
  operatorName: string
  ending: boolean
  onStop: () => void
  /** Where pages may begin under their header: at the lower edge of the window, the last of the frame. */
  atEdge?: boolean | undefined
}

/** On every page while an operator looks on as somebody: as whom, until when, and the way out. */
export function ViewingBanner({ name, until, operatorName, ending, onStop, atEdge = false }: ViewingBannerProps) {
  const t = useT('shell')
  return (
    <div className={styles[atEdge ? 'edge' : 'above']} data-print="hide">
      <Banner
        tone="warning"
        live
        title={t('viewing.banner', { name, until })}
        actions={
          <Button changes={false} loading={ending} onClick={onStop}>
            {t('viewing.stop')}
          </Button>
        }
      >
        {t('viewing.operator', { name: operatorName })}
      </Banner>
    </div>
  )
}
