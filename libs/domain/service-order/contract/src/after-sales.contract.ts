import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES } from '@tradeport/domain/membership/contract'
import {
  defineEndpoint,
  id,
  listFile,
  pageOutput,
  statusCountOutput,
  steppedTo,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  AFTER_SALES_STATUSES,
  afterSalesActionInput,
  afterSalesCountInput,
  afterSalesDeadlines,
  afterSalesDetailOutput,
  afterSalesInput,
  afterSalesPageInput,
  afterSalesRow,
} from './after-sales.schema'

const PATH = '/comprehensive-service/afterSalesServiceOrder'
const parties = ['seller', 'provider', 'operator'] as const
const TOUCHED = ['afterSalesCase', 'serviceOrder'] as const

export const afterSalesCasePage = defineEndpoint({
  name: 'serviceOrder.afterSalesCasePage',
  path: `${PATH}/page`,
  audiences: parties,
  input: afterSalesPageInput(),
  output: pageOutput(afterSalesRow()),
  reads: ['afterSalesCase'],
  summary: 'Cases of the caller’s company on either side, or of an operator’s region.',
})

export const afterSalesCaseStatusCount = defineEndpoint({
  name: 'serviceOrder.afterSalesCaseStatusCount',
  path: `${PATH}/statusCount`,
  audiences: parties,
  input: afterSalesCountInput(),
  output: statusCountOutput(),
  reads: ['afterSalesCase'],
})

export const AFTER_SALES_EXPORT_COLUMNS = [
  ...(['no', 'order', 'service', 'customer', 'provider', 'type', 'amount', 'agreed', 'currency', 'status'] as const),
  ...(['next', 'due', 'createdAt'] as const),
] as const

export const afterSalesCaseExport = defineEndpoint({
  name: 'serviceOrder.afterSalesCaseExport',
  path: `${PATH}/export`,
  audiences: ['seller', 'provider'],
  kind: 'binary',
  input: z.extend(afterSalesCountInput(), {
    status: z.optional(z.enum(AFTER_SALES_STATUSES)),
    ...listFile(AFTER_SALES_EXPORT_COLUMNS),
  }),
  output: z.unknown(),
  ability: DATA_EXPORT_ABILITY,
  errors: [...ABILITY_CODES, 'FT520413'],
  rateLimit: 10,
  summary: 'A sheet of the caller’s cases under the same filters, 2,000 rows at most.',
})

export const afterSalesCaseDetail = defineEndpoint({
  name: 'serviceOrder.afterSalesCaseDetail',
  path: `${PATH}/detail`,
  audiences: parties,
  audit: 'read',
  input: z.object({ id: id() }),
  output: afterSalesDetailOutput(),
  errors: ['FT520404'],
  reads: ['afterSalesCase'],
})

export const afterSalesCaseCreate = defineEndpoint({
  name: 'serviceOrder.afterSalesCaseCreate',
  path: `${PATH}/create`,
  audiences: ['seller'],
  input: afterSalesInput(),
  output: z.extend(steppedTo(AFTER_SALES_STATUSES), { no: z.string(), deadlines: afterSalesDeadlines() }),
  errors: ['FT520400', 'FT520404', 'FT526007', 'FT526009', 'FT526012'],
  writes: true,
  touches: TOUCHED,
  summary: 'Of a paid order that runs, or that ended no longer ago than its service allows. One open case at a time.',
})

export const afterSalesCaseAct = defineEndpoint({
  name: 'serviceOrder.afterSalesCaseAct',
  path: `${PATH}/action`,
  audiences: parties,
  stepUp: ['operator'],
  input: afterSalesActionInput(),
  output: z.extend(steppedTo(AFTER_SALES_STATUSES), {
    no: z.string(),
    agreedAmount: z.nullable(z.string()),
    deadlines: afterSalesDeadlines(),
  }),
  errors: ['FT520400', 'FT520404', 'USER_SERVICE530130'],
  writes: true,
  touches: TOUCHED,
  summary: 'The next step of a case: those its `actions` name.',
})
