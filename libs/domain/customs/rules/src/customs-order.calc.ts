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
  addMoney,
  afterWorkingHours,
  isPositive,
  minDecimal,
  mulDecimal,
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
} from '@tradeport/kernel/values'
import type { CustomsParameterValues } from './parameter.rules'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** By when the next move is due: the acceptance, the payment of its quote, the cut-off of the shipment, the completion; null where nobody is hurried. */
export function customsOrderDueAt(
  status: CustomsOrderStatus,
  { cutOffAt, fees }: { cutOffAt: Date | null; fees: readonly CustomsOrderFee[] },
  { now, region }: { now: Date; region: TimedRegion & Pick<RegionConfig, 'timeZone'> },
  {
    acceptWorkingHours,
    payHours,
    completeDays,
  }: Pick<CustomsParameterValues, 'acceptWorkingHours' | 'payHours' | 'completeDays'>,
): Date | null {
  switch (status) {
    case 'submitted':
      return afterWorkingHours(now, acceptWorkingHours, workingHoursOf(region))
    case 'accepted':
      return fees.some(isUnpaidQuote) ? new Date(now.getTime() + payHours * HOUR_MS) : cutOffAt
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

/** What one line of fees comes to at most, in any currency: whole orders stay within what is kept of amounts. */
export const MAX_FEE_AMOUNT = '999999999999'

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

/** What is left of a line after complaints, what the bank is still asked for among it. */
export const feeRest = ({
  amount,
  returning,
  returned,
  currency,
}: Pick<CustomsOrderFee, 'amount' | 'returning' | 'returned' | 'currency'>): string =>
  subtractMoney(subtractMoney(amount, returned, currency), returning, currency)

/** What the platform keeps of so much of a line. Charges that the provider advanced for its client are passed on whole. */
export const feeCommission = (
  { feeType, currency }: Pick<CustomsOrderFee, 'feeType' | 'currency'>,
  amount: string,
  rate: string,
): string => (feeType === 'port_charges' ? roundMoney('0', currency) : percentOf(amount, rate, currency))

/** What the platform gives of what a complaint takes back of a line that was passed on: as if it had been so much smaller. */
export function reclaimedCommission(line: CustomsOrderFee, rate: string): string {
  const rest = feeRest(line)
  const before = addMoney(rest, line.returning, line.currency)
  return subtractMoney(feeCommission(line, before, rate), feeCommission(line, rest, rate), line.currency)
}

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

const isOwed = ({ status }: Pick<CustomsOrderFee, 'status'>): boolean => status === 'fixed' || status === 'confirmed'

/** What the client owes the provider by currency, what it has not answered, and where the money is; what others bear does not count. */
export function feeTotals(fees: readonly CustomsOrderFee[]): FeeTotals[] {
  const client = fees.filter(({ payer }) => payer === 'client')
  const sum = (currency: string, counted: (fee: CustomsOrderFee) => string) =>
    sumMoney(client.filter(fee => fee.currency === currency).map(counted), currency)
  const whole = (counts: (fee: CustomsOrderFee) => boolean) => (fee: CustomsOrderFee) =>
    counts(fee) ? fee.amount : '0'
  const at =
    (...states: readonly CustomsOrderFee['money'][]) =>
    (fee: CustomsOrderFee) =>
      states.includes(fee.money) ? feeRest(fee) : '0'
  return [...new Set(client.map(({ currency }) => currency))]
    .map(currency => ({
      currency,
      owed: sum(currency, whole(isOwed)),
      proposed: sum(
        currency,
        whole(({ status }) => status === 'proposed'),
      ),
      due: sum(currency, at('due')),
      processing: sum(currency, fee => addDecimal(at('processing', 'settling')(fee), fee.returning)),
      held: sum(currency, at('held')),
      released: sum(currency, at('released')),
      refunded: sum(currency, fee => addDecimal(at('refunded')(fee), fee.returned)),
    }))
    .filter(({ currency: _currency, ...sums }) => Object.values(sums).some(isPositive))
}

/** Paid through the bank, and not on its way back anyhow: a complaint can take it back from there. */
const isInBank = (fee: CustomsOrderFee): boolean =>
  isOwed(fee) && (fee.money === 'held' || fee.money === 'settling' || fee.money === 'released')

const isGivable = (fee: CustomsOrderFee): boolean => isInBank(fee) && isPositive(feeRest(fee))

const bankedIn = (fees: readonly CustomsOrderFee[], currency: string): CustomsOrderFee[] =>
  fees.filter(fee => fee.currency === currency && isGivable(fee))

/** Whether the bank moved something for the client that could be given back. */
export const hasPaidFees = (fees: readonly CustomsOrderFee[]): boolean => fees.some(isGivable)

/** Whether a complaint is paid back past the platform, as what it is about was paid. */
export const isPaidBackDirectly = (fees: readonly CustomsOrderFee[], currency: string): boolean =>
  bankedIn(fees, currency).length === 0

/**
 * The most that a complaint can be about in a currency: what the client paid in it and has not got back; what both sides settled past the
 * platform only where nothing went through the bank.
 */
export function claimableIn(fees: readonly CustomsOrderFee[], currency: string): string {
  const banked = bankedIn(fees, currency)
  if (banked.length > 0) return sumMoney(banked.map(feeRest), currency)
  const direct = fees.filter(fee => fee.currency === currency && fee.money === 'none' && isOwed(fee) && isPaidHere(fee))
  return sumMoney(
    direct.map(({ amount }) => amount),
    currency,
  )
}

/** The broker's own fees before what it advanced, and what is in escrow before what was passed on. */
const backFirst = (one: CustomsOrderFee, other: CustomsOrderFee): number => {
  const place = ({ feeType, money }: CustomsOrderFee) =>
    (feeType === 'port_charges' ? 2 : 0) + (money === 'held' ? 0 : 1)
  return place(one) - place(other) || one.no - other.no
}

/** From which lines so much goes back: the bank is asked for what `returning` says of them. */
export function takeBack(
  fees: readonly CustomsOrderFee[],
  { amount, currency }: { amount: string; currency: string },
): CustomsOrderFee[] {
  let left = amount
  const parts = new Map<number, string>()
  for (const fee of bankedIn(fees, currency).toSorted(backFirst)) {
    const part = minDecimal(left, feeRest(fee))
    if (!isPositive(part)) break
    parts.set(fee.no, part)
    left = subtractMoney(left, part, currency)
  }
  return fees.map(fee => {
    const part = parts.get(fee.no)
    return part === undefined ? fee : { ...fee, returning: addMoney(fee.returning, part, currency) }
  })
}

/** The bank gave back what it was asked for of these lines; one with nothing left is paid back. */
export const gaveBack = (fees: readonly CustomsOrderFee[], nos: readonly number[]): CustomsOrderFee[] =>
  fees.map(fee => {
    if (!nos.includes(fee.no)) return fee
    const returned = addMoney(fee.returned, fee.returning, fee.currency)
    const given: CustomsOrderFee = { ...fee, returning: '0', returned }
    return isPositive(feeRest(given)) ? given : { ...given, money: 'refunded' }
  })
