import { lazy } from 'react'
import {
  SERVICE_QUESTION_STATUSES,
  serviceQuestionAnswer,
  serviceQuestionHide,
  serviceQuestionPage,
  serviceQuestionShow,
  serviceQuestionStatusCount,
  servicePage,
  serviceRoutes,
  type ServiceQuestionAction,
  type ServiceQuestionRow,
  type ServiceQuestionStatus,
} from '@tradeport/domain/service-market/contract'
import { EntityStatus, NamedCompany, defineEntity, entityAction, known, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useText } from '@tradeport/web/react'
import { WhenCell } from '../service/service-cells'
import styles from './question.module.css'

const COLUMNS = ['question', 'service', 'asker', 'status', 'askedAt'] as const
const REVIEWED = ['question', 'service', 'provider', 'asker', 'status', 'askedAt'] as const
const AnswerForm = lazy(() => import('./answer-form'))
const HideForm = lazy(() => import('./hide-form'))
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const filtersOf = ({ filters, keyword }: ListQuery) => ({
  ...(filters['serviceId'] ? { serviceId: filters['serviceId'] } : {}),
  ...(keyword ? { keyword } : {}),
})

/** A provider's own services, and those that operators read. */
function useServiceOptions() {
  const text = useText()
  const { data } = useEndpoint(servicePage, { pageSize: 100 }, { quiet: true })
  return (data?.records ?? []).map(({ id, title }) => ({ value: id, label: text(title) }))
}

export const questionEntity = defineEntity<
  ServiceQuestionRow,
  ServiceQuestionStatus,
  (typeof REVIEWED)[number],
  'serviceId',
  ServiceQuestionAction,
  'provider' | 'operator'
>({
  name: 'serviceQuestion',
  statuses: SERVICE_QUESTION_STATUSES,
  tones: { open: 'warning', answered: 'success', hidden: 'danger' },
  nameOf: row => row.no,
  columns: {
    question: { render: row => <QuestionCell row={row} /> },
    service: { render: row => <ServiceCell row={row} /> },
    provider: { render: row => <NamedCompany name={row.providerName ?? '–'} ownStake={row.ownStake} /> },
    asker: { render: row => row.askerName },
    status: { render: row => <EntityStatus entity={questionEntity} status={row.status} /> },
    askedAt: { render: row => <WhenCell at={row.askedAt} /> },
  },
  filters: { serviceId: { kind: 'choice', useOptions: useServiceOptions } },
  actions: {
    answer: entityAction<ServiceQuestionRow, typeof serviceQuestionAnswer>({
      endpoint: serviceQuestionAnswer,
      emphasis: 'primary',
      Form: AnswerForm,
      input: ({ id, version }, values) => ({
        id,
        version,
        answer: textOf(values['answer']),
        published: values['published'] === true,
      }),
    }),
    hide: entityAction<ServiceQuestionRow, typeof serviceQuestionHide>({
      endpoint: serviceQuestionHide,
      emphasis: 'danger',
      Form: HideForm,
      input: ({ id, version }, values) => ({ id, version, reason: textOf(values['note']) }),
    }),
    show: entityAction<ServiceQuestionRow, typeof serviceQuestionShow>({
      endpoint: serviceQuestionShow,
      input: ({ id, version }) => ({ id, version }),
    }),
  },
  audiences: {
    provider: { columns: COLUMNS, filters: ['serviceId'], exportAs: 'serviceQuestions' },
    operator: {
      columns: REVIEWED,
      filters: ['serviceId'],
      exportAs: 'serviceQuestions',
      tabs: ['answered', 'hidden'],
    },
  },
  usePage: query =>
    useEndpoint(
      serviceQuestionPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(SERVICE_QUESTION_STATUSES, query.status),
        ...filtersOf(query),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(serviceQuestionStatusCount, filtersOf(query)),
  useTexts: () => {
    const t = useT('serviceWork')
    return {
      title: t('question.title'),
      emptyHint: t('question.empty'),
      status: status => t(`question.status.${status}`),
      column: column => t(`question.column.${column}`),
      filter: () => t('question.column.service'),
      sort: sort => sort,
      action: action => t(`question.action.${action}`),
      confirm: action => t(`question.action.${action}`),
    }
  },
})

/** The same questions as the operators read about them. */
export const questionReviewEntity: typeof questionEntity = {
  ...questionEntity,
  useTexts() {
    const t = useT('serviceWork')
    return { ...questionEntity.useTexts(), title: t('question.review.title'), emptyHint: t('question.review.empty') }
  },
}

interface CellProps {
  row: ServiceQuestionRow
}

function QuestionCell({ row }: CellProps) {
  const t = useT('serviceWork')
  return (
    <span className={styles['question']}>
      <span>{row.question}</span>
      {row.answer !== null && <span className={styles['answer']}>{row.answer}</span>}
      {row.status === 'hidden' ? (
        <span className={styles['hidden']}>{t('question.hidden', { reason: row.hiddenReason ?? '' })}</span>
      ) : (
        row.published && <span className={styles['shown']}>{t('question.published')}</span>
      )}
    </span>
  )
}

function ServiceCell({ row }: CellProps) {
  const text = useText()
  return <AppLink to={serviceRoutes.service(row.serviceId)}>{text(row.serviceTitle)}</AppLink>
}
