import { marketPage, serviceCategoryTree } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRegion } from '@tradeport/web/react'
import { LinkButton, Section, ThreadLine } from '@tradeport/web/ui'
import { ServiceCard } from '../shared/service-card'
import { ServiceGroups } from '../shared/service-groups'
import { SERVICES } from './home-calls'
import styles from './home-services.module.css'

/** What the comprehensive service area does for a trade. */
export function HomeServices() {
  const t = useT('mall')
  const { region } = useRegion()
  const tree = useEndpoint(serviceCategoryTree, {}, { ignoreError: true })
  const services = useEndpoint(marketPage, SERVICES, { ignoreError: true })
  const cards = services.data?.records ?? []
  if (tree.error) return null
  return (
    <Section
      tone="tint"
      title={t('home.services')}
      lead={t('home.servicesLead')}
      thread={<ThreadLine region={region} />}
      action={<LinkButton href="/enterpriseService">{t('home.allServices')}</LinkButton>}
    >
      <ServiceGroups categories={tree.data} />
      {cards.length > 0 && (
        <ul role="list" className={styles.cards}>
          {cards.map(service => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
