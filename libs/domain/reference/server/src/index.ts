import * as referenceContract from '@tradeport/domain/reference/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { codeLookupHandlers } from './code-lookup.handlers'
import { dictionaryHandlers } from './dictionary.handlers'
import { dictionaryImportHandlers } from './dictionary-import.handlers'
import { exchangeRateHandlers, tellRates } from './exchange-rate.handlers'
import { forgetImports } from './import.repository'
import type { ReferencePorts } from './ports'

export const referenceServer = defineServerModule({
  name: 'reference',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: referenceContract,
  handlers: (ports: ReferencePorts) => ({
    ...dictionaryHandlers(ports),
    ...dictionaryImportHandlers(ports),
    ...codeLookupHandlers,
    ...exchangeRateHandlers(ports),
  }),
  jobs: ports => [forgetImports, tellRates(ports)],
})

export { placeSheetOf } from './place-sheet'
export { codesVersion } from './code-lookup.handlers'
export { codeLabels, codeNames, codesInForce, codeNamed, customsCountries } from './codes-in-force'
export { customsRateOn, exchangeRateOn, exchangeRatesInto } from './exchange-rate.handlers'
export type { RatesListener, ReferencePorts, UsageCounter } from './ports'
