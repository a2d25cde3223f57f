import { isAbilityKey, type Reset, type Terms } from '@tradeport/domain/membership/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

const isFree = ({ price }: Pick<Terms, 'price'>): boolean => !/[1-9]/.test(price)

/** Quotas, periods and abilities in words. */
export function useWords() {
  const t = useT('membership')
  const format = useFormat()
  const price = (terms: Pick<Terms, 'price' | 'currency'>) =>
    isFree(terms) ? t('free') : format.money(terms.price, terms.currency)
  const period = (terms: Pick<Terms, 'period' | 'days'>) =>
    terms.period === 'days' ? t('period.days', { days: terms.days ?? 0 }) : t(`period.${terms.period}`)
  return {
    /** One that a newer server knows is named as it came. */
    ability: (key: string) => (isAbilityKey(key) ? t(`ability.${key}`) : key),
    quota: (quota: number | null, reset: Reset = 'none') => {
      if (quota === null) return t('unlimited')
      return reset === 'none' ? format.number(quota) : `${format.number(quota)} ${t(`reset.${reset}`)}`
    },
    price,
    period,
    /** In one line; what costs nothing costs nothing per year as well. */
    priceAndPeriod: (terms: Pick<Terms, 'price' | 'currency' | 'period' | 'days'>) => {
      if (terms.period === 'days') return `${price(terms)} · ${period(terms)}`
      return isFree(terms) ? price(terms) : `${price(terms)} ${period(terms)}`
    },
  }
}
