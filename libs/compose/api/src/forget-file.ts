import { sql } from 'drizzle-orm'
import type { CustomsPorts } from '@tradeport/domain/customs/server'
import { forgetDocuments } from '@tradeport/domain/files/server'
import { fileSources } from './file-sources'

/** What a company has sent and does not want any more. Whatever stands in a document, was shared or waits to be imported stays. */
export const forgetFile: CustomsPorts['forgetFile'] = async (ctx, fileId) => {
  const inDocument = sql.join(
    fileSources.map(({ found }) => sql`exists (${found})`),
    sql` or `,
  )
  const { rows } = await ctx.db.execute<{ used: boolean }>(sql`
    select exists (select 1 from file_grant g where g.file_id = f.id) or exists (select 1 from import_job j where j.file_id = f.id)
      or ${inDocument} as used
    from file_asset f where f.id = ${fileId} and f.owner_company_id = ${ctx.actor.companyId} and f.kind = 'document'`)
  const [file] = rows
  if (file && !file.used) await forgetDocuments(ctx, [fileId])
  return file !== undefined
}
