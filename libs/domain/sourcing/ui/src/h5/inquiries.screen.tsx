import { inquiryPage, sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { CardList, Loaded, PhonePage, ShowMore, useGrowing } from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { EmptyState, LinkButton, Tag } from '@tradeport/web/ui'
import { INQUIRY_TONES } from '../shared/tones'

const SENT = (status: string) => status !== 'draft'

/** What a buyer has asked for, newest first. */
export default function InquiriesScreen() {
  const t = useT('sourcing')
  const phone = useT('phone')
  const format = useFormat()
  const { pageSize, grow } = useGrowing()
  useLive('inquiry')
  useLive('thread')
  const state = useEndpoint(inquiryPage, { pageNum: 1, pageSize, sort: 'newest' }, { keepPrevious: true })
  return (
    <PhonePage title={t('inquiry.title')}>
      <Loaded state={state}>
        {({ records }) => {
          const rows = records.filter(({ status }) => SENT(status))
          if (rows.length === 0)
            return (
              <EmptyState
                title={t('basket.empty.title')}
                actions={
                  <LinkButton variant="primary" href="/">
                    {t('mall.open')}
                  </LinkButton>
                }
              >
                {t('inquiry.empty')}
              </EmptyState>
            )
          return (
            <>
              <CardList
                label={t('inquiry.title')}
                cards={rows.map(row => ({
                  key: row.id,
                  href: sourcingRoutes.inquiry(row.id),
                  name: row.title ?? row.firstItemName,
                  imageFileId: row.imageFileId,
                  status: (
                    <span>
                      <Tag tone={INQUIRY_TONES[row.status]}>{t(`inquiry.status.${row.status}`)}</Tag>{' '}
                      {row.unread > 0 && <Tag tone="danger">{t('unread', { count: row.unread })}</Tag>}
                    </span>
                  ),
                  lines: [
                    `${t('inquiry.sellers', { count: row.storeCount })} · ${t('inquiry.quotations', { count: row.quotationCount })}`,
                    `${row.no ?? ''} · ${format.date(row.createdAt)}`,
                  ],
                }))}
              />
              <ShowMore state={state} shown={records.length} onMore={grow}>
                {phone('more')}
              </ShowMore>
            </>
          )
        }}
      </Loaded>
    </PhonePage>
  )
}
