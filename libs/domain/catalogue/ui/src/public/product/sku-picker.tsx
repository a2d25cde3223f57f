import type { ProductDetail, ShownAxis } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { classNames } from '@tradeport/web/ui'
import { isOffered } from './product-choice'
import type { Choice } from './use-choice'
import styles from './sku-picker.module.css'

export interface SkuPickerProps {
  readonly product: ProductDetail
  readonly choice: Choice
}

/** Colours as swatches, sizes as buttons; what cannot be had together is struck through. */
export function SkuPicker({ product, choice }: SkuPickerProps) {
  const t = useT('goods')
  const format = useFormat()
  if (product.axes.length === 0) return null
  return (
    <div className={styles.picker}>
      {product.axes.map(axis => (
        <Axis key={axis.code} axis={axis} product={product} choice={choice} />
      ))}
      <p className={styles.chosen} role="status">
        {choice.sku
          ? product.stockMode === 'stock' && choice.sku.stockQty !== null
            ? t('sku.chosenStock', { code: choice.sku.code, stock: format.number(choice.sku.stockQty) })
            : t('sku.chosen', { code: choice.sku.code })
          : t('sku.open')}
      </p>
    </div>
  )
}

function Axis({ axis, product, choice }: SkuPickerProps & { readonly axis: ShownAxis }) {
  const chosen = axis.options.find(option => option.value === choice.axes[axis.code])
  return (
    <fieldset className={styles.axis}>
      <legend className={styles.name}>
        {axis.name}
        {chosen && <span className={styles.value}>{chosen.label}</span>}
      </legend>
      <div className={styles.options}>
        {axis.options.map(option => {
          const offered = isOffered(product, choice.axes, axis.code, option.value)
          const existing = isOffered(product, {}, axis.code, option.value)
          return (
            <button
              key={option.value}
              type="button"
              className={classNames(styles.option, option.swatch !== null && styles.coloured)}
              aria-pressed={option.value === chosen?.value}
              data-other={!offered || undefined}
              disabled={!existing}
              onClick={() => choice.onOption(axis.code, option.value)}
            >
              {option.swatch !== null && (
                <span className={styles.swatch} style={{ backgroundColor: option.swatch }} aria-hidden="true" />
              )}
              {option.label}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
