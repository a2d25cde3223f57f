import { AppError } from '@tradeport/kernel/errors'

/** One field of an input that breaks one rule. */
export const invalid = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })

/** The number that is said of a company is another's, or its side is taken. */
export const numberTaken = () =>
  new AppError('USER_SERVICE530120', {}, { fieldErrors: [{ path: 'company.regNo', rule: 'taken' }] })
