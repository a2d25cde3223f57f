import { Table } from 'antd'
import type { PriceTier, ProductContent } from '@tradeport/domain/catalogue/contract'
import { priceLadders, type PriceLadder } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useProductWords } from '../shared/product-words'
import styles from './view.module.css'

/** What a ladder is for: "Foreign trade · FOB Ningbo · USD". */
export function useLadderName() {
  const t = useT('catalogue')
  return ({ tradeType, incoterm, port, currency, skuCode }: Omit<PriceLadder, 'tiers'>) =>
    [t(`product.tradeType.${tradeType}`), [incoterm, port].filter(Boolean).join(' '), currency, skuCode]
      .filter(Boolean)
      .join(' · ')
}

export interface PriceTablesProps {
  content: Pick<ProductContent, 'priceMode' | 'priceTiers' | 'saleUnit'>
  /** Tiers of another version: only lists that differ are shown, and what differs in them is marked. */
  against?: readonly PriceTier[]
}

export function PriceTables({ content, against }: PriceTablesProps) {
  const t = useT('catalogue')
  const format = useFormat()
  const words = useProductWords()
  const ladderName = useLadderName()
  if (content.priceMode === 'negotiable') return <p className={styles['quiet']}>{t('product.priceMode.negotiable')}</p>
  const others = new Set(against?.map(tier => JSON.stringify(tier)))
  const differs = (tier: PriceTier) => against !== undefined && !others.has(JSON.stringify(tier))
  const own = new Set(content.priceTiers.map(tier => JSON.stringify(tier)))
  const gone = (against ?? []).filter(tier => !own.has(JSON.stringify(tier)))
  const ladders = priceLadders(content.priceTiers).filter(
    ladder =>
      against === undefined ||
      ladder.tiers.some(differs) ||
      priceLadders(gone).some(other => ladderName(other) === ladderName(ladder)),
  )
  if (ladders.length === 0) return <p className={styles['quiet']}>{t('product.noPrice')}</p>
  return (
    <div className={styles['ladders']}>
      {ladders.map(ladder => (
        <Table
          key={ladderName(ladder)}
          size="small"
          pagination={false}
          rowKey="minQty"
          dataSource={ladder.tiers}
          rowClassName={tier => (differs(tier) ? (styles['differs'] ?? '') : '')}
          title={() => ladderName(ladder)}
          columns={[
            {
              title: t('product.ladder.minQty'),
              render: (_value, tier) => words.quantity(tier.minQty, content.saleUnit),
            },
            {
              title: t('product.ladder.price'),
              align: 'right',
              render: (_value, tier) =>
                tier.priceTo === null
                  ? format.unitPrice(tier.price, tier.currency)
                  : t('product.span', {
                      from: format.unitPrice(tier.price, tier.currency),
                      to: format.unitPrice(tier.priceTo, tier.currency),
                    }),
            },
          ]}
        />
      ))}
    </div>
  )
}
