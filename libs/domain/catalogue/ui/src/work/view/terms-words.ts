import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { useProductWords } from '../shared/product-words'
import type { Fact } from './facts'

type Terms = Pick<ProductContent, 'saleUnit'>

/** Lead times, samples and options in sentences. */
export function useTermsWords() {
  const t = useT('catalogue')
  const format = useFormat()
  const words = useProductWords()
  const text = useText()
  return {
    leadTimes: ({ leadTimes, saleUnit }: Terms & Pick<ProductContent, 'leadTimes'>): Fact[] =>
      leadTimes.map(step => ({
        key: `lead ${step.minQty}`,
        label: t('product.lead.fromQty', { quantity: words.quantity(step.minQty, saleUnit) }),
        value: t('product.lead.sentence', {
          days: words.days(step.days),
          event: t(`product.leadFrom.${step.fromEvent}`),
        }),
      })),
    sample: ({ sample, saleUnit }: Terms & Pick<ProductContent, 'sample'>): string =>
      sample?.available
        ? t('product.sample.sentence', {
            price: format.unitPrice(sample.price, sample.currency),
            quantity: words.quantity(sample.maxQty, saleUnit),
            days: words.days(sample.days),
          })
        : t('product.sample.none'),
    options: ({ customisations, saleUnit }: Terms & Pick<ProductContent, 'customisations'>): string[] =>
      customisations.map(option =>
        [
          t(`product.customKind.${option.kind}`),
          text(option.name),
          option.moq && t('product.custom.fromQty', { quantity: words.quantity(option.moq, saleUnit) }),
          option.unitSurcharge &&
            t('product.custom.perUnit', { price: format.unitPrice(option.unitSurcharge, option.currency) }),
          option.setupFee && t('product.custom.once', { price: format.unitPrice(option.setupFee, option.currency) }),
          option.extraDays > 0 && t('product.custom.later', { days: words.days(option.extraDays) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
  }
}
