import type { MigrationSet } from '@tradeport/node/db'

/** Indexes on the tables of several domains: they run when all of those stand. */
export const fileMigrations: MigrationSet = {
  name: 'files-of-documents',
  files: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
}
