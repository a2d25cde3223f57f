import { sql } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import type { AcceptingSide } from '@tradeport/domain/content/contract'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { RelatedDocument } from './content.table'
import { publicDetailDto } from './related-document.handlers'
import { documentIds, editionsToAccept, holdInForce, loadDocument } from './related-document.repository'

/** What people and companies are called now, by id. */
export interface NamesPort {
  persons(ctx: ActorContext, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  companies(ctx: ActorContext, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

interface AcceptanceRow extends Record<string, unknown> {
  id: string
  user_id: string
  side: AcceptingSide
  company_id: string | null
  accepted_at: string
}

const isAskedFor = (ctx: ActorContext, row: RelatedDocument): boolean => row.mustAccept && row.effectiveAt <= ctx.now()

/** That they accepted stays on record; from where goes with the account, and their name is read from it. */
export async function forgetAcceptancesOf(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('document_acceptance_forget', `update document_acceptance set ip = '' where user_id = $1`, [userId])
}

type AcceptanceHandlers = Pick<
  Handlers<typeof contentContract>,
  'documentsToAccept' | 'documentAccept' | 'documentAcceptancePage'
>

export const acceptanceHandlers = (names: NamesPort): AcceptanceHandlers => ({
  async documentsToAccept(ctx) {
    const rows = await editionsToAccept(ctx)
    const ids = new Map(rows.map(row => [row.code, row.documentId]))
    return { documents: rows.map(row => publicDetailDto(row, ctx.locale, ids)) }
  },

  async documentAccept(ctx, { id, edition }) {
    const row = await holdInForce(ctx, id)
    if (!row) throw new AppError('MALL600404')
    if (row.edition !== edition) throw new AppError('FT510006')
    if (!isAskedFor(ctx, row)) throw new AppError('MALL600404')
    const { userId, kind, companyId } = ctx.actor
    await ctx.query(
      'document_accept',
      `insert into document_acceptance (id, region_id, document_id, edition, user_id, side, company_id, accepted_at, ip)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [uuidv7(), row.regionId, id, edition, userId, kind, companyId, ctx.now().toISOString(), ctx.ip],
    )
    return {}
  },

  async documentAcceptancePage(ctx, input) {
    const row = await loadDocument(ctx, input.id)
    const documentId = (await documentIds(ctx, [row])).get(row.code) ?? row.id
    const from = sql`from document_acceptance where document_id = ${documentId} and edition = ${row.edition}`
    const { limit, offset } = limits(input)
    const { rows } = await ctx.db.execute<AcceptanceRow>(
      sql`select id, user_id, side, company_id, accepted_at ${from}
        order by accepted_at desc, id desc limit ${limit} offset ${offset}`,
    )
    const [people, companies] = await Promise.all([
      names.persons(
        ctx,
        rows.map(each => each.user_id),
      ),
      names.companies(
        ctx,
        rows.flatMap(each => each.company_id ?? []),
      ),
    ])
    const page = await countedPage(ctx.db, input, rows, from, TOTAL_CAP)
    return {
      ...page,
      records: rows.map(each => ({
        id: each.id,
        name: people.get(each.user_id) ?? '',
        side: each.side,
        companyId: each.company_id,
        companyName: each.company_id === null ? null : (companies.get(each.company_id) ?? null),
        acceptedAt: iso(each.accepted_at),
      })),
    }
  },
})
