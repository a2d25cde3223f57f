import { describe, expect, it } from 'vitest'
import { i18nText, instant, z } from '@tradeport/kernel/contract-kit'
import { answerWriter } from './answer-writer'

const write = (schema: z.core.$ZodType, value: unknown) => answerWriter(schema, { compared: false })(value)

interface Branch {
  name: string
  below: Branch[]
}
const branch: z.ZodMiniType<Branch, Branch> = z.object({
  name: z.string(),
  get below() {
    return z.array(branch)
  },
})

const card = z.object({
  id: z.uuid(),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
  price: z.nullable(z.object({ min: z.string().check(z.regex(/^\d+$/)), currency: z.enum(['USD', 'CNY']) })),
  note: z.optional(z.string()),
  count: z._default(z.int().check(z.minimum(0)), 7),
  tags: z._default(z.array(z.string()).check(z.maxLength(3)), []),
  kind: z.literal(['a', 'b', null]),
  value: z.union([
    z.string().check(z.maxLength(3)),
    z.boolean(),
    z.array(z.string()),
    z.object({ min: z.string() }),
    z.array(z.object({ option: z.string() })),
  ]),
  names: i18nText(5),
  shares: z.record(z.string().check(z.regex(/^[a-z]+$/)), z.number()),
  anything: z.unknown(),
  at: z.optional(z.nullable(instant())),
})

const fitting = {
  id: '0190163d-8694-739b-aea5-966c26f8ad91',
  title: 'Wool',
  price: { min: '12', currency: 'USD' },
  kind: 'a',
  value: 'red',
  names: { en_US: 'Wool', zh_CN: '羊毛' },
  shares: { wool: 0.5 },
  anything: 1,
}

describe('an answer is written as zod would', () => {
  const valid: [string, z.core.$ZodType, unknown][] = [
    ['what is not declared is left out', card, { ...fitting, secret: 1, price: { ...fitting.price, cost: '9' } }],
    ['defaults and absent fields', card, { ...fitting, note: undefined, anything: undefined }],
    ['given instead of defaults', card, { ...fitting, note: 'n', count: 0, tags: ['x', 'y'], at: null }],
    ['trimmed', card, { ...fitting, title: '  Wool  ' }],
    ['null', card, { ...fitting, price: null, kind: null }],
    ['each option of a union: yes or no', card, { ...fitting, value: false }],
    ['each option of a union: texts', card, { ...fitting, value: ['x'] }],
    ['each option of a union: object', card, { ...fitting, value: { min: '1', max: '2' } }],
    ['each option of a union: objects', card, { ...fitting, value: [{ option: 'wool', percent: '60' }] }],
    ['anything at all', card, { ...fitting, anything: { deep: [1, null, { x: 'y' }] } }],
    ['texts with signs of JSON', z.string(), '"\\\u0000\n\u2028\u{1F9F6}\ud800'],
    ['numbers', z.array(z.number()), [0, -0, 1.5, 1e21, -3e-9]],
    ['itself inside', branch, { name: 'a', below: [{ name: 'b', below: [], other: 1 }] }],
    ['a date and a time', instant(), '2026-01-02T03:04:05.678Z'],
    ['nothing declared', z.object({}), { a: 1 }],
    ['all absent', z.object({ a: z.optional(z.string()), b: z.optional(z.string()) }), {}],
    ['the first absent', z.object({ a: z.optional(z.string()), b: z.string() }), { b: 'x' }],
    [
      'texts and absent ones in turn',
      z.object({
        a: z.optional(z.int()),
        b: z.optional(z.string()),
        c: z.string(),
        d: z.optional(z.string()),
        e: z.string(),
        f: z.unknown(),
      }),
      { b: 'x', c: '"', e: 'y', f: undefined },
    ],
    ['other keys kept where they are declared', z.looseObject({ a: z.string() }), { a: 'x', b: 1 }],
    ['all keys of an enum', z.record(z.enum(['a', 'b']), z.int()), { a: 1, b: 2 }],
    [
      'changed by the schema',
      z.pipe(
        z.string(),
        z.transform(text => text.length),
      ),
      'four',
    ],
    ['refined', z.object({ a: z.string() }).check(z.refine(({ a }) => a === 'x')), { a: 'x', b: 1 }],
  ]
  it.each(valid)('%s', (_name, schema, value) => {
    expect(write(schema, value)).toBe(JSON.stringify(z.parse(schema, value)))
    expect(answerWriter(schema, { compared: true })(value)).toBe(write(schema, value))
  })

  it('nothing for nothing', () => {
    expect(write(z.undefined(), undefined)).toBeUndefined()
  })
})

describe('what does not fit is refused, by name', () => {
  const wrong: [string, z.core.$ZodType, unknown][] = [
    ['absent', card, { ...fitting, id: undefined }],
    ['anything, but not nothing', z.object({ a: z.unknown() }), {}],
    ['no text', card, { ...fitting, title: 5 }],
    ['too long after trimming', card, { ...fitting, title: '  12345678901 ' }],
    ['against the pattern', card, { ...fitting, price: { min: 'x', currency: 'USD' } }],
    ['unknown in an enum', card, { ...fitting, price: { min: '1', currency: 'EUR' } }],
    ['unknown literal', card, { ...fitting, kind: 'c' }],
    ['below the minimum', card, { ...fitting, count: -1 }],
    ['no whole number', card, { ...fitting, count: 1.5 }],
    ['too many', card, { ...fitting, tags: ['1', '2', '3', '4'] }],
    ['no option of a union', card, { ...fitting, value: 'four' }],
    ['unknown language', card, { ...fitting, names: { xx: 'x' } }],
    ['key against its pattern', card, { ...fitting, shares: { A: 1 } }],
    ['no record', card, { ...fitting, shares: new Map() }],
    ['no list', z.array(z.string()), { length: 0 }],
    ['no object', card, []],
    ['no number', z.number(), Number.NaN],
    ['not refined', z.object({ a: z.string() }).check(z.refine(({ a }) => a === 'x')), { a: 'y' }],
    ['no date', z.string(), new Date(0)],
  ]
  it.each(wrong)('%s', (_name, schema, value) => {
    expect(() => write(schema, value)).toThrow(z.core.$ZodError)
    expect(() => answerWriter(schema, { compared: true })(value)).toThrow(z.core.$ZodError)
  })
})
