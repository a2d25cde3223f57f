import type { LocaleCode, RegionConfig } from '@tradeport/kernel/config'
import {
  formatCivilDate,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatUnitPrice,
} from '@tradeport/kernel/values'
import { useMemo } from 'react'
import { useLocale, useRegion } from './runtime-context'

type Missing = null | undefined

/** Missing values read as an empty text; one that the server should not have sent is shown as it came. */
export interface Format {
  readonly money: (amount: string | Missing, currency: string | Missing) => string
  /** Up to four digits after the point. */
  readonly unitPrice: (amount: string | Missing, currency: string | Missing) => string
  readonly number: (
    value: string | number | Missing,
    digits?: { readonly min?: number; readonly max?: number },
  ) => string
  /** `12.5` reads 12.5 %. */
  readonly percent: (value: string | Missing) => string
  /** Instants, in the viewer's own zone. */
  readonly date: (instant: string | Date | Missing) => string
  readonly dateTime: (instant: string | Date | Missing) => string
  readonly time: (instant: string | Date | Missing) => string
  /** `2026-11-21`, the same day for everybody. */
  readonly civilDate: (date: string | Missing) => string
  /** The end of a time limit: a moment, or a civil date, which has no hour and moves with no zone. */
  readonly due: (limit: string | Missing) => string
}

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Numbers and dates by language and region. */
export function useFormat(): Format {
  const { locale } = useLocale()
  const region = useRegion()
  return useMemo(() => formatOf(locale, region), [locale, region])
}

export function formatOf(locale: LocaleCode, region: RegionConfig): Format {
  const amount = (write: typeof formatMoney) => (value: string | Missing, currency: string | Missing) =>
    currency ? safely(value, given => write(given, currency, locale, region)) : safely(value, given => given)
  const instant = (write: typeof formatDate) => (value: string | Date | Missing) =>
    safely(value, given => write(given, { locale }))
  return {
    money: amount(formatMoney),
    unitPrice: amount(formatUnitPrice),
    number: (value, digits = {}) =>
      safely(value, given =>
        formatNumber(given, {
          region,
          ...(digits.min === undefined ? {} : { minDigits: digits.min }),
          ...(digits.max === undefined ? {} : { maxDigits: digits.max }),
        }),
      ),
    percent: value => safely(value, given => formatPercent(given, locale, region)),
    date: instant(formatDate),
    dateTime: instant(formatDateTime),
    time: instant(formatTime),
    civilDate: value => safely(value, given => formatCivilDate(given, locale)),
    due: value =>
      safely(value, given =>
        CIVIL_DATE.test(given) ? formatCivilDate(given, locale) : formatDateTime(given, { locale }),
      ),
  }
}

function safely<T extends string | number | Date>(value: T | Missing, write: (value: T) => string): string {
  if (value === null || value === undefined || value === '') return ''
  try {
    return write(value)
  } catch {
    return String(value)
  }
}
