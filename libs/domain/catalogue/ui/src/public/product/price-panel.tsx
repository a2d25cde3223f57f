import type { PriceTier, ProductDetail } from '@tradeport/domain/catalogue/contract'
import type { PriceTerms } from '@tradeport/domain/catalogue/rules'
import type { UnitCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { CheckIcon, Field, LockIcon, Select } from '@tradeport/web/ui'
import { PriceAccess } from '../prices/lazy'
import type { PriceAccessProps } from '../prices/price-access'
import { useWords } from '../shared/use-words'
import type { Choice } from './use-choice'
import styles from './price-panel.module.css'

export interface PricePanelProps {
  readonly product: ProductDetail
  readonly choice: Choice
}

const MOST_PILLS = 5

/** The price ladder under chosen terms, with the step of the typed quantity marked. */
export function PricePanel({ product, choice }: PricePanelProps) {
  const t = useT('mall')
  if (product.priceNeed) return <HiddenPrice need={product.priceNeed} store={product.store} />
  if (product.priceMode === 'negotiable' || choice.tiers.length === 0)
    return <p className={styles.negotiable}>{t('price.negotiableLong')}</p>
  return (
    <section className={styles.panel} aria-label={t('price.title')}>
      <TermsPicker choice={choice} />
      <ol className={styles.tiers}>
        {choice.tiers.map((tier, index) => (
          <Tier
            key={tier.minQty}
            tier={tier}
            next={choice.tiers[index + 1]}
            unit={product.saleUnit}
            isCurrent={index === choice.tier}
            onChoose={() => choice.onQuantity(tier.minQty)}
          />
        ))}
      </ol>
      <p className={styles.note}>{t(product.priceMode === 'range' ? 'price.noteRange' : 'price.note')}</p>
    </section>
  )
}

function useTermsLabel(): (terms: PriceTerms) => string {
  const t = useT('mall')
  return ({ incoterm, port, currency, tradeType }) =>
    tradeType === 'domestic' || incoterm === null
      ? t('price.domestic', { currency })
      : t('price.terms', { incoterm, port, currency })
}

function TermsPicker({ choice }: { readonly choice: Choice }) {
  const t = useT('mall')
  const label = useTermsLabel()
  const { allTerms, terms, onTerms } = choice
  if (allTerms.length > MOST_PILLS) {
    return (
      <Field label={t('price.termsLabel')}>
        <Select
          value={terms?.key ?? ''}
          options={allTerms.map(each => ({ value: each.key, label: label(each) }))}
          onValue={onTerms}
        />
      </Field>
    )
  }
  return (
    <div className={styles.terms} role="group" aria-label={t('price.termsLabel')}>
      {allTerms.map(each => (
        <button
          key={each.key}
          type="button"
          className={styles.pill}
          aria-pressed={each.key === terms?.key}
          onClick={() => onTerms(each.key)}
        >
          {label(each)}
        </button>
      ))}
    </div>
  )
}

interface TierProps {
  readonly tier: PriceTier
  readonly next: PriceTier | undefined
  readonly unit: UnitCode
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function Tier({ tier, next, unit, isCurrent, onChoose }: TierProps) {
  const t = useT('mall')
  const format = useFormat()
  const words = useWords()
  return (
    <li className={styles.tier} data-current={isCurrent || undefined}>
      <button type="button" className={styles.tierButton} aria-current={isCurrent} onClick={onChoose}>
        <span className={styles.from}>
          {next
            ? t('price.between', { from: format.number(tier.minQty), to: format.number(below(next.minQty)) })
            : t('price.from', { quantity: words.quantity(tier.minQty, unit) })}
          {isCurrent && <CheckIcon size={16} />}
        </span>
        <span className={styles.priceLine}>
          <bdi className={styles.amount}>
            {words.span({ min: tier.price, max: tier.priceTo ?? tier.price, currency: tier.currency })}
          </bdi>
          <span className={styles.per}>{words.per(unit)}</span>
        </span>
      </button>
    </li>
  )
}

/** The last whole quantity of a step; steps of weights and lengths end where the next begins. */
const below = (quantity: string): string => (/^\d+$/.test(quantity) ? String(Number(quantity) - 1) : quantity)

function HiddenPrice(props: PriceAccessProps) {
  const t = useT('mall')
  return (
    <div className={styles.hidden}>
      <LockIcon />
      <p>{t(`price.hiddenLong.${props.need}`)}</p>
      <PriceAccess {...props} />
    </div>
  )
}
