import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import type { FileRow } from './files.repository'

const BATCH = 50
/** A scanner that fails so often in a run is gone; the next run tries again. */
const MOST_FAILURES = 3

/** Whoever uploaded a paper reads it meanwhile; nobody reads a virus. @throws AppError `FILE700426`, `FILE700427`. */
export function requireScanned(ctx: ActorContext, file: FileRow): void {
  if (file.scan_state === 'infected') throw new AppError('FILE700426', { name: file.file_name })
  const { userId, companyId } = ctx.actor
  const isOwn =
    (userId !== null && file.owner_user_id === userId) || (companyId !== null && file.owner_company_id === companyId)
  if (file.scan_state === 'pending' && !isOwn) throw new AppError('FILE700427', { name: file.file_name })
}

interface Waiting extends Record<string, unknown> {
  storage_key: string
}

const waiting = (ctx: ActorContext) =>
  ctx.query<Waiting>(
    'files_to_scan',
    `select storage_key from file_asset where scan_state = 'pending' group by storage_key order by min(created_at) limit $1`,
    [BATCH],
  )

interface Infected extends Record<string, unknown> {
  id: string
  region_id: string
  file_name: string
  owner_user_id: string | null
  owner_company_id: string | null
  owner_kind: string | null
}

const FRONT_ENDS = {
  buyer: 'buyer',
  seller: 'seller',
  provider: 'providerAdmin',
  operator: 'admin',
} as const
const frontEndOf = (kind: string | null) => Object.entries(FRONT_ENDS).find(([party]) => party === kind)?.[1]

/** All papers with this content: nobody opens them any more, the log says why, and who uploaded them is told. */
async function shutOut(system: ActorContext, storageKey: string, virus: string): Promise<void> {
  const files = await system.query<Infected>(
    'file_infected',
    `update file_asset set scan_state = 'infected' where storage_key = $1 and scan_state <> 'infected'
     returning id, region_id, file_name, owner_user_id, owner_company_id, owner_kind`,
    [storageKey],
  )
  for (const file of files) {
    const ctx = system.inRegion(file.region_id)
    await ctx.audit({
      action: 'file:block',
      entityType: 'file',
      entityId: file.id,
      companyId: file.owner_company_id,
      after: { fileName: file.file_name, virus },
    })
    const frontEnd = frontEndOf(file.owner_kind)
    if (file.owner_user_id === null || !frontEnd) continue
    await ctx.notify({
      kind: 'security_alert',
      to: { userId: file.owner_user_id },
      params: { event: 'file_infected', actor: '', date: ctx.now().toISOString(), name: file.file_name },
      link: { frontEnd, route: '/account' },
      dedupeKey: `file_infected:${file.id}`,
    })
  }
  system.afterCommit(() => system.files.blobs.remove(storageKey))
}

const passed = (ctx: ActorContext, storageKey: string) =>
  ctx.query(
    'file_clean',
    `update file_asset set scan_state = 'clean' where storage_key = $1 and scan_state = 'pending'`,
    [storageKey],
  )

/** Papers that nobody could look through when they came. */
export const scanWaitingFiles: Job = {
  name: 'files.scan',
  everySeconds: 30,
  async steps(step) {
    const { files, keys } = await step(async ctx => ({
      files: ctx.files,
      keys: (await waiting(ctx)).map(row => row.storage_key),
    }))
    let failures = 0
    for (const key of keys) {
      const content = await files.blobs.get(key)
      // What lies nowhere carries nothing.
      const found = await (content ? files.scanner.scan(content) : Promise.resolve(undefined)).catch(
        () => 'unanswered' as const,
      )
      if (found === 'unanswered') {
        failures += 1
        if (failures >= MOST_FAILURES) return
        continue
      }
      await step(async ctx => {
        if (found) await shutOut(ctx, key, found.name)
        else await passed(ctx, key)
      })
    }
  },
}
