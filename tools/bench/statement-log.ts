import type pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  name?: string
  /** Which value is the key of the call: each call has its own. */
  keyAt?: number
}

/** Hears what is asked of a pool, to find the statement an endpoint runs. */
export class StatementLog {
  private heard: Statement[] | undefined

  constructor(pool: pg.Pool) {
    const hear = (statement: Statement) => this.heard?.push(statement)
    pool.on('connect', client => {
      const query = client.query.bind(client) as (...parts: unknown[]) => unknown
      // pg's overloads cannot be kept through a wrapper; all forms begin with the text or a configuration that has it.
      client.query = ((...parts: unknown[]) => {
        const [first, second] = parts
        if (typeof first === 'string') hear({ text: first, values: Array.isArray(second) ? second : [] })
        else if (isConfiguration(first))
          hear({ text: first.text, values: first.values ?? (Array.isArray(second) ? second : []) })
        return query(...parts)
      }) as typeof client.query
    })
  }

  async during(work: () => Promise<void>): Promise<Statement[]> {
    const heard: Statement[] = []
    this.heard = heard
    await work()
    this.heard = undefined
    return heard
  }
}

function isConfiguration(value: unknown): value is { text: string; values?: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
