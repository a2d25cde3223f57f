import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface MigrationSet {
  /** The module the files belong to; sets run in the order they are given. */
  name: string
  /** File name → SQL text, as `import.meta.glob(…, { query: '?raw', import: 'default', eager: true })` gives them. */
  files: Record<string, string>
}

/** Any number that no other program on the same database uses. */
const MIGRATION_LOCK = 7_216_451

/**
 * Runs what has not run yet, each file in a transaction of its own, under a lock that lets several instances start together.
 *
 * @throws Error when a file that ran already has been edited since.
 */
export async function migrate(pool: pg.Pool, sets: readonly MigrationSet[]): Promise<string[]> {
  const client = await pool.connect()
  const ran: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    )
    const done = new Map(rows.map(row => [row.name, row.checksum]))
    for (const set of sets) {
      for (const [path, text] of Object.entries(set.files).sort(([a], [b]) => (a < b ? -1 : 1))) {
        const name = `${set.name}/${path.split('/').at(-1)}`
        const checksum = createHash('sha256').update(text).digest('hex')
        const before = done.get(name)
        if (before === checksum) continue
        if (before !== undefined)
          throw new Error(`Migration ${name} was edited after it had run; add a new file instead.`)
        await client.query('begin')
        try {
          await client.query(text)
          await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
          await client.query('commit')
        } catch (error) {
          await client.query('rollback')
          throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          })
        }
        ran.push(name)
      }
    }
    return ran
  } finally {
    // Destroyed rather than released: the settings and the session lock must not outlive the migration.
    client.release(true)
  }
}
