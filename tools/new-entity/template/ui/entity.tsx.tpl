import {
  {{ENTITY}}_STATUSES,
  {{entity}}Activate,
  {{entity}}Page,
  {{entity}}StatusCount,
  type {{Entity}}Action,
  type {{Entity}}Row,
  type {{Entity}}Status,
} from '@tradeport/domain/{{domain}}/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'

const TONES: Record<{{Entity}}Status, Tone> = { draft: 'neutral', active: 'success' }
const COLUMNS = ['no', 'name', 'status', 'updatedAt'] as const

export const {{entity}}Path = (id: string) => `/{{entity-kebabs}}/${id}`

function WhenCell({ at }: { at: string }) {
  return <span className="tp-tabular">{useFormat().dateTime(at)}</span>
}

export const {{entity}}Entity = defineEntity<
  {{Entity}}Row,
  {{Entity}}Status,
  (typeof COLUMNS)[number],
  never,
  {{Entity}}Action,
  'operator'
>({
  name: '{{entity}}',
  statuses: {{ENTITY}}_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => {{entity}}Path(row.id),
  columns: {
    no: { render: row => <span className="tp-tabular">{row.no}</span> },
    name: { render: row => row.name },
    status: { render: row => <EntityStatus entity={ {{entity}}Entity } status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {},
  actions: {
    update: entityLink(row => `${ {{entity}}Path(row.id) }/edit`),
    activate: entityAction<{{Entity}}Row, typeof {{entity}}Activate>({
      endpoint: {{entity}}Activate,
      input: ({ id, version }) => ({ id, version }),
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: [] } },
  usePage: query =>
    useEndpoint(
      {{entity}}Page,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known({{ENTITY}}_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query =>
    useEndpoint({{entity}}StatusCount, query.keyword ? { keyword: query.keyword } : {}, { keepPrevious: true, quiet: true }),
  useTexts() {
    const t = useT('{{entity}}')
    return {
      title: t('title'),
      emptyHint: t('empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: () => '',
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`confirm.${action}`),
      done: action => t(`done.${action}`),
    }
  },
})
