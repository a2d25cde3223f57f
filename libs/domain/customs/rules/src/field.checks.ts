import {
  ADVISORY_LISTS,
  FIELD_GROUPS,
  SUPPLEMENT_TYPES,
  type DeclarationContent,
  type DeclarationField,
  type DeclarationIssue,
  type HeadFieldName,
  type SupplementFieldName,
} from '@tradeport/domain/customs/contract'
import { isDecimal, isPositive, scaleOf } from '@tradeport/kernel/values'
import { isInspected, issue, type Check, type CheckContext } from './check-context'
import { gbkLength, unwritable } from './gbk'
import { PRODUCT_PARAMETERS } from './parameter.rules'

/** The field table itself: rules that the design gives no number. */
export const TABLE_RULE = 'V-DEC-00'
/** Customs writes this where somebody has no code or no name. */
export const NO_CODE = 'NO'

type Fields = Readonly<Record<string, DeclarationField>>
type Values = Readonly<Record<string, unknown>>

/** Fixed forms of codes that are in no list. */
const FORMS: Readonly<Record<string, RegExp>> = {
  manualNo: /^[A-Z0-9]{12}$/,
  licenseNo: /^\d{2}-[A-Z0-9]{2}-\d{6}$/,
  distinatePort: /^[A-Z0-9]{6}$/,
  despPortCode: /^[A-Z0-9]{6}$/,
  entyPortCode: /^\d{6}$/,
  feeMark: /^[123]$/,
  insurMark: /^[13]$/,
  otherMark: /^[13]$/,
  entryType: /^[0LWDM]$/,
  billType: /^[1-4]$/,
  promiseItems: /^[019]{3,5}$/,
  origBoxFlag: /^[01]$/,
  codeTs: /^\d{10}$/,
  ciqCode: /^\d{3}$/,
  districtCode: /^\d{4}[0-9A-Z]$/,
  origPlaceCode: /^[0-9A-Z]{6}$/,
  destCode: /^\d{6}$/,
  purpose: /^\d{2}$/,
  noDangFlag: /^[01]$/,
  lclFlag: /^[01]$/,
  edocFormatType: /^(?:S|US)$/,
  edocCode: /^\d{8}$/,
  supType: /^[ABC]$/,
  relatedParties: /^[01]{8}$/,
  priceInfluenced: /^[01]$/,
  priceComparable: /^[1-4]$/,
  useRestricted: /^[01]$/,
  priceConditional: /^[01]$/,
  royaltyPaid: /^[01]$/,
  proceedsShared: /^[01]$/,
  goodsNo: /^\d{1,2}(?:,\d{1,2})*$/,
}

/** Quantities and prices that are more than nothing. */
const POSITIVE = new Set([
  'gQty',
  'declPrice',
  'declTotal',
  'firstQty',
  'secondQty',
  'packNo',
  'grossWt',
  'netWt',
  'feeRate',
  'insurRate',
  'packQty',
])

export const isCivilDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

function numberIssue(field: DeclarationField, name: string, value: string, path: string): DeclarationIssue | undefined {
  const scale = field.scale ?? 0
  // An addition or deduction may be negative; nothing else is.
  const unsigned = name === 'otherRate' ? value.replace(/^-/, '') : value
  const whole = unsigned.split('.')[0]?.replace(/^0+(?=\d)/, '').length ?? 0
  const fits =
    isDecimal(unsigned) && !unsigned.startsWith('-') && whole <= field.max - scale && scaleOf(unsigned) <= scale
  if (!fits) return issue(TABLE_RULE, 'number_format', path, { digits: field.max - scale, scale })
  return POSITIVE.has(name) && !isPositive(value) ? issue(TABLE_RULE, 'positive', path) : undefined
}

function textIssue(field: DeclarationField, value: string, path: string): DeclarationIssue | undefined {
  const sign = unwritable(value)
  if (sign !== undefined) return issue(TABLE_RULE, 'not_in_charset', path, { sign })
  const bytes = gbkLength(value)
  return bytes > field.max ? issue(TABLE_RULE, 'too_long', path, { max: field.max, bytes }) : undefined
}

/** What the field table alone says of a value that is there. */
export function valueIssue(
  field: DeclarationField,
  name: string,
  value: string,
  path: string,
  context: Pick<CheckContext, 'isListed'>,
): DeclarationIssue | undefined {
  if (field.kind === 'integer' || field.kind === 'decimal') return numberIssue(field, name, value, path)
  if (field.kind === 'date') return isCivilDate(value) ? undefined : issue(TABLE_RULE, 'date_format', path)
  const wrong = textIssue(field, value, path)
  if (wrong) return wrong
  const form = FORMS[name] ?? (field.kind === 'digits' ? /^\d+$/ : field.kind === 'code' ? /^[\w.-]+$/ : undefined)
  if (form && !form.test(value)) return issue(TABLE_RULE, name === 'codeTs' ? 'hs_digits' : 'code_format', path)
  // Tariff lines have a rule of their own (V-DEC-20).
  if (field.list && field.list !== 'hs_code' && !context.isListed(field.list, value))
    return issue(TABLE_RULE, 'not_in_list', path, {}, ADVISORY_LISTS.has(field.list) ? 'warn' : 'error')
  return undefined
}

interface Walk {
  readonly ieFlag: DeclarationContent['ieFlag']
  readonly context: CheckContext
  /** Conditional fields that this form does need. */
  readonly needed?: ReadonlySet<string>
}

function walk(fields: Fields, values: Values, prefix: string, { ieFlag, context, needed }: Walk): DeclarationIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const need = ieFlag === 'E' ? field.export : field.import
    const value = values[name]
    const path = `${prefix}${name}`
    // What does not belong to this direction is not sent.
    if (need === 'none' || typeof value !== 'string') return []
    if (value === '') return need === 'required' || needed?.has(name) ? [issue(TABLE_RULE, 'required', path)] : []
    const found = valueIssue(field, name, value, path, context)
    return found ? [found] : []
  })
}

const PROCESSING = /^0[26]/

/**
 * Conditional fields of the head that a form needs by what its head itself says.
 *
 * @param exempt modes of trade without a nature of levy
 */
export function neededByHead(
  { head, declType }: Pick<DeclarationContent, 'head' | 'declType'>,
  exempt: readonly string[] = PRODUCT_PARAMETERS.withoutLevyNature,
): Set<HeadFieldName> {
  const needed = new Set<HeadFieldName>()
  if (PROCESSING.test(head.tradeMode)) needed.add('manualNo')
  if (head.trafMode === '2' || head.trafMode === '5') needed.add('trafName').add('voyageNo')
  if (['2', '3', '5', '6'].includes(head.trafMode)) needed.add('billNo')
  if (head.tradeMode !== '' && !exempt.includes(head.tradeMode)) needed.add('cutMode')
  if (head.ownerCode !== NO_CODE) needed.add('ownerCodeScc')
  if (declType === 'record_list') needed.add('billType')
  if (head.otherMark !== '') needed.add('otherRate')
  if (head.otherRate !== '') needed.add('otherMark')
  if (head.otherMark === '3') needed.add('otherCurr')
  return needed
}

/** The same with those that the goods want. */
function neededInHead(content: DeclarationContent, context: CheckContext): ReadonlySet<HeadFieldName> {
  const { ieFlag, items } = content
  const needed = neededByHead(content, context.parameters.withoutLevyNature)
  if (items.some(item => isInspected(context.tariff(item.codeTs), ieFlag))) {
    needed.add('orgCode').add('vsaOrgCode').add('inspOrgCode').add('tradeCiqCode').add('declCiqCode')
    if (ieFlag === 'I') needed.add('purpOrgCode')
  }
  return needed
}

const [PRICE_SUPPLEMENT] = SUPPLEMENT_TYPES

/** What a supplement on the price has to answer; each answer says which question follows. */
function neededInSupplement(row: DeclarationContent['supplements'][number]): ReadonlySet<SupplementFieldName> {
  const needed = new Set<SupplementFieldName>()
  if (row.supType !== PRICE_SUPPLEMENT) return needed
  needed.add('relatedParties').add('useRestricted').add('priceConditional').add('royaltyPaid').add('proceedsShared')
  if (row.relatedParties.includes('1')) needed.add('priceInfluenced')
  if (row.priceInfluenced === '1') needed.add('priceComparable')
  if (row.useRestricted === '1' || row.priceConditional === '1') needed.add('priceNote')
  return needed
}

/** Those whose rows stand beside the goods. */
const PLAIN_GROUPS = ['containers', 'licenceDocs', 'eDocs', 'otherPacks', 'requestCerts', 'users', 'copLimits'] as const
const ROW_GROUPS = [...PLAIN_GROUPS, 'supplements'] as const

interface FilledGroup {
  readonly fields: Fields
  readonly row: Values
  readonly prefix: string
}

/** Every group of fields that a form fills in, with the path of its row. */
export function filledGroups({ head, freeText, items, ...content }: DeclarationContent): FilledGroup[] {
  const rows = (fields: Fields, values: readonly Values[], path: string) =>
    values.map((row, index) => ({ fields, row, prefix: `${path}[${index}].` }))
  return [
    { fields: FIELD_GROUPS.head, row: head, prefix: 'head.' },
    { fields: FIELD_GROUPS.freeText, row: freeText, prefix: 'freeText.' },
    ...rows(FIELD_GROUPS.items, items, 'items'),
    ...items.flatMap(({ limits, vins }, index) => [
      ...rows(FIELD_GROUPS.limits, limits, `items[${index}].limits`),
      ...rows(FIELD_GROUPS.vins, vins, `items[${index}].vins`),
    ]),
    ...ROW_GROUPS.flatMap(name => rows(FIELD_GROUPS[name], content[name], name)),
  ]
}

/** The field table: what is required, how long it may be, its form, its list (1.a). */
export const fieldChecks: Check = (content, context) => {
  const { head, items, ieFlag } = content
  const base: Walk = { ieFlag, context }
  const found = [
    ...walk(FIELD_GROUPS.head, head, 'head.', { ...base, needed: neededInHead(content, context) }),
    ...walk(FIELD_GROUPS.freeText, content.freeText, 'freeText.', base),
  ]
  if (items.length === 0) found.push(issue(TABLE_RULE, 'items_count', 'items', { max: 50 }))
  items.forEach((item, index) => {
    const path = `items[${index}].`
    const needed = new Set<string>()
    if (head.manualNo !== '') needed.add('contrItem')
    if (isInspected(context.tariff(item.codeTs), ieFlag)) needed.add('ciqCode')
    if (item.noDangFlag === '0') for (const name of ['uncode', 'dangName', 'dangPackType']) needed.add(name)
    found.push(...walk(FIELD_GROUPS.items, item, path, { ...base, needed }))
    item.limits.forEach((limit, nr) => found.push(...walk(FIELD_GROUPS.limits, limit, `${path}limits[${nr}].`, base)))
    // The number of a vehicle has a rule of its own (V-DEC-32).
    const { vinCode: _, ...others } = FIELD_GROUPS.vins
    item.vins.forEach((vin, nr) => found.push(...walk(others, vin, `${path}vins[${nr}].`, base)))
  })
  for (const name of PLAIN_GROUPS)
    content[name].forEach((row, index) => found.push(...walk(FIELD_GROUPS[name], row, `${name}[${index}].`, base)))
  content.supplements.forEach((row, index) => {
    const path = `supplements[${index}].`
    found.push(...walk(FIELD_GROUPS.supplements, row, path, { ...base, needed: neededInSupplement(row) }))
    // Whatever is no number at all is said above.
    if (/^\d+$/.test(row.gNo) && !items[Number(row.gNo) - 1])
      found.push(issue(TABLE_RULE, 'container_unknown_item', `${path}gNo`, { line: row.gNo }))
  })
  return found
}
