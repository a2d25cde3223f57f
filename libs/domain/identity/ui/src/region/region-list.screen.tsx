import { regionList, type RegionRow } from '@tradeport/domain/identity/contract'
import { ALL_LOCALES, ALL_REGIONS, localeConfig } from '@tradeport/kernel/config'
import { PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useRegionNames } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Link, SkeletonText, Tag } from '@tradeport/web/ui'

const COLUMNS = [
  'region',
  'state',
  'languages',
  'currencies',
  'timeZone',
  'hotline',
  'notice',
  'timers',
  'changed',
] as const

/** The regions that the operator serves. Each has its page at its own address, as everything else of a region has. */
export default function RegionListScreen() {
  const t = useT('identityRegion')
  const { data, error, refetch } = useEndpoint(regionList, {})
  return (
    <div className="tp-stack">
      <PageHeader title={t('regions.list')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />)}
      {data && (
        <PlainTable label={t('regions.list')}>
          <thead>
            <tr>
              {COLUMNS.map(column => (
                <th key={column} scope="col">
                  {t(`regions.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(row => (
              <RegionLine key={row.region} row={row} />
            ))}
          </tbody>
        </PlainTable>
      )}
    </div>
  )
}

function RegionLine({ row }: { row: RegionRow }) {
  const t = useT('identityRegion')
  const format = useFormat()
  const nameOf = useRegionNames()
  const prefix = ALL_REGIONS.find(({ region }) => region === row.region)?.prefix ?? ''
  const isWhole = row.locales.length === ALL_LOCALES.length
  return (
    <tr>
      <th scope="row">
        {/* Another region is another address, and another page load. */}
        <Link href={urlOf('admin', `/${prefix}/region`)}>{nameOf(row.regionId)}</Link>
      </th>
      <td>
        <Tag tone={row.state === 'open' ? 'success' : 'danger'}>{t(`regions.state.${row.state}`)}</Tag>
      </td>
      <td>
        {isWhole
          ? t('regions.allLanguages', { count: row.locales.length })
          : row.locales.map(locale => localeConfig(locale).short).join(' · ')}
      </td>
      <td>{row.currencies.join(' · ')}</td>
      <td>{row.timeZone}</td>
      <td>{row.hotline}</td>
      <td>{t(`regions.notice.${row.notice}`)}</td>
      <td>
        <Link href={urlOf('admin', `/${prefix}/region-settings`)}>
          {row.ownTimers === 0 ? t('regions.timers.none') : t('regions.timers.own', { count: row.ownTimers })}
        </Link>
      </td>
      <td>
        {row.updatedAt === null
          ? t('region.builtIn')
          : t('region.changed', { date: format.dateTime(row.updatedAt), name: row.updatedByName ?? '–' })}
      </td>
    </tr>
  )
}
