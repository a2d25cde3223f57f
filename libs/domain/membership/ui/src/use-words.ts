import { isAbilityKey, type Reset, type Terms } from '@tradeport/domain/membership/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** Quotas, periods and abilities in words. */
export function useWords() {
  const t = useT('membership')
  const format = useFormat()
  return {
    /** One that a newer server knows is named as it came. */
    ability: (key: string) => (isAbilityKey(key) ? t(`ability.${key}`) : key),
    quota: (quota: number | null, reset: Reset = 'none') => {
      if (quota === null) return t('unlimited')
      return reset === 'none' ? format.number(quota) : `${format.number(quota)} ${t(`reset.${reset}`)}`
    },
    price: (terms: Pick<Terms, 'price' | 'currency'>) =>
      /[1-9]/.test(terms.price) ? format.money(terms.price, terms.currency) : t('free'),
    period: (terms: Pick<Terms, 'period' | 'days'>) =>
      terms.period === 'days' ? t('period.days', { days: terms.days ?? 0 }) : t(`period.${terms.period}`),
  }
}
