import { useMemo } from 'react'
import type { PaymentInstalment } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'

/** Trade vocabulary in the reader's words: an order speaks as its quotation did. */
export function useWords() {
  const t = useT('sourcing')
  const format = useFormat()
  const countries = useCountries()
  const units = useUnits()
  return useMemo(() => {
    const due = ({ dueEvent, dueDays }: Pick<PaymentInstalment, 'dueEvent' | 'dueDays'>) =>
      dueDays > 0 ? t(`dueWithin.${dueEvent}`, { count: dueDays }) : t(`due.${dueEvent}`)
    return {
      unit: units.name,
      due,
      quantity: units.quantity,
      delivery: (place: { incoterm: string | null; namedPlace: string | null }) =>
        [place.incoterm, place.namedPlace].filter(Boolean).join(' '),
      destination: (country: string | null, port: string | null) =>
        [port, country === null ? null : countries.nameOf(country)].filter(Boolean).join(', '),
      days: (days: number | null) => (days === null ? '' : t('days', { count: days })),
      instalment: (part: PaymentInstalment) =>
        t('plan.sentence', {
          percent: format.percent(part.percent),
          method: t(`method.${part.method}`),
          due: due(part),
        }),
    }
  }, [t, format, countries, units])
}
