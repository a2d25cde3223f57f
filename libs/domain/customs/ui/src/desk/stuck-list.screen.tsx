import {
  DECLARATION_SORTS,
  declarationFormCount,
  declarationFormPage,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { EntityList, defineEntity, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { declarationEntity, filtersOf } from '../list/declaration.entity'
import { DETAIL_STEPS, REVIEW_STEPS } from '../detail/declaration-actions'

/** A page that is looked at while something hangs: it asks again by itself. */
const EVERY_MS = 60_000
const STATUSES = ['pushing', 'declaring'] as const satisfies readonly DeclarationStatus[]
const HIDDEN = [...DETAIL_STEPS, ...REVIEW_STEPS]
const VIEW = {
  columns: ['no', 'company', 'status', 'contractNo', 'declared', 'updatedAt'],
  tabs: STATUSES,
  filters: [],
  hideActions: HIDDEN,
} as const

/** What the Single Window or customs do not answer. */
const stuckEntity = defineEntity({
  ...declarationEntity,
  columns: {
    ...declarationEntity.columns,
    updatedAt: { render: declarationEntity.columns.updatedAt.render },
  },
  audiences: { company: VIEW, broker: VIEW, platform: VIEW },
  usePage: query =>
    useEndpoint(
      declarationFormPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(STATUSES, query.status),
        sort: known(DECLARATION_SORTS, query.sort) ?? 'updatedAt',
        stuck: true,
      },
      { keepPrevious: true, refetchEveryMs: EVERY_MS },
    ),
  useCounts: query => useEndpoint(declarationFormCount, { ...filtersOf(query), stuck: true }),
  useTexts: () => {
    const t = useT('customs')
    return { ...declarationEntity.useTexts(), title: t('desk.stuck'), emptyHint: t('desk.stuck.hint') }
  },
})

export default function StuckListScreen() {
  return <EntityList entity={stuckEntity} audience="platform" />
}
