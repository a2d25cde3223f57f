import {
  BANNER_SLOTS,
  PUBLICATION_STATUSES,
  bannerPage,
  bannerPublish,
  bannerStatusCount,
  bannerWithdraw,
  type BannerRow,
  type PublicationStatus,
} from '@tradeport/domain/content/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { TitleCell, WhenCell } from '../cells'
import { PUBLICATION_TONES } from '../document/document.entity'
import { translationFilter, translationsOf } from '../translation-filter'

const COLUMNS = ['title', 'slot', 'link', 'shown', 'sort', 'status', 'updatedAt'] as const

export const bannerPath = (id: string) => `/banners/${id}`
export const bannerEditPath = (id: string) => `${bannerPath(id)}/edit`
const target = ({ id, version }: BannerRow) => ({ id, version })
const filtersOf = (query: ListQuery) => ({
  slot: known(BANNER_SLOTS, query.filters['slot']),
  ...translationsOf(query),
  ...(query.keyword ? { keyword: query.keyword } : {}),
})

function SlotCell({ slot }: { slot: BannerRow['slot'] }) {
  const t = useT('contentWork')
  return <>{t(`banner.slot.${slot}`)}</>
}

export function ShownTime({ row }: { row: BannerRow }) {
  const t = useT('contentWork')
  const format = useFormat()
  const from = format.dateTime(row.showFrom)
  const until = format.dateTime(row.showUntil)
  if (from && until) return <>{t('banner.shown.range', { from, until })}</>
  if (from) return <>{t('banner.shown.from', { from })}</>
  return <>{until ? t('banner.shown.until', { until }) : t('banner.shown.always')}</>
}

export const bannerEntity = defineEntity<
  BannerRow,
  PublicationStatus,
  (typeof COLUMNS)[number],
  'slot' | 'translations',
  'update' | 'publish' | 'withdraw',
  'operator'
>({
  name: 'banner',
  statuses: PUBLICATION_STATUSES,
  tones: PUBLICATION_TONES,
  nameOf: row => row.no,
  hrefOf: row => bannerPath(row.id),
  columns: {
    title: {
      render: row => (
        <TitleCell
          title={row.title}
          href={bannerPath(row.id)}
          picture={row.images[row.sourceLocale] ?? null}
          stale={row.staleLocales}
        />
      ),
    },
    slot: { render: row => <SlotCell slot={row.slot} /> },
    link: { render: row => row.link ?? '–' },
    shown: { render: row => <ShownTime row={row} /> },
    sort: { render: row => String(row.sort), align: 'right' },
    status: { render: row => <EntityStatus entity={bannerEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {
    translations: translationFilter,
    slot: {
      kind: 'choice',
      useOptions() {
        const t = useT('contentWork')
        return BANNER_SLOTS.map(slot => ({ value: slot, label: t(`banner.slot.${slot}`) }))
      },
    },
  },
  actions: {
    update: entityLink(row => bannerEditPath(row.id)),
    publish: entityAction<BannerRow, typeof bannerPublish>({
      endpoint: bannerPublish,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
    withdraw: entityAction<BannerRow, typeof bannerWithdraw>({
      endpoint: bannerWithdraw,
      input: target,
      emphasis: 'danger',
      batch: true,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['slot', 'translations'] } },
  usePage: query =>
    useEndpoint(
      bannerPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(PUBLICATION_STATUSES, query.status),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(bannerStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('contentWork')
    return {
      title: t('banner.title'),
      emptyHint: t('banner.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`banner.column.${column}`),
      filter: filter => t(filter === 'translations' ? 'translations.filter' : 'banner.filter.slot'),
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`banner.confirm.${action}`),
      done: action => t(`banner.done.${action}`),
    }
  },
})
