import {
  RATE_SOURCES,
  RATE_STATUSES,
  type RateAction,
  type RateSource,
  type RateStatus,
} from '@tradeport/domain/reference/contract'
import { defineMachine, holds } from '@tradeport/kernel/contract-kit'
import { divDecimal, mulDecimal, normalizeDecimal } from '@tradeport/kernel/values'

/** Rates are the same in all regions. */
export const RATE_EDITORS = ['op_super', 'op_finance'] as const
export const RATE_READERS = [...RATE_EDITORS, 'op_region_admin', 'op_trade', 'op_auditor'] as const

export const exchangeRateMachine = defineMachine({
  name: 'exchangeRate',
  statuses: RATE_STATUSES,
  initial: 'pending',
  final: ['approved', 'rejected'],
  actions: {
    approve: { from: ['pending'], to: 'approved', by: RATE_EDITORS },
    reject: { from: ['pending'], to: 'rejected', by: RATE_EDITORS },
  },
})

export const mayEditRates = (roles: readonly string[]): boolean => holds(roles, RATE_EDITORS, ['exchangeRate'])

/** Whoever wrote a rate down does not decide about it. */
export function rateActions(status: RateStatus, isOwn: boolean, roles: readonly string[]): RateAction[] {
  return status === 'pending' && !isOwn && mayEditRates(roles) ? ['approve', 'reject'] : []
}

/** Digits after the point that a rate is kept with. */
export const RATE_SCALE = 8
/** The currency that all others are quoted against. */
const PIVOT = 'CNY'

export interface Quoted {
  readonly base: string
  readonly quote: string
  readonly rate: string
  readonly source: RateSource
  readonly asOf: string
}

export interface FoundRate {
  readonly rate: string
  readonly asOf: string
  readonly sources: RateSource[]
  readonly path: 'same' | 'direct' | 'inverse' | 'cross'
}

/** The newest of the day or before it; of the same day the source that comes first. */
function newest(quotes: readonly Quoted[], base: string, quote: string, day: string): Quoted | undefined {
  return quotes
    .filter(each => each.base === base && each.quote === quote && each.asOf <= day)
    .sort((a, b) =>
      a.asOf === b.asOf ? RATE_SOURCES.indexOf(a.source) - RATE_SOURCES.indexOf(b.source) : a.asOf < b.asOf ? 1 : -1,
    )[0]
}

/** One unit in another currency as a fraction, so that it is rounded once at the end. */
interface Leg {
  readonly over: string
  readonly under: string
  readonly asOf: string
  readonly source: RateSource
  readonly path: 'direct' | 'inverse'
}

function legOf(quotes: readonly Quoted[], base: string, quote: string, day: string): Leg | undefined {
  const direct = newest(quotes, base, quote, day)
  const inverse = newest(quotes, quote, base, day)
  // As published, unless only the other direction is up to date.
  if (direct && (!inverse || direct.asOf >= inverse.asOf))
    return { over: direct.rate, under: '1', asOf: direct.asOf, source: direct.source, path: 'direct' }
  return inverse && { over: '1', under: inverse.rate, asOf: inverse.asOf, source: inverse.source, path: 'inverse' }
}

const written = (over: string, under: string) => normalizeDecimal(divDecimal(over, under, RATE_SCALE, 'half_up'))

/**
 * One unit of `base` in `quote` on a day: as published, the other way round, or through CNY where neither is known. Halves are rounded
 * up at eight digits, once.
 */
export function rateAt(quotes: readonly Quoted[], base: string, quote: string, day: string): FoundRate | undefined {
  if (base === quote) return { rate: '1', asOf: day, sources: [], path: 'same' }
  const leg = legOf(quotes, base, quote, day)
  if (leg) return { rate: written(leg.over, leg.under), asOf: leg.asOf, sources: [leg.source], path: leg.path }
  if (base === PIVOT || quote === PIVOT) return undefined
  const first = legOf(quotes, base, PIVOT, day)
  const second = legOf(quotes, PIVOT, quote, day)
  if (!first || !second) return undefined
  return {
    rate: written(mulDecimal(first.over, second.over), mulDecimal(first.under, second.under)),
    asOf: first.asOf < second.asOf ? first.asOf : second.asOf,
    sources: [...new Set([first.source, second.source])],
    path: 'cross',
  }
}

/** The pairs that can have a part in a rate. */
export function pairsFor(base: string, quote: string): [string, string][] {
  const sides = [base, quote].filter(each => each !== PIVOT)
  return [
    [base, quote],
    [quote, base],
    ...sides.flatMap((each): [string, string][] => [
      [each, PIVOT],
      [PIVOT, each],
    ]),
  ]
}

export interface CustomsWindow {
  /** The third Wednesday of the month before. */
  readonly from: string
  /** The last day of that month. */
  readonly to: string
}

const MS_OF_DAY = 86_400_000
const WEDNESDAY = 3
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * When the rate is set that customs goes by on a day (trade-services.md, "Customs exchange rate"): on the third Wednesday of the month
 * before, or on the first day of trade after it.
 */
export function customsWindow(day: string): CustomsWindow {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = Date.UTC(year, month - 2, 1)
  const toWednesday = (WEDNESDAY - new Date(first).getUTCDay() + 7) % 7
  return { from: isoDay(first + (toWednesday + 14) * MS_OF_DAY), to: isoDay(Date.UTC(year, month - 1, 0)) }
}
