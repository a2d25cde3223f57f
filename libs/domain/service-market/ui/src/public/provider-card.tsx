import { serviceRoutes, type MarketProvider, type ServiceRecord } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat, useText } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'
import { useRecordText } from '../shared/use-record-text'
import styles from './provider-card.module.css'
import { ProviderEvidence } from './provider-evidence'
import { ProviderLogo } from './provider-logo'

export function usePlaceOf(): (provider: Pick<MarketProvider, 'city' | 'country'>) => string {
  const countries = useCountries()
  return ({ city, country }) => [city, country && countries.nameOf(country)].filter(Boolean).join(', ')
}

/** Who stands behind a service. */
export function ProviderCard({
  provider,
  linked = false,
}: {
  provider: MarketProvider & { record: ServiceRecord }
  linked?: boolean
}) {
  const t = useT('serviceMarket')
  const text = useText()
  const format = useFormat()
  const place = usePlaceOf()(provider)
  const record = useRecordText()(provider.record)
  return (
    <section className={styles['card']} aria-label={t('service.provider')}>
      <div className={styles['head']}>
        <ProviderLogo name={provider.name} logoFileId={provider.logoFileId} size={48} />
        <div className={styles['names']}>
          <h2 className={styles['name']}>{provider.name}</h2>
          {provider.verified && (
            <ProviderEvidence companyId={provider.companyId} iconSize={14} className={styles['verified']} />
          )}
        </div>
      </div>
      <p className={styles['facts']}>
        {place && <span>{t('provider.place', { place })}</span>}
        {provider.memberSince && <span>{t('provider.since', { date: format.date(provider.memberSince) })}</span>}
        {record.map(line => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {text(provider.introduction) && <p className={styles['intro']}>{text(provider.introduction)}</p>}
      {linked && <Link href={serviceRoutes.publicProvider(provider.companyId)}>{t('service.provider.open')}</Link>}
    </section>
  )
}
