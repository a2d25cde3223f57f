import { createHash } from 'node:crypto'
import { z } from '@tradeport/kernel/contract-kit'

/** Fields of a schema by their path (`records[].price?`), each with what may stand there. */
export type Fields = ReadonlyMap<string, string>

type Json = z.core.JSONSchema.BaseSchema

/** More values than this are named by their number and a digest. */
const VALUES_SHOWN = 12

export function fieldsOf(schema: z.ZodMiniType, io: 'input' | 'output'): Fields {
  const fields = new Map<string, string>()
  gather(z.toJSONSchema(schema, { unrepresentable: 'any', io, reused: 'inline' }), '', fields)
  return fields
}

function gather(schema: Json, path: string, fields: Map<string, string>): void {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return gatherChoices(choices, path, fields)
  if (schema.type === 'array') {
    const size = rangeOf(schema.minItems, schema.maxItems)
    if (size !== '') fields.set(`${path}[#]`, size)
    return isSchema(schema.items) ? gather(schema.items, `${path}[]`, fields) : void fields.set(path, 'array')
  }
  if (schema.type !== 'object') return void fields.set(path || '(whole)', valueOf(schema))
  const properties = Object.entries(schema.properties ?? {})
  const others = schema.additionalProperties
  if (isSchema(others)) gather(others, `${path}{${keysOf(schema.propertyNames)}}`, fields)
  if (properties.length === 0 && !isSchema(others)) fields.set(path || '(whole)', 'object')
  for (const [name, inner] of properties) {
    const isOptional = !schema.required?.includes(name)
    if (isSchema(inner)) gather(inner, `${path === '' ? '' : `${path}.`}${name}${isOptional ? '?' : ''}`, fields)
  }
}

function gatherChoices(choices: readonly unknown[], path: string, fields: Map<string, string>): void {
  const schemas = choices.filter(isSchema)
  const [only, ...more] = schemas.filter(({ type }) => type !== 'null')
  const isNullable = schemas.some(({ type }) => type === 'null')
  const plain = schemas.every(({ type, anyOf, oneOf }) => type !== 'object' && type !== 'array' && !anyOf && !oneOf)
  if (plain) return void fields.set(path || '(whole)', schemas.map(valueOf).join(' | '))
  if (isNullable) fields.set(`${path}|null`, 'null')
  if (only && more.length === 0) return gather(only, path, fields)
  for (const [index, schema] of [only, ...more].entries()) if (schema) gather(schema, `${path}<${index + 1}>`, fields)
}

function valueOf(schema: Json): string {
  if (schema.$ref !== undefined) return `as ${schema.$ref}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return valuesOf(schema.enum)
  const length = rangeOf(schema.minLength, schema.maxLength)
  const size = rangeOf(
    schema.minimum ?? limit(schema.exclusiveMinimum),
    schema.maximum ?? limit(schema.exclusiveMaximum),
  )
  const isWide = size === `${Number.MIN_SAFE_INTEGER}..${Number.MAX_SAFE_INTEGER}`
  return [
    schema.type ?? 'anything',
    schema.format ?? (schema.pattern && `/${schema.pattern}/`),
    length,
    isWide ? '' : size,
  ]
    .filter(Boolean)
    .join(' ')
}

function valuesOf(values: readonly unknown[]): string {
  if (values.length <= VALUES_SHOWN) return values.map(value => JSON.stringify(value)).join(' | ')
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 8)
  return `one of ${values.length} (${digest})`
}

const limit = (value: unknown) => (typeof value === 'number' ? value : undefined)
const keysOf = (names: unknown) => (isSchema(names) && names.enum ? valuesOf(names.enum) : '')
const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null

function rangeOf(least: number | undefined, most: number | undefined): string {
  return least === undefined && most === undefined ? '' : `${least ?? ''}..${most ?? ''}`
}
