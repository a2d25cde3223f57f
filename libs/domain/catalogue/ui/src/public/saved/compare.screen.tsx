import { useSearchParams } from 'react-router-dom'
import { mallRoutes, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { priceSpans } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { readIds, useCanonical, useCountries } from '@tradeport/web/react'
import {
  Button,
  CloseIcon,
  ComparisonTable,
  EmptyState,
  Link,
  LinkButton,
  Picture,
  Skeleton,
  classNames,
  type ComparisonRow,
} from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { useProduct } from '../product/use-product'
import { useWords } from '../shared/use-words'
import { comparePath, setCompared, useCompared } from './compared'
import { comparedRows } from './compared-rows'
import KeepButtons from './keep-buttons'
import styles from './compare.module.css'

/** Products side by side; the address says which, so that it can be sent to somebody. */
export default function CompareScreen() {
  const t = useT('goods')
  const [params] = useSearchParams()
  const chosen = useCompared()
  const asked = readIds(params.get('ids'))
  const ids = asked.length > 0 ? asked : chosen
  useCanonical('/compare')
  return (
    <div className={classNames('tp-content', styles.page)}>
      <h1 className={styles.title}>{t('compare.title')}</h1>
      {ids.length === 0 ? <Nothing /> : <Compared key={ids.join()} ids={ids} />}
    </div>
  )
}

function Nothing() {
  const t = useT('goods')
  return (
    <EmptyState
      title={t('compare.empty')}
      actions={
        <LinkButton variant="primary" href={MALL}>
          {t('favourites.mall')}
        </LinkButton>
      }
    >
      {t('compare.emptyHelp')}
    </EmptyState>
  )
}

/** One question for each place there is: hooks keep their order. */
function useProducts(ids: readonly string[]) {
  const [a = '', b = '', c = '', d = ''] = ids
  return [useProduct(a), useProduct(b), useProduct(c), useProduct(d)].slice(0, ids.length)
}

function Compared({ ids }: { readonly ids: readonly string[] }) {
  const t = useT('goods')
  const asked = useProducts(ids)
  const rows = useRows(asked.map(({ data }) => data))
  return (
    <ComparisonTable
      label={t('compare.title')}
      heads={ids.map((id, index) => ({
        id,
        content: <Head id={id} ids={ids} product={asked[index]?.data} isGone={asked[index]?.error !== undefined} />,
      }))}
      rows={rows}
      words={{ only: t('compare.only'), differs: t('compare.differs'), none: t('compare.none') }}
    />
  )
}

interface HeadProps {
  readonly id: string
  readonly ids: readonly string[]
  readonly product: ProductDetail | undefined
  readonly isGone: boolean
}

function Head({ id, ids, product, isGone }: HeadProps) {
  const t = useT('goods')
  const navigate = useNavigateTo()
  const name = product?.title ?? t('compare.gone')
  const takeOut = () => {
    const others = ids.filter(other => other !== id)
    setCompared(others)
    navigate(comparePath(others))
  }
  return (
    <>
      {product ? (
        <>
          <Picture
            id={product.media.find(({ isCover }) => isCover)?.fileId ?? null}
            alt=""
            width={240}
            className={classNames(styles.picture)}
          />
          <Link href={mallRoutes.product(product.id)}>{product.title}</Link>
          <KeepButtons type="product" id={product.id} name={product.title} place="line" />
        </>
      ) : isGone ? (
        <p>{t('compare.gone')}</p>
      ) : (
        <Skeleton ratio={1} />
      )}
      <Button aria-label={t('compare.takeOut', { name })} icon={<CloseIcon size={16} />} onClick={takeOut} />
    </>
  )
}

function useRows(products: readonly (ProductDetail | undefined)[]): readonly ComparisonRow[] {
  const t = useT('mall')
  const words = useWords()
  const countries = useCountries()
  return comparedRows(products, [
    {
      key: 'price',
      label: t('filter.price'),
      of: product =>
        product.priceNeed ? t(`price.hidden.${product.priceNeed}`) : priceSpans(product).map(words.span).join(' · '),
    },
    { key: 'moq', label: t('filter.moq'), of: product => words.quantity(product.moq, product.saleUnit) },
    {
      key: 'lead',
      label: t('filter.lead'),
      of: ({ leadTimes: [first] }) => (first ? t('card.lead', { count: first.days }) : ''),
    },
    { key: 'sample', label: t('filter.sampleTitle'), of: product => (product.sample?.available ? '✓' : '–') },
    { key: 'customisable', label: t('filter.customisableTitle'), of: product => (product.customisable ? '✓' : '–') },
    { key: 'incoterm', label: t('filter.incoterm'), of: product => product.incoterms.join(', ') },
    {
      key: 'origin',
      label: t('filter.origin'),
      of: ({ originCountry }) => (originCountry ? countries.nameOf(originCountry) : ''),
    },
    { key: 'store', label: t('store.of'), of: product => product.store.name },
  ])
}
