import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { unit as unitOf } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Field, NumberInput, ProgressLine, QuantityInput } from '@tradeport/web/ui'
import { useWords } from '../shared/use-words'
import type { Choice } from './use-choice'
import styles from './quantity-panel.module.css'

export interface QuantityPanelProps {
  readonly product: ProductDetail
  readonly choice: Choice
}

/** How much, in units of sale and in cartons, and the room it takes. */
export function QuantityPanel({ product, choice }: QuantityPanelProps) {
  const tg = useT('goods')
  const words = useWords()
  const { saleUnit, packaging, orderMultiple } = product
  const { quantity, onQuantity, shipment } = choice
  const perCarton = packaging.pcsPerCarton
  const moq = tg(`moq.${product.mixedBatch ? 'spu' : product.moqScope}`, {
    quantity: words.quantity(product.moq, saleUnit),
  })
  return (
    <section className={styles.panel} aria-label={tg('quantity.title')}>
      <div className={styles.inputs}>
        <Field label={tg('quantity.label')}>
          {unitOf(saleUnit)?.fraction ? (
            <NumberInput value={quantity} onValue={onQuantity} scale={3} unit={words.unit(saleUnit)} />
          ) : (
            <QuantityInput
              value={Math.round(Number(quantity)) || 0}
              onValue={value => onQuantity(String(value))}
              step={Math.max(1, Math.round(Number(orderMultiple)))}
              label={tg('quantity.label')}
              lessLabel={tg('quantity.less')}
              moreLabel={tg('quantity.more')}
              unit={words.unit(saleUnit)}
            />
          )}
        </Field>
        {perCarton !== null && shipment && (
          <Field label={tg('quantity.cartons')}>
            <QuantityInput
              value={shipment.cartons}
              onValue={cartons => onQuantity(String(cartons * perCarton))}
              label={tg('quantity.cartons')}
              lessLabel={tg('quantity.lessCartons')}
              moreLabel={tg('quantity.moreCartons')}
              unit={words.unit('carton')}
            />
          </Field>
        )}
      </div>
      <p className={styles.moq}>
        {moq}
        {Number(orderMultiple) > 1 && (
          <span>{tg('moq.multiple', { quantity: words.quantity(orderMultiple, saleUnit) })}</span>
        )}
        {product.mixedBatch && <span>{tg('moq.mixed')}</span>}
      </p>
      {choice.issues.length > 0 && (
        <p className={styles.issue} role="status">
          {choice.issues.map(({ rule, params }) => (
            <span key={rule}>
              {rule === 'below_moq'
                ? tg('quantity.belowMoq', { quantity: words.quantity(params.moq ?? '', saleUnit) })
                : tg('quantity.notMultiple', { quantity: words.quantity(params.of ?? '', saleUnit) })}
            </span>
          ))}
        </p>
      )}
      <Sums product={product} choice={choice} />
    </section>
  )
}

function Sums({ product, choice }: QuantityPanelProps) {
  const t = useT('goods')
  const format = useFormat()
  const { shipment, value, terms, leadDays } = choice
  return (
    <dl className={styles.sums}>
      {value !== undefined && terms && (
        <div className={styles.sum}>
          <dt>{t('quantity.value')}</dt>
          <dd>{format.money(value, terms.currency)}</dd>
        </div>
      )}
      {leadDays !== undefined && (
        <div className={styles.sum}>
          <dt>{t('quantity.ready')}</dt>
          <dd>{t('quantity.readyIn', { count: leadDays })}</dd>
        </div>
      )}
      {shipment && (
        <div className={styles.sum}>
          <dt>{t('quantity.volume')}</dt>
          <dd>
            {t('quantity.cbm', { cbm: format.number(shipment.cbm, { max: 2 }) })}
            {shipment.grossKg !== null && (
              <span className={styles.also}>
                {t('quantity.gross', { kg: format.number(shipment.grossKg, { max: 1 }) })}
              </span>
            )}
          </dd>
        </div>
      )}
      {shipment && <Containers product={product} choice={choice} />}
    </dl>
  )
}

const KINDS = [
  { key: 'qty20gp', name: '20GP' },
  { key: 'qty40gp', name: '40GP' },
  { key: 'qty40hq', name: '40HQ' },
] as const

/** How far the quantity fills a container of each kind. */
function Containers({ product, choice }: QuantityPanelProps) {
  const t = useT('goods')
  const format = useFormat()
  const pieces = Number(choice.quantity)
  return (
    <div className={styles.containers}>
      <dt className="tp-visually-hidden">{t('quantity.containers')}</dt>
      {KINDS.map(({ key, name }) => {
        const full = product.load[key]
        if (full === null || full === 0 || !Number.isFinite(pieces)) return null
        const share = pieces / full
        const text =
          share > 1
            ? t('quantity.containerCount', { number: format.number(share.toFixed(1)) })
            : format.percent(String(Math.round(share * 100)))
        return (
          <dd key={key} className={styles.container}>
            <span className={styles.kind}>{name}</span>
            <ProgressLine value={Math.min(1, share)} label={t('quantity.fill', { container: name })} />
            <span className={styles.share}>{text}</span>
          </dd>
        )
      })}
    </div>
  )
}
