import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error'
import { canReach, type RunUser } from './run-user'

/** Where a database goes whose own folder the database user cannot enter. */
const OUTSIDE = '/var/lib/tradeport'
/** A socket's whole path has 107 bytes; the file in the folder is called `.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length

/**
 * The folder of the cluster: `postgres` in the data folder, or, where a closed folder above it keeps the database user
 * out, one under /var/lib/tradeport. `database-location` in the data folder then names it.
 */
export function clusterFolder(dataDir: string, user: RunUser | undefined): string {
  const inside = join(dataDir, 'postgres')
  if (existsSync(inside) || canReach(dirname(resolve(inside)), user)) return inside
  const note = join(dataDir, 'database-location')
  const key = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  const outside = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(OUTSIDE, key, 'postgres')
  try {
    mkdirSync(dirname(outside), { recursive: true, mode: 0o755 })
    if (!canReach(dirname(outside), user)) chmodSync(dirname(outside), 0o755)
    writeFileSync(note, `${outside}\n`)
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unusable',
      `PostgreSQL does not run as root, its user cannot enter ${dataDir}, and ${OUTSIDE} cannot be written: set DATA_DIR to a folder that other users may enter.`,
      { cause },
    )
  }
  return outside
}

/** Where copies of the programs are kept when they cannot run from the installed packages. */
export function programCopyFolder(): string {
  if (process.getuid?.() !== 0) return join(tmpdir(), `tradeport-${process.getuid?.() ?? 'user'}`)
  return existsSync(dirname(OUTSIDE)) ? OUTSIDE : join(tmpdir(), 'tradeport-root')
}

export function makeOwnFolder(folder: string, user: RunUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** The cluster's own folder, which nobody else may enter; a short temporary one where its path is too long. */
export function socketFolder(cluster: string, user: RunUser | undefined): { path: string; temporary: boolean } {
  if (Buffer.byteLength(resolve(cluster)) <= LONGEST_SOCKET_FOLDER) return { path: resolve(cluster), temporary: false }
  return { path: temporaryFolder('tradeport-', user), temporary: true }
}

export function temporaryFolder(prefix: string, user: RunUser | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}
