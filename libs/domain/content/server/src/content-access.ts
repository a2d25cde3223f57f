import { sql } from 'drizzle-orm'
import { EDITORS } from '@tradeport/domain/content/rules'
import { regionById } from '@tradeport/kernel/config'
import { holds, type I18nText } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'

const EDITED = ['newsArticle', 'relatedDocument', 'banner', 'publication']

/** Whether this operator writes what the portal says. */
export const mayPrepare = (ctx: ActorContext): boolean => holds(ctx.actor.roles, EDITORS, EDITED)

/** @throws AppError `MALL600403` for operators who look after other things. */
export function requireEditor(ctx: ActorContext): void {
  if (!mayPrepare(ctx)) throw new AppError('MALL600403')
}

/** @throws AppError `MALL600400` with all wrong fields. */
export function refuseWrongFields(wrong: readonly WrongField[]): void {
  if (wrong.length > 0) throw new AppError('MALL600400', {}, { fieldErrors: wrong })
}

/** Regions an operator may publish in: those they serve. */
export function wrongRegions(ctx: ActorContext, regionIds: readonly string[], path: string): WrongField[] {
  const { regionIds: served } = ctx.actor
  const mayServe = (id: string) => regionById(id) !== undefined && (served.length === 0 || served.includes(id))
  return regionIds.flatMap((id, index) => (mayServe(id) ? [] : [{ path: `${path}.${index}`, rule: 'unknown_region' }]))
}

interface FileUse {
  path: string
  id: string
  kind: 'image' | 'document'
}

export function filesByLocale(files: I18nText, path: string, kind: FileUse['kind']): FileUse[] {
  return Object.entries(files).map(([locale, id]) => ({ path: `${path}.${locale}`, id, kind }))
}

/** Files that do not exist, are somebody else's, or are of the wrong kind. Pictures have to be public: everybody sees them. */
export async function wrongFiles(ctx: ActorContext, uses: readonly FileUse[]): Promise<WrongField[]> {
  if (uses.length === 0) return []
  const { rows } = await ctx.db.execute<{ id: string; kind: string; visibility: string }>(sql`
    select f.id, f.kind, f.visibility from file_asset f
    where f.id = any (${sql.param(uses.map(use => use.id))}::uuid[]) and ${fileReadableBy(ctx)}`)
  const known = new Map(rows.map(row => [row.id, row]))
  return uses.flatMap(use => {
    const file = known.get(use.id)
    const fits = file?.kind === use.kind && (use.kind === 'document' || file.visibility === 'public')
    return fits ? [] : [{ path: use.path, rule: 'unknown_file' }]
  })
}
