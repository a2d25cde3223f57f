import { priceSpans } from '@tradeport/domain/catalogue/rules'
import type { StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import type { publicNewsArticle } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import type { PageRequest } from '@tradeport/node/edge'
import type { ProductParts } from './first-page-words'

const CONTEXT = 'https://schema.org'
/** Wide enough for the large previews of all networks. */
const PICTURE_WIDTH = 1200
const MOST_PICTURES = 10
/** What search engines show of a headline. */
const HEADLINE = 110

export const pictureAddress = ({ site }: PageRequest, fileId: string): string =>
  site.file(`/api/file/image/${fileId}?w=${PICTURE_WIDTH}`)

/** Left out where there is nothing to say. */
const said = (text: string | null | undefined): string | undefined => text || undefined

export interface Crumb {
  name: string
  path: string
}

export function breadcrumbs({ site }: PageRequest, crumbs: readonly Crumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.page(path),
    })),
  }
}

/** The market itself, and how it is searched. */
export function siteFacts(
  { site, region, locale }: PageRequest,
  { name, fullName }: { name: string; fullName: string },
): object[] {
  const search = site.page('/b2bForeignTradeMall')
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      alternateName: fullName,
      url: site.page('/'),
      inLanguage: toBcp47(locale),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${search}${search.includes('?') ? '&' : '?'}q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: fullName,
      url: site.page('/'),
      logo: site.file(region.regionIcon),
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: region.hotline },
    },
  ]
}

export function productFacts(page: PageRequest, product: ProductParts): object {
  const { site } = page
  const url = site.page(`/product/${product.id}`)
  const pictures = product.media
    .filter(({ kind }) => kind === 'image')
    .sort((a, b) => Number(b.isCover) - Number(a.isCover))
  const offers = offersOf(page, product)
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.title,
    description: said(product.summary),
    sku: product.no,
    mpn: said(product.modelNo),
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    category: product.path.map(({ name }) => name).join(' > '),
    countryOfOrigin: said(product.originCountry),
    image: pictures.slice(0, MOST_PICTURES).map(({ fileId }) => pictureAddress(page, fileId)),
    url,
    ...(offers.length > 0 ? { offers } : {}),
  }
}

/** One span for each currency. None where the store keeps its prices for signed-in buyers, or names none. */
function offersOf({ site }: PageRequest, product: ProductParts): object[] {
  if (product.priceHidden) return []
  return priceSpans(product).map(({ min, max, currency }) => ({
    '@type': 'AggregateOffer',
    lowPrice: min,
    highPrice: max,
    priceCurrency: currency,
    offerCount: product.priceTiers.filter(tier => tier.currency === currency).length,
    availability: `${CONTEXT}/${product.stockMode === 'stock' ? 'InStock' : 'MadeToOrder'}`,
    url: site.page(`/product/${product.id}`),
    seller: { '@type': 'Organization', name: product.store.name, url: site.page(`/store/${product.store.slug}`) },
  }))
}

export function storeFacts(page: PageRequest, store: StorePublicDetail): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: store.name,
    legalName: store.legalName,
    description: said(store.intro),
    url: page.site.page(`/store/${store.slug}`),
    logo: store.logoFileId ? pictureAddress(page, store.logoFileId) : undefined,
    image: store.bannerFileIds.map(id => pictureAddress(page, id)),
    foundingDate: store.foundedYear === null ? undefined : String(store.foundedYear),
    address: { '@type': 'PostalAddress', addressCountry: store.country, addressLocality: said(store.city) },
  }
}

export function articleFacts(page: PageRequest, article: OutputOf<typeof publicNewsArticle>, siteName: string): object {
  const { site, region } = page
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: article.title.slice(0, HEADLINE),
    description: said(article.summary),
    inLanguage: toBcp47(article.contentLocale),
    datePublished: article.publishedAt,
    image: article.coverFileId ? [pictureAddress(page, article.coverFileId)] : undefined,
    mainEntityOfPage: site.page(`/newsDetail/${article.id}`),
    author: article.authorName
      ? { '@type': 'Person', name: article.authorName }
      : { '@type': 'Organization', name: article.source ?? siteName },
    publisher: {
      '@type': 'Organization',
      name: siteName,
      url: site.page('/'),
      logo: { '@type': 'ImageObject', url: site.file(region.regionIcon) },
    },
  }
}

export interface ServiceParts {
  id: string
  no: string
  name: string
  description: string
  coverFileId: string | null
  priceFrom: string | null
  currency: string | null
  countries: readonly string[]
  provider: { companyId: string; name: string }
}

export function serviceFacts(page: PageRequest, service: ServiceParts): object {
  const { site } = page
  const url = site.page(`/service/${service.id}`)
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    identifier: service.no,
    name: service.name,
    description: said(service.description),
    image: service.coverFileId ? pictureAddress(page, service.coverFileId) : undefined,
    url,
    areaServed: service.countries.length > 0 ? service.countries : undefined,
    provider: {
      '@type': 'Organization',
      name: service.provider.name,
      url: site.page(`/provider/${service.provider.companyId}`),
    },
    ...(service.priceFrom !== null && service.currency !== null
      ? { offers: { '@type': 'Offer', price: service.priceFrom, priceCurrency: service.currency, url } }
      : {}),
  }
}
