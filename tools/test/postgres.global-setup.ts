import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '@tradeport/node/embedded-db'
import type { TestProject } from 'vitest/node'

// Two Vitest projects use this set-up, each loads the module anew; they share one server.
const SHARED = Symbol.for('tradeport.test.postgres')
interface Shared {
  users: number
  database: Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>>
  files: Promise<string>
}
const registry: typeof globalThis & { [SHARED]?: Shared } = globalThis

/** Starts an ephemeral PostgreSQL for the run, or uses the server named by TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<void> {
  const shared = (registry[SHARED] ??= {
    users: 0,
    database: provideServer(),
    files: mkdtemp(join(tmpdir(), 'tradeport-shared-files-')),
  })
  shared.users += 1
  project.provide('pgUrl', (await shared.database).url)
  project.provide('sharedFiles', await shared.files)
}

export async function teardown(): Promise<void> {
  const shared = registry[SHARED]
  if (!shared) return
  shared.users -= 1
  if (shared.users > 0) return
  delete registry[SHARED]
  await (await shared.database).stop()
  await rm(await shared.files, { recursive: true, force: true })
}

async function provideServer(): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  return await startEmbedded({ ephemeral: true })
}
