import { serviceRoutes, type MarketServiceCard } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { Link, Picture, ShieldIcon, classNames } from '@tradeport/web/ui'
import styles from './service-card.module.css'

/** A service of the service market, which opens there. */
export function ServiceCard({ service }: { readonly service: MarketServiceCard }) {
  const t = useT('mall')
  const text = useText()
  const price = useServicePrice(service)
  const { deliveryDaysMin: min, deliveryDaysMax: max } = service
  return (
    <article className={styles.card}>
      <Picture
        id={service.coverFileId}
        alt=""
        ratio={16 / 9}
        widths={[280, 360]}
        sizes="(min-width: 992px) 24vw, (min-width: 576px) 46vw, 92vw"
        className={classNames(styles.picture)}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={urlOf('serviceMarket', publicPath(service.id))}>{text(service.title)}</Link>
        </h3>
        <p className={styles.provider}>
          {service.provider.name}
          {service.provider.verified && (
            <span className={styles.verified}>
              <ShieldIcon size={14} />
              {t('verified.provider')}
            </span>
          )}
        </p>
        <p className={styles.price}>
          <strong>{price}</strong>
          {max !== null && (
            <span>
              {min === null || min === max
                ? t('service.days', { count: max })
                : t('service.daysRange', { min, max, count: max })}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}

const publicPath = (id: string): `/${string}` => `/${serviceRoutes.publicService(id).slice(1)}`

function useServicePrice({ priceMode, priceFrom, currency }: MarketServiceCard): string {
  const t = useT('mall')
  const format = useFormat()
  if (priceMode === 'negotiable' || priceFrom === null) return t('service.onRequest')
  if (priceMode === 'percent') return t('service.percent', { percent: format.percent(priceFrom) })
  const amount = format.money(priceFrom, currency)
  return priceMode === 'from' ? t('service.from', { price: amount }) : amount
}
