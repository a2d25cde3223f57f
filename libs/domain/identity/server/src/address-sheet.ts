import { ADDRESSES_MAX, ADDRESS_LEVELS, addressCreate, type AddressInput } from '@tradeport/domain/identity/contract'
import { ADDRESS_KINDS_OF, addressProblems, requiredAddressFields } from '@tradeport/domain/identity/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError, type TextParams } from '@tradeport/kernel/errors'
import { wrongFieldsOf, type ActorContext } from '@tradeport/node/server-kit'
import { columnLetter, sheetRows, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { keeperSeat, noteAddress } from './address-book.handlers'
import { addressesForChange, addressesOf, insertAddress, type CompanyAddress } from './address-book.repository'
import { seatOf } from './member.handlers'
import type { Seat } from './member.repository'

const FIELDS = ['kind', 'contactName', 'phone', 'email', 'country', ...ADDRESS_LEVELS, 'detail', 'postcode'] as const
type Field = (typeof FIELDS)[number]
type Words = Readonly<Record<string, string>>

/** More than any book holds: what is one too many is named, not cut off. */
const MAX_ROWS = 1_000
const ALWAYS: readonly Field[] = ['kind', 'contactName', 'phone', 'country', 'detail']

const textOf = (cell: SheetCell | undefined) => (cell === null || cell === undefined ? '' : String(cell).trim())

/** `City [level2]`, in whatever language: what stands in the brackets counts. */
function fieldOf(head: string): Field | undefined {
  const name = /\[(\w+)\]\s*$/.exec(head)?.[1] ?? head
  return FIELDS.find(field => field === name)
}

interface Problem {
  row: number
  column: string
  header: string
  value: string
  message: string
}

const saysTheSame = (address: AddressInput) => (row: CompanyAddress) =>
  row.kind === address.kind &&
  row.contact_name === address.contactName &&
  row.phone === address.phone &&
  row.country === address.country &&
  ADDRESS_LEVELS.every(level => (row[level] ?? '') === (address[level] ?? '')) &&
  row.detail === address.detail &&
  (row.postcode ?? '') === (address.postcode ?? '')

/** The sheet against the book: what is new, what stands there already, and every wrong cell. */
function readAddresses(ctx: ActorContext, seat: Seat, book: readonly CompanyAddress[], cells: SheetCell[][]) {
  const [header = [], ...lines] = cells
  const heads = header.map(cell => textOf(cell).replace(/^\uFEFF/, ''))
  const places = new Map(heads.map((head, index) => [fieldOf(head), index] as const))
  const problems: Problem[] = []
  const wrong = (row: number, field: string, rule: string, params: TextParams = {}) => {
    const index = places.get(FIELDS.find(each => each === field))
    problems.push({
      row,
      column: index === undefined ? '' : columnLetter(index),
      header: index === undefined ? field : (heads[index] ?? field),
      value: index === undefined ? '' : textOf(cells[row - 1]?.[index]).slice(0, 80),
      message: ctx.fieldText(rule, params),
    })
  }
  for (const field of ALWAYS) if (!places.has(field)) wrong(1, field, 'required')
  const fresh: AddressInput[] = []
  let [rowCount, same] = [0, 0]
  for (const [index, line] of problems.length > 0 ? [] : lines.entries()) {
    if (line.every(cell => textOf(cell) === '')) continue
    rowCount += 1
    const row = index + 2
    const given = FIELDS.flatMap(field => {
      const text = textOf(line[places.get(field) ?? -1])
      return text === '' ? [] : [[field, text] as const]
    })
    const parsed = addressCreate.input.safeParse(Object.fromEntries(given))
    if (!parsed.success) {
      for (const { path, rule, params } of wrongFieldsOf(parsed.error)) wrong(row, path, rule, params)
      continue
    }
    const address = parsed.data
    const before = problems.length
    if (!ADDRESS_KINDS_OF[seat.party].includes(address.kind)) wrong(row, 'kind', 'invalid_value')
    for (const { path, rule } of addressProblems(address, ctx.region.addressRequiredLevel)) wrong(row, path, rule)
    if (problems.length > before) continue
    if (book.some(saysTheSame(address))) same += 1
    else if (fresh.some(other => FIELDS.every(field => other[field] === address[field])))
      wrong(row, 'detail', 'duplicate')
    else if (book.length + fresh.length >= ADDRESSES_MAX) wrong(row, 'kind', 'too_many', { max: ADDRESSES_MAX })
    else fresh.push(address)
  }
  if (rowCount === 0 && problems.length === 0) wrong(1, 'kind', 'no_rows')
  return { rowCount, added: fresh.length, changed: 0, same, fresh, problems }
}

/**
 * The address book of a company, as a sheet: it adds what the book does not have and changes nothing that it has.
 *
 * @param wordsIn the words of the book's page in a language
 */
export function addressSheet(wordsIn: (locale: LocaleCode) => Promise<Words>) {
  return {
    audiences: ['buyer', 'seller', 'provider'] as const,

    async template(ctx: ActorContext, { locale }: { readonly locale: LocaleCode }) {
      const words = await wordsIn(locale)
      const kinds = ADDRESS_KINDS_OF[seatOf(ctx).party]
      const heads: SheetCell[] = FIELDS.map(field => `${words[`address.${field}`] ?? field} [${field}]`)
      const atHome = new Set<string>([...ALWAYS, ...requiredAddressFields('CN', ctx.region.addressRequiredLevel)])
      const takes = (field: Field): string => {
        if (field === 'kind') return kinds.map(kind => `${kind}: ${words[`address.kind.${kind}`] ?? kind}`).join('; ')
        return field === 'country' ? 'CN, DE, US …' : ''
      }
      const rows = FIELDS.map((field, index): SheetCell[] => [
        heads[index] ?? null,
        atHome.has(field) ? '✓' : '',
        takes(field),
      ])
      return workbook('addresses', [
        { name: 'addresses', rows: [heads], width: () => 24 },
        { name: 'columns', rows: [[], ...rows], width: column => [32, 6, 60][column] ?? 24 },
      ])
    },

    async read(ctx: ActorContext, _target: object, content: Buffer) {
      const seat = keeperSeat(ctx)
      const cells = await sheetRows(content, MAX_ROWS)
      const book = await addressesOf(ctx, seat.companyId)
      const { fresh: _fresh, ...read } = readAddresses(ctx, seat, book, cells)
      return { ...read, version: null, cells }
    },

    async write(ctx: ActorContext, _target: object, content: Buffer) {
      const seat = keeperSeat(ctx)
      const book = await addressesForChange(ctx, seat.companyId)
      const { fresh, problems } = readAddresses(ctx, seat, book, await sheetRows(content, MAX_ROWS))
      if (problems.length > 0) throw new AppError('MALL610206')
      const kinds = new Set(book.map(({ kind }) => kind))
      for (const address of fresh) {
        const id = await insertAddress(ctx, seat, address, !kinds.has(address.kind))
        kinds.add(address.kind)
        await noteAddress(ctx, seat, { action: 'create', id, after: address })
      }
    },
  }
}
