import { useSearchParams } from 'react-router-dom'
import { marketCompare, serviceRoutes, type MarketServiceCompared } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { LoadFailed, readIds, useCanonical, useEndpoint, useText } from '@tradeport/web/react'
import {
  Button,
  CloseIcon,
  ComparisonTable,
  EmptyState,
  Link,
  LinkButton,
  Picture,
  SkeletonText,
} from '@tradeport/web/ui'
import { CategoryArt } from '../../shared/category-art'
import { useCategories } from '../use-categories'
import styles from './compare.module.css'
import { comparePath, comparedServices } from './compared'
import { useComparedRows } from './compared-rows'

/** Services side by side; the address says which, so that it can be sent to somebody. */
export default function CompareScreen() {
  const t = useT('serviceMarket')
  const [params] = useSearchParams()
  const chosen = comparedServices.use()
  const asked = readIds(params.get('ids'))
  const ids = asked.length > 0 ? asked : chosen
  useCanonical(serviceRoutes.compare)
  return (
    <div className={`tp-content ${styles['page']}`}>
      <h1 className={styles['title']}>{t('compare.title')}</h1>
      {ids.length === 0 ? <Nothing /> : <Compared ids={ids} />}
    </div>
  )
}

function Nothing() {
  const t = useT('serviceMarket')
  return (
    <EmptyState
      title={t('compare.empty')}
      actions={
        <LinkButton variant="primary" href="/services">
          {t('market.nav.all')}
        </LinkButton>
      }
    >
      {t('compare.emptyHelp')}
    </EmptyState>
  )
}

function Compared({ ids }: { ids: readonly string[] }) {
  const t = useT('serviceMarket')
  const { data, error, refetch } = useEndpoint(marketCompare, { ids: [...ids] }, { keepPrevious: true, quiet: true })
  const columns = ids.map(id => ({ id, service: data?.services.find(service => service.id === id) }))
  const rows = useComparedRows(columns.map(({ service }) => service))
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={12} />
  return (
    <ComparisonTable
      label={t('compare.title')}
      heads={columns.map(({ id, service }) => ({ id, content: <Head id={id} ids={ids} service={service} /> }))}
      rows={rows}
      words={{ only: t('compare.only'), differs: t('compare.differs'), none: t('compare.none') }}
    />
  )
}

interface HeadProps {
  id: string
  ids: readonly string[]
  service: MarketServiceCompared | undefined
}

function Head({ id, ids, service }: HeadProps) {
  const t = useT('serviceMarket')
  const text = useText()
  const navigate = useNavigateTo()
  const category = useCategories().byCode(service?.categoryCode ?? '')
  const takeOut = () => {
    const others = ids.filter(other => other !== id)
    comparedServices.set(others)
    navigate(comparePath(others), { replace: true })
  }
  const name = service ? text(service.title) : t('compare.gone')
  return (
    <>
      {!service ? (
        <p>{name}</p>
      ) : (
        <>
          {service.coverFileId ? (
            <Picture id={service.coverFileId} alt="" ratio={16 / 9} width={240} className={styles['picture'] ?? ''} />
          ) : (
            <span className={styles['drawn']}>
              <CategoryArt icon={category?.icon ?? null} size={56} />
            </span>
          )}
          <Link href={serviceRoutes.publicService(id)}>{name}</Link>
          <Link className={styles['provider'] ?? ''} href={serviceRoutes.publicProvider(service.provider.companyId)}>
            {service.provider.name}
          </Link>
        </>
      )}
      <Button
        size="small"
        aria-label={t('compare.takeOut', { name })}
        icon={<CloseIcon size={16} />}
        onClick={takeOut}
      />
    </>
  )
}
