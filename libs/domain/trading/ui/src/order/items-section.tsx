import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import type { OrderDetail, OrderItem } from '@tradeport/domain/trading/contract'
import { isPositive } from '@tradeport/kernel/values'
import { DetailSection, PaperTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { useTotals } from '../contract/use-totals'
import { useNegotiates } from '../shared/use-negotiates'
import { useWords } from '../shared/use-words'
import styles from './items.module.css'

/** The goods exactly as the accepted version says. */
export function ItemsSection({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const totals = useTotals(order.terms.body)
  const isReached = order.related.some(({ type }) => type === 'quotation')
  const leadsBack = useNegotiates() && isReached
  const quoted = t('order.identical', { no: order.quotationNo, version: order.quotationVersionNo })
  const shipped = order.items.some(item => isPositive(item.shippedQty))
  return (
    <DetailSection
      title={ts('quotation.items')}
      extra={leadsBack ? <AppLink to={sourcingRoutes.quotation(order.quotationId)}>{quoted}</AppLink> : quoted}
    >
      <PaperTable<OrderItem>
        caption={ts('quotation.items')}
        rows={order.items}
        keyOf={item => item.id}
        totals={totals}
        columns={[
          { key: 'name', label: ts('column.goods'), render: item => <Item item={item} /> },
          {
            key: 'qty',
            label: ts('quotation.item.qty'),
            number: true,
            render: item => words.quantity(item.qty, item.unit),
          },
          ...(shipped
            ? [
                {
                  key: 'shipped',
                  label: t('order.shippedQty'),
                  number: true,
                  render: (item: OrderItem) => words.quantity(item.shippedQty, item.unit),
                },
              ]
            : []),
          {
            key: 'price',
            label: ts('quotation.item.unitPrice'),
            number: true,
            render: item => format.unitPrice(item.unitPrice, order.currency),
          },
          {
            key: 'amount',
            label: ts('quotation.item.amount'),
            number: true,
            render: item => format.money(item.amount, order.currency),
          },
        ]}
      />
    </DetailSection>
  )
}

function Item({ item }: { item: OrderItem }) {
  const ts = useT('sourcing')
  const words = useWords()
  const facts = [
    item.specs.map(spec => `${spec.name}: ${spec.value}`).join('; '),
    item.hsCode && ts('item.hsCode', { code: item.hsCode }),
    item.originCountry && ts('item.origin', { country: item.originCountry }),
    item.leadDays && ts('item.lead', { days: words.days(item.leadDays) }),
    item.packing,
    item.note,
  ]
  return (
    <span className={styles['item']}>
      <span className={styles['picture']}>
        <Picture id={item.imageFileId} alt="" width={48} />
      </span>
      <span className={styles['text']}>
        <span className={styles['name']}>{`${item.lineNo}. ${item.name}`}</span>
        <span className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
