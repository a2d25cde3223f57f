import type { MigrationSet } from '@tradeport/node/db'

/** The tables that every domain stands on; they run first. */
export const platformMigrations: MigrationSet = {
  name: 'platform',
  files: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
}
