import { z } from '@tradeport/kernel/contract-kit'

export interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: unknown
  readonly required?: readonly string[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
}

const isShape = (value: object): value is Shape => 'type' in value || 'anyOf' in value || 'oneOf' in value

/** A matrix asks for the shape of the same input thousands of times. */
const shapes = { input: new WeakMap<z.ZodMiniType, Shape>(), output: new WeakMap<z.ZodMiniType, Shape>() }

export function shapeOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Shape {
  const known = shapes[io].get(schema)
  if (known) return known
  const described: object = z.toJSONSchema(schema, { unrepresentable: 'any', io, reused: 'inline' })
  const shape = isShape(described) ? described : {}
  shapes[io].set(schema, shape)
  return shape
}

const isId = (shape: Shape): boolean => shape.format === 'uuid'

export const branches = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? shape.allOf ?? []

const holders = new WeakMap<Shape, boolean>()

function holdsId(shape: Shape): boolean {
  const known = holders.get(shape)
  if (known !== undefined) return known
  const holds =
    isId(shape) ||
    (shape.items !== undefined && holdsId(shape.items)) ||
    Object.values(shape.properties ?? {}).some(holdsId) ||
    branches(shape).some(holdsId)
  holders.set(shape, holds)
  return holds
}

/** Values of the kinds that contracts ask for; the first that a field takes is used. */
const WORDS = [
  'A word',
  '1',
  '100',
  '1.50',
  'CNY',
  'DE',
  'en_US',
  'word',
  'a-word',
  'somebody@company.example',
  '+4915112345678',
  '15112345678',
  '123456',
  'Passw0rd!',
  'https://company.example/page',
  '2026-05-01',
  '2026-05-01T08:00:00.000Z',
  '6110.11',
  '611011',
  '#aabbcc',
  'a'.repeat(32),
  'a'.repeat(64),
  // A field that a reviewer asks about.
  'address',
]

function word(shape: Shape): string {
  if (shape.format === 'date') return '2026-05-01'
  if (shape.format === 'date-time') return '2026-05-01T08:00:00.000Z'
  if (shape.format === 'email') return 'somebody@company.example'
  const pattern = shape.pattern === undefined ? undefined : new RegExp(shape.pattern, 'u')
  const fitting = WORDS.find(
    candidate =>
      candidate.length >= (shape.minLength ?? 0) &&
      candidate.length <= (shape.maxLength ?? Number.POSITIVE_INFINITY) &&
      (pattern?.test(candidate) ?? true),
  )
  return fitting ?? 'a'.repeat(shape.minLength ?? 1)
}

function number(shape: Shape): number {
  return Math.max(1, shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1)
}

/** Of what may be left out: all of it, what holds ids, or nothing. */
type Extent = 'whole' | 'ids' | 'least'

export function valueOf(shape: Shape, id: string, extent: Extent = 'ids'): unknown {
  if (isId(shape)) return id
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const ways = branches(shape)
  if (ways.length > 0) {
    const way = ways.find(holdsId) ?? ways.find(({ type }) => type !== 'null') ?? ways[0]
    return way && valueOf(way, id, extent)
  }
  if (shape.type === 'object') {
    const required = new Set(shape.required)
    const entries = Object.entries(shape.properties ?? {}).filter(
      ([name, part]) => extent === 'whole' || required.has(name) || (extent === 'ids' && holdsId(part)),
    )
    return Object.fromEntries(entries.map(([name, part]) => [name, valueOf(part, id, extent)]))
  }
  if (shape.type === 'array') {
    const items = shape.items
    if (!items) return []
    const count = Math.max(shape.minItems ?? 0, extent === 'whole' || (extent === 'ids' && holdsId(items)) ? 1 : 0)
    return Array.from({ length: count }, () => valueOf(items, id, extent))
  }
  if (shape.type === 'integer' || shape.type === 'number') return number(shape)
  if (shape.type === 'boolean') return true
  return word(shape)
}

/** Whether a call names anything by its id. */
export const takesIds = (schema: z.ZodMiniType): boolean => holdsId(shapeOf(schema))

/** A call of the right form whose every id is this one; fields that may be left out are, unless they hold ids. */
export function inputWith(schema: z.ZodMiniType, id: string): Record<string, unknown> {
  return { ...Object(valueOf(shapeOf(schema), id)) }
}

/** The same without whatever may be left out: a list that is not narrowed. */
export function leastInputWith(schema: z.ZodMiniType, id: string): Record<string, unknown> {
  return { ...Object(valueOf(shapeOf(schema), id, 'least')) }
}

/** Whether a call has a field of this name, not counting those of its parts. */
export const namesField = (schema: z.ZodMiniType, name: string): boolean =>
  [shapeOf(schema), ...branches(shapeOf(schema))].some(({ properties = {} }) => name in properties)

/** A field of a call, however deep, as `content.items[].name`. */
export interface Field {
  readonly place: string
  readonly name: string
  readonly shape: Shape
}

function fieldsIn(shape: Shape, around: string): Field[] {
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
      const place = within(around, name)
      return [{ place, name, shape: part }, ...fieldsIn(part, place)]
    }),
    ...(shape.items ? fieldsIn(shape.items, `${around}[]`) : []),
    ...branches(shape).flatMap(part => fieldsIn(part, around)),
  ]
}

/** All fields of a call, or of its answer; one that may be of several kinds is there once for each. */
export const fieldsOf = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Field[] =>
  fieldsIn(shapeOf(schema, io), '')

function openPlaces(shape: Shape, path: string): string[] {
  return [
    ...(shape.properties && shape.additionalProperties !== false ? [path] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => openPlaces(part, `${path}.${name}`)),
    ...(shape.items ? openPlaces(shape.items, `${path}[]`) : []),
    ...branches(shape).flatMap(part => openPlaces(part, path)),
  ]
}

/** Where a call keeps what was sent without being declared, as `<name>.<path>`. */
export const keepsUndeclared = (schema: z.ZodMiniType, name: string): string[] =>
  openPlaces(shapeOf(schema, 'output'), name)

const isFreeText = (shape: Shape): boolean =>
  shape.type === 'string' &&
  shape.format === undefined &&
  shape.pattern === undefined &&
  shape.enum === undefined &&
  shape.const === undefined

/** What to write in a place, such as `items[].name`; undefined leaves it as it is. */
export type TextOf = (place: string, maxLength: number) => string | undefined

function written(shape: Shape, value: unknown, place: string, textOf: TextOf): unknown {
  const ways = branches(shape)
  if (ways.length > 0) return ways.reduce((soFar, way) => written(way, soFar, place, textOf), value)
  if (isFreeText(shape) && (value === undefined || typeof value === 'string'))
    return textOf(place, shape.maxLength ?? Number.POSITIVE_INFINITY) ?? value
  if (shape.type === 'array' && Array.isArray(value))
    return value.map(each => written(shape.items ?? {}, each, `${place}[]`, textOf))
  if (shape.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = Object.entries(value).filter(([name]) => shape.properties?.[name] === undefined)
  const others = shape.additionalProperties
  const open = typeof others === 'object' && others !== null && isShape(others) ? others : {}
  return {
    ...Object.fromEntries(given.map(([name, each]) => [name, written(open, each, within(place, name), textOf)])),
    ...Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .map(([name, part]) => [name, written(part, Object(value)[name], within(place, name), textOf)] as const)
        .filter(([, each]) => each !== undefined),
    ),
  }
}

const within = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`)

/** Where a call takes any text, as `items[].name`; `*` stands for a key of the caller's, and `title.*` for the languages of a text. */
export const textPlacesOf = (schema: z.ZodMiniType): { place: string; maxLength: number }[] => {
  const places = new Map(textPlacesIn(shapeOf(schema), '').map(found => [found.place, found]))
  return [...places.values()]
}

function textPlacesIn(shape: Shape, place: string): { place: string; maxLength: number }[] {
  const others = shape.additionalProperties
  return [
    ...(isFreeText(shape)
      ? [{ place: plainPlace(place), maxLength: shape.maxLength ?? Number.POSITIVE_INFINITY }]
      : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => textPlacesIn(part, within(place, name))),
    ...(shape.items ? textPlacesIn(shape.items, `${place}[]`) : []),
    ...(typeof others === 'object' && others !== null && isShape(others) ? textPlacesIn(others, `${place}.*`) : []),
    ...branches(shape).flatMap(part => textPlacesIn(part, place)),
  ]
}

/** The same for all languages of a text. */
export const plainPlace = (place: string): string => place.replaceAll(/\.[a-z]{2}_[A-Z]{2}(?=$|[.[])/g, '.*')

/** A call with a text of one's own wherever its contract takes any text, also where the given call says nothing. */
export function withTexts<T extends object>(schema: z.ZodMiniType, input: T, textOf: TextOf): T {
  // The same call: only its texts differ.
  return written(shapeOf(schema), input, '', textOf) as T
}
