import { pgTable, text } from 'drizzle-orm/pg-core'
import type { {{Entity}}Status } from '@tradeport/domain/{{domain}}/contract'
import { documentColumns } from '@tradeport/node/db'

export const {{entity}} = pgTable('{{entity_snake}}', {
  ...documentColumns(),
  status: text().$type<{{Entity}}Status>().notNull(),
  name: text().notNull(),
  note: text().notNull(),
})
export type {{Entity}} = typeof {{entity}}.$inferSelect
