import {
  MANDATORY_DOCUMENTS,
  type CustomsDocumentType,
  type CustomsOrderContent,
  type CustomsOrderDocument,
  type CustomsOrderFee,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { workingHoursOf, type RegionConfig, type TimedRegion } from '@tradeport/kernel/config'
import {
  addDecimal,
  afterWorkingHours,
  isPositive,
  mulDecimal,
  percentOf,
  roundMoney,
  sumDecimal,
} from '@tradeport/kernel/values'
import type { CustomsParameterValues } from './parameter.rules'

const DAY_MS = 86_400_000

/** By when the next move is due: the acceptance, the cut-off of the shipment, the completion; null where nobody is hurried. */
export function customsOrderDueAt(
  status: CustomsOrderStatus,
  cutOffAt: Date | null,
  { now, region }: { now: Date; region: TimedRegion & Pick<RegionConfig, 'timeZone'> },
  { acceptWorkingHours, completeDays }: Pick<CustomsParameterValues, 'acceptWorkingHours' | 'completeDays'>,
): Date | null {
  switch (status) {
    case 'submitted':
      return afterWorkingHours(now, acceptWorkingHours, workingHoursOf(region))
    case 'accepted':
    case 'doc_check':
    case 'doc_pending':
    case 'making':
    case 'declaring':
    case 'inspection':
      return cutOffAt
    case 'cleared':
      return new Date(now.getTime() + completeDays * DAY_MS)
    case 'draft':
    case 'released':
    case 'completed':
    case 'rejected':
    case 'cancelled':
      return null
  }
}

/** The list of papers of a new order. */
export function documentList(): CustomsOrderDocument[] {
  const optional = ['booking', 'licence'] as const satisfies readonly CustomsDocumentType[]
  return [...MANDATORY_DOCUMENTS, ...optional].map((docType, index) => ({
    no: index + 1,
    docType,
    required: MANDATORY_DOCUMENTS.some(mandatory => mandatory === docType),
    note: null,
    status: 'missing',
    files: [],
    uploadedAt: null,
    reason: null,
  }))
}

/** The list of a new order with what was sent for a former one; the next broker looks at each paper anew. */
export function documentListLike(former: readonly CustomsOrderDocument[]): CustomsOrderDocument[] {
  return documentList().map(paper => {
    const { files = [], uploadedAt = null } =
      former.find(({ docType, files: sent }) => docType === paper.docType && sent.length > 0) ?? {}
    return files.length === 0 ? paper : { ...paper, status: 'uploaded', files, uploadedAt }
  })
}

/** Papers that have to be sent before the order goes on. */
export const outstanding = (documents: readonly CustomsOrderDocument[]): CustomsOrderDocument[] =>
  documents.filter(({ required, status }) => required && (status === 'missing' || status === 'rejected'))

export const isEveryPaperVerified = (documents: readonly CustomsOrderDocument[]): boolean =>
  documents.every(({ required, status }) => status === 'verified' || (status === 'missing' && !required))

/** What a broker cannot begin without, beside the day on which the goods are expected. */
const REQUIRED = [
  'tradeMode',
  'trafMode',
  'customMaster',
  'iePort',
  'contactName',
  'contactPhone',
  'contactEmail',
  'goodsSummary',
  'packNo',
  'grossWt',
  'cbm',
  'valueAmount',
  'currency',
  'transMode',
] as const satisfies readonly (keyof CustomsOrderContent)[]
export const REQUIRED_OF_ORDER: ReadonlySet<string> = new Set([...REQUIRED, 'expectedDate'])

/** What an order has to say before it is sent: paths of what is missing. */
export function missingOfOrder(content: CustomsOrderContent): string[] {
  const missing: string[] = REQUIRED.filter(name => content[name] === '')
  return content.expectedDate === null ? [...missing, 'expectedDate'] : missing
}

/** With tax, rounded to what the currency knows. */
export function feeAmount(fee: { qty: string; unitPrice: string; taxRate: string; currency: string }): string {
  const net = mulDecimal(fee.qty, fee.unitPrice)
  const factor = addDecimal('1', mulDecimal(fee.taxRate, '0.01'))
  return roundMoney(mulDecimal(net, factor), fee.currency)
}

/** Whether a line is paid to the provider through the bank, once it is owed. */
export const isPaidHere = ({ payer, amount }: Pick<CustomsOrderFee, 'payer' | 'amount'>): boolean =>
  payer === 'client' && isPositive(amount)

/** Of the quote, and not in escrow: the work does not begin before. */
export const isUnpaidQuote = ({ status, money }: CustomsOrderFee): boolean =>
  status === 'fixed' && (money === 'due' || money === 'processing')

/** What becomes of a line that the bank holds once the order is over: what nobody owes any more goes back. */
export const endOf = ({ status }: Pick<CustomsOrderFee, 'status'>): 'release' | 'refund' =>
  status === 'lapsed' ? 'refund' : 'release'

/** What the platform keeps of a line. Charges that the provider advanced for its client are passed on whole. */
export const feeCommission = (
  { feeType, amount, currency }: Pick<CustomsOrderFee, 'feeType' | 'amount' | 'currency'>,
  rate: string,
): string => (feeType === 'port_charges' ? roundMoney('0', currency) : percentOf(amount, rate, currency))

export interface FeeTotals {
  currency: string
  owed: string
  proposed: string
  due: string
  processing: string
  held: string
  released: string
  refunded: string
}

/** What the client owes the provider by currency, what it has not answered, and where the money is; what others bear does not count. */
export function feeTotals(fees: readonly CustomsOrderFee[]): FeeTotals[] {
  const client = fees.filter(({ payer }) => payer === 'client')
  const sum = (currency: string, counts: (fee: CustomsOrderFee) => boolean) =>
    roundMoney(
      sumDecimal(client.filter(fee => fee.currency === currency && counts(fee)).map(({ amount }) => amount)),
      currency,
    )
  const at =
    (...states: readonly CustomsOrderFee['money'][]) =>
    ({ money }: CustomsOrderFee) =>
      states.includes(money)
  return [...new Set(client.map(({ currency }) => currency))]
    .map(currency => ({
      currency,
      owed: sum(currency, ({ status }) => status === 'fixed' || status === 'confirmed'),
      proposed: sum(currency, ({ status }) => status === 'proposed'),
      due: sum(currency, at('due')),
      processing: sum(currency, at('processing', 'settling')),
      held: sum(currency, at('held')),
      released: sum(currency, at('released')),
      refunded: sum(currency, at('refunded')),
    }))
    .filter(({ currency: _currency, ...sums }) => Object.values(sums).some(isPositive))
}

/** The most that a complaint can be about in a currency: what the client was charged in it, and has not got back from the bank. */
export const claimableIn = (fees: readonly CustomsOrderFee[], currency: string): string =>
  roundMoney(
    sumDecimal(
      fees
        .filter(fee => fee.payer === 'client' && fee.currency === currency)
        .filter(({ status }) => status !== 'proposed' && status !== 'refused')
        .filter(({ money }) => money !== 'refunded')
        .map(({ amount }) => amount),
    ),
    currency,
  )
