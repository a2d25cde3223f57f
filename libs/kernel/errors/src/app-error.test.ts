import { expect, test } from 'vitest'
import { AppError } from './app-error'

test('an error carries its code, parameters and data', () => {
  const cause = new Error('below')
  const error = new AppError('MALL610203', { max: 5_000 }, { data: { row: 1 }, cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'AppError', message: 'MALL610203', code: 'MALL610203', params: { max: 5_000 } })
  expect(error.data).toEqual({ row: 1 })
  expect(error.cause).toBe(cause)
  expect(error.fieldErrors).toBeUndefined()
})

test('wrong fields get the key of their text', () => {
  const error = new AppError('MALL600400', {}, { fieldErrors: [{ path: 'lines.0.quantity', rule: 'positive' }] })
  expect(error.fieldErrors).toEqual([
    { path: 'lines.0.quantity', rule: 'positive', msgKey: 'validation.positive', params: {}, message: '' },
  ])
})
