import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one run. Others may enter it: else the database would lie elsewhere, and stay when the folder goes. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradeport-bench-'))
  await chmod(folder, 0o755)
  return folder
}
