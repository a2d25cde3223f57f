import { useMemo } from 'react'
import type { CounterWishes, QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'

export interface Wish {
  key: string
  label: string
  wanted: string
  /** What the version said; empty where it said nothing. */
  offered: string
}

/** A counter in lines people can read: what is wanted, and what was offered instead. */
export function useCounterWishes(
  quotation: QuotationDetail | undefined,
  counter: CounterWishes | null = quotation?.counter ?? null,
): Wish[] {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  return useMemo(() => {
    if (!quotation || !counter) return []
    const wishes: Wish[] = []
    const add = (key: string, label: string, wanted: string | null, offered: string) => {
      if (wanted !== null && wanted !== '') wishes.push({ key, label, wanted, offered })
    }
    for (const wish of counter.items) {
      const item = quotation.items.find(candidate => candidate.id === wish.quotationItemId)
      const label = (field: 'price' | 'qty' | 'leadDays') => t(`counter.of.${field}`, { name: item?.name ?? '' })
      add(
        `${wish.quotationItemId}.price`,
        label('price'),
        wish.price && format.unitPrice(wish.price, quotation.currency),
        format.unitPrice(item?.unitPrice, quotation.currency),
      )
      add(
        `${wish.quotationItemId}.qty`,
        label('qty'),
        wish.qty && words.quantity(wish.qty, item?.unit ?? null),
        words.quantity(item?.qty ?? null, item?.unit ?? null),
      )
      add(
        `${wish.quotationItemId}.leadDays`,
        label('leadDays'),
        words.days(wish.leadDays),
        words.days(item?.leadDays ?? quotation.leadDays),
      )
    }
    add('incoterm', t('quotation.incoterm'), counter.incoterm, quotation.incoterm ?? '')
    add('namedPlace', t('quotation.namedPlace'), counter.namedPlace, quotation.namedPlace ?? '')
    add('leadDays', t('quotation.leadDays'), words.days(counter.leadDays), words.days(quotation.leadDays))
    add('payment', t('quotation.paymentPlan'), counter.paymentWish, '')
    add('message', t('counter.message'), counter.message, '')
    return wishes
  }, [quotation, counter, t, format, words])
}
