import pg from 'pg'

/**
 * A client that names the callback of a query when the query is made. Where a promise is asked for, pg sets it on the finished query
 * instead, and V8 then keeps much of what such queries refer to, their rows above all, through two collections of new objects: a fifth
 * of all that was read went into old space and was collected there five times a second (`tools/bench/README.md`).
 */
export class QuickClient extends pg.Client {
  // Whatever it is asked with, it answers what pg's own does.
  override query(...asked: unknown[]): never {
    const ask = super.query.bind(this) as (...all: unknown[]) => unknown
    const [config, values] = asked
    if (isCallable(asked[1]) || isCallable(asked[2]) || isSubmittable(config)) return ask(...asked) as never
    const answered = new Promise((resolve, reject) => {
      ask(config, values, (error: Error | null, result: unknown) => {
        if (error) reject(error)
        else resolve(result)
      })
    })
    return answered.catch(toldWhoAsked) as never
  }
}

/** A client that names every statement with values, so that PostgreSQL keeps its plan as long as the connection. */
export class PlanningClient extends QuickClient {
  override query(...asked: unknown[]): never {
    const [config, values] = asked
    const ask = super.query.bind(this) as (...all: unknown[]) => never
    if (typeof config === 'string' && Array.isArray(values) && values.length > 0)
      return ask({ name: nameOf(config), text: config, values }, ...asked.slice(2))
    return isUnnamed(config) ? ask({ ...config, name: nameOf(config.text) }, ...asked.slice(1)) : ask(...asked)
  }
}

/** The same name for the same text, on whichever connection. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned_${names.size}`
  names.set(text, name)
  return name
}

function isUnnamed(config: unknown): config is { text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    !isSubmittable(config) &&
    'text' in config &&
    typeof config.text === 'string' &&
    (!('name' in config) || config.name === undefined)
  )
}

/** Names who awaits the answer, as pg does: where it was read from the socket says nothing. */
function toldWhoAsked(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error)
  throw error
}

function isCallable(value: unknown): boolean {
  return typeof value === 'function'
}

/** A query that was made elsewhere, with a callback of its own. */
function isSubmittable(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'submit' in config
}
