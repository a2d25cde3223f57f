import * as languageContract from '@tradeport/domain/language/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { dataHandlers } from './data.handlers'
import { exchangeHandlers } from './exchange.handlers'
import { forgetImports } from './import.repository'
import type { LanguagePorts } from './ports'
import { publicationHandlers } from './publication.handlers'
import { textHandlers } from './text.handlers'

export const languageServer = defineServerModule({
  name: 'language',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: languageContract,
  handlers: (ports: LanguagePorts) => ({
    ...textHandlers(ports),
    ...publicationHandlers(ports),
    ...exchangeHandlers(ports),
    ...dataHandlers(ports),
  }),
  services: ({ published }, parts) => [published.service(parts)],
  jobs: () => [{ name: 'language.forget-imports', everySeconds: 3600, run: forgetImports }],
})

export { publishedPageTexts } from './data.handlers'
export { PublishedServerTexts } from './published-texts'
export type { BuiltInTexts, LanguagePorts, ServerNamespace } from './ports'
