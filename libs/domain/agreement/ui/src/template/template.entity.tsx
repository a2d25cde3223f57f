import {
  AGREEMENT_TEMPLATE_STATUSES,
  agreementRoutes,
  agreementTemplatePage,
  agreementTemplatePublish,
  agreementTemplateWithdraw,
  type AgreementTemplateAction,
  type AgreementTemplateRow,
  type AgreementTemplateStatus,
} from '@tradeport/domain/agreement/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { useCategoryNames } from '../use-category-names'

const TONES: Record<AgreementTemplateStatus, Tone> = { draft: 'neutral', in_force: 'success', replaced: 'warning' }
const COLUMNS = ['title', 'code', 'edition', 'categories', 'status', 'updatedAt'] as const

const target = ({ id, version }: AgreementTemplateRow) => ({ id, version })

function TitleCell({ row }: { row: AgreementTemplateRow }) {
  const text = useText()
  return <AppLink to={agreementRoutes.template(row.id)}>{text(row.title) || row.code}</AppLink>
}

function CategoryCell({ codes }: { codes: readonly string[] }) {
  return <>{useCategoryNames()(codes)}</>
}

function WhenCell({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

export const templateEntity = defineEntity<
  AgreementTemplateRow,
  AgreementTemplateStatus,
  (typeof COLUMNS)[number],
  never,
  AgreementTemplateAction,
  'operator'
>({
  name: 'agreementTemplate',
  statuses: AGREEMENT_TEMPLATE_STATUSES,
  tones: TONES,
  nameOf: row => `${row.code} ${row.edition}`,
  hrefOf: row => agreementRoutes.template(row.id),
  columns: {
    title: { render: row => <TitleCell row={row} /> },
    code: { render: row => row.code },
    edition: { render: row => String(row.edition), align: 'right' },
    categories: { render: row => <CategoryCell codes={row.categoryCodes} /> },
    status: { render: row => <EntityStatus entity={templateEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {},
  actions: {
    update: entityLink(row => `${agreementRoutes.template(row.id)}/edit`),
    publish: entityAction<AgreementTemplateRow, typeof agreementTemplatePublish>({
      endpoint: agreementTemplatePublish,
      input: target,
      emphasis: 'primary',
      confirm: true,
    }),
    withdraw: entityAction<AgreementTemplateRow, typeof agreementTemplateWithdraw>({
      endpoint: agreementTemplateWithdraw,
      input: target,
      emphasis: 'danger',
    }),
  },
  audiences: { operator: { columns: COLUMNS } },
  usePage: query =>
    useEndpoint(
      agreementTemplatePage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(AGREEMENT_TEMPLATE_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts() {
    const t = useT('agreement')
    return {
      title: t('template.title'),
      emptyHint: t('template.empty'),
      status: status => t(`template.status.${status}`),
      column: column => t(`template.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => t(`template.action.${action}`),
      confirm: action => t(action === 'publish' ? 'template.confirm.publish' : 'template.confirm.withdraw'),
      done: () => t('done'),
    }
  },
})
