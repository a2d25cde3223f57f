import * as sheetsContract from '@tradeport/domain/sheets/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import type { SheetsPorts } from './ports'
import { expireImports, sheetHandlers } from './sheet.handlers'

export type { ReadSheet, SheetKind, SheetTarget, SheetTemplate, SheetsPorts } from './ports'

/** Spreadsheets that people fill in and send: each domain has its kinds, all are read, previewed and confirmed in one way. */
export const sheetsServer = defineServerModule<SheetsPorts, typeof sheetsContract>({
  name: 'sheets',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: sheetsContract,
  handlers: sheetHandlers,
  jobs: () => [expireImports],
})
