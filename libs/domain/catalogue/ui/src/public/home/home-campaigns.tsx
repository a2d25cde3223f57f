import { publicBannerList, type BannerSlot, type PublicBanner } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { ArrowRightIcon, Link, Picture, classNames } from '@tradeport/web/ui'
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
            <Campaign banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Campaign({ banner }: { readonly banner: PublicBanner }) {
  const content = (
    <>
      {banner.imageFileId && (
        <Picture
          id={banner.imageFileId}
          alt=""
          ratio={21 / 9}
          widths={[480, 640, 960]}
          sizes="(min-width: 992px) 50vw, 100vw"
          className={classNames(styles.picture)}
        />
      )}
      <span className={styles.words} lang={toBcp47(banner.contentLocale)}>
        <span className={styles.title}>{banner.title}</span>
        {banner.subtitle !== '' && <span className={styles.subtitle}>{banner.subtitle}</span>}
        {banner.link && <ArrowRightIcon />}
      </span>
    </>
  )
  return banner.link ? (
    <Link className={styles.campaign} href={banner.link}>
      {content}
    </Link>
  ) : (
    <div className={styles.campaign}>{content}</div>
  )
}
