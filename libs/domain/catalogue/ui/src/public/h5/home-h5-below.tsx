import { storePage } from '@tradeport/domain/catalogue/contract'
import { publicNewsPage } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { Link, Picture, Rail, classNames } from '@tradeport/web/ui'
import { serviceMarketUrl, STORES } from '../frame/addresses'
import { HomeCampaigns } from '../home/home-campaigns'
import { NEWS, SUPPLIERS } from '../home/home-calls'
import { StoreCard } from '../shared/store-card'
import styles from './home-h5.module.css'
import below from './home-h5-below.module.css'

/** The mobile home page from its third screen on. */
export default function HomeH5Below() {
  return (
    <>
      <HomeCampaigns slot="h5_home" />
      <Stores />
      <News />
      <Services />
    </>
  )
}

function Stores() {
  const t = useT('mall')
  const { data } = useEndpoint(storePage, SUPPLIERS, { ignoreError: true })
  if (!data || data.records.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('home.stores')}</h2>
        <Link href={STORES}>{t('h5.all')}</Link>
      </div>
      <Rail label={t('home.stores')} previousLabel={t('rail.previous')} nextLabel={t('rail.next')} itemWidth={296}>
        {data.records.map(store => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </Rail>
    </section>
  )
}

function News() {
  const t = useT('mall')
  const format = useFormat()
  const { data } = useEndpoint(publicNewsPage, NEWS, { ignoreError: true })
  if (!data || data.records.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('home.news')}</h2>
        <Link href="/news">{t('h5.all')}</Link>
      </div>
      <ul role="list" className={below.news}>
        {data.records.map(article => (
          <li key={article.id}>
            <Link className={below.article} href={`/newsDetail/${article.id}`}>
              <span className={below.words}>
                <span className={below.title} lang={toBcp47(article.contentLocale)}>
                  {article.title}
                </span>
                <time className={below.date} dateTime={article.publishedAt}>
                  {format.date(article.publishedAt)}
                </time>
              </span>
              {article.coverFileId && (
                <Picture
                  id={article.coverFileId}
                  alt=""
                  width={104}
                  ratio={4 / 3}
                  className={classNames(below.picture)}
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Services() {
  const t = useT('mall')
  return (
    <section className={classNames(styles.section, below.services)}>
      <h2 className={styles.heading}>{t('home.services')}</h2>
      <p className={below.lead}>{t('home.servicesLead')}</p>
      <Link href={serviceMarketUrl()}>{t('services.market')}</Link>
    </section>
  )
}
