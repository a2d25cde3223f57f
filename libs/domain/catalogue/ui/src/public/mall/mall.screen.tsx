import { useParams } from 'react-router-dom'
import { mallRoutes } from '@tradeport/domain/catalogue/contract'
import { EMPTY_QUERY } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useCanonical, useDescription, useTitle } from '@tradeport/web/react'
import { Breadcrumb, LinkButton, NotFoundState } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { SearchBox } from '../shared/search-box'
import { useCategories } from '../shared/use-categories'
import { changed } from '../shared/list-query'
import { CategoryChips } from './category-chips'
import { ProductList } from './product-list'
import { useListAddress } from './use-list'
import styles from './mall.module.css'

/** All goods, a category, or what a search finds. */
export default function MallScreen() {
  const t = useT('mall')
  const { slug } = useParams()
  const categories = useCategories()
  const address = useListAddress()
  const { query } = address
  const category = slug === undefined ? undefined : categories.bySlug.get(slug)
  const title = category?.name ?? (query.trade === 'domestic' ? t('list.domestic') : t('list.all'))
  const heading = query.keyword ? t('list.found', { keyword: query.keyword }) : title
  useTitle(query.keyword ? t('list.foundTitle', { keyword: query.keyword }) : title)
  useDescription(t('list.description', { name: title }))
  useCanonical(slug === undefined ? MALL : mallRoutes.category(slug))

  if (categories.error && !category) {
    return (
      <div className="tp-content">
        <LoadFailed error={categories.error} onRetry={categories.refetch} />
      </div>
    )
  }
  if (slug !== undefined && !category && !categories.isLoading) return <UnknownCategory />
  const path = category ? categories.pathTo(category.id) : []
  return (
    <>
      <header className={styles.head}>
        <div className="tp-content">
          <Breadcrumb
            label={t('crumbs')}
            items={[
              { key: 'mall', label: t('list.all'), ...(slug || query.keyword ? { href: MALL } : {}) },
              ...path.map((node, index) => ({
                key: node.id,
                label: node.name,
                ...(index < path.length - 1 ? { href: mallRoutes.category(node.slug) } : {}),
              })),
            ]}
          />
          <div className={styles.headLine}>
            <h1 className={styles.title}>{heading}</h1>
            <div className={styles.search}>
              <SearchBox
                value={query.keyword}
                onSearch={keyword =>
                  address.show(changed(keyword === '' ? query : { ...EMPTY_QUERY, trade: query.trade }, { keyword }))
                }
              />
            </div>
          </div>
          <CategoryChips category={category} categories={categories} query={query} />
        </div>
      </header>
      <div className="tp-content">
        <ProductList
          address={address}
          categoryId={category?.id}
          isReady={slug === undefined || category !== undefined}
          categories={categories}
        />
      </div>
    </>
  )
}

function UnknownCategory() {
  const t = useT('mall')
  return (
    <NotFoundState
      scope="page"
      title={t('list.unknownCategory')}
      actions={
        <LinkButton variant="primary" href={MALL}>
          {t('list.all')}
        </LinkButton>
      }
    >
      {t('list.unknownCategoryHelp')}
    </NotFoundState>
  )
}
