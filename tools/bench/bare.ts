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
    return statement ? (await pool.query({ ...statement })).rows : []
  })
  process.on('message', (given: Statement[]) => {
    // A name for each text, so that each is prepared once per connection.
    const names = [...new Set(given.map(({ text }) => text))]
    const generation = Date.now()
    statements = given.map(({ text, values }) => ({ text, values, name: `bare_${generation}_${names.indexOf(text)}` }))
    turn = 0
    process.send?.('ready')
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

await main()
