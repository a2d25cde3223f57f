import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { marketCompare, serviceRoutes, type MarketServiceCompared } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { LoadFailed, readIds, useCanonical, useEndpoint, useText } from '@tradeport/web/react'
import { Button, CloseIcon, EmptyState, Link, LinkButton, Picture, SkeletonText } from '@tradeport/web/ui'
import { CategoryArt } from '../../shared/category-art'
import { useCategories } from '../use-categories'
import styles from './compare.module.css'
import { comparePath, comparedServices } from './compared'
import { useComparedRows, type ComparedRow } from './compared-rows'

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
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const { data, error, refetch } = useEndpoint(marketCompare, { ids: [...ids] }, { keepPrevious: true, quiet: true })
  const columns = ids.map(id => ({ id, service: data?.services.find(service => service.id === id) }))
  const rows = useComparedRows(columns.map(({ service }) => service))
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={12} />
  return (
    <>
      <label className={styles['only']}>
        <input
          type="checkbox"
          checked={isOnlyDifferent}
          onChange={event => setOnlyDifferent(event.currentTarget.checked)}
        />
        {t('compare.only')}
      </label>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('compare.title')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, service }) => (
                <th key={id} scope="col">
                  <Head id={id} ids={ids} service={service} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(row => !isOnlyDifferent || row.isDifferent)
              .map(row => (
                <Row key={row.key} row={row} />
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ row }: { row: ComparedRow }) {
  const t = useT('serviceMarket')
  return (
    <tr data-different={row.isDifferent || undefined}>
      <th scope="row">
        {row.label}
        {row.isDifferent && <span className={styles['differs']}>{t('compare.differs')}</span>}
      </th>
      {row.cells.map((lines, index) => (
        <td key={index}>
          {lines.length === 0 && <span className={styles['none']}>{t('compare.none')}</span>}
          {lines.map(line => (
            <span key={line} className={styles['line']}>
              {line}
            </span>
          ))}
        </td>
      ))}
    </tr>
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
    <div className={styles['head']}>
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
    </div>
  )
}
