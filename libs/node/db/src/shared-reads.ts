import type pg from 'pg'

export interface NamedStatement {
  name: string
  text: string
  values: unknown[]
}

export interface SharedReadsOptions {
  /** Connections that are shared. */
  lines?: number
  /** How long, in milliseconds, a statement may keep those behind it waiting. */
  patience?: number
}

/** Statements on their way over one connection; PostgreSQL answers them in the order they came in. */
interface Line {
  readonly client: pg.PoolClient
  readonly open: Asked[]
  /** Since when the first of them is being worked on, in milliseconds of `performance.now`. */
  headSince: number
  isWatched: boolean
}

interface Asked {
  readonly statement: NamedStatement
  /** Answers it from a connection of its own instead; what the line says afterwards is no longer heard. */
  overtake(): void
}

/** More than these wait for a connection of their own, so that no line grows without end. */
const MOST_IN_LINE = 32
/** What was slow once stays away from the lines for so long, in milliseconds. */
const SLOW_FOR = 60_000

/**
 * Sends statements that only read over a few shared connections, each behind the other without waiting for answers. A backend that has the
 * next statement already need not be woken for it, which costs as much as a quick statement itself.
 *
 * The connections refuse to write, so nothing on them waits for a row somebody has locked; a statement that does write is asked of the pool
 * again, like all that waits behind one that takes long. A statement that was slow gets a connection of its own from then on.
 */
export class SharedReads {
  private readonly lines: Line[] = []
  private readonly apart = new Map<string, number>()
  private readonly pool: pg.Pool
  private readonly most: number
  private readonly patience: number
  private isOpening = false
  private hasEnded = false

  constructor(pool: pg.Pool, { lines = 2, patience = 200 }: SharedReadsOptions = {}) {
    this.pool = pool
    // What stands in a transaction needs connections of its own.
    this.most = Math.min(lines, Math.floor((pool.options.max ?? 0) / 4))
    this.patience = patience
  }

  /** The rows of a statement that stands outside of any transaction. */
  query<Row extends object>(statement: NamedStatement): Promise<Row[]> {
    const line = this.isApart(statement.name) ? undefined : this.shortest()
    return line ? this.ask<Row>(line, statement) : this.askAlone<Row>(statement)
  }

  /** Gives the connections back, which the pool waits for when it ends. */
  end(): void {
    this.hasEnded = true
    for (const line of this.lines.splice(0)) line.client.release(true)
  }

  private ask<Row extends object>(line: Line, statement: NamedStatement): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const alone = () => this.askAlone<Row>(statement).then(resolve, reject)
      let isOvertaken = false
      const asked: Asked = {
        statement,
        overtake() {
          isOvertaken = true
          void alone()
        },
      }
      if (line.open.length === 0) line.headSince = performance.now()
      line.open.push(asked)
      this.watch(line)
      line.client.query<Row & Record<string, unknown>>(statement).then(
        ({ rows }) => {
          this.leave(line, asked)
          if (!isOvertaken) resolve(rows)
        },
        (error: unknown) => {
          this.leave(line, asked)
          if (isOvertaken) return
          const code = codeOf(error)
          if (isOfStatement(code)) return reject(error)
          if (code === WRITES) this.keepApart(statement.name, Infinity)
          void alone()
        },
      )
    })
  }

  private async askAlone<Row extends object>(statement: NamedStatement): Promise<Row[]> {
    return (await this.pool.query<Row & Record<string, unknown>>(statement)).rows
  }

  private leave(line: Line, asked: Asked): void {
    const place = line.open.indexOf(asked)
    if (place === -1) return
    line.open.splice(place, 1)
    const now = performance.now()
    if (now - line.headSince > this.patience) this.keepApart(asked.statement.name, now + SLOW_FOR)
    line.headSince = now
  }

  /** Looks after those who wait, for as long as anybody does. */
  private watch(line: Line): void {
    if (line.isWatched) return
    line.isWatched = true
    setTimeout(() => {
      // Answers that came in while the process was busy are read first.
      setImmediate(() => {
        line.isWatched = false
        if (this.isStuck(line)) for (const asked of line.open.splice(1)) asked.overtake()
        else if (line.open.length > 0) this.watch(line)
      })
    }, this.patience).unref()
  }

  private isStuck(line: Line): boolean {
    return line.open.length > 0 && performance.now() - line.headSince > this.patience
  }

  private shortest(): Line | undefined {
    if (this.lines.length < this.most) void this.openLine()
    let best: Line | undefined
    for (const line of this.lines) {
      if (line.open.length >= MOST_IN_LINE || this.isStuck(line)) continue
      if (!best || line.open.length < best.open.length) best = line
    }
    return best
  }

  /** Nobody waits for it: until it is there, each statement goes its own way. */
  private async openLine(): Promise<void> {
    if (this.isOpening || this.hasEnded) return
    this.isOpening = true
    const client = await this.pool.connect().catch(() => undefined)
    try {
      await client?.query('set default_transaction_read_only = on')
      if (client) this.add(client)
    } catch {
      // Whoever asks hears it from the pool.
      client?.release(true)
    } finally {
      this.isOpening = false
    }
  }

  private add(client: pg.PoolClient): void {
    if (this.hasEnded) return client.release(true)
    const line: Line = { client, open: [], headSince: 0, isWatched: false }
    this.lines.push(line)
    client.once('end', () => {
      const place = this.lines.indexOf(line)
      if (place === -1) return
      this.lines.splice(place, 1)
      client.release(true)
    })
  }

  private keepApart(name: string, until: number): void {
    this.apart.set(name, until)
  }

  private isApart(name: string): boolean {
    const until = this.apart.get(name)
    if (until === undefined) return false
    if (performance.now() < until) return true
    this.apart.delete(name)
    return false
  }
}

/** SQLSTATE 25006, read_only_sql_transaction. */
const WRITES = '25006'
/** 26000, invalid_sql_statement_name: the first of its name on this line failed before it was prepared. 08 and 57P: the connection. */
const OF_LINE = /^(?:26000|08...|57P..)$/

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** PostgreSQL's own word on the statement, which it would say on any connection. */
function isOfStatement(code: string | undefined): boolean {
  return code?.length === 5 && code !== WRITES && !OF_LINE.test(code)
}
