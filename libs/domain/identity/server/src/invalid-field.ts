import { AppError } from '@tradeport/kernel/errors'

/** One field of an input that breaks one rule. */
export const invalid = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })
