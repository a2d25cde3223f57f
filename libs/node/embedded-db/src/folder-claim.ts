import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error'
import { isAlive, startTimeOf } from './processes'

export interface FolderClaim {
  release(): void
}

/**
 * Takes a data folder for this process, so that two instances never share one.
 *
 * @throws EmbeddedDatabaseError when another live process holds it or the folder cannot be written.
 */
export function claimFolder(dataDir: string): FolderClaim {
  const lock = join(dataDir, 'instance.lock')
  const mine = `${process.pid} ${startTimeOf(process.pid)}`
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw notWritable(dataDir, error)
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' })
      return { release: () => rmSync(lock, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw notWritable(dataDir, error)
    }
    const holder = liveHolder(lock)
    if (holder !== undefined)
      throw new EmbeddedDatabaseError(
        'locked',
        `The data folder ${dataDir} is in use by another running Tradeport (process ${holder}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
      )
    // Its holder ended without tidying up.
    rmSync(lock, { force: true })
  }
  throw new EmbeddedDatabaseError('locked', `The data folder ${dataDir} is being taken by another starting Tradeport.`)
}

function liveHolder(lock: string): number | undefined {
  const [pid = '', startTime = ''] = readFileSync(lock, 'utf8').split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid) return undefined
  return isAlive(holder) && startTimeOf(holder) === startTime ? holder : undefined
}

function notWritable(dataDir: string, cause: unknown): EmbeddedDatabaseError {
  const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return new EmbeddedDatabaseError('unusable', `The data folder ${dataDir} cannot be written${reason}.`, { cause })
}
