import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface RunUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, or else as `nobody`. */
export function databaseUser(): RunUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map(line => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  )
  return users.get('postgres') ?? users.get('nobody') ?? { uid: 65534, gid: 65534 }
}

const READ = 4
const ENTER = 1

/** Whether that user may enter every folder above the path and read the path itself. */
export function canReach(path: string, user: RunUser | undefined): boolean {
  if (!user) return true
  const target = resolve(path)
  const granted = (file: string, wanted: number) => {
    const { uid, gid, mode } = statSync(file)
    const bits = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode
    return (bits & wanted) === wanted
  }
  try {
    for (let folder = dirname(target); ; folder = dirname(folder)) {
      if (!granted(folder, ENTER)) return false
      if (folder === dirname(folder)) break
    }
    return granted(target, READ)
  } catch {
    return false
  }
}
