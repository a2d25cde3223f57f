import { useMemo } from 'react'
import type { QuotationComparison } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import { marksOf } from './best-marks'

export interface TermRow {
  key: string
  label: string
  /** What a mark in this row says. */
  best: 'shortest' | 'longest'
  cells: { value: string; best: boolean }[]
}

/** The terms of every quotation, in words, with the better ones marked where they can be compared by number. */
export function useTermRows({ columns }: QuotationComparison): TermRow[] {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  return useMemo(() => {
    const row = (
      key: string,
      label: string,
      values: string[],
      marks: boolean[] = [],
      best: TermRow['best'] = 'shortest',
    ): TermRow => ({ key, label, best, cells: values.map((value, index) => ({ value, best: marks[index] ?? false })) })
    const leads = columns.map(column => column.leadDays)
    const warranties = columns.map(column => column.warrantyDays)
    return [
      row('delivery', t('quotation.incoterm'), columns.map(words.delivery)),
      row(
        'lead',
        t('quotation.leadDays'),
        leads.map(days => words.days(days)),
        marksOf(leads, 'least'),
      ),
      row(
        'plan',
        t('quotation.paymentPlan'),
        columns.map(column => column.paymentPlan.map(words.instalment).join('\n')),
      ),
      row(
        'charges',
        t('quotation.charges'),
        columns.map(column =>
          column.charges
            .map(charge =>
              [
                t(`charge.${charge.kind}`),
                format.money(charge.amount, column.currency),
                charge.included ? `(${t('charge.included')})` : '',
              ]
                .join(' ')
                .trim(),
            )
            .join('\n'),
        ),
      ),
      row(
        'partial',
        t('quotation.partialShipment'),
        columns.map(column => t(column.partialShipment ? 'allowed' : 'notAllowed')),
      ),
      row(
        'warranty',
        t('quotation.warranty'),
        warranties.map(days => (days > 0 ? words.days(days) : '')),
        marksOf(warranties, 'most'),
        'longest',
      ),
      row(
        'valid',
        t('quotation.validUntil'),
        columns.map(column => format.dateTime(column.validUntil)),
      ),
    ]
  }, [columns, t, format, words])
}
