import { sql, type SQL } from 'drizzle-orm'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { textIn } from './texts'

/** What lists know of an inquiry's first line. */
export interface FirstTitle {
  /** As its buyer reads it. */
  first_item_name: string | null
  /** A product of the mall in every language it is there in; null for goods that the buyer described or named. */
  first_item_title: I18nText | null
}

/** The column of it, beside `first_item_name` of the same inquiry. */
export const firstTitleOf = (inquiry: string): SQL => sql`
  (select case when line.name is null then line.product -> 'title' end from inquiry_item line
    where line.inquiry_id = ${sql.raw(inquiry)}.id and line.removed_at is null order by line.line_no limit 1) as first_item_title`

/** The first line in the reader's language: a seller does not read the buyer's. */
export const firstTitle = (ctx: ActorContext, row: FirstTitle): string | null =>
  row.first_item_title === null ? row.first_item_name : textIn(row.first_item_title, ctx.locale)
