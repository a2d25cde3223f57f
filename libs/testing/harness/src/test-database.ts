import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate, type MigrationSet } from '@tradeport/node/db'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.toString()
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whole files: writing each of their pages into the log besides takes twice as long. */
const COPIED = 'strategy file_copy'

/** One migrated template per set of migrations, made by whoever needs it first; the others wait on the lock. */
async function template(serverUrl: string, sets: readonly MigrationSet[]): Promise<string> {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(JSON.stringify(sets)).digest('hex').slice(0, 16)
  const name = `template_${hash}`
  await onServer(serverUrl, async client => {
    await client.query('select pg_advisory_lock(4711)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    const pool = new pg.Pool({ connectionString: withDatabase(serverUrl, draft), max: 1 })
    await migrate(pool, sets)
    await pool.end()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

/** What a database is to hold from the beginning, made once for all test files of a run that ask for it by its key. */
export interface Filling {
  readonly key: string
  fill(databaseUrl: string): Promise<void>
}

/** The migrated template with what it is filled with, made by whoever needs it first; the others wait on the lock. */
async function filledTemplate(serverUrl: string, migrated: string, filling: Filling): Promise<string> {
  const name = `${migrated}_${filling.key}`
  await onServer(serverUrl, async client => {
    // Another lock than that of copying, which goes on meanwhile.
    await client.query('select pg_advisory_lock(4712, hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query('select pg_advisory_lock(4711)')
    await client.query(`create database ${draft} template ${migrated} ${COPIED}`)
    await client.query('select pg_advisory_unlock(4711)')
    await filling.fill(withDatabase(serverUrl, draft))
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

/** A database of its own for a test file, copied from the migrated template, or from one that is filled besides. */
export async function createTestDatabase(sets: readonly MigrationSet[], filling?: Filling): Promise<TestDatabase> {
  const serverUrl = inject('pgUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const migrated = await template(serverUrl, sets)
  const from = filling ? await filledTemplate(serverUrl, migrated, filling) : migrated
  await onServer(serverUrl, async client => {
    await client.query('select pg_advisory_lock(4711)')
    await client.query(`create database ${name} template ${from} ${COPIED}`)
  })
  return {
    url: withDatabase(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    pgUrl: string
    /** A folder of the run, for files that belong to a template. */
    sharedFiles: string
  }
}
