import * as filesContract from '@tradeport/domain/files/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { scanWaitingFiles } from './file-scan'
import { filesHandlers } from './files.handlers'

export { forgetPortrait, keepPortrait, portraitContent } from './portraits'
export { documentContent, forgetDocuments, keepDocument } from './documents'

export const filesServer = defineServerModule({
  name: 'files',
  migrations: {},
  contract: filesContract,
  handlers: () => filesHandlers,
  jobs: () => [scanWaitingFiles],
})
