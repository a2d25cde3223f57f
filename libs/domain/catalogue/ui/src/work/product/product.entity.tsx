import { lazy } from 'react'
import {
  PRODUCT_STATUSES,
  adminProductPage,
  adminProductStatusCount,
  catalogueRoutes,
  ownProductPage,
  ownProductStatusCount,
  productApprove,
  productCopy,
  productDelete,
  productDiscardChange,
  productForceOff,
  productLiftBan,
  productMove,
  productReject,
  productRelist,
  productRequestRevision,
  productSubmit,
  productTakeDown,
  productWithdraw,
  type ProductAction,
  type ProductRow,
} from '@tradeport/domain/catalogue/contract'
import { PRODUCT_PUBLISH_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import {
  EntityStatus,
  defineEntity,
  entityAction,
  entityLink,
  textOf,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { useCategoryOptions } from '../category/category-tree'
import { known } from '../shared/known'
import {
  CategoryCell,
  ChangeTag,
  GoodsCell,
  MoqCell,
  PriceCell,
  ScoreCell,
  StockCell,
  StoreCell,
  When,
} from './product-cells'
import { readNote, readSentBack } from './review-values'
import styles from './product.module.css'

const noteForms = () => import('./note-forms')
const sendBackForms = () => import('./send-back-form')
const ForceOffForm = lazy(async () => ({ default: (await noteForms()).ForceOffForm }))
const LiftBanForm = lazy(async () => ({ default: (await noteForms()).LiftBanForm }))
const MoveForm = lazy(() => import('./move-form'))
const RejectForm = lazy(async () => ({ default: (await sendBackForms()).RejectForm }))
const RevisionForm = lazy(async () => ({ default: (await sendBackForms()).RevisionForm }))

/** How many may be on sale at once is part of a plan. */
const PUBLISHING = { query: abilityQuery, key: PRODUCT_PUBLISH_ABILITY }

/** Tabs of the lists: statuses, and what is waiting in them. */
const TABS = [...PRODUCT_STATUSES, 'change_pending', 'change_rejected', 'review'] as const
export type ProductTab = (typeof TABS)[number]

const TONES: Readonly<Record<ProductTab, Tone>> = {
  draft: 'neutral',
  pending_review: 'info',
  rejected: 'danger',
  on_sale: 'success',
  off_sale: 'warning',
  banned: 'danger',
  change_pending: 'info',
  change_rejected: 'danger',
  review: 'info',
}

const COLUMNS = [
  'goods',
  'store',
  'category',
  'price',
  'moq',
  'stock',
  'completeness',
  'status',
  'submittedAt',
  'updatedAt',
] as const
const FILTERS = ['category', 'kind'] as const
const KINDS = ['new', 'change'] as const
const SORTS = ['updated', 'newest', 'oldest'] as const
const OWN_SORTS = ['updated', 'newest'] as const
const REVIEW_SORTS = ['oldest', 'newest', 'updated'] as const

const editHref = (row: ProductRow) => `${catalogueRoutes.product(row.id)}/edit`

const paging = (query: ListQuery) => ({
  pageNum: query.pageNum,
  pageSize: query.pageSize,
  ...(query.keyword ? { keyword: query.keyword } : {}),
  ...(query.filters['category'] ? { categoryId: query.filters['category'] } : {}),
})

const versioned = ({ id, version }: ProductRow) => ({ id, version })

/** What tab the seller's list asks for: a status, or the state of a change. */
function ownTab(status: string | undefined) {
  if (status === 'change_pending') return { changeStatus: 'pending_review' as const }
  if (status === 'change_rejected') return { changeStatus: 'rejected' as const }
  const own = known(PRODUCT_STATUSES, status)
  return own ? { status: own } : {}
}

function useEditAfterCopy() {
  const navigate = useNavigateTo()
  return ({ id }: { id: string }) => navigate(`${catalogueRoutes.product(id)}/edit`)
}

const ownPageInput = (query: ListQuery) => ({
  ...paging(query),
  ...ownTab(query.status),
  sort: known(OWN_SORTS, query.sort),
})

function countInput({ keyword, filters: { category: categoryId } }: ListQuery) {
  return { ...(keyword ? { keyword } : {}), ...(categoryId ? { categoryId } : {}) }
}

/** What the seller's list asks first. */
export const ownProductCalls = (query: ListQuery) => [
  { endpoint: ownProductPage, input: ownPageInput(query) },
  { endpoint: ownProductStatusCount, input: countInput(query) },
]

export const productEntity = defineEntity<
  ProductRow,
  ProductTab,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  ProductAction,
  'seller' | 'operator'
>({
  name: 'product',
  statuses: TABS,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => catalogueRoutes.product(row.id),
  sorts: SORTS,
  columns: {
    goods: { render: row => <GoodsCell row={row} /> },
    store: { render: row => <StoreCell row={row} /> },
    category: { render: row => <CategoryCell row={row} /> },
    price: { render: row => <PriceCell row={row} />, align: 'right' },
    moq: { render: row => <MoqCell row={row} />, align: 'right' },
    stock: { render: row => <StockCell row={row} />, align: 'right', optional: true },
    completeness: { render: row => <ScoreCell row={row} />, optional: true },
    status: {
      render: row => (
        <span className={styles['tags']}>
          <EntityStatus entity={productEntity} status={row.status} />
          <ChangeTag row={row} />
        </span>
      ),
    },
    submittedAt: { render: row => <When at={row.submittedAt} /> },
    updatedAt: { render: row => <When at={row.updatedAt} /> },
  },
  filters: {
    category: { kind: 'choice', useOptions: () => useCategoryOptions() },
    kind: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('catalogue')
        return KINDS.map(value => ({ value, label: t(`product.kind.${value}`) }))
      },
    },
  },
  actions: {
    update: entityLink<ProductRow>(editHref),
    submit: entityAction<ProductRow, typeof productSubmit>({
      endpoint: productSubmit,
      ability: PUBLISHING,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: versioned,
    }),
    withdraw: entityAction<ProductRow, typeof productWithdraw>({
      endpoint: productWithdraw,
      confirm: true,
      input: versioned,
    }),
    relist: entityAction<ProductRow, typeof productRelist>({
      endpoint: productRelist,
      ability: PUBLISHING,
      emphasis: 'primary',
      batch: true,
      input: versioned,
    }),
    // Stock is edited in a table of its own, on the product's page.
    stock: entityLink<ProductRow>(row => `${catalogueRoutes.product(row.id)}?stock=1`),
    copy: entityAction<ProductRow, typeof productCopy>({
      endpoint: productCopy,
      input: ({ id }) => ({ id }),
      useDone: useEditAfterCopy,
    }),
    take_down: entityAction<ProductRow, typeof productTakeDown>({
      endpoint: productTakeDown,
      confirm: true,
      batch: true,
      input: versioned,
    }),
    move: entityAction<ProductRow, typeof productMove>({
      endpoint: productMove,
      Form: MoveForm,
      batch: true,
      input: (row, values) => ({ ...versioned(row), storeId: textOf(values, 'storeId') ?? '' }),
    }),
    discard_change: entityAction<ProductRow, typeof productDiscardChange>({
      endpoint: productDiscardChange,
      emphasis: 'danger',
      input: versioned,
    }),
    delete: entityAction<ProductRow, typeof productDelete>({
      endpoint: productDelete,
      emphasis: 'danger',
      input: versioned,
    }),
    approve: entityAction<ProductRow, typeof productApprove>({
      endpoint: productApprove,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: versioned,
    }),
    request_revision: entityAction<ProductRow, typeof productRequestRevision>({
      endpoint: productRequestRevision,
      Form: RevisionForm,
      width: 640,
      input: (row, values) => ({ ...versioned(row), ...readSentBack(values) }),
    }),
    reject: entityAction<ProductRow, typeof productReject>({
      endpoint: productReject,
      emphasis: 'danger',
      Form: RejectForm,
      width: 640,
      input: (row, values) => ({ ...versioned(row), ...readSentBack(values) }),
    }),
    force_off: entityAction<ProductRow, typeof productForceOff>({
      endpoint: productForceOff,
      emphasis: 'danger',
      Form: ForceOffForm,
      input: (row, values) => ({ ...versioned(row), note: readNote(values) }),
    }),
    lift_ban: entityAction<ProductRow, typeof productLiftBan>({
      endpoint: productLiftBan,
      Form: LiftBanForm,
      input: (row, values) => ({ ...versioned(row), note: readNote(values) }),
    }),
  },
  audiences: {
    seller: {
      columns: ['goods', 'category', 'price', 'moq', 'stock', 'completeness', 'status', 'updatedAt'],
      filters: ['category'],
      tabs: [
        'on_sale',
        'pending_review',
        'change_pending',
        'rejected',
        'change_rejected',
        'draft',
        'off_sale',
        'banned',
      ],
      sorts: OWN_SORTS,
      hideActions: ['approve', 'reject', 'request_revision', 'force_off', 'lift_ban'],
    },
    operator: {
      exportAs: 'products',
      columns: ['goods', 'store', 'category', 'price', 'completeness', 'status', 'submittedAt'],
      filters: ['category', 'kind'],
      tabs: ['review', ...PRODUCT_STATUSES],
      sorts: REVIEW_SORTS,
      hideActions: [
        'update',
        'submit',
        'withdraw',
        'take_down',
        'relist',
        'copy',
        'discard_change',
        'delete',
        'stock',
        'move',
      ],
    },
  },
  usePage: (query, audience) => {
    const own = useEndpoint(ownProductPage, ownPageInput(query), {
      enabled: audience === 'seller',
      keepPrevious: true,
    })
    const all = useEndpoint(
      adminProductPage,
      {
        ...paging(query),
        ...storeFilter(query),
        status: known(['review', ...PRODUCT_STATUSES] as const, query.status),
        kind: known(KINDS, query.filters['kind']),
        sort: known(REVIEW_SORTS, query.sort),
      },
      { enabled: audience === 'operator', keepPrevious: true },
    )
    return audience === 'seller' ? own : all
  },
  useCounts: (query, audience) => {
    const input = countInput(query)
    const own = useEndpoint(ownProductStatusCount, input, { enabled: audience === 'seller' })
    const all = useEndpoint(
      adminProductStatusCount,
      { ...input, ...storeFilter(query) },
      { enabled: audience === 'operator' },
    )
    return audience === 'seller' ? own : all
  },
  useTexts: () => {
    const t = useT('catalogue')
    return {
      title: t('product.title'),
      emptyHint: t('product.empty'),
      status: status => t(`product.status.${status}`),
      column: column => t(`product.column.${column}`),
      filter: filter => t(`product.filter.${filter}`),
      sort: sort => t(`product.sort.${known(SORTS, sort) ?? 'updated'}`),
      action: action => t(`product.action.${action}`),
      confirm: action => t(`product.confirm.${action}`),
      done: action => t(`product.done.${action}`),
    }
  },
})

/** A link from a store's page shows its products alone. */
function storeFilter(query: ListQuery) {
  const storeId = query.filters['store']
  return storeId ? { storeId } : {}
}
