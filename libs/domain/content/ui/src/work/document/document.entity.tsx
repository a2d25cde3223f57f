import {
  DOCUMENT_KINDS,
  PUBLICATION_STATUSES,
  documentPage,
  documentPublish,
  documentStatusCount,
  documentWithdraw,
  type DocumentRow,
  type PublicationStatus,
} from '@tradeport/domain/content/contract'
import {
  EntityStatus,
  defineEntity,
  entityAction,
  entityLink,
  known,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { TitleCell, WhenCell } from '../cells'
import { translationFilter, translationsOf } from '../translation-filter'

export const PUBLICATION_TONES: Record<PublicationStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  offline: 'warning',
}
const COLUMNS = [
  'title',
  'no',
  'code',
  'kind',
  'edition',
  'effectiveAt',
  'showFrom',
  'showUntil',
  'mustAccept',
  'status',
  'updatedAt',
] as const

export const documentPath = (id: string) => `/documents/${id}`
const target = ({ id, version }: DocumentRow) => ({ id, version })
const filtersOf = (query: ListQuery) => ({
  kind: known(DOCUMENT_KINDS, query.filters['kind']),
  ...translationsOf(query),
  ...(query.keyword ? { keyword: query.keyword } : {}),
})

function KindCell({ kind }: { kind: DocumentRow['kind'] }) {
  const t = useT('contentWork')
  return <>{t(`document.kind.${kind}`)}</>
}

function AcceptCell({ mustAccept }: { mustAccept: boolean }) {
  const t = useT('contentWork')
  return <>{t(mustAccept ? 'document.accept.yes' : 'document.accept.no')}</>
}

export const documentEntity = defineEntity<
  DocumentRow,
  PublicationStatus,
  (typeof COLUMNS)[number],
  'kind' | 'translations',
  'update' | 'publish' | 'withdraw',
  'operator'
>({
  name: 'relatedDocument',
  statuses: PUBLICATION_STATUSES,
  tones: PUBLICATION_TONES,
  nameOf: row => row.no,
  hrefOf: row => documentPath(row.id),
  columns: {
    title: {
      render: row => <TitleCell title={row.title} href={documentPath(row.id)} stale={row.staleLocales} />,
    },
    no: { render: row => <span className="tp-tabular">{row.no}</span>, optional: true },
    code: { render: row => row.code },
    kind: { render: row => <KindCell kind={row.kind} /> },
    edition: { render: row => String(row.edition), align: 'right' },
    effectiveAt: { render: row => <WhenCell at={row.effectiveAt} /> },
    showFrom: { render: row => <WhenCell at={row.showFrom} />, optional: true },
    showUntil: { render: row => <WhenCell at={row.showUntil} />, optional: true },
    mustAccept: { render: row => <AcceptCell mustAccept={row.mustAccept} />, optional: true },
    status: { render: row => <EntityStatus entity={documentEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {
    translations: translationFilter,
    kind: {
      kind: 'choice',
      useOptions() {
        const t = useT('contentWork')
        return DOCUMENT_KINDS.map(kind => ({ value: kind, label: t(`document.kind.${kind}`) }))
      },
    },
  },
  actions: {
    update: entityLink(row => `${documentPath(row.id)}/edit`),
    publish: entityAction<DocumentRow, typeof documentPublish>({
      endpoint: documentPublish,
      input: target,
      emphasis: 'primary',
      confirm: true,
    }),
    withdraw: entityAction<DocumentRow, typeof documentWithdraw>({
      endpoint: documentWithdraw,
      input: target,
      emphasis: 'danger',
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['kind', 'translations'] } },
  usePage: query =>
    useEndpoint(
      documentPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(PUBLICATION_STATUSES, query.status),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(documentStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('contentWork')
    return {
      title: t('document.title'),
      emptyHint: t('document.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`document.column.${column}`),
      filter: filter => t(filter === 'translations' ? 'translations.filter' : 'document.filter.kind'),
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`document.confirm.${action}`),
      done: action => t(`document.done.${action}`),
    }
  },
})
