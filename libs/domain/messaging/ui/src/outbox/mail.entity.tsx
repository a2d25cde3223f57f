import {
  MAIL_CHANNELS,
  MAIL_STATUSES,
  MAIL_TEMPLATES,
  isMailTemplate,
  mailCancel,
  mailPage,
  mailSendAgain,
  mailStatusCount,
  type MailAction,
  type MailRow,
  type MailStatus,
} from '@tradeport/domain/messaging/contract'
import { EntityStatus, defineEntity, entityAction, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { FailureCell, MomentCell, RecipientCell, TemplateCell, TriesCell } from './mail-cells'

const TONES: Record<MailStatus, Tone> = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  dead: 'danger',
  cancelled: 'neutral',
}
const COLUMNS = ['to', 'template', 'status', 'attempts', 'lastError', 'createdAt', 'sentAt'] as const
const TEMPLATES = Object.keys(MAIL_TEMPLATES).filter(isMailTemplate)

const target = ({ id, version }: MailRow) => ({ id, version })

const filtersOf = ({ keyword, filters: { template, channel } }: ListQuery) => ({
  ...(keyword ? { keyword } : {}),
  channel: known(MAIL_CHANNELS, channel),
  ...(template ? { template } : {}),
})

export const mailEntity = defineEntity<
  MailRow,
  MailStatus,
  (typeof COLUMNS)[number],
  'channel' | 'template',
  MailAction,
  'operator'
>({
  name: 'mail',
  statuses: MAIL_STATUSES,
  tones: TONES,
  nameOf: row => row.to,
  columns: {
    to: { render: row => <RecipientCell row={row} /> },
    template: { render: row => <TemplateCell row={row} /> },
    status: { render: row => <EntityStatus entity={mailEntity} status={row.status} /> },
    attempts: { render: row => <TriesCell row={row} /> },
    lastError: { render: row => <FailureCell row={row} /> },
    createdAt: { render: row => <MomentCell at={row.createdAt} /> },
    sentAt: { render: row => <MomentCell at={row.sentAt} /> },
  },
  filters: {
    channel: {
      kind: 'choice',
      useOptions() {
        const t = useT('messagingOutbox')
        return MAIL_CHANNELS.map(value => ({ value, label: t(`channel.${value}`) }))
      },
    },
    template: {
      kind: 'choice',
      useOptions() {
        const t = useT('messagingOutbox')
        return TEMPLATES.map(value => ({ value, label: t(`template.${value}`) }))
      },
    },
  },
  actions: {
    send_again: entityAction<MailRow, typeof mailSendAgain>({ endpoint: mailSendAgain, input: target, batch: true }),
    cancel: entityAction<MailRow, typeof mailCancel>({
      endpoint: mailCancel,
      input: target,
      emphasis: 'danger',
      batch: true,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['channel', 'template'] } },
  usePage: query =>
    useEndpoint(
      mailPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(MAIL_STATUSES, query.status),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(mailStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('messagingOutbox')
    return {
      title: t('title'),
      emptyHint: t('empty'),
      search: t('search'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => t(filter === 'channel' ? 'filter.channel' : 'column.template'),
      sort: () => t('column.createdAt'),
      action: action => t(`action.${action}`),
      confirm: () => t('confirm.cancel'),
      done: action => t(`done.${action}`),
    }
  },
})
