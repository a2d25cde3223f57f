import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key beside the data, made at the first start. Instances that share a database share SECRET_KEY instead. */
export async function keptSecretKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'secret-key')
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'base64')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const key = randomBytes(32)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, key.toString('base64'), { mode: 0o600 })
  return key
}
