import { verifyAudit } from '@tradeport/compose/api'
import { database } from '@tradeport/node/db'
import type { Environment } from './environment'
import { StartFault } from './fault'
import { openDatabase } from './open-database'
import type { Progress } from './progress'

const FAULTS = {
  changed: 'was changed after it was written',
  missing: 'was removed',
  order: 'follows a link that is missing',
  unsealed: 'was put in past the product',
} as const

/**
 * Walks the whole chain of the audit log and prints its last link.
 *
 * @throws StartFault naming the first row that breaks it.
 */
export async function verifyAuditLog(environment: Environment, progress: Progress): Promise<void> {
  progress(environment.databaseUrl ? 'connecting to the database' : 'starting the database')
  const { pool, close } = await openDatabase(environment, progress)
  try {
    const { checked, waiting, lastHash, fault } = await verifyAudit(database(pool))
    if (fault)
      throw new StartFault(`The audit log is broken after ${checked} links: row ${fault.seq} ${FAULTS[fault.kind]}.`)
    progress(`the audit log holds: ${checked} links, ${waiting} rows wait for theirs`)
    if (lastHash) progress(`last link ${lastHash}`)
  } finally {
    await close()
  }
}
