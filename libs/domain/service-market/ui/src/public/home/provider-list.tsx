import { serviceRoutes, type MarketServiceCard } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Link, ShieldIcon } from '@tradeport/web/ui'
import { ProviderLogo } from '../provider-logo'
import { useCategories } from '../use-categories'
import styles from './home.module.css'

type Provider = MarketServiceCard['provider'] & { categoryCodes: string[] }

/** The companies behind the services, in the order of their best one. */
export function providersOf(services: readonly MarketServiceCard[]): Provider[] {
  const found = new Map<string, Provider>()
  for (const { provider, categoryCode } of services) {
    const known = found.get(provider.companyId) ?? { ...provider, categoryCodes: [] }
    if (!known.categoryCodes.includes(categoryCode)) known.categoryCodes.push(categoryCode)
    found.set(provider.companyId, known)
  }
  return [...found.values()]
}

export function ProviderList({ providers }: { providers: readonly Provider[] }) {
  const t = useT('serviceMarket')
  const text = useText()
  const categories = useCategories()
  return (
    <>
      {providers.map(provider => (
        <li key={provider.companyId} className={styles['provider']}>
          <ProviderLogo name={provider.name} logoFileId={provider.logoFileId} size={48} />
          <h3 className={styles['providerName']}>
            <Link href={serviceRoutes.publicProvider(provider.companyId)}>{provider.name}</Link>
          </h3>
          {provider.verified && (
            <p className={styles['verified']}>
              <ShieldIcon size={14} />
              {t('card.verified')}
            </p>
          )}
          <p className={styles['providerFields']}>
            {provider.categoryCodes
              .map(code => text(categories.byCode(code)?.name))
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </>
  )
}
