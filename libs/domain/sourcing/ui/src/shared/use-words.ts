import { useMemo } from 'react'
import { incoterm } from '@tradeport/kernel/config'
import type { PaymentInstalment } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'

export interface TradePlace {
  incoterm: string | null
  namedPlace: string | null
}

/** Trade vocabulary in the reader's words. */
export function useWords() {
  const t = useT('sourcing')
  const format = useFormat()
  const countries = useCountries()
  const units = useUnits()
  return useMemo(() => {
    return {
      unit: units.name,
      quantity: (qty: string | null, code: string | null) =>
        qty === null ? '' : code === null ? format.number(qty, { max: 3 }) : units.quantity(qty, code),
      delivery: ({ incoterm: code, namedPlace }: TradePlace) => [code, namedPlace].filter(Boolean).join(' '),
      namedPlaceLabel: (code: string | null | undefined) => {
        const term = code ? incoterm(code) : undefined
        return term ? t(`namedPlace.${term.namedPlace}`) : t('quotation.namedPlace')
      },
      destination: (country: string | null, port: string | null) =>
        [port, country === null ? null : countries.nameOf(country)].filter(Boolean).join(', '),
      days: (days: number | null) => (days === null ? '' : t('days', { count: days })),
      instalment: (part: PaymentInstalment) =>
        t('plan.sentence', {
          percent: format.percent(part.percent),
          method: t(`method.${part.method}`),
          due: part.dueDays > 0 ? t(`dueWithin.${part.dueEvent}`, { count: part.dueDays }) : t(`due.${part.dueEvent}`),
        }),
    }
  }, [t, format, countries, units])
}
