import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useWords } from '../shared/use-words'
import styles from './offer-tables.module.css'

/** What can be made to the buyer's wish, from which quantity and at what price. */
export function Customisation({ product }: { readonly product: ProductDetail }) {
  const t = useT('goods')
  const mall = useT('mall')
  const format = useFormat()
  const words = useWords()
  const { customisations, saleUnit } = product
  return (
    <div className={styles.list}>
      {(product.oem || product.odm) && (
        <p className={styles.line}>
          {product.oem && <Tag tone="accent">{t('custom.oem')}</Tag>}
          {product.odm && <Tag tone="accent">{t('custom.odm')}</Tag>}
        </p>
      )}
      {customisations.length > 0 && (
        <div className={styles.scroll} role="group" aria-label={t('section.custom')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('custom.what')}</th>
                <th scope="col">{t('custom.moq')}</th>
                <th scope="col">{t('custom.surcharge')}</th>
                <th scope="col">{t('custom.setup')}</th>
                <th scope="col">{t('custom.days')}</th>
              </tr>
            </thead>
            <tbody>
              {customisations.map((option, index) => (
                <tr key={`${option.kind}-${index}`}>
                  <td>
                    <span className={styles.name}>{option.name || t(`custom.kind.${option.kind}`)}</span>
                    {option.needsArtwork && <div className={styles.soft}>{t('custom.artwork')}</div>}
                  </td>
                  <td>{option.moq === null ? '–' : words.quantity(option.moq, saleUnit)}</td>
                  <td>
                    {option.unitSurcharge === null
                      ? product.priceNeed
                        ? mall(`price.hidden.${product.priceNeed}`)
                        : t('custom.included')
                      : `${format.unitPrice(option.unitSurcharge, option.currency)} ${words.per(saleUnit)}`}
                  </td>
                  <td>{option.setupFee === null ? '–' : format.unitPrice(option.setupFee, option.currency)}</td>
                  <td>{option.extraDays === 0 ? '–' : t('custom.extra', { count: option.extraDays })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
