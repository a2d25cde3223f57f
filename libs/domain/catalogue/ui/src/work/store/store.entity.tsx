import { lazy } from 'react'
import {
  STORE_STATUSES,
  adminStorePage,
  adminStoreStatusCount,
  storeApprove,
  storeReinstate,
  storeReject,
  storeSuspend,
  type StoreRow,
  type StoreStatus,
} from '@tradeport/domain/catalogue/contract'
import { EntityStatus, NamedCompany, defineEntity, entityAction, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useCountries, useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { known } from '../shared/known'
import { readReason } from './read-reason'
import styles from './store.module.css'

const forms = () => import('./store-forms')
const ApproveForm = lazy(async () => ({ default: (await forms()).ApproveForm }))
const ReinstateForm = lazy(async () => ({ default: (await forms()).ReinstateForm }))
const RejectForm = lazy(async () => ({ default: (await forms()).RejectForm }))
const SuspendForm = lazy(async () => ({ default: (await forms()).SuspendForm }))

const TONES: Readonly<Record<StoreStatus, Tone>> = {
  applied: 'warning',
  rejected: 'danger',
  preparing: 'neutral',
  open: 'success',
  suspended: 'danger',
  closed: 'neutral',
}

const COLUMNS = ['name', 'legalName', 'country', 'verifyLevel', 'products', 'status', 'createdAt'] as const
/** Opening, closing and editing are the seller's own, on the store's page. */
const ACTIONS = ['approve', 'reject', 'suspend', 'reinstate'] as const

export const storeHref = (id: string) => `/stores/${id}`

function NameCell({ row }: { row: StoreRow }) {
  const text = useText()
  return (
    <span className={styles['name']}>
      <AppLink to={storeHref(row.id)}>{text(row.name)}</AppLink>
      <span className={styles['quiet']}>{row.no}</span>
    </span>
  )
}

function CountryCell({ code }: { code: string }) {
  return <>{useCountries().nameOf(code)}</>
}

function LevelCell({ level }: { level: number }) {
  const t = useT('catalogue')
  return <>{level > 0 ? t('store.verified', { level }) : t('store.unverified')}</>
}

function ProductsCell({ row }: { row: StoreRow }) {
  const format = useFormat()
  return <AppLink to={`/products?f.store=${row.id}`}>{format.number(row.productCount)}</AppLink>
}

function DateCell({ at }: { at: string }) {
  return <>{useFormat().date(at)}</>
}

export const storeEntity = defineEntity<
  StoreRow,
  StoreStatus,
  (typeof COLUMNS)[number],
  never,
  (typeof ACTIONS)[number],
  'operator'
>({
  name: 'store',
  statuses: STORE_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => storeHref(row.id),
  columns: {
    name: { render: row => <NameCell row={row} /> },
    legalName: { render: row => <NamedCompany name={row.legalName} ownStake={row.ownStake} /> },
    country: { render: row => <CountryCell code={row.country} /> },
    verifyLevel: { render: row => <LevelCell level={row.verifyLevel} /> },
    products: { render: row => <ProductsCell row={row} />, align: 'right' },
    status: { render: row => <EntityStatus entity={storeEntity} status={row.status} /> },
    createdAt: { render: row => <DateCell at={row.createdAt} /> },
  },
  filters: {},
  actions: {
    approve: entityAction<StoreRow, typeof storeApprove>({
      endpoint: storeApprove,
      emphasis: 'primary',
      Form: ApproveForm,
      input: ({ id, version }, values) => ({ id, version, reason: readReason(values) }),
    }),
    reject: entityAction<StoreRow, typeof storeReject>({
      endpoint: storeReject,
      emphasis: 'danger',
      Form: RejectForm,
      input: ({ id, version }, values) => ({ id, version, reason: readReason(values) }),
    }),
    suspend: entityAction<StoreRow, typeof storeSuspend>({
      endpoint: storeSuspend,
      emphasis: 'danger',
      Form: SuspendForm,
      input: ({ id, version }, values) => ({ id, version, reason: readReason(values) }),
    }),
    reinstate: entityAction<StoreRow, typeof storeReinstate>({
      endpoint: storeReinstate,
      emphasis: 'primary',
      Form: ReinstateForm,
      input: ({ id, version }, values) => ({ id, version, reason: readReason(values) }),
    }),
  },
  audiences: { operator: { columns: COLUMNS, exportAs: 'stores' } },
  usePage: query =>
    useEndpoint(
      adminStorePage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(STORE_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(adminStoreStatusCount, query.keyword ? { keyword: query.keyword } : {}),
  useTexts: () => {
    const t = useT('catalogue')
    return {
      title: t('store.title'),
      emptyHint: t('store.empty'),
      status: status => t(`store.status.${status}`),
      column: column => t(`store.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => t(`store.action.${action}`),
      confirm: action => t(`store.confirm.${action}`),
      done: action => t(`store.done.${action}`),
    }
  },
})
