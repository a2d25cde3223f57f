import { marketRecommend, serviceRoutes, type MarketServiceCard } from '@tradeport/domain/service-market/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'
import styles from './service-advice.module.css'

const onMarket = (path: string): string => urlOf('serviceMarket', `/${path.slice(1)}`)

/** What the service market offers for the shipment of an order, and why; nothing where it has nothing that fits. */
export function ServiceAdvice({ orderId }: { readonly orderId: string }) {
  const t = useT('trading')
  const text = useText()
  const { data } = useEndpoint(marketRecommend, { orderId }, { quiet: true })
  if (!data || data.needs.length === 0) return null
  return (
    <DetailSection id="service-advice" title={t('advice.title')} note={t('advice.lead')}>
      <ul role="list" className={styles['needs']}>
        {data.needs.map(({ categoryCode, categoryName, reason, facts, services }) => (
          <li key={`${categoryCode} ${reason}`} className={styles['need']}>
            <h3 className={styles['kind']}>{text(categoryName)}</h3>
            <p className={styles['reason']}>
              {t(`advice.reason.${reason}`, {
                term: facts.term ?? '',
                chapter: facts.chapter ?? '',
                currency: facts.currency ?? '',
              })}
            </p>
            <ul role="list" className={styles['services']}>
              {services.map(({ service, serves }) => (
                <Offer key={service.id} service={service} serves={serves} orderId={orderId} />
              ))}
            </ul>
            <Link href={onMarket(serviceRoutes.category(categoryCode))} className={styles['all'] ?? ''}>
              {t('advice.all')}
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

interface OfferProps {
  readonly service: MarketServiceCard
  readonly serves: readonly string[]
  /** Whose shipment it is for. */
  readonly orderId: string
}

function Offer({ service, serves, orderId }: OfferProps) {
  const t = useT('trading')
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  const { priceMode, priceFrom, currency } = service
  const isPriced = (priceMode === 'fixed' || priceMode === 'from') && priceFrom !== null
  const facts = [
    service.provider.name,
    serves.length > 0 ? t('advice.serves', { countries: serves.map(countries.nameOf).join(', ') }) : null,
    isPriced ? t('advice.from', { price: format.money(priceFrom, currency) }) : null,
  ]
  return (
    <li className={styles['service']}>
      <Link href={`${onMarket(serviceRoutes.publicService(service.id))}?shipment=${orderId}`}>
        {text(service.title)}
      </Link>
      <span className={styles['facts']}>{facts.filter(fact => fact !== null).join(' · ')}</span>
    </li>
  )
}
