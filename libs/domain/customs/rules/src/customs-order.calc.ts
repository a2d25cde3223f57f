import {
  MANDATORY_DOCUMENTS,
  type CustomsDocumentType,
  type CustomsOrderContent,
  type CustomsOrderDocument,
  type CustomsOrderFee,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { workingHoursOf, type RegionConfig, type TimedRegion } from '@tradeport/kernel/config'
import { addDecimal, afterWorkingHours, isPositive, mulDecimal, roundMoney, sumDecimal } from '@tradeport/kernel/values'
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

/** What the client owes the provider by currency, and what it has not answered; what others bear does not count. */
export function feeTotals(fees: readonly CustomsOrderFee[]): { currency: string; owed: string; proposed: string }[] {
  const client = fees.filter(({ payer }) => payer === 'client')
  const sum = (currency: string, ...statuses: readonly CustomsOrderFee['status'][]) =>
    roundMoney(
      sumDecimal(
        client.filter(fee => fee.currency === currency && statuses.includes(fee.status)).map(({ amount }) => amount),
      ),
      currency,
    )
  return [...new Set(client.map(({ currency }) => currency))]
    .map(currency => ({
      currency,
      owed: sum(currency, 'fixed', 'confirmed'),
      proposed: sum(currency, 'proposed'),
    }))
    .filter(({ owed, proposed }) => isPositive(owed) || isPositive(proposed))
}

/** The most that a complaint can be about in a currency: what the client was charged in it, also where the broker gave it up since. */
export const claimableIn = (fees: readonly CustomsOrderFee[], currency: string): string =>
  roundMoney(
    sumDecimal(
      fees
        .filter(fee => fee.payer === 'client' && fee.currency === currency)
        .filter(({ status }) => status !== 'proposed' && status !== 'refused')
        .map(({ amount }) => amount),
    ),
    currency,
  )
