import { describe, expect, it } from 'vitest'
import { unlessTaken } from './unique'

const fault = (code: string, constraint: string) => Object.assign(new Error('no'), { code, constraint })
const wrapped = (cause: Error) => new Error('query failed', { cause })
const refusal = () => new Error('taken')
const write = (error: Error) => unlessTaken('invoice_number', refusal, () => Promise.reject(error))

describe('a value that somebody else took meanwhile', () => {
  it('is refused, whether the driver or the query builder reports it', async () => {
    for (const error of [fault('23505', 'invoice_number'), wrapped(fault('23505', 'invoice_number'))])
      await expect(write(error)).rejects.toThrow('taken')
  })

  it('leaves every other fault what it is', async () => {
    for (const error of [fault('23505', 'other_index'), fault('23503', 'invoice_number'), wrapped(new Error('gone'))])
      await expect(write(error)).rejects.toBe(error)
    expect(await unlessTaken('invoice_number', refusal, () => Promise.resolve(1))).toBe(1)
  })
})
