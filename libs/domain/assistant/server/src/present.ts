import { AppError } from '@tradeport/kernel/errors'

/** @throws AppError `AI800404` where there is nothing. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('AI800404')
  return value
}
