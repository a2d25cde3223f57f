import { orderPage, tradingRoutes, type OrderRow } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { CardList, Loaded, PhonePage, ShowMore, useGrowing } from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { EmptyState, Tag } from '@tradeport/web/ui'
import { nextStep, type NextStep } from '../shared/next-step'
import { ORDER_TONES } from '../shared/tones'
import { useNextActor } from '../shared/use-next-actor'

/** A buyer's orders, newest first, each with what must happen next. */
export default function OrdersScreen() {
  const t = useT('trading')
  const phone = useT('phone')
  const text = useText()
  const format = useFormat()
  const nextActor = useNextActor()
  const nextOf = (step: NextStep, row: OrderRow): string => {
    const colleague = nextActor.colleague(step, row)
    if (colleague) return t('next.who', { who: colleague })
    return t(`next.${step.task}.${nextActor.isYours(step, row) ? 'you' : 'other'}`)
  }
  const { pageSize, grow } = useGrowing()
  useLive('order')
  const state = useEndpoint(orderPage, { pageNum: 1, pageSize, sort: 'newest' }, { keepPrevious: true })
  return (
    <PhonePage title={t('order.title')}>
      <Loaded state={state}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyState title={t('order.title')}>{t('order.empty')}</EmptyState>
          ) : (
            <>
              <CardList
                label={t('order.title')}
                cards={records.map(row => {
                  const step = nextStep(row)
                  return {
                    key: row.id,
                    href: tradingRoutes.order(row.id),
                    name: row.firstItemName,
                    imageFileId: row.imageFileId,
                    status: <Tag tone={ORDER_TONES[row.status]}>{t(`order.status.${row.status}`)}</Tag>,
                    lines: [
                      `${text(row.storeName)} · ${format.money(row.total, row.currency)}`,
                      step && nextOf(step, row),
                      row.no,
                    ],
                  }
                })}
              />
              <ShowMore state={state} shown={records.length} onMore={grow}>
                {phone('more')}
              </ShowMore>
            </>
          )
        }
      </Loaded>
    </PhonePage>
  )
}
