import type { DeclarationContent, declarationFormRevision } from '@tradeport/domain/customs/contract'
import { contentChanges, declarationTotals } from '@tradeport/domain/customs/rules'
import type { OutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { loadForm } from './declaration.repository'

interface RevisionRow extends Record<string, unknown> {
  revision: number
  content: DeclarationContent
  entry_id: string
  created_at: Date
}

/** A revision that is over, and what the next one says instead. @throws AppError `FT521404` also for the one that is not over. */
export async function revisionOf(
  ctx: ActorContext,
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
  return {
    ...{ id: form.id, no: form.no, revision, ieFlag: kept.content.ieFlag, entryId: kept.entry_id },
    content: kept.content,
    totals: declarationTotals(kept.content),
    keptAt: iso(kept.created_at),
    changes: contentChanges(kept.content, next?.content ?? form.content),
  }
}
