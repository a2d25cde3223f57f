import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FOLDERS, OWNER_MARK } from '@tradeport/domain/customs/server'

export interface SenderFolders {
  readonly root: string
  /** Of one sender, set up as the README of customs says: what its import client watches, and whose it is. */
  make(folder: string, companyId: string): Promise<void>
  remove(): Promise<void>
}

/** The root below which an installation has the folders of its senders to the Single Window. */
export async function senderFolders(): Promise<SenderFolders> {
  const root = await mkdtemp(join(tmpdir(), 'single-window-'))
  return {
    root,
    async make(folder, companyId) {
      for (const name of FOLDERS) await mkdir(join(root, folder, name), { recursive: true })
      await writeFile(join(root, folder, OWNER_MARK), `${companyId}\n`)
    },
    remove: () => rm(root, { recursive: true }),
  }
}
