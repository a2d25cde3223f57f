import type { z } from '@tradeport/kernel/contract-kit'
import { branches, shapeOf, valueOf, type Shape } from './input-shape'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** What no form of ours would send, by name; undefined leaves the field out. */
const SPOILS: Readonly<Record<string, Json | undefined>> = {
  nothing: undefined,
  null: null,
  true: true,
  'a number': 7,
  'a negative number': -1,
  'a fraction': 0.5,
  'a number past 32 bits': 2 ** 31,
  'a number past 64 bits': 1e300,
  'an empty text': '',
  'a blank text': ' \n\t ',
  'a word': 'nonsense',
  'a word that programs know': 'constructor',
  NaN: 'NaN',
  'a number too large for a text': '1e999',
  'a long text': 'x'.repeat(100_001),
  'many digits': '9'.repeat(14),
  'a zero byte': 'a\u0000b',
  'half a sign': 'a\ud83d',
  'a vertical tab': 'a\u000bb',
  SQL: `%'); drop table user_account; --`,
  'a date of no calendar': '2026-02-31',
  'a date before Christ': '-000044-03-15T00:00:00.000Z',
  'a far date': '9999-12-31',
  'an empty list': [],
  'a list of texts': ['nonsense'],
  'a list of lists': [[[]]],
  'a list of nothing': [null],
  'an object': {},
  'an operator of another database': { $ne: null },
}

/** Of a field with a longest text. */
export const TOO_LONG_BY_ONE = 'one sign too long'
/** Those that no field can keep, whatever else it takes. */
export const UNKEEPABLE_SPOILS: readonly string[] = ['a zero byte', 'half a sign', 'a vertical tab']

export interface SpoiltInput {
  readonly spoil: string
  /** As a wrong field is named: `items.0.name`. */
  readonly place: string
  readonly input: object
  /** Spoils another call in the same way and place. */
  readonly spoilt: (other: object) => object
  /** The same call before it was spoilt. */
  readonly whole: object
}

type Path = readonly (string | number)[]

interface Place {
  readonly path: Path
  readonly shape: Shape
}

/** How long texts may be at most, where a contract says it. */
const LONGEST = 50_000

/** What is no form's either, and depends on the field. */
function spoilsOf({ maxLength }: Shape): [string, Json | undefined][] {
  const own: [string, Json][] =
    maxLength === undefined || maxLength > LONGEST
      ? []
      : [
          ['as long as may be', 'x'.repeat(maxLength)],
          [TOO_LONG_BY_ONE, 'x'.repeat(maxLength + 1)],
        ]
  return [...Object.entries(SPOILS), ...own]
}

/** Every field with the parts it has in a whole input: of a choice those of the way that was gone. */
function placesOf(shape: Shape, value: unknown, path: Path): Place[] {
  const ways = branches(shape)
  if (ways.length > 0) {
    const all = ways.flatMap(way => placesOf(way, value, path))
    return all.filter((place, at) => all.findIndex(other => other.path.join('.') === place.path.join('.')) === at)
  }
  const own = path.length === 0 ? [] : [{ path, shape }]
  if (Array.isArray(value) && value.length > 0 && shape.items)
    return [...own, ...placesOf(shape.items, value[0], [...path, 0])]
  if (typeof value !== 'object' || value === null) return own
  const parts = Object.entries(shape.properties ?? {}).filter(([name]) => name in value)
  return [...own, ...parts.flatMap(([name, part]) => placesOf(part, Object(value)[name], [...path, name]))]
}

/** A copy with another value in one place. */
function withValue(whole: Json, [first, ...rest]: Path, value: Json | undefined): Json {
  if (Array.isArray(whole))
    return whole.map((each, at) =>
      at === first ? (rest.length > 0 ? withValue(each, rest, value) : (value ?? null)) : each,
    )
  if (first === undefined || typeof whole !== 'object' || whole === null) return whole
  const { [first]: inner = null, ...others } = whole
  if (rest.length > 0) return { ...others, [first]: withValue(inner, rest, value) }
  return value === undefined ? others : { ...others, [first]: value }
}

/** Calls of the right form but for one field, for every field and every way to spoil it. */
export function* spoiltInputs(schema: z.ZodMiniType, id: string): Generator<SpoiltInput> {
  const shape = shapeOf(schema)
  // What is made of a contract's form is JSON.
  const whole = valueOf(shape, id, 'whole') as Json
  for (const { path, shape: part } of placesOf(shape, whole, []))
    for (const [spoil, value] of spoilsOf(part)) {
      const spoilt = (other: object) => Object(withValue(Object(other), path, value))
      yield { spoil, place: path.join('.'), input: spoilt(Object(whole)), spoilt, whole: Object(whole) }
    }
}
