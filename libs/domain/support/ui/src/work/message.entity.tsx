import { lazy } from 'react'
import {
  ALL_MESSAGE_TYPES,
  LEAVE_MESSAGE_STATUSES,
  leaveMessageAssign,
  leaveMessageClaim,
  leaveMessageInvite,
  leaveMessageNotSpam,
  leaveMessageNote,
  leaveMessagePage,
  leaveMessageReply,
  leaveMessageResolve,
  leaveMessageSpam,
  leaveMessageStatusCount,
  leaveMessageToInquiry,
  INVITED_PARTIES,
  type LeaveMessageAction,
  type LeaveMessageRow,
  type LeaveMessageStatus,
} from '@tradeport/domain/support/contract'
import { LOCALES, REGION_KEYS, timerOf } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import {
  EntityStatus,
  defineEntity,
  entityAction,
  filesOf,
  known,
  chosenIds,
  textOf,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRegion } from '@tradeport/web/react'
import { AssignedCell, DueCell, LocaleCell, MessageCell, RegionCell, SourceCell, TypeCell, WhenCell } from './cells'
import { OfferCell } from './offers'
import { useRegionChoices } from './use-region-choices'

const actions = () => import('./action-forms')
const offers = () => import('./offer-forms')
const AssignForm = lazy(async () => ({ default: (await actions()).AssignForm }))
const NoteForm = lazy(async () => ({ default: (await actions()).NoteForm }))
const ReplyForm = lazy(async () => ({ default: (await actions()).ReplyForm }))
const InviteForm = lazy(async () => ({ default: (await offers()).InviteForm }))
const ToInquiryForm = lazy(async () => ({ default: (await offers()).ToInquiryForm }))

const TONES: Record<LeaveMessageStatus, Tone> = {
  new: 'warning',
  assigned: 'info',
  replied: 'success',
  resolved: 'neutral',
  spam: 'danger',
}
const COLUMNS = [
  'message',
  'status',
  'due',
  'assigned',
  'offer',
  'type',
  'region',
  'locale',
  'no',
  'source',
  'created',
  'csat',
] as const
const SORTS = ['-createdAt', 'createdAt', 'dueAt'] as const
const WORK = ['mine', 'unassigned', 'overdue'] as const
const ASKED = ['claim', 'resolve', 'spam', 'not_spam'] as const

export const messagePath = (id: string) => `/customer-messages/${id}`
const target = ({ id, version }: LeaveMessageRow) => ({ id, version })
const written = (values: Record<string, unknown>) => textOf(values, 'body') ?? ''

/** A field that was left empty is not sent. */
const said = <const Name extends string>(values: Record<string, unknown>, name: Name) => {
  const text = textOf(values, name)?.trim()
  return text ? { [name]: text } : {}
}

function filtersOf({ filters, keyword }: ListQuery) {
  return {
    type: known(ALL_MESSAGE_TYPES, filters['type']),
    region: known(REGION_KEYS, filters['region']),
    locale: known(LOCALE_CODES, filters['locale']),
    work: known(WORK, filters['work']),
    ...(keyword ? { keyword } : {}),
  }
}

function useTypes() {
  const t = useT('support')
  return ALL_MESSAGE_TYPES.map(type => ({ value: type, label: t(`type.${type}`) }))
}

function useWork() {
  const t = useT('supportWork')
  return WORK.map(work => ({ value: work, label: t(`work.${work}`) }))
}

export const messageEntity = defineEntity<
  LeaveMessageRow,
  LeaveMessageStatus,
  (typeof COLUMNS)[number],
  'work' | 'type' | 'region' | 'locale',
  LeaveMessageAction,
  'operator'
>({
  name: 'leaveMessage',
  statuses: LEAVE_MESSAGE_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => messagePath(row.id),
  sorts: SORTS,
  columns: {
    message: { render: row => <MessageCell row={row} href={messagePath(row.id)} /> },
    no: { render: row => <span className="tp-tabular">{row.no}</span>, optional: true },
    type: { render: row => <TypeCell type={row.type} />, optional: true },
    status: { render: row => <EntityStatus entity={messageEntity} status={row.status} /> },
    region: { render: row => <RegionCell id={row.regionId} />, optional: true },
    locale: { render: row => <LocaleCell locale={row.locale} />, optional: true },
    source: { render: row => <SourceCell source={row.source} />, optional: true },
    assigned: { render: row => <AssignedCell name={row.assignedName} /> },
    offer: { render: row => <OfferCell offer={row.offer} /> },
    due: { render: row => <DueCell row={row} /> },
    created: { render: row => <WhenCell at={row.createdAt} />, optional: true },
    csat: { render: row => <>{row.csat ?? '–'}</>, align: 'right', optional: true },
  },
  filters: {
    work: { kind: 'choice', useOptions: useWork },
    type: { kind: 'choice', useOptions: useTypes },
    region: { kind: 'choice', useOptions: useRegionChoices },
    locale: {
      kind: 'choice',
      useOptions: () => LOCALES.map(locale => ({ value: locale.code, label: locale.name })),
    },
  },
  actions: {
    claim: entityAction<LeaveMessageRow, typeof leaveMessageClaim>({
      endpoint: leaveMessageClaim,
      input: target,
      emphasis: 'primary',
      batch: true,
    }),
    reply: entityAction<LeaveMessageRow, typeof leaveMessageReply>({
      endpoint: leaveMessageReply,
      input: (row, values) => ({
        ...target(row),
        body: written(values),
        fileIds: filesOf(values, 'files').map(file => file.fileId),
      }),
      emphasis: 'primary',
      Form: ReplyForm,
      width: 640,
    }),
    assign: entityAction<LeaveMessageRow, typeof leaveMessageAssign>({
      endpoint: leaveMessageAssign,
      input: (row, values) => ({ ...target(row), userId: textOf(values, 'userId') ?? '' }),
      Form: AssignForm,
      batch: true,
    }),
    to_inquiry: entityAction<LeaveMessageRow, typeof leaveMessageToInquiry>({
      endpoint: leaveMessageToInquiry,
      input: (row, values) => ({
        ...target(row),
        body: written(values),
        productIds: chosenIds(values['productIds']),
        storeIds: chosenIds(values['storeIds']),
        ...said(values, 'goods'),
        ...said(values, 'buyerUserId'),
        ...(textOf(values, 'buyerUserId') ? {} : said(values, 'email')),
      }),
      Form: ToInquiryForm,
      width: 640,
    }),
    invite: entityAction<LeaveMessageRow, typeof leaveMessageInvite>({
      endpoint: leaveMessageInvite,
      input: (row, values) => ({
        ...target(row),
        body: written(values),
        party: known(INVITED_PARTIES, textOf(values, 'party')) ?? 'seller',
        ...said(values, 'email'),
      }),
      Form: InviteForm,
      width: 640,
    }),
    note: entityAction<LeaveMessageRow, typeof leaveMessageNote>({
      endpoint: leaveMessageNote,
      input: (row, values) => ({ id: row.id, body: written(values) }),
      Form: NoteForm,
    }),
    resolve: entityAction<LeaveMessageRow, typeof leaveMessageResolve>({
      endpoint: leaveMessageResolve,
      input: target,
      confirm: true,
      batch: true,
    }),
    spam: entityAction<LeaveMessageRow, typeof leaveMessageSpam>({
      endpoint: leaveMessageSpam,
      input: target,
      emphasis: 'danger',
      batch: true,
    }),
    not_spam: entityAction<LeaveMessageRow, typeof leaveMessageNotSpam>({
      endpoint: leaveMessageNotSpam,
      input: target,
      confirm: true,
      batch: true,
    }),
  },
  audiences: {
    operator: { columns: COLUMNS, exportAs: 'leaveMessages', filters: ['work', 'type', 'region', 'locale'] },
  },
  usePage: query =>
    useEndpoint(
      leaveMessagePage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(LEAVE_MESSAGE_STATUSES, query.status),
        sort: known(SORTS, query.sort),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(leaveMessageStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('supportWork')
    const region = useRegion()
    return {
      title: t('title'),
      emptyHint: t('empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => (filter === 'work' ? t('filter.work') : t(`column.${filter}`)),
      sort: sort => t(`sort.${known(SORTS, sort) ?? '-createdAt'}`),
      action: action => t(`action.${action}`),
      confirm(action) {
        const asked = known(ASKED, action)
        return asked ? t(`confirm.${asked}`, { days: timerOf(region, 'messageReopenDays') }) : ''
      },
      done: action => t(`done.${action}`),
    }
  },
})
