import {
  CUSTOMS_PARAMETERS,
  CUSTOMS_PARAMETER_CODES,
  type CustomsParameter,
  type ParameterForm,
} from '@tradeport/domain/customs/contract'
import { compareDecimal, divDecimal, isDecimal, normalizeDecimal } from '@tradeport/kernel/values'

export interface ParameterProblem {
  readonly rule: 'integer' | 'decimal' | 'too_small' | 'too_big' | 'code' | 'duplicate'
  readonly params?: Readonly<Record<string, number>>
}

/** What is wrong with a value; undefined where it can be one of this parameter. */
export function parameterProblem(code: CustomsParameter, value: string): ParameterProblem | undefined {
  const form: ParameterForm = CUSTOMS_PARAMETERS[code]
  if (form.kind === 'modes') {
    const modes = modesIn(value)
    if (!modes.every(mode => /^\d{4}$/.test(mode))) return { rule: 'code' }
    return new Set(modes).size === modes.length ? undefined : { rule: 'duplicate' }
  }
  const isNumber = form.kind === 'integer' ? /^\d{1,9}$/.test(value) : /^\d{1,9}(\.\d{1,4})?$/.test(value)
  if (!isNumber || !isDecimal(value)) return { rule: form.kind }
  if (compareDecimal(value, String(form.min)) < 0) return { rule: 'too_small', params: { min: form.min } }
  return compareDecimal(value, String(form.max)) > 0 ? { rule: 'too_big', params: { max: form.max } } : undefined
}

const modesIn = (value: string): string[] => value.split(/[\s,]+/).filter(mode => mode !== '')

/** As it is kept: modes with one space between them. */
export const tidyParameter = (code: CustomsParameter, value: string): string =>
  CUSTOMS_PARAMETERS[code].kind === 'modes' ? modesIn(value).join(' ') : normalizeDecimal(value)

/** The values that hold, as checks and jobs read them. */
export interface CustomsParameterValues {
  readonly daysAhead: number
  readonly marketUsdLimit: string
  /** As a part of the usual price. */
  readonly priceSpread: string
  /** In kg by size of the customs specification. */
  readonly payload: { readonly S: string; readonly L: string }
  readonly paperBytes: number
  readonly withoutLevyNature: readonly string[]
  readonly withoutRefund: readonly string[]
  readonly stuckMinutes: { readonly pushing: number; readonly declaring: number }
  readonly testHoldsHours: number
  readonly acceptWorkingHours: number
  readonly payHours: number
  readonly completeDays: number
}

/** What nobody wrote, and what the product no longer takes, is its own value. */
export function parameterValues(written: ReadonlyMap<string, string> = new Map()): CustomsParameterValues {
  const text = (code: CustomsParameter): string => {
    const value = written.get(code)
    return value === undefined || parameterProblem(code, value) ? CUSTOMS_PARAMETERS[code].value : value
  }
  const number = (code: CustomsParameter) => Number(text(code))
  return {
    daysAhead: number('days_ahead'),
    marketUsdLimit: text('market_usd_limit'),
    priceSpread: divDecimal(text('price_spread_percent'), '100', 6),
    payload: { S: text('payload_small'), L: text('payload_large') },
    paperBytes: number('paper_kilobytes') * 1024,
    withoutLevyNature: modesIn(text('modes_without_levy')),
    withoutRefund: modesIn(text('modes_without_refund')),
    stuckMinutes: { pushing: number('stuck_pushing_minutes'), declaring: number('stuck_declaring_minutes') },
    testHoldsHours: number('connection_test_hours'),
    acceptWorkingHours: number('accept_working_hours'),
    payHours: number('pay_hours'),
    completeDays: number('complete_days'),
  }
}

/** Where nobody wrote anything. */
export const PRODUCT_PARAMETERS: CustomsParameterValues = parameterValues()

export const isParameter = (code: string): code is CustomsParameter =>
  CUSTOMS_PARAMETER_CODES.some(known => known === code)
