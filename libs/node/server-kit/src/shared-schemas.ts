export type Json = Record<string, unknown>

/** Where a schema holds further ones: by name, in a list, or one. */
const NAMED = ['properties', 'patternProperties']
const LISTED = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const SINGLE = ['items', 'additionalProperties', 'propertyNames', 'not']

/** A shorter one is not worth a name: the reference would be as long. */
const LEAST_LETTERS = 100

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of `unitPrice` and of `customs.form.page` alike. */
const inName = (words: string) =>
  words.replace(/(?:^|[^a-zA-Z0-9])([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A schema whose parts are such shapes themselves: schemas that say the same are one of them. */
class Shape {
  readonly id: number
  readonly body: Json
  /** What it could be called, the shortest first. */
  readonly names: readonly string[]
  uses = 0
  name: string | undefined

  constructor(id: number, body: Json, names: readonly string[]) {
    this.id = id
    this.body = body
    this.names = names
  }

  /** In the key of another shape. */
  toJSON(): unknown {
    return { shape: this.id }
  }

  parts(): Shape[] {
    const found: Shape[] = []
    withParts(this.body, part => found.push(...(part instanceof Shape ? [part] : [])))
    return found
  }

  whole(): Json {
    return withParts(this.body, part => (part instanceof Shape ? part.written() : part))
  }

  written(): Json {
    return this.name === undefined ? this.whole() : { $ref: `#/components/schemas/${this.name}` }
  }
}

/** The schema with its parts changed; `word` names those that are properties. */
function withParts(schema: Json, change: (part: unknown, word?: string) => unknown): Json {
  const changed = ([keyword, value]: [string, unknown]): [string, unknown] => {
    if (NAMED.includes(keyword) && isJson(value))
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]))]
    if (LISTED.includes(keyword) && Array.isArray(value)) return [keyword, value.map(part => change(part))]
    if (SINGLE.includes(keyword) && isJson(value)) return [keyword, change(value)]
    return [keyword, value]
  }
  return Object.fromEntries(Object.entries(schema).map(changed))
}

/**
 * Schemas that are written out once and referred to wherever they occur. Contracts make theirs afresh for each call, so that they are known by
 * what they say and not by being the same object.
 */
export function createSchemaBook() {
  const shapes = new Map<string, Shape>()
  const roots: Shape[] = []

  function shapeOf(schema: Json, names: readonly string[]): Shape {
    const [call = '', own = ''] = names
    const body = withParts(schema, (part, word) =>
      isJson(part) ? shapeOf(part, [call, word === undefined ? `${own}.item` : word]) : part,
    )
    const key = JSON.stringify(body)
    const known = shapes.get(key)
    if (known) return known
    const made = new Shape(shapes.size, body, [own, `${call.split('.')[0]}.${own}`, `${call}.${own}`].map(inName))
    shapes.set(key, made)
    return made
  }

  return {
    /**
     * Puts a schema into the book.
     *
     * @param call whose it is
     * @param part which of the call's schemas it is
     * @returns what stands in its place until the book is written.
     */
    add(schema: Json, call: string, part: string): unknown {
      const root = shapeOf(schema, [call, part])
      roots.push(root)
      return root
    },
    /** The schemas that have names, and a document with references to them in the places of its schemas. */
    write(document: Json): { schemas: Json; document: Json } {
      const all = [...shapes.values()]
      for (const used of [...roots, ...all.flatMap(shape => shape.parts())]) used.uses += 1
      const taken = new Set<string>()
      for (const shape of all) {
        if (shape.uses < 2 || JSON.stringify(shape.whole()).length < LEAST_LETTERS) continue
        const free = shape.names.find(name => !taken.has(name)) ?? `${shape.names.at(-1)}${shape.id}`
        taken.add(free)
        shape.name = free
      }
      const named = all.flatMap(shape => (shape.name === undefined ? [] : [[shape.name, shape.whole()] as const]))
      return { schemas: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))), document: written(document) }
    },
  }
}
export type SchemaBook = ReturnType<typeof createSchemaBook>

function written(document: Json): Json {
  const of = (value: unknown): unknown =>
    value instanceof Shape
      ? value.written()
      : Array.isArray(value)
        ? value.map(of)
        : isJson(value)
          ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, of(each)]))
          : value
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, of(value)]))
}
