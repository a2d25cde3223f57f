import { SELLERS_WHO_ACT, threadPage } from '@tradeport/domain/sourcing/contract'
import { TaskPanel } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useHasRole, useLive, useText } from '@tradeport/web/react'
import { answerTasks, unreadTasks } from './tasks-of'

const SHOWN = 20
/** Of messages the newest are enough here: the inbox has the others. */
const NEWEST = 5

/** Inquiries the seller has to answer or to quote, and messages of buyers to read; nothing for those whom they do not concern. */
export default function SellerInquiryTasks() {
  return useHasRole(SELLERS_WHO_ACT, 'thread:read') ? <Panels /> : null
}

function Panels() {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  useLive('thread')
  const page = { pageNum: 1, pageSize: SHOWN, sort: 'deadline' } as const
  const quiet = { quiet: true } as const
  const isNew = useEndpoint(threadPage, { ...page, status: 'new' }, quiet)
  const seen = useEndpoint(threadPage, { ...page, status: 'viewed' }, quiet)
  const talked = useEndpoint(threadPage, { ...page, status: 'in_negotiation' }, quiet)
  const unread = useEndpoint(threadPage, { pageNum: 1, pageSize: NEWEST, unreadOnly: true, sort: 'updated' }, quiet)
  const words = { t, text, format, now: new Date() }
  const all = { allHref: '/inquiries', allLabel: t('home.all') }
  const open = [isNew, seen, talked]
  const isThere = open.every(({ data }) => data !== undefined)
  return (
    <>
      <TaskPanel
        {...all}
        title={t('home.answer')}
        tasks={
          isThere
            ? answerTasks(
                open.flatMap(({ data }) => data?.records ?? []),
                words,
              )
            : undefined
        }
        total={open.reduce((sum, { data }) => sum + (data?.total ?? 0), 0)}
        done={t('home.answer.done')}
        failed={open.some(({ error }) => error !== undefined)}
      />
      <TaskPanel
        {...all}
        title={t('home.unread')}
        tasks={unread.data && unreadTasks(unread.data.records, words, 'seller')}
        total={unread.data?.total ?? 0}
        done={t('home.unread.done')}
        failed={unread.error !== undefined}
      />
    </>
  )
}
