import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { createPool } from '@tradeport/node/db'
import type { Statement } from './statement-log'

/**
 * What the API is measured against, in a process of its own: a Fastify route that runs one prepared statement and sends its rows.
 * The bench tells it the statements to run in turn; it answers that it has them.
 */
async function main(): Promise<void> {
  const pool = createPool(process.env['DATABASE_URL'] ?? '')
  let statements: Statement[] = []
  let turn = 0
  const app = Fastify()
  app.post('/bare', async () => {
    const statement = statements[turn++ % statements.length]
    if (!statement) return []
    const { keyAt, ...query } = statement
    const values = keyAt === undefined ? query.values : query.values.with(keyAt, randomUUID())
    return (await pool.query({ ...query, values })).rows
  })
  process.on('message', (given: Statement[]) => {
    // A name for each text, so that each is prepared once per connection.
    const names = [...new Set(given.map(({ text }) => text))]
    const generation = Date.now()
    statements = given.map(statement => ({ ...statement, name: `bare_${generation}_${names.indexOf(statement.text)}` }))
    turn = 0
    process.send?.('ready')
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

await main()
