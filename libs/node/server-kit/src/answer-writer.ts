import { z } from '@tradeport/kernel/contract-kit'

type Schema = z.core.$ZodType
type Write = (value: unknown) => string | undefined

/** What JSON has to write in another way than it stands there. */
const TO_ESCAPE = /[\u0000-\u001f"\\\ud800-\udfff]/

function quoted(text: string): string {
  return TO_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`
}

/** What stands between the quotation marks. */
function escaped(text: unknown): string {
  if (typeof text !== 'string') throw MISFIT
  return TO_ESCAPE.test(text) ? JSON.stringify(text).slice(1, -1) : text
}

/**
 * Makes the function that writes an endpoint's answers: in one pass it checks the value against the schema, leaves out what the
 * schema does not declare and writes the rest as JSON. Zod stays the authority: what the function does not know it leaves to zod,
 * part by part, and what it refuses zod looks at again and names.
 *
 * With `compared` every answer is also written by zod, and must be the same: so all tests of all endpoints test the writer.
 */
export function answerWriter(schema: Schema, { compared }: { compared: boolean }): Write {
  let write: Write | undefined
  const byZod: Write = value => JSON.stringify(z.parse(schema, value))
  return value => {
    // Compiled at the first answer: most endpoints of a process are never called.
    write ??= compile(schema)
    let text: string | undefined
    let refused = false
    try {
      text = write(value)
    } catch {
      refused = true
    }
    if (!refused && !compared) return text
    const expected = byZod(value)
    if (compared && (refused || text !== expected))
      throw new Error(`the answer is written as ${refused ? 'nothing' : text} instead of ${expected}`)
    return expected
  }
}

function compile(schema: Schema): Write {
  const program = new Program()
  const main = program.writerOf(schema)
  const source = `'use strict'\n${program.functions.join('\n')}\nreturn ${main}`
  // Written out it runs several times as fast as walking the schema. Only schemas of our own contracts become code; their names get
  // into it as JSON, everything else as values.
  return new Function('c', 'q', 's', 'misfit', source)(program.constants, quoted, escaped, MISFIT) as Write
}

/** Thrown where a value does not fit: no error with a stack, since a union tries its options by it. */
const MISFIT = { misfit: true }

/** One function for each part of a schema; `v` is the value it writes. */
class Program {
  readonly functions: string[] = []
  readonly constants: unknown[] = []
  private readonly names = new Map<Schema, string>()

  writerOf(schema: Schema): string {
    const known = this.names.get(schema)
    if (known) return known
    const name = `w${this.names.size}`
    // Named before it is written: a schema may contain itself.
    this.names.set(schema, name)
    this.functions.push(`function ${name}(v) { ${this.bodyOf(schema) ?? this.leftToZod(schema)} }`)
    return name
  }

  private constant(value: unknown): string {
    return `c[${this.constants.push(value) - 1}]`
  }

  private leftToZod(schema: Schema): string {
    return `return ${this.constant((value: unknown) => JSON.stringify(z.parse(schema, value)))}(v)`
  }

  /** Undefined for what only zod knows how to write. */
  private bodyOf(schema: Schema): string | undefined {
    // Every schema of zod is one of these; the base type just does not say so.
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'string':
        return this.checked(def, `if (typeof v !== 'string') throw misfit;`, 'return q(v)')
      case 'number':
        return this.checked(def, `if (!Number.isFinite(v)) throw misfit;`, `return '' + v`)
      case 'boolean':
        return `if (v === true) return 'true'; if (v === false) return 'false'; throw misfit`
      case 'null':
        return `if (v !== null) throw misfit; return 'null'`
      case 'any':
      case 'unknown':
        return 'return JSON.stringify(v)'
      case 'enum':
        return this.oneOf(Object.values(def.entries))
      case 'literal':
        return this.oneOf(def.values)
      case 'nullable':
        return `return v === null ? 'null' : ${this.writerOf(def.innerType)}(v)`
      case 'optional':
      case 'readonly':
        return `return ${this.writerOf(def.innerType)}(v)`
      case 'default':
        return `return v === undefined ? JSON.stringify(${this.constant(def)}.defaultValue) : ${this.writerOf(def.innerType)}(v)`
      case 'lazy':
        return `return ${this.writerOf(def.getter())}(v)`
      case 'array':
        return this.checked(def, 'if (!Array.isArray(v)) throw misfit;', this.elements(def.element))
      case 'object':
        return def.catchall ? undefined : this.checked(def, IS_OBJECT, this.properties(def.shape))
      case 'record':
        return this.entries(def)
      case 'union':
        return (def.checks ?? []).length > 0 ? undefined : this.firstFitting(def.options)
      default:
        return undefined
    }
  }

  private oneOf(values: readonly unknown[]): string {
    const texts = this.constant(new Map(values.map(value => [value, JSON.stringify(value)])))
    return `const t = ${texts}.get(v); if (t === undefined) throw misfit; return t`
  }

  private elements(element: Schema): string {
    const write = this.writerOf(element)
    return `let o = '['; for (let i = 0; i < v.length; i++) o += (i === 0 ? '' : ',') + ${write}(v[i]); return o + ']'`
  }

  /** Constant text between two values is joined here, quotation marks of plain texts with it: every `+` less is a string less. */
  private properties(shape: Readonly<Record<string, Schema>>): string {
    let code = `let o = '', n = false;`
    let text = '{'
    // Whether there is a field before the next one: for sure, or only if it was not absent.
    let follows = false
    let mayFollow = false
    const flush = (value: string) => {
      code += `o += ${JSON.stringify(text)}${value && ` + ${value}`};`
      text = ''
    }
    for (const [key, schema] of Object.entries(shape)) {
      const name = JSON.stringify(key)
      const field = `v[${name}]`
      const absence = absenceOf(schema)
      if (absence === 'wrong' && (follows || !mayFollow)) {
        const plain = isPlainText(schema)
        text += `${follows ? ',' : ''}${name}:${plain ? '"' : ''}`
        flush(plain ? `s(${field})` : `${this.writerOf(schema)}(${field})`)
        text = plain ? '"' : ''
        follows = true
        continue
      }
      flush('')
      const comma = follows ? `','` : mayFollow ? `(n ? ',' : '')` : `''`
      const part = `o += ${comma} + ${JSON.stringify(`${name}:`)} + ${this.writerOf(schema)}(${field}); n = true;`
      code += absence === 'wrong' ? part : `if (${field} !== undefined) { ${part} }`
      if (absence === 'undefined') code += `else if (!(${name} in v)) throw misfit;`
      follows ||= absence === 'wrong'
      mayFollow = true
    }
    return `${code} return o + ${JSON.stringify(`${text}}`)}`
  }

  private entries(def: z.core.$ZodRecordDef): string | undefined {
    const { keyType, valueType, partial, mode, checks } = def as typeof def & { partial?: boolean }
    // A record of an enum must have all its keys; some schemas change their keys: both are rare in answers.
    const isFree = keyType._zod.values === undefined || partial === true
    const changesKeys = (keyType._zod.def.checks ?? []).some(check => check._zod.def.check === 'overwrite')
    if (!isFree || changesKeys || mode === 'loose' || (checks ?? []).length > 0) return undefined
    return `${IS_RECORD} let o = '';
      for (const k of Object.keys(v)) { if (k === '__proto__') throw misfit; ${this.writerOf(keyType)}(k);
        o += (o === '' ? '' : ',') + q(k) + ':' + ${this.writerOf(valueType)}(v[k]); }
      return '{' + o + '}'`
  }

  private firstFitting(options: readonly Schema[]): string {
    const attempts = options.map(option => {
      const kind = kindOf(option)
      const attempt = `try { return ${this.writerOf(option)}(v) } catch {}`
      return kind === undefined ? attempt : `if (k === '${kind}') ${attempt}`
    })
    return `const k = v === null ? 'null' : Array.isArray(v) ? 'array' : typeof v; ${attempts.join(' ')} throw misfit`
  }

  /** What is asked of a value besides its kind; undefined where that is more than is known here. */
  private checked(def: z.core.$ZodTypeDef, begin: string, end: string): string | undefined {
    let code = begin
    // A format like `z.uuid()` is a schema that is its own first check.
    const own = 'check' in def && typeof def.check === 'string' ? [{ ...def, check: def.check }] : []
    for (const check of [...own, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
      const step = this.step(check)
      if (step === undefined) return undefined
      code += step
    }
    return code + end
  }

  private step(check: z.core.$ZodCheckDef): string | undefined {
    const unless = (holds: string) => `if (!(${holds})) throw misfit;`
    // Told apart by `check`, as zod does it itself.
    const known = check as z.core.$ZodChecks['_zod']['def']
    switch (known.check) {
      case 'min_length':
        return unless(`v.length >= ${Number(known.minimum)}`)
      case 'max_length':
        return unless(`v.length <= ${Number(known.maximum)}`)
      case 'length_equals':
        return unless(`v.length === ${Number(known.length)}`)
      case 'greater_than':
        return typeof known.value === 'number'
          ? unless(`v ${known.inclusive ? '>=' : '>'} ${String(known.value)}`)
          : undefined
      case 'less_than':
        return typeof known.value === 'number'
          ? unless(`v ${known.inclusive ? '<=' : '<'} ${String(known.value)}`)
          : undefined
      case 'number_format':
        return known.format === 'safeint' ? unless('Number.isSafeInteger(v)') : undefined
      case 'string_format': {
        const { pattern, format } = known
        const isPlain = pattern !== undefined && !pattern.global && !pattern.sticky && BY_PATTERN.includes(format)
        return isPlain ? unless(`${this.constant(pattern)}.test(v)`) : undefined
      }
      case 'overwrite':
        return `v = ${this.constant(known.tx)}(v);`
      default:
        return isRefinement(check) ? unless(`${this.constant(check.fn)}(v)`) : undefined
    }
  }
}

/** Formats that are nothing but their pattern. */
const BY_PATTERN = ['regex', 'uuid', 'date', 'datetime', 'email']

const IS_OBJECT = `if (typeof v !== 'object' || v === null || Array.isArray(v)) throw misfit;`
const IS_RECORD = `${IS_OBJECT} { const p = Object.getPrototypeOf(v); if (p !== Object.prototype && p !== null) throw misfit; }`

function isRefinement(check: z.core.$ZodCheckDef): check is z.core.$ZodCheckDef & { fn: (value: unknown) => unknown } {
  return check.check === 'custom' && 'fn' in check && typeof check.fn === 'function'
}

/** What a field may be instead of a value: absent, there but undefined, or neither. A default writes itself. */
function absenceOf(schema: Schema): 'absent' | 'undefined' | 'wrong' {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'unknown' || def.type === 'any') return 'undefined'
  return def.type === 'optional' && def.innerType._zod.optin !== 'optional' ? 'absent' : 'wrong'
}

function isPlainText(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'string' && !('check' in def) && (def.checks ?? []).length === 0
}

/** The kind of JSON value that alone can fit; undefined where there are several. */
function kindOf(schema: Schema): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'array':
    case 'object':
      return def.type
    case 'record':
      return 'object'
    default:
      return undefined
  }
}
