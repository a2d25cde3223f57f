import pg from 'pg'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PlanningClient, QuickClient } from './quick-client'

/** Drizzle over a pool or over one transaction's connection; keys are camelCase, columns snake_case. */
export type Db = NodePgDatabase<Record<string, never>> | DbTransaction
export type DbTransaction = Parameters<Parameters<NodePgDatabase<Record<string, never>>['transaction']>[0]>[0]

export interface PoolOptions {
  /** Connections at most; PostgreSQL's own limit counts all processes. */
  max?: number
  /**
   * False: a commit does not wait for the disk. Whoever loses power loses the last of them, none of them by half; a later commit that
   * waits keeps them all.
   */
  waitsForDisk?: boolean
  /**
   * True: each statement with values is planned once for each connection, not each time it is asked. For much work of one kind by few
   * connections; what filters by this or that as it is asked would be planned for neither.
   */
  keepsPlans?: boolean
}

/** A pool whose sessions think in UTC and give up a lock rather than wait for ever. */
export function createPool(connectionString: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    Client: options.keepsPlans ? PlanningClient : QuickClient,
    connectionString,
    max: options.max ?? 16,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c timezone=UTC -c lock_timeout=10000 -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000' +
      (options.waitsForDisk === false ? ' -c synchronous_commit=off' : ''),
    application_name: 'tradeport',
    // Statements asked for at the same time on one connection are sent together, each still an answer of its own.
    pipeline: true,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks while it is in use: its query fails, the process goes on.
  pool.on('connect', client => void client.on('error', () => undefined))
  return pool
}

export function database(client: pg.Pool | pg.PoolClient): NodePgDatabase<Record<string, never>> {
  return drizzle(client, { casing: 'snake_case' })
}
