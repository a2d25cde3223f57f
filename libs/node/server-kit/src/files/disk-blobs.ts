import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { BlobStore } from './file-store'

/** Files in a folder. Written beside and renamed, so that a crash leaves no half file under a good name. */
export function diskBlobs(root: string): BlobStore {
  const base = resolve(root)
  const pathOf = (key: string) => {
    const path = resolve(join(base, key))
    if (!path.startsWith(base + sep)) throw new Error('file key leaves the folder')
    return path
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await writeFile(part, content)
      await rename(part, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: key => rm(pathOf(key), { force: true }),
  }
}
