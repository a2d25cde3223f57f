import { marketPage } from '@tradeport/domain/service-market/contract'
import { registerUrl } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useDescription, useEndpoint, useRegion } from '@tradeport/web/react'
import { Grid, Hero, LinkButton, Section, ThreadLine } from '@tradeport/web/ui'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ServiceCard, ServiceCardSkeleton } from '../service-card'
import { CategoryGroups } from './category-groups'
import { FirstTime } from './first-time'
import { HowItWorks } from './how-it-works'
import { ProviderList, providersOf } from './provider-list'
import { ServiceSearch } from './service-search'

/** Enough to know the market's providers from. */
const ASKED = 40
const FEATURED = 8
const PROVIDERS = 8

export default function ServiceHomeScreen() {
  const [params] = useSearchParams()
  const category = params.get('category')
  // The portal's links name a category.
  return category ? <Navigate to={`/category/${encodeURIComponent(category)}`} replace /> : <Home />
}

function Home() {
  const t = useT('serviceMarket')
  const { region } = useRegion()
  useDescription(t('home.lead'))
  const thread = <ThreadLine region={region} />
  return (
    <>
      <Hero region={region} title={t('home.title')} lead={t('home.lead')} actions={<ServiceSearch />} />
      <FirstTime />
      <Section title={t('home.categories.title')} lead={t('home.categories.lead')} thread={thread}>
        <CategoryGroups />
      </Section>
      <Offers />
      <Section title={t('home.how.title')} lead={t('home.how.lead')} thread={thread}>
        <HowItWorks />
      </Section>
      <Section
        tone="tint"
        title={t('home.offer.title')}
        lead={t('home.offer.text')}
        action={
          <LinkButton href={registerUrl('provider', window.location)} variant="primary" size="large">
            {t('home.offer.action')}
          </LinkButton>
        }
      />
    </>
  )
}

function Offers() {
  const t = useT('serviceMarket')
  const { data, error } = useEndpoint(marketPage, { pageSize: ASKED, sort: 'recommended' }, { quiet: true })
  // The categories above are the way in as long as nothing is published, and when the list cannot be had.
  if (error || data?.records.length === 0) return null
  return (
    <>
      <Section
        tone="tint"
        title={t('home.featured.title')}
        lead={t('home.featured.lead')}
        action={<LinkButton href="/services">{t('home.featured.all')}</LinkButton>}
      >
        <Grid min={260} label={t('home.featured.title')}>
          {data
            ? data.records.slice(0, FEATURED).map(service => (
                <li key={service.id}>
                  <ServiceCard service={service} />
                </li>
              ))
            : Array.from({ length: FEATURED }, (_, index) => (
                <li key={index}>
                  <ServiceCardSkeleton />
                </li>
              ))}
        </Grid>
      </Section>
      {data && (
        <Section tone="tint" title={t('home.providers.title')} lead={t('home.providers.lead')}>
          <Grid min={240} label={t('home.providers.title')}>
            <ProviderList providers={providersOf(data.records).slice(0, PROVIDERS)} />
          </Grid>
        </Section>
      )}
    </>
  )
}
