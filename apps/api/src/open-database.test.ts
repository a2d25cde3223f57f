import { createPool } from '@tradeport/node/db'
import { createTestDatabase } from '@tradeport/testing/harness'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment'
import { openDatabase } from './open-database'

test('a PostgreSQL that is too old is refused in one sentence, a newer one is taken', async () => {
  const database = await createTestDatabase([])
  const environment = readEnvironment({ DATABASE_URL: database.url })
  try {
    // The server speaks of itself as one of version 14 would.
    const pool = createPool(database.url)
    const name = new URL(database.url).pathname.slice(1)
    await pool.query(`create function public.current_setting(text) returns text language sql as $$ select '140012' $$`)
    await pool.query(`alter database ${name} set search_path = public, pg_catalog`)
    await expect(openDatabase(environment, () => undefined)).rejects.toThrow(
      /^DATABASE_URL leads to PostgreSQL 14; version 15 or newer is needed\.$/,
    )
    await pool.query(`alter database ${name} reset search_path`)
    await pool.end()
    const opened = await openDatabase(environment, () => undefined)
    expect(opened.url).toBe(database.url)
    await opened.close()
  } finally {
    await database.drop()
  }
})
