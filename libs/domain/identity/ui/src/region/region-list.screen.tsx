import { regionList, type RegionRow } from '@tradeport/domain/identity/contract'
import { ALL_LOCALES, ALL_REGIONS, localeConfig } from '@tradeport/kernel/config'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat, useRegionNames } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { DataTable, Link, SkeletonText, Tag, type DataColumn } from '@tradeport/web/ui'

interface Row extends RegionRow {
  id: string
}

/** The regions that the operator serves. Each has its page at its own address, as everything else of a region has. */
export default function RegionListScreen() {
  const t = useT('identityRegion')
  const columns = useColumns()
  const { data, error, refetch } = useEndpoint(regionList, {})
  return (
    <div className="tp-stack">
      <PageHeader title={t('regions.list')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />)}
      {data && (
        <DetailSection>
          <DataTable
            label={t('regions.list')}
            rows={data.map(row => ({ ...row, id: row.regionId }))}
            columns={columns}
          />
        </DetailSection>
      )}
    </div>
  )
}

/** Another region is another address, and another page load. */
const addressOf = ({ region }: RegionRow, page: string) =>
  urlOf('admin', `/${ALL_REGIONS.find(each => each.region === region)?.prefix ?? ''}/${page}`)

function useColumns(): readonly DataColumn<Row>[] {
  const t = useT('identityRegion')
  const format = useFormat()
  const nameOf = useRegionNames()
  return [
    {
      key: 'region',
      title: t('regions.column.region'),
      render: row => <Link href={addressOf(row, 'region')}>{nameOf(row.regionId)}</Link>,
    },
    {
      key: 'state',
      title: t('regions.column.state'),
      render: ({ state }) => <Tag tone={state === 'open' ? 'success' : 'danger'}>{t(`regions.state.${state}`)}</Tag>,
    },
    {
      key: 'languages',
      title: t('regions.column.languages'),
      render: ({ locales }) =>
        locales.length === ALL_LOCALES.length
          ? t('regions.allLanguages', { count: locales.length })
          : locales.map(locale => localeConfig(locale).short).join(' · '),
    },
    {
      key: 'currencies',
      title: t('regions.column.currencies'),
      render: ({ currencies }) => currencies.join(' · '),
    },
    { key: 'timeZone', title: t('regions.column.timeZone'), render: ({ timeZone }) => timeZone },
    { key: 'hotline', title: t('regions.column.hotline'), render: ({ hotline }) => hotline },
    {
      key: 'notice',
      title: t('regions.column.notice'),
      render: ({ notice }) => t(`regions.notice.${notice}`),
    },
    {
      key: 'timers',
      title: t('regions.column.timers'),
      render: row => (
        <Link href={addressOf(row, 'region-settings')}>
          {row.ownTimers === 0 ? t('regions.timers.none') : t('regions.timers.own', { count: row.ownTimers })}
        </Link>
      ),
    },
    {
      key: 'changed',
      title: t('regions.column.changed'),
      render: ({ updatedAt, updatedByName }) =>
        updatedAt === null
          ? t('region.builtIn')
          : t('region.changed', { date: format.dateTime(updatedAt), name: updatedByName ?? '–' }),
    },
  ]
}
