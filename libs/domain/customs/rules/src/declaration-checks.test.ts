import {
  ADVISORY_LISTS,
  CHECK_KEYS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  aContainer,
  aDeclaration,
  aDeclarationItem,
  type CheckKey,
  type DeclarationContent,
  type DeclarationField,
  type IssueLevel,
} from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import type { CheckContext, CollectAccount } from './check-context'
import { aCheckContext } from './check-context.fixture'
import { checkDeclaration, errorsOf } from './declaration-checks'
import { entryIdIssues } from './head.checks'
import { linkedChecks } from './linked.checks'

const found = (content: DeclarationContent, over?: Partial<CheckContext>) =>
  checkDeclaration(content, aCheckContext(over))
const brief = (content: DeclarationContent, over?: Partial<CheckContext>) =>
  found(content, over).map(({ rule, key, path, level }) => `${level} ${rule} ${key} ${path}`)

type Head = Partial<DeclarationContent['head']>
const withHead = (head: Head) => aDeclaration({ head })
const withItem = (item: Readonly<Record<string, unknown>>) => aDeclaration({ items: [aDeclarationItem(item)] })
const withContainer = (...over: Readonly<Record<string, unknown>>[]) =>
  aDeclaration({ containers: over.map(aContainer) })
const edoc = (edocCode: string, edocId: string) => ({ edocCode, edocId, edocFormatType: 'S' })
const IMPORT: Head = {
  ieDate: '2026-05-20',
  despDate: '2026-05-02',
  despPortCode: 'DEU063',
  goodsPlace: '北仑三期',
  overseasConsigneeEname: '',
  overseasConsignorEname: 'NORDHAUS TEXTIL GMBH',
  feeMark: '',
  feeRate: '',
  feeCurr: '',
  insurMark: '',
  insurRate: '',
}
const anImport = (head: Head = {}, item: Readonly<Record<string, unknown>> = {}) =>
  aDeclaration({
    ieFlag: 'I',
    head: { ...IMPORT, ...head },
    items: [aDeclarationItem({ destCode: '330483', ...item })],
  })
const vehicle = {
  codeTs: '8703234110',
  gModel: 'x',
  gUnit: '003',
  firstUnit: '003',
  secondUnit: '',
  secondQty: '',
  firstQty: '2',
  gQty: '2',
  declTotal: '31.2',
}
const vins = (...codes: string[]) => codes.map(vinCode => ({ vinCode }))
const CAR = 'LATPAB071W1005301'

test('a form that is filled in as it should be has nothing to say', () => {
  expect(found(aDeclaration())).toEqual([])
  expect(found(anImport())).toEqual([])
})

const CASES: readonly (readonly [
  what: string,
  content: DeclarationContent,
  expected: `${IssueLevel} V-DEC-${string} ${CheckKey} ${string}`,
  over?: Partial<CheckContext>,
])[] = [
  ['an empty required field', withHead({ contractNo: '' }), 'error V-DEC-00 required head.contractNo'],
  ['no lines', aDeclaration({ items: [], containers: [] }), 'error V-DEC-00 items_count items'],
  [
    'more bytes than customs takes',
    withHead({ contractNo: '合'.repeat(17) }),
    'error V-DEC-00 too_long head.contractNo',
  ],
  ['a sign outside GBK', withHead({ markNo: 'N/M 🚢' }), 'error V-DEC-00 not_in_charset head.markNo'],
  ['a line break', withHead({ markNo: 'N/M\nX' }), 'error V-DEC-00 not_in_charset head.markNo'],
  ['a weight with six digits', withHead({ grossWt: '1.000001' }), 'error V-DEC-00 number_format head.grossWt'],
  ['a negative weight', withHead({ grossWt: '-1' }), 'error V-DEC-00 number_format head.grossWt'],
  ['no pieces', withHead({ packNo: '0' }), 'error V-DEC-00 positive head.packNo'],
  ['a day that is none', withHead({ ieDate: '2026-02-30' }), 'error V-DEC-00 date_format head.ieDate'],
  ['a mark that is none', withHead({ insurMark: '2' }), 'error V-DEC-00 code_format head.insurMark'],
  ['an office that is none', withHead({ iePort: '9999' }), 'error V-DEC-00 not_in_list head.iePort'],
  ['a port that is in no list', withHead({ distinatePort: 'DEU999' }), 'warn V-DEC-00 not_in_list head.distinatePort'],
  ['no code of a port', withHead({ distinatePort: 'DEHAM' }), 'error V-DEC-00 code_format head.distinatePort'],
  ['a district in no list', withItem({ districtCode: '3122S' }), 'warn V-DEC-00 not_in_list items[0].districtCode'],
  ['six digits of a tariff line', withItem({ codeTs: '611020' }), 'error V-DEC-00 hs_digits items[0].codeTs'],
  ['no code of a district', withItem({ districtCode: '3122-' }), 'error V-DEC-00 code_format items[0].districtCode'],
  ['a division in no list', anImport({}, { destCode: '990000' }), 'warn V-DEC-00 not_in_list items[0].destCode'],
  ['processing without its book', withHead({ tradeMode: '0615' }), 'error V-DEC-00 required head.manualNo'],
  ['a sea voyage without a ship', withHead({ trafName: '' }), 'error V-DEC-00 required head.trafName'],
  ['rail without a bill', withHead({ trafMode: '3', billNo: '' }), 'error V-DEC-00 required head.billNo'],
  ['general trade without a levy nature', withHead({ cutMode: '' }), 'error V-DEC-00 required head.cutMode'],
  ['an owner without a credit code', withHead({ ownerCodeScc: '' }), 'error V-DEC-00 required head.ownerCodeScc'],
  ['a list without its kind', aDeclaration({ declType: 'record_list' }), 'error V-DEC-00 required head.billType'],
  [
    'a line of a book without its place',
    withHead({ manualNo: 'C12345678901' }),
    'error V-DEC-00 required items[0].contrItem',
  ],
  ['dangerous goods without a number', withItem({ noDangFlag: '0' }), 'error V-DEC-00 required items[0].uncode'],
  [
    'inspected goods of a company without its code of inspection',
    withItem({ codeTs: '0901110000' }),
    'error V-DEC-00 required head.tradeCiqCode',
  ],
  [
    'inspected goods that somebody without a code of inspection declares',
    withItem({ codeTs: '0901110000' }),
    'error V-DEC-00 required head.declCiqCode',
  ],
  ['inspected goods without an office', withItem({ codeTs: '0901110000' }), 'error V-DEC-00 required head.inspOrgCode'],
  [
    'inspected goods without their class',
    withItem({ codeTs: '0901110000' }),
    'error V-DEC-00 required items[0].ciqCode',
  ],
  ['an import without its place', anImport({ goodsPlace: '' }), 'error V-DEC-00 required head.goodsPlace'],
  [
    'a licence without a number',
    aDeclaration({ licenceDocs: [{ docuCode: '4' }] }),
    'error V-DEC-00 required licenceDocs[0].certCode',
  ],
  ['a wrong credit code', withHead({ tradeCoScc: '91330483MA7LYKN051' }), 'error V-DEC-01 uscc head.tradeCoScc'],
  ['a wrong customs code', withHead({ agentCode: '33049612A4' }), 'error V-DEC-02 customs_code head.agentCode'],
  ['NO for somebody who needs a code', withHead({ tradeCode: 'NO' }), 'error V-DEC-02 customs_code head.tradeCode'],
  ['a date too far ahead', withHead({ ieDate: '2026-06-20' }), 'error V-DEC-04 date_too_far head.ieDate'],
  [
    'goods made too far ahead',
    withItem({ produceDate: '2026-06-20' }),
    'error V-DEC-04 date_too_far items[0].produceDate',
  ],
  [
    'a paper signed too far ahead',
    aDeclaration({ eDocs: [{ edocCode: '00000001', edocId: 'A', signTime: '2026-06-20' }] }),
    'error V-DEC-04 date_too_far eDocs[0].signTime',
  ],
  [
    'an invoice written too far ahead',
    aDeclaration({ supplements: [{ gNo: '1', supType: 'A', invoiceDate: '2026-06-20' }] }),
    'error V-DEC-04 date_too_far supplements[0].invoiceDate',
  ],
  [
    'unloading too far ahead',
    anImport({ cmplDschrgDt: '2026-06-20' }),
    'error V-DEC-04 date_too_far head.cmplDschrgDt',
  ],
  [
    'leaving after arriving',
    anImport({ despDate: '2026-05-21' }),
    'error V-DEC-04 departs_after_arrival head.despDate',
  ],
  [
    'a transit in advance with the name of a ship',
    aDeclaration({ declType: 'transit_advance', head: { trafName: 'EVER GIVEN' } }),
    'warn V-DEC-00 transit_name head.trafName',
  ],
  ['a transit with half a number', withHead({ trafName: '@12' }), 'warn V-DEC-00 transit_name head.trafName'],
  ['a bill of a part of none', withHead({ billNo: '*H1' }), 'warn V-DEC-00 bill_parts head.billNo'],
  ['a bill of parts of parts', withHead({ billNo: 'M*H*1' }), 'warn V-DEC-00 bill_parts head.billNo'],
  ['more net than gross', withHead({ netWt: '1860.6' }), 'error V-DEC-05 net_above_gross head.netWt'],
  ['lines that weigh something else', withItem({ netWt: '1649.98' }), 'warn V-DEC-05 net_sum head.netWt'],
  ['bulk in pieces', withHead({ wrapType: '00' }), 'error V-DEC-06 pack_bulk head.packNo'],
  [
    'business matters that no message says together',
    aDeclaration({ businessMatters: ['self_pay', 'waterway_transit'] }),
    'error V-DEC-00 matters_together businessMatters',
  ],
  [
    'a paper of more than four megabytes',
    aDeclaration({ eDocs: [{ ...edoc('00000004', 'C.pdf'), edocSize: '4194305' }] }),
    'warn V-DEC-00 paper_too_large eDocs[0].edocSize',
  ],
  ['e-commerce without its order', withHead({ tradeMode: '9710' }), 'error V-DEC-10 b2b_document eDocs'],
  [
    'an order without a number',
    aDeclaration({ head: { tradeMode: '9810' }, eDocs: [edoc('10000004', '')] }),
    'error V-DEC-10 b2b_number eDocs[0].edocId',
  ],
  [
    'the number of another order',
    aDeclaration({ head: { tradeMode: '9710' }, eDocs: [edoc('10000004', 'OD27')] }),
    'error V-DEC-10 b2b_number_differs eDocs[0].edocId',
    { linked: { orderNos: ['OD25', 'OD26'] } },
  ],
  [
    'a market form in a currency without a rate',
    aDeclaration({ head: { tradeMode: '1039', noteS: 'x' }, items: [aDeclarationItem({ tradeCurr: 'EUR' })] }),
    'error V-DEC-11 market_rate_missing items',
    { usdRate: () => undefined },
  ],
  [
    'a market form above the limit',
    aDeclaration({
      head: { tradeMode: '1039', noteS: 'x' },
      items: [aDeclarationItem({ tradeCurr: 'EUR', gQty: '10000', firstQty: '10000', declTotal: '156000' })],
    }),
    'error V-DEC-11 market_value items',
  ],
  [
    'a market form without its number',
    withHead({ tradeMode: '1039' }),
    'error V-DEC-11 market_registration head.noteS',
  ],
  [
    'a FOB export with freight (worked value)',
    withHead({ transMode: '3', feeMark: '', feeRate: '500', feeCurr: '', insurMark: '', insurRate: '' }),
    'error V-DEC-12 freight_not_allowed head.feeRate',
  ],
  ['a CIF export without freight', withHead({ feeRate: '' }), 'error V-DEC-12 freight_required head.feeRate'],
  ['a CIF export without insurance', withHead({ insurMark: '' }), 'error V-DEC-12 insurance_required head.insurMark'],
  ['a C&F export with insurance', withHead({ transMode: '2' }), 'error V-DEC-12 insurance_not_allowed head.insurRate'],
  [
    'freight by the tonne on the road',
    withHead({ trafMode: '4', feeMark: '2' }),
    'error V-DEC-13 freight_per_tonne head.feeMark',
  ],
  ['freight without its currency', withHead({ feeCurr: '' }), 'error V-DEC-13 charge_currency head.feeCurr'],
  ['an export into a zone at CIF', withHead({ trafMode: 'Y' }), 'error V-DEC-14 export_fob head.transMode'],
  [
    'an import out of a zone at FOB',
    anImport({ trafMode: 'Y', transMode: '3' }),
    'error V-DEC-14 import_cif head.transMode',
  ],
  ['a tariff line that is none', withItem({ codeTs: '6110209999' }), 'error V-DEC-20 hs_unknown items[0].codeTs'],
  ['a tariff line that is over', withItem({ codeTs: '6110300090' }), 'error V-DEC-20 hs_unknown items[0].codeTs'],
  ['a line without its licence', withItem({ codeTs: '0901110000' }), 'error V-DEC-20 licence_missing items[0].codeTs'],
  ['one element too few', withItem({ gModel: 'a|b|c' }), 'error V-DEC-21 elements_count items[0].gModel'],
  [
    'an element that may not be empty',
    withItem({ gModel: '自主品牌||针织|套头衫|女式|棉100%|LANYUN|LY118||' }),
    'error V-DEC-21 element_missing items[0].gModel',
  ],
  [
    'a total that is off',
    withItem({ gQty: '12000', firstQty: '12000', declPrice: '15.50000', declTotal: '186000.07' }),
    'error V-DEC-22 line_total items[0].declTotal',
  ],
  [
    'two currencies',
    aDeclaration({
      items: [aDeclarationItem(), aDeclarationItem({ tradeCurr: 'EUR' })],
      containers: [aContainer({ goodsNo: '1,2' })],
    }),
    'warn V-DEC-23 mixed_currency items[1].tradeCurr',
  ],
  ['another unit than the tariff’s', withItem({ firstUnit: '035' }), 'error V-DEC-24 legal_unit items[0].firstUnit'],
  [
    'no second unit',
    withItem({ secondUnit: '', secondQty: '' }),
    'error V-DEC-24 second_unit_missing items[0].secondUnit',
  ],
  [
    'a second unit too many',
    withItem({ ...vehicle, secondUnit: '035' }),
    'error V-DEC-24 second_unit_extra items[0].secondUnit',
  ],
  ['kilograms that are not the same', withItem({ gUnit: '035' }), 'error V-DEC-24 kg_equal items[0].secondQty'],
  [
    'an export from elsewhere',
    withItem({ originCountry: 'USA' }),
    'warn V-DEC-25 origin_not_china items[0].originCountry',
  ],
  [
    'a price twice the usual',
    aDeclaration(),
    'warn V-DEC-26 price_unusual items[0].declPrice',
    { medianPrice: ieFlag => (ieFlag === 'E' ? '7.5' : undefined) },
  ],
  [
    'a wrong container',
    withContainer({ containerId: 'CSQU3054384' }),
    'error V-DEC-30 container_no containers[0].containerId',
  ],
  [
    'a serial with a rest of ten',
    withContainer({ containerId: 'TGHU0000040' }),
    'warn V-DEC-30 container_remainder containers[0].containerId',
  ],
  ['a container twice', withContainer({}, {}), 'error V-DEC-30 container_twice containers[1].containerId'],
  [
    'a container of a line that is none',
    withContainer({ goodsNo: '1,2' }),
    'error V-DEC-30 container_unknown_item containers[0].goodsNo',
  ],
  [
    'a line in no container',
    aDeclaration({ items: [aDeclarationItem(), aDeclarationItem()] }),
    'error V-DEC-30 item_without_container containers',
  ],
  ['other packs than the bill', aDeclaration(), 'warn V-DEC-31 packs_differ head.packNo', { linked: { packs: 119 } }],
  [
    'more than a container carries',
    withContainer({ goodsContaWt: '30201' }),
    'warn V-DEC-31 container_overload containers[0].goodsContaWt',
  ],
  [
    'a vehicle number that is none',
    withItem({ ...vehicle, gQty: '1', firstQty: '1', declTotal: '15.6', vins: vins('LATPAB071W100530I') }),
    'error V-DEC-32 vin_format items[0].vins[0].vinCode',
  ],
  [
    'a Chinese vehicle with a wrong sign',
    withItem({ ...vehicle, vins: vins('LATPAB070W1005301', CAR) }),
    'error V-DEC-32 vin_check items[0].vins[0].vinCode',
  ],
  [
    'a European vehicle without a sign',
    withItem({ ...vehicle, vins: vins('WVWZZZ1JZXW000001', CAR) }),
    'warn V-DEC-32 vin_check items[0].vins[0].vinCode',
  ],
  [
    'a vehicle twice',
    withItem({ ...vehicle, vins: vins(CAR, CAR) }),
    'error V-DEC-32 vin_twice items[0].vins[1].vinCode',
  ],
  ['fewer numbers than vehicles', withItem({ ...vehicle, vins: vins(CAR) }), 'error V-DEC-32 vin_count items[0].vins'],
  [
    'another bill than the transport',
    aDeclaration(),
    'warn V-DEC-40 bill_differs head.billNo',
    { linked: { billNo: 'X' } },
  ],
  [
    'another container than the transport',
    aDeclaration(),
    'warn V-DEC-40 container_differs containers[0].containerId',
    { linked: { containerNos: [] } },
  ],
  [
    'another total than the order',
    aDeclaration(),
    'warn V-DEC-41 order_total_differs items',
    { linked: { totals: [{ currency: 'USD', amount: '46800.01' }] } },
  ],
  [
    'more than the order, with what other forms declare',
    aDeclaration(),
    'warn V-DEC-41 order_total_differs items',
    { linked: { totals: [{ currency: 'USD', amount: '46800.00', elsewhere: '0.01' }] } },
  ],
  [
    'somebody else’s account',
    aDeclaration(),
    'warn V-DEC-41 consignor_differs head.tradeName',
    { linked: { collectAccounts: [{ currency: 'USD', holderName: 'X', holderRegNo: null }] } },
  ],
]

describe('each rule', () => {
  test.each(CASES.map(([what, content, expected, over]) => ({ what, content, expected, over })))(
    '$what',
    ({ content, expected, over }) => {
      expect(brief(content, over)).toContain(expected)
    },
  )

  test('every text of a check is used by one', () => {
    const used = new Set<string>(CASES.map(([, , expected]) => expected.split(' ')[2] ?? ''))
    // Of the number of customs, which is no part of the form; of the inner code, which is tried with the number itself.
    const elsewhere = ['entry_id_format', 'entry_id_direction', 'uscc_inner']
    expect(CHECK_KEYS.filter(key => !used.has(key) && !elsewhere.includes(key))).toEqual([])
  })

  test('the consignor is paid where one account in the currency of its goods is its own, by name or number', () => {
    const { tradeName, tradeCoScc } = aDeclaration().head
    const strange = { currency: 'USD', holderName: 'Somebody Else', holderRegNo: null }
    const own = { ...strange, holderName: ` ${tradeName} ` }
    const ownAbroad = { ...strange, holderName: 'Zhejiang Lanyun Knitwear Co., Ltd.', holderRegNo: tradeCoScc }
    const of = (collectAccounts: CollectAccount[], content = aDeclaration()) =>
      linkedChecks(content, { linked: { collectAccounts } }).map(({ params }) => params['owner'])
    expect([of([]), of([own]), of([ownAbroad]), of([strange])]).toEqual([[], [], [], ['Somebody Else']])
    // Others of the company are paid in another currency, unless there are no others.
    expect(of([{ ...own, currency: 'EUR' }, strange])).toEqual(['Somebody Else'])
    expect(
      of([
        { ...strange, currency: 'CNY' },
        { ...own, currency: 'EUR' },
      ]),
    ).toEqual([])
    expect(of([strange], { ...aDeclaration(), ieFlag: 'I' })).toEqual([])
    expect(of([strange], withHead({ tradeName: '' }))).toEqual([])
  })

  test('what is within tolerance passes', () => {
    const line = (declTotal: string) => withItem({ gQty: '12000', firstQty: '12000', declPrice: '15.50000', declTotal })
    expect(found(line('186000.00'))).toEqual([])
    expect(found(line('186000.02'))).toEqual([])
  })

  test('goods without an owner’s code say NO', () => {
    expect(found(withHead({ ownerCode: 'NO', ownerCodeScc: '' }))).toEqual([])
  })

  test('licences of the other direction are not asked for', () => {
    const coffee = {
      codeTs: '0901110000',
      gModel: 'x',
      gUnit: '035',
      firstUnit: '035',
      firstQty: '3000',
      secondUnit: '',
      secondQty: '',
    }
    const codesOf = (content: DeclarationContent) => found(content).find(({ key }) => key === 'licence_missing')?.params
    expect(codesOf(withItem(coffee))).toEqual({ codes: 'B' })
    expect(codesOf(anImport({}, coffee))).toEqual({ codes: 'A 7' })
  })

  test('errors stand before warnings', () => {
    const levels = found(withItem({ originCountry: 'USA', firstUnit: '035' })).map(({ level }) => level)
    expect(levels).toEqual(['error', 'warn'])
  })
})

describe('the matrix of freight and insurance', () => {
  const EMPTY: Head = { feeMark: '', feeRate: '', feeCurr: '', insurMark: '', insurRate: '', insurCurr: '' }
  const FEE: Head = { feeMark: '3', feeRate: '10', feeCurr: 'USD' }
  const INSUR: Head = { insurMark: '1', insurRate: '0.3' }
  const ROWS = [
    ['E', '1', true, true],
    ['E', '2', true, false],
    ['E', '3', false, false],
    ['E', '4', false, true],
    ['E', '7', false, false],
    ['I', '1', false, false],
    ['I', '2', false, true],
    ['I', '3', true, true],
    ['I', '4', true, false],
    ['I', '7', true, true],
  ] as const
  test.each(ROWS)('%s at %s: freight %s, insurance %s', (ieFlag, transMode, freight, insurance) => {
    const form = (fee: boolean, insur: boolean) => {
      const head = { ...EMPTY, ...(fee ? FEE : {}), ...(insur ? INSUR : {}), transMode }
      return ieFlag === 'E' ? withHead(head) : anImport(head)
    }
    for (const fee of [true, false])
      for (const insur of [true, false])
        expect(errorsOf(found(form(fee, insur))).length === 0, `freight ${fee}, insurance ${insur}`).toBe(
          fee === freight && insur === insurance,
        )
  })
})

describe('the field table', () => {
  const fields = Object.entries<DeclarationField>(HEAD_FIELDS)
  test.each(fields.filter(([, field]) => field.kind === 'text'))(
    '%s holds its bytes and no more',
    (name, { max, import: need }) => {
      const over = (length: number) => anImport({ ...IMPORT, [name]: 'x'.repeat(length) })
      const complaint = `error V-DEC-00 too_long head.${name}`
      expect(brief(over(max))).not.toContain(complaint)
      if (need !== 'none') expect(brief(over(max + 1))).toContain(complaint)
    },
  )

  test.each(fields.filter(([, field]) => field.export === 'required'))('%s is required of an export', name => {
    expect(brief(withHead({ [name]: '' }))).toContain(`error V-DEC-00 required head.${name}`)
  })

  test.each(fields.filter(([, field]) => field.import === 'required'))('%s is required of an import', name => {
    expect(brief(anImport({ [name]: '' }))).toContain(`error V-DEC-00 required head.${name}`)
  })

  const unlisted = ({ kind, max }: DeclarationField) => `${'9'.repeat(max - 1)}${kind === 'digits' ? '9' : 'Z'}`
  test.each(fields.filter(([, field]) => field.list !== undefined))(
    '%s holds codes of its list alone',
    (name, field) => {
      const code = unlisted(field)
      const level = ADVISORY_LISTS.has(field.list ?? '') ? 'warn' : 'error'
      expect(brief(anImport({ [name]: code }))).toContain(`${level} V-DEC-00 not_in_list head.${name}`)
    },
  )
  test.each(
    Object.entries<DeclarationField>(ITEM_FIELDS).filter(([, { list }]) => list !== undefined && list !== 'hs_code'),
  )('%s of a line holds codes of its list alone', (name, field) => {
    const level = ADVISORY_LISTS.has(field.list ?? '') ? 'warn' : 'error'
    const path = `items[0].${name}`
    expect(brief(anImport({}, { [name]: unlisted(field) }))).toContain(`${level} V-DEC-00 not_in_list ${path}`)
  })

  test.each([
    ['manualNo', { tradeMode: '0615', manualNo: '' }],
    ['trafName', { trafMode: '2', trafName: '' }],
    ['voyageNo', { trafMode: '2', voyageNo: '' }],
    ['trafName', { trafMode: '5', trafName: '' }],
    ['billNo', { trafMode: '2', billNo: '' }],
    ['billNo', { trafMode: '3', billNo: '' }],
    ['billNo', { trafMode: '5', billNo: '' }],
    ['billNo', { trafMode: '6', billNo: '' }],
    ['cutMode', { cutMode: '' }],
    ['ownerCodeScc', { ownerCodeScc: '' }],
    ['otherRate', { otherMark: '1' }],
    ['otherMark', { otherRate: '1' }],
    ['otherCurr', { otherMark: '3', otherRate: '1' }],
  ] satisfies [string, Head][])('%s is required where mode and marks want it: %j', (name, head) => {
    expect(brief(withHead(head))).toContain(`error V-DEC-00 required head.${name}`)
  })
  test.each([
    ['manualNo', { tradeMode: '0110', manualNo: '' }],
    ['trafName', { trafMode: '4', trafName: '' }],
    ['billNo', { trafMode: '4', billNo: '' }],
    ['cutMode', { tradeMode: '1210', cutMode: '' }],
    ['ownerCodeScc', { ownerCode: 'NO', ownerCodeScc: '' }],
    ['otherRate', { otherMark: '' }],
  ] satisfies [string, Head][])('%s is not required elsewhere: %j', (name, head) => {
    expect(brief(withHead(head))).not.toContain(`error V-DEC-00 required head.${name}`)
  })
})

describe('a supplement', () => {
  test.each([
    ['1', []],
    ['2', ['error V-DEC-00 container_unknown_item supplements[0].gNo']],
    ['0', ['error V-DEC-00 container_unknown_item supplements[0].gNo']],
    ['', ['error V-DEC-00 required supplements[0].gNo']],
  ])('of line %s of a form of one line', (gNo, expected) => {
    const said = brief(aDeclaration({ supplements: [{ gNo, supType: 'C' }] }))
    expect(said.filter(text => text.includes('supplements[0].gNo'))).toEqual(expected)
  })

  const NO_QUESTION = { useRestricted: '0', priceConditional: '0', royaltyPaid: '0', proceedsShared: '0' }
  const UNRELATED = { relatedParties: '00000000', ...NO_QUESTION }
  const said = (ieFlag: 'E' | 'I', row: Readonly<Record<string, string>>) => {
    const form = ieFlag === 'I' ? anImport() : aDeclaration()
    const [supplement] = aDeclaration({ supplements: [{ gNo: '1', ...row }] }).supplements
    return brief({ ...form, supplements: supplement ? [supplement] : [] })
      .filter(text => text.includes('supplements[0]'))
      .map(text => text.replace('error V-DEC-00 ', '').replace('supplements[0].', ''))
  }

  test.each([
    ['on the price of an import answers its questions', 'I', { supType: 'A', ...UNRELATED }, []],
    [
      'on the price of an import that answers none',
      'I',
      { supType: 'A' },
      ['relatedParties', 'useRestricted', 'priceConditional', 'royaltyPaid', 'proceedsShared'].map(
        name => `required ${name}`,
      ),
    ],
    ['on the price of an export is asked none', 'E', { supType: 'A' }, []],
    ['on the classification is asked none', 'I', { supType: 'B' }, []],
    ['on the origin is asked none', 'I', { supType: 'C' }, []],
    [
      'of parties that are related says what that means for the price',
      'I',
      { supType: 'A', ...UNRELATED, relatedParties: '00100000' },
      ['required priceInfluenced'],
    ],
    [
      'whose price is influenced says what it is close to',
      'I',
      { supType: 'A', ...UNRELATED, relatedParties: '00100000', priceInfluenced: '1' },
      ['required priceComparable'],
    ],
    ['with restrictions says which', 'I', { supType: 'A', ...UNRELATED, useRestricted: '1' }, ['required priceNote']],
    ['with conditions says which', 'I', { supType: 'A', ...UNRELATED, priceConditional: '1', priceNote: 'x' }, []],
    [
      'has codes of its own',
      'I',
      { supType: '1', relatedParties: '1', priceComparable: '5', proceedsShared: '2' },
      ['supType', 'relatedParties', 'priceComparable', 'proceedsShared'].map(name => `code_format ${name}`),
    ],
    [
      'takes as much as customs does',
      'E',
      { supType: 'B', brandCn: '蓝'.repeat(26), factoryPhone: '1'.repeat(21), sellerAddress: 'x'.repeat(255) },
      ['too_long brandCn', 'too_long factoryPhone'],
    ],
  ] as const)('%s', (_, ieFlag, row, expected) => {
    expect(said(ieFlag, row)).toEqual(expected)
  })
})

describe('customs’ own number', () => {
  test.each([
    ['370820200000136038', 'E', undefined],
    ['310420260520123456', 'E', undefined],
    ['310420260520123456', 'I', 'entry_id_direction'],
    ['310420261520123456', 'I', undefined],
    ['31042026052012345', 'E', 'entry_id_format'],
    ['310418260520123456', 'E', 'entry_id_format'],
    ['310420262520123456', 'E', 'entry_id_format'],
  ] as const)('%s of %s: %s', (entryId, ieFlag, key) => {
    expect(entryIdIssues(entryId, ieFlag)[0]?.key).toBe(key)
  })
})

describe('what only practice says of two modes', () => {
  const b2b = (edocId: string, tradeMode = '9710') =>
    aDeclaration({ head: { tradeMode }, eDocs: [{ edocCode: '10000004', edocId, edocFormatType: 'S' }] })
  const linked = (orderNo: string) => aCheckContext({ linked: { orderNos: [orderNo] } })
  const said = (content: DeclarationContent, context = linked('OD26')) =>
    checkDeclaration(content, context)
      .filter(({ rule }) => rule === 'V-DEC-10')
      .map(({ key, level, path }) => [key, level, path])

  test('V-DEC-10: the paper names the order, where there is one', () => {
    expect(said(b2b('OD26'))).toEqual([])
    expect(said(b2b('OD27'))).toEqual([['b2b_number_differs', 'error', 'eDocs[0].edocId']])
    expect(said(b2b(''))).toEqual([['b2b_number', 'error', 'eDocs[0].edocId']])
    expect(said(b2b('OD27'), aCheckContext())).toEqual([])
    // A warehouse abroad has orders of its own.
    expect(said(b2b('WH-1', '9810'))).toEqual([])
  })

  test('V-DEC-11: what has no rate does not pass for want of it', () => {
    const market = (tradeCurr: string) =>
      aDeclaration({ head: { tradeMode: '1039', noteS: 'M1' }, items: [aDeclarationItem({ tradeCurr })] })
    const found = (tradeCurr: string, usdRate: string | undefined) =>
      checkDeclaration(market(tradeCurr), aCheckContext({ usdRate: () => usdRate }))
        .filter(({ rule }) => rule === 'V-DEC-11')
        .map(({ key, params }) => [key, params['currency']])
    expect(found('EUR', undefined)).toEqual([['market_rate_missing', 'EUR']])
    expect(found('EUR', '1.1')).toEqual([])
    expect(found('EUR', '9')).toEqual([['market_value', undefined]])
    expect(found('USD', undefined)).toEqual([])
  })
})

test.each([
  ['general', '@1234567890123', 'MAEU1*H1'],
  ['transit_advance', '@1234567890123456', 'MAEU1'],
] as const)('a %s form by %s and the bill %s is right as to its transit', (declType, trafName, billNo) => {
  const said = brief(aDeclaration({ declType, head: { trafName, billNo } }))
  expect(said.filter(text => /transit_name|bill_parts/.test(text))).toEqual([])
})
