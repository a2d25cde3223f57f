import { marketPage, serviceCategoryTree } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useCanonical, useDescription, useEndpoint, useRegion, useText } from '@tradeport/web/react'
import { EmptyState, LinkButton, Section, Skeleton, ThreadLine } from '@tradeport/web/ui'
import { joinUrl, serviceMarketUrl } from '../frame/addresses'
import { ServiceCard } from '../shared/service-card'
import { ServiceGroups, type ServiceCategory } from '../shared/service-groups'
import styles from './enterprise-service.module.css'

const PER_CATEGORY = 4

/** The comprehensive service area: its categories, and services on the market in each. */
export default function EnterpriseServiceScreen() {
  const t = useT('mall')
  const { region } = useRegion()
  const tree = useEndpoint(serviceCategoryTree, {})
  useDescription(t('services.description'))
  useCanonical('/enterpriseService')
  return (
    <>
      <Section
        level={1}
        tone="tint"
        title={t('services.title')}
        lead={t('services.lead')}
        thread={<ThreadLine region={region} />}
        action={
          <LinkButton variant="primary" href={serviceMarketUrl()}>
            {t('services.market')}
          </LinkButton>
        }
      >
        {tree.error && !tree.data ? (
          <LoadFailed error={tree.error} onRetry={tree.refetch} />
        ) : (
          <ServiceGroups categories={tree.data} />
        )}
      </Section>
      {tree.data
        ?.filter(category => category.serviceCount > 0)
        .map(category => (
          <CategoryServices key={category.id} category={category} />
        ))}
      {tree.data?.every(category => category.serviceCount === 0) && (
        <EmptyState
          title={t('services.nothing')}
          actions={<LinkButton href={joinUrl('provider')}>{t('join.providerAction')}</LinkButton>}
        >
          {t('services.nothingHelp')}
        </EmptyState>
      )}
    </>
  )
}

function CategoryServices({ category }: { readonly category: ServiceCategory }) {
  const t = useT('mall')
  const name = useText(category.name)
  const { data, error } = useEndpoint(
    marketPage,
    { categoryCode: category.code, pageSize: PER_CATEGORY },
    { ignoreError: true },
  )
  if (error) return null
  return (
    <Section
      title={name}
      action={
        <LinkButton href={serviceMarketUrl(category.code)}>
          {t('services.all', { count: category.serviceCount })}
        </LinkButton>
      }
    >
      <ul role="list" className={styles.cards} aria-busy={!data}>
        {data
          ? data.records.map(service => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))
          : Array.from({ length: Math.min(PER_CATEGORY, category.serviceCount) }, (_, index) => (
              <li key={index}>
                <Skeleton height={300} radius="large" />
              </li>
            ))}
      </ul>
    </Section>
  )
}
