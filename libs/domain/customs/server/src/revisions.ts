import type { DeclarationContent, declarationFormRevision } from '@tradeport/domain/customs/contract'
import { contentChanges, declarationTotals } from '@tradeport/domain/customs/rules'
import type { OutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { fobUsdOf } from './declaration-content'
import { loadForm } from './declaration.repository'
import type { CustomsPorts } from './ports'

interface RevisionRow extends Record<string, unknown> {
  revision: number
  content: DeclarationContent
  entry_id: string
  created_at: Date
}

/** A revision that is over, and what the next one says instead. @throws AppError `FT521404` also for the one that is not over. */
export async function revisionOf(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'codes'>,
  { id, revision }: ParsedInputOf<typeof declarationFormRevision>,
): Promise<OutputOf<typeof declarationFormRevision>> {
  const form = await loadForm(ctx, id)
  const rows = await ctx.query<RevisionRow>(
    'customs_revision',
    `select revision, content, entry_id, created_at from declaration_revision
     where form_id = $1 and revision in ($2, $2 + 1) order by revision`,
    [form.id, revision],
  )
  const [kept, next] = rows
  if (!kept || kept.revision !== revision) throw new AppError('FT521404')
  const totals = declarationTotals(kept.content)
  return {
    ...{ id: form.id, no: form.no, revision, ieFlag: kept.content.ieFlag, entryId: kept.entry_id },
    content: kept.content,
    totals: { ...totals, fobUsd: await fobUsdOf(ctx, ports, { totals, declareDate: tradeDay(kept.created_at) }) },
    keptAt: iso(kept.created_at),
    changes: contentChanges(kept.content, next?.content ?? form.content),
  }
}
