import { publicBannerList, type BannerSlot } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Campaign, classNames } from '@tradeport/web/ui'
import styles from './home-campaigns.module.css'

const MOST = 3

/** Banners that the region's operators have published; nothing where there are none. */
export function HomeCampaigns({ slot = 'portal_home' }: { readonly slot?: BannerSlot }) {
  const t = useT('mall')
  const { data } = useEndpoint(publicBannerList, { slot }, { ignoreError: true })
  const banners = (data ?? []).slice(0, MOST)
  if (banners.length === 0) return null
  return (
    <section className={classNames('tp-content', styles.campaigns)} aria-label={t('home.campaigns')}>
      <ul role="list" className={styles.list} data-count={banners.length}>
        {banners.map(banner => (
          <li key={banner.id}>
            <Campaign
              title={banner.title}
              subtitle={banner.subtitle}
              lang={toBcp47(banner.contentLocale)}
              imageFileId={banner.imageFileId}
              href={banner.link}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
