import { constants } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionProblem } from '@tradeport/domain/customs/contract'
import type { SenderWay } from './single-window.port'

/**
 * Folders that the import client of the Single Window watches: `in` is what it takes, `out` what it has sent on, `fail` what it refused,
 * `receipt` what came back. Ours alone is `receipt/done`.
 */
export const FOLDERS = ['in', 'out', 'fail', 'receipt'] as const

/**
 * Says in a sender's folder whose it is: whoever set the folder up wrote the company's id there. Without it a company could name the folder
 * of another one and declare with its card.
 */
export const OWNER_MARK = 'company'
const MAX_MARK_BYTES = 200

/** What is wrong with a sender's folder. */
export class FolderFault extends Error {
  readonly problem: ConnectionProblem
  readonly about: string

  constructor(problem: ConnectionProblem, about: string) {
    super(`${problem} ${about}`.trim())
    this.problem = problem
    this.about = about
  }
}

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

const infoOf = (path: string) => lstat(path).catch(() => undefined)
export const isThere = async (path: string): Promise<boolean> => (await infoOf(path)) !== undefined

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants

/** For writing, and never through a link. */
export const openPlain = (path: string, as: 'new' | 'over'): Promise<FileHandle> =>
  open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | (as === 'new' ? O_EXCL : O_TRUNC))

/** A file as it is; undefined for what is none, such as a link. `content` is left out where there is too much of it. */
export async function readPlain(
  path: string,
  maxBytes: number,
): Promise<{ mtime: Date; content?: Buffer } | undefined> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
  if (!file) return undefined
  try {
    const info = await file.stat()
    if (!info.isFile()) return undefined
    return info.size > maxBytes ? { mtime: info.mtime } : { mtime: info.mtime, content: await file.readFile() }
  } finally {
    await file.close()
  }
}

/** The folders of senders below one root: each a plain name there, itself and what is in it no links. */
export function senderFolders(root: string) {
  async function home({ folder, companyId }: SenderWay): Promise<string> {
    const info = PLAIN_NAME.test(folder) ? await infoOf(join(root, folder)) : undefined
    if (!info) throw new FolderFault('folder_missing', folder)
    if (!info.isDirectory()) throw new FolderFault('folder_not_plain', folder)
    const mark = await readPlain(join(root, folder, OWNER_MARK), MAX_MARK_BYTES)
    if (mark?.content?.toString('utf8').trim() !== companyId) throw new FolderFault('folder_not_yours', folder)
    return join(root, folder)
  }

  return {
    /** @throws FolderFault where it is not there, or not this sender's */
    async place(way: SenderWay, ...names: readonly string[]): Promise<(name: string) => string> {
      let path = await home(way)
      for (const name of names) {
        path = join(path, name)
        const info = await infoOf(path)
        if (!info) throw new FolderFault('folder_incomplete', name)
        if (!info.isDirectory()) throw new FolderFault('folder_not_plain', name)
      }
      return name => join(path, name)
    },
  }
}
