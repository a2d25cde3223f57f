import type { DeclarationContent, DeclarationHead, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { addDecimal, compareDecimal, isDecimal, mulDecimal, subtractDecimal } from '@tradeport/kernel/values'
import { checkUscc } from './check-digits'
import { crossesNoBorder, issue, type Check } from './check-context'
import { absolute, declaredBy, netOfItems } from './declaration-form.calc'
import { NO_CODE, TABLE_RULE, filledGroups, isCivilDate } from './field.checks'
import { messageTypeOf } from './message-type'

const PARTIES = [
  ['tradeCoScc', 'tradeCode'],
  ['ownerCodeScc', 'ownerCode'],
  ['agentCodeScc', 'agentCode'],
] as const

/** V-DEC-01 and 02: the companies' own numbers. Only the owner may be without one. */
export const partyChecks: Check = ({ head }) =>
  PARTIES.flatMap(([scc, code]) => {
    const found: DeclarationIssue[] = []
    const uscc = head[scc]
    const isAbsent = code === 'ownerCode' && head.ownerCode === NO_CODE
    if (uscc !== '' && !(isAbsent && uscc === NO_CODE)) {
      const checked = checkUscc(uscc)
      // What is checked is what is sent: neither small letters nor spaces are put right on the way.
      if (!checked.valid || checked.normalised !== uscc) found.push(issue('V-DEC-01', 'uscc', `head.${scc}`))
      else if (checked.warning === 'inner') found.push(issue('V-DEC-01', 'uscc_inner', `head.${scc}`, {}, 'warn'))
    }
    if (head[code] !== '' && !isAbsent && !/^\d{9}[0-9A-Z]$/.test(head[code]))
      found.push(issue('V-DEC-02', 'customs_code', `head.${code}`))
    return found
  })

/** V-DEC-03: four digits of the customs, the year, a digit for the direction, nine more. */
export function entryIdIssues(
  entryId: string,
  ieFlag: DeclarationContent['ieFlag'],
  path = 'entryId',
): DeclarationIssue[] {
  if (!/^\d{4}(19|20)\d{2}[01]\d{9}$/.test(entryId)) return [issue('V-DEC-03', 'entry_id_format', path)]
  const wanted = ieFlag === 'E' ? '0' : '1'
  return entryId.charAt(8) === wanted ? [] : [issue('V-DEC-03', 'entry_id_direction', path)]
}

/** The number of a pre-entry is built like customs' own; of a list that is declared at once its ninth sign is a letter (公告 2019-18). */
export const isPreEntryId = (number: string): boolean => /^\d{4}(19|20)\d{2}[01EI]\d{9}$/.test(number)

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** V-DEC-04, of every day that the form declares. */
export const dateChecks: Check = (content, { today, parameters: { daysAhead } }) => {
  const { head, ieFlag } = content
  const latest = dayAfter(today, daysAhead)
  const isAhead = (value: unknown) => typeof value === 'string' && isCivilDate(value) && value > latest
  const found = filledGroups(content).flatMap(({ fields, row, prefix }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'date' && (ieFlag === 'E' ? field.export : field.import) !== 'none')
      .filter(([name]) => isAhead(row[name]))
      .map(([name]) => issue('V-DEC-04', 'date_too_far', `${prefix}${name}`, { days: daysAhead })),
  )
  if (ieFlag === 'I' && isCivilDate(head.despDate) && isCivilDate(head.ieDate) && head.despDate > head.ieDate)
    found.push(issue('V-DEC-04', 'departs_after_arrival', 'head.despDate'))
  return found
}

/** V-DEC-05 and 06. */
export const weightChecks: Check = ({ head, items }) => {
  const found: DeclarationIssue[] = []
  const { netWt, grossWt, packNo, wrapType } = head
  if (isDecimal(netWt) && isDecimal(grossWt) && compareDecimal(netWt, grossWt) > 0)
    found.push(issue('V-DEC-05', 'net_above_gross', 'head.netWt'))
  const sum = netOfItems(items)
  if (sum !== undefined && isDecimal(netWt) && compareDecimal(absolute(subtractDecimal(sum, netWt)), '0.01') > 0)
    found.push(issue('V-DEC-05', 'net_sum', 'head.netWt', { sum }, 'warn'))
  if (wrapType === '00' && packNo !== '' && packNo !== '1') found.push(issue('V-DEC-06', 'pack_bulk', 'head.packNo'))
  return found
}

/** The message has one element for all of them, and so not every one goes with every other. */
export const matterChecks: Check = content =>
  messageTypeOf(content) === undefined ? [issue(TABLE_RULE, 'matters_together', 'businessMatters')] : []

/** The number of a transit form, or of the list of what a vehicle carries. */
const TRANSIT_NAME = /^@(?:[0-9A-Z]{13}|[0-9A-Z]{16})$/

/** Transit, and bills of parts (1.a.2): `@` and a number for the name, `master*house` for the bill. Practice differs by office: a warning. */
export const transitChecks: Check = ({ head: { trafName, billNo }, declType }) => {
  const isNamed = declType === 'transit_advance' ? trafName !== '' : trafName.startsWith('@')
  return [
    ...(isNamed && !TRANSIT_NAME.test(trafName)
      ? [issue(TABLE_RULE, 'transit_name', 'head.trafName', {}, 'warn')]
      : []),
    ...(billNo.includes('*') && !/^[^*]+\*[^*]+$/.test(billNo)
      ? [issue(TABLE_RULE, 'bill_parts', 'head.billNo', {}, 'warn')]
      : []),
  ]
}

/** Papers that the Single Window would not take for their size. */
export const paperChecks: Check = ({ eDocs }, { parameters: { paperBytes: max } }) => {
  return eDocs.flatMap(({ edocSize }, index) =>
    /^\d+$/.test(edocSize) && Number(edocSize) > max
      ? [issue(TABLE_RULE, 'paper_too_large', `eDocs[${index}].edocSize`, { max: max / 1024 / 1024 }, 'warn')]
      : [],
  )
}

/** V-DEC-10: the platform's order, or the warehouse's, stands behind cross-border e-commerce. */
export const B2B_DOCUMENT = '10000004'
const MARKET_MODE = '1039'

/** V-DEC-10 and 11. */
export const modeChecks: Check = ({ head, items, eDocs }, { usdRate, parameters: { marketUsdLimit: limit } }) => {
  const found: DeclarationIssue[] = []
  if (head.tradeMode === '9710' || head.tradeMode === '9810') {
    const index = eDocs.findIndex(({ edocCode }) => edocCode === B2B_DOCUMENT)
    if (index < 0) found.push(issue('V-DEC-10', 'b2b_document', 'eDocs'))
    else if (eDocs[index]?.edocId === '') found.push(issue('V-DEC-10', 'b2b_number', `eDocs[${index}].edocId`))
  }
  if (head.tradeMode !== MARKET_MODE) return found
  const rateOf = (currency: string) => (currency === 'USD' ? '1' : usdRate(currency))
  const declared = declaredBy(items)
  // What has no rate has no value that could be held against the limit: nothing passes for want of one.
  for (const { currency } of declared)
    if (rateOf(currency) === undefined) found.push(issue('V-DEC-11', 'market_rate_missing', 'items', { currency }))
  const usd = declared.reduce(
    (sum, { currency, amount }) => addDecimal(sum, mulDecimal(amount, rateOf(currency) ?? '0')),
    '0',
  )
  if (compareDecimal(usd, limit) > 0) found.push(issue('V-DEC-11', 'market_value', 'items', { limit }))
  if (head.noteS === '') found.push(issue('V-DEC-11', 'market_registration', 'head.noteS'))
  return found
}

type Wanted = 'required' | 'empty'
/** By transaction mode: whether the price lacks freight and insurance (V-DEC-12). */
const CHARGES: Readonly<Record<'E' | 'I', Readonly<Record<string, readonly [freight: Wanted, insurance: Wanted]>>>> = {
  E: {
    '1': ['required', 'required'],
    '2': ['required', 'empty'],
    '3': ['empty', 'empty'],
    '4': ['empty', 'required'],
    '7': ['empty', 'empty'],
  },
  I: {
    '1': ['empty', 'empty'],
    '2': ['empty', 'required'],
    '3': ['required', 'required'],
    '4': ['required', 'empty'],
    '7': ['required', 'required'],
  },
}

/** What the matrix says of freight and insurance; undefined for prices that it does not speak of. */
export const chargesOf = (ieFlag: 'E' | 'I', transMode: string): readonly [Wanted, Wanted] | undefined =>
  CHARGES[ieFlag][transMode]

const FREIGHT = ['feeMark', 'feeRate', 'feeCurr'] as const
const INSURANCE = ['insurMark', 'insurRate', 'insurCurr'] as const

function chargeIssues(
  head: DeclarationHead,
  names: typeof FREIGHT | typeof INSURANCE,
  wanted: Wanted | undefined,
): DeclarationIssue[] {
  const [markName, rateName, currName] = names
  const isFreight = markName === 'feeMark'
  const mark = head[markName]
  const rate = head[rateName]
  const curr = head[currName]
  if (wanted === 'empty') {
    const filled = [rateName, markName, currName].find(name => head[name] !== '')
    if (!filled) return []
    return [issue('V-DEC-12', isFreight ? 'freight_not_allowed' : 'insurance_not_allowed', `head.${filled}`)]
  }
  const key = isFreight ? 'freight_required' : 'insurance_required'
  const isBegun = [mark, rate, curr].some(value => value !== '')
  if (wanted === undefined && !isBegun) return []
  return [
    ...(mark === '' ? [issue('V-DEC-12', key, `head.${markName}`)] : []),
    ...(rate === '' ? [issue('V-DEC-12', key, `head.${rateName}`)] : []),
    ...(mark !== '' && mark !== '1' && curr === '' ? [issue('V-DEC-13', 'charge_currency', `head.${currName}`)] : []),
  ]
}

/** Freight by the tonne is usual on water and rail alone. */
const PER_TONNE = ['2', '3']

/** V-DEC-12, 13 and 14. */
export const chargeChecks: Check = ({ head, ieFlag }) => {
  const { trafMode, transMode } = head
  const wanted = chargesOf(ieFlag, transMode)
  const found = [...chargeIssues(head, FREIGHT, wanted?.[0]), ...chargeIssues(head, INSURANCE, wanted?.[1])]
  if (head.feeMark === '2' && wanted?.[0] !== 'empty' && !PER_TONNE.includes(trafMode))
    found.push(issue('V-DEC-13', 'freight_per_tonne', 'head.feeMark'))
  if (!crossesNoBorder(trafMode) || transMode === '') return found
  if (ieFlag === 'I' && transMode !== '1') found.push(issue('V-DEC-14', 'import_cif', 'head.transMode'))
  if (ieFlag === 'E' && transMode !== '3') found.push(issue('V-DEC-14', 'export_fob', 'head.transMode'))
  return found
}
