import Big from 'big.js'

/** Comparison and arithmetic of the decimal strings of a product, exact to the last digit. */

export const isAbove = (a: string, b: string) => Big(a).gt(b)
export const isBelow = (a: string, b: string) => Big(a).lt(b)
export const sum = (values: readonly string[]) => values.reduce((total, value) => total.plus(value), Big(0)).toString()
export const isMultiple = (value: string, of: string) => Big(value).mod(of).eq(0)
export const isWhole = (value: string) => isMultiple(value, '1')
export const lowest = (values: readonly string[]) =>
  values.reduce((best, value) => (isBelow(value, best) ? value : best))
export const highest = (values: readonly string[]) =>
  values.reduce((best, value) => (isAbove(value, best) ? value : best))
