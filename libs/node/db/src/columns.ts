import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { uuidv7 } from './uuid'

/** The columns of every table whose rows are documents with a state. Call it per table: column builders are not shared. */
export const documentColumns = () => ({
  id: uuid().primaryKey().$defaultFn(uuidv7),
  no: text().notNull(),
  regionId: text().notNull(),
  status: text().notNull(),
  version: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})

/** ISO 8601 of what the driver gives for a timestamp: a Date from typed queries, PostgreSQL's text from `execute`. */
export function iso(value: Date | string): string {
  return (typeof value === 'string' ? new Date(value) : value).toISOString()
}

/** The same for a column that may be empty. */
export function isoOrNull(value: Date | string | null): string | null {
  return value === null ? null : iso(value)
}
