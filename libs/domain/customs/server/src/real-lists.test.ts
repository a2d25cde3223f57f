import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ADVISORY_LISTS,
  FIELD_GROUPS,
  IE_FLAGS,
  aContainer,
  aDeclaration,
  aDeclarationItem,
  type DeclarationContent,
  type DeclarationField,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import {
  PRODUCT_PARAMETERS,
  checkDeclaration,
  childOf,
  childrenOf,
  declarationMessage,
  errorsOf,
  messageProblems,
  readXml,
  textAt,
  type CheckContext,
  type XmlElement,
} from '@tradeport/domain/customs/rules'
import { tradeDay } from '@tradeport/node/db'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'

// What goes out against the code lists as the product has them, and against what each mode asks for, written down here a second time.
let api: TestApi
const lists = new Map<string, string[]>()

beforeAll(async () => {
  api = await startTestApi()
  const { rows } = await api.pool.query<{ list: string; code: string }>(
    `select list_code as list, case when list_code = 'country' then extra ->> 'alpha3' else value end as code from reference_item
     where status = 'enabled' and coalesce(valid_from, '-infinity') <= $1::date and coalesce(valid_to, 'infinity') >= $1::date`,
    [tradeDay(api.clock.now)],
  )
  for (const { list, code } of rows) lists.set(list, [...(lists.get(list) ?? []), code])
})
afterAll(() => api.close())

/** The same numbers each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const FLAT: Readonly<Record<string, Readonly<Record<string, DeclarationField>>>> = FIELD_GROUPS
/** Fields whose list is whole: a code that it does not hold is wrong. Tariff lines have a rule of their own. */
const LISTED = Object.entries(FLAT).flatMap(([group, fields]) =>
  Object.entries(fields).flatMap(([name, { list, tag }]) =>
    list && list !== 'hs_code' && !ADVISORY_LISTS.has(list) ? [{ group, name, list, tag }] : [],
  ),
)
const SECTION_OF: Readonly<Record<string, (root: XmlElement | undefined) => readonly XmlElement[]>> = {
  head: root => childrenOf(root, 'DecHead'),
  items: root => childrenOf(childOf(root, 'DecLists'), 'DecList'),
  limits: root =>
    childrenOf(childOf(root, 'DecLists'), 'DecList').flatMap(item =>
      childrenOf(childOf(item, 'DecGoodsLimits'), 'DecGoodsLimit'),
    ),
  containers: root => childrenOf(childOf(root, 'DecContainers'), 'Container'),
  licenceDocs: root => childrenOf(childOf(root, 'DecLicenseDocus'), 'LicenseDocu'),
  eDocs: root => childrenOf(root, 'EdocRealation'),
  otherPacks: root => childrenOf(childOf(root, 'DecOtherPacks'), 'DecOtherPack'),
}

interface Message {
  ieFlag: IeFlag
  head(tag: string): string
  items: readonly XmlElement[]
  papers: readonly string[]
  voyage: string
  declType: DeclarationContent['declType']
}
type Requirement = readonly [name: string, applies: (message: Message) => boolean, met: (message: Message) => boolean]

const has = (tag: string) => (message: Message) => message.head(tag) !== ''
const is =
  (tag: string, ...values: readonly string[]) =>
  (message: Message) =>
    values.includes(message.head(tag))
const eachItem =
  (...tags: readonly string[]) =>
  ({ items }: Message) =>
    items.every(item => tags.every(tag => textAt(item, tag) !== ''))
const freight = (...modes: readonly string[]) => modes
/** By direction: modes of transaction whose price holds freight, or insurance, which then has to be said; of all others it is not. */
const WITH_FREIGHT: Readonly<Record<IeFlag, readonly string[]>> = { E: freight('1', '2'), I: freight('3', '4', '7') }
const WITH_INSURANCE: Readonly<Record<IeFlag, readonly string[]>> = { E: freight('1', '4'), I: freight('2', '3', '7') }
const SPOKEN_OF = ['1', '2', '3', '4', '7']

/** What is needed only sometimes (trade-services.md 1.a, V-DEC-10 to 14): when, and what. */
const REQUIREMENTS: readonly Requirement[] = [
  ['manual no. of processing', m => /^0[26]/.test(m.head('TradeMode')), has('ManualNo')],
  ['record line of a manual', has('ManualNo'), eachItem('ContrItem')],
  ['vessel', is('TrafMode', '2', '5'), has('TrafName')],
  ['voyage', is('TrafMode', '2', '5'), m => m.voyage !== ''],
  ['bill', is('TrafMode', '2', '3', '5', '6'), has('BillNo')],
  ['levy nature', m => !PRODUCT_PARAMETERS.withoutLevyNature.includes(m.head('TradeMode')), has('CutMode')],
  ['credit code of an owner', m => m.head('OwnerCode') !== 'NO', has('OwnerCodeScc')],
  ['kind of record list', m => m.declType === 'record_list', has('BillType')],
  ['amount of another charge', has('OtherMark'), has('OtherRate')],
  ['mark of another charge', has('OtherRate'), has('OtherMark')],
  ['currency of another sum', is('OtherMark', '3'), has('OtherCurr')],
  ['order of cross-border trade', is('TradeMode', '9710', '9810'), m => m.papers.includes('10000004')],
  ['registration of a market', is('TradeMode', '1039'), has('NoteS')],
  ['freight', m => WITH_FREIGHT[m.ieFlag].includes(m.head('TransMode')), m => has('FeeMark')(m) && has('FeeRate')(m)],
  [
    'no freight',
    m => SPOKEN_OF.includes(m.head('TransMode')) && !WITH_FREIGHT[m.ieFlag].includes(m.head('TransMode')),
    m => !['FeeMark', 'FeeRate', 'FeeCurr'].some(tag => has(tag)(m)),
  ],
  ['currency of freight', is('FeeMark', '2', '3'), has('FeeCurr')],
  [
    'insurance',
    m => WITH_INSURANCE[m.ieFlag].includes(m.head('TransMode')),
    m => has('InsurMark')(m) && has('InsurRate')(m),
  ],
  [
    'no insurance',
    m => SPOKEN_OF.includes(m.head('TransMode')) && !WITH_INSURANCE[m.ieFlag].includes(m.head('TransMode')),
    m => !['InsurMark', 'InsurRate', 'InsurCurr'].some(tag => has(tag)(m)),
  ],
  ['currency of insurance', is('InsurMark', '3'), has('InsurCurr')],
  [
    'terms of what crosses no border',
    is('TrafMode', '0', '1', '7', '8', 'H', 'T', 'W', 'X', 'Y', 'Z'),
    m => m.head('TransMode') === (m.ieFlag === 'I' ? '1' : '3'),
  ],
  [
    'dangerous goods',
    m => m.items.some(item => textAt(item, 'NoDangFlag') === '0'),
    m =>
      m.items.every(
        item => textAt(item, 'NoDangFlag') !== '0' || eachItem('Uncode', 'DangName')({ ...m, items: [item] }),
      ),
  ],
  [
    'what an import says besides',
    m => m.ieFlag === 'I',
    m =>
      ['IEDate', 'DespDate', 'DespPortCode', 'GoodsPlace', 'OverseasConsignorEname'].every(tag => has(tag)(m)) &&
      eachItem('DestCode')(m),
  ],
  ['whom an export goes to', m => m.ieFlag === 'E', has('OverseasConsigneeEname')],
]

function messageOf(content: DeclarationContent, root: XmlElement | undefined): Message {
  return {
    ieFlag: content.ieFlag,
    declType: content.declType,
    head: tag => textAt(root, 'DecHead', tag),
    items: childrenOf(childOf(root, 'DecLists'), 'DecList'),
    papers: childrenOf(root, 'EdocRealation').map(paper => textAt(paper, 'EdocCode')),
    voyage: textAt(root, 'DecFreeTxt', 'VoyNo'),
  }
}

/** What is wrong with a message by the lists and by what is needed. */
function faultsOf(content: DeclarationContent, text: string): string[] {
  const root = readXml(text)
  const message = messageOf(content, root)
  const strange = LISTED.flatMap(({ group, name, list, tag }) =>
    (SECTION_OF[group]?.(root) ?? []).some(row => {
      const value = textAt(row, tag)
      return value !== '' && !lists.get(list)?.includes(value)
    })
      ? [`${group}.${name}`]
      : [],
  )
  const unmet = REQUIREMENTS.filter(([, applies, met]) => applies(message) && !met(message)).map(([name]) => name)
  return [...strange, ...unmet]
}

const SIGNER = {
  clientSeqNo: '019f00000000700080000000000000a1',
  operation: 'declare' as const,
  copCode: '3304961234',
  copName: '浙江蓝韵针织有限公司',
  copCodeScc: '91330483MA7LYKN050',
  icCardNo: '8930000012345',
  seqNo: '',
}

/** Emptied now and then: what is needed sometimes only. */
const SOMETIMES = [
  ...([
    'manualNo',
    'trafName',
    'voyageNo',
    'billNo',
    'cutMode',
    'ownerCodeScc',
    'billType',
    'noteS',
    'ieDate',
  ] as const),
  ...(['feeMark', 'feeRate', 'feeCurr', 'insurMark', 'insurRate', 'insurCurr', 'otherMark', 'otherRate'] as const),
  ...([
    'otherCurr',
    'despDate',
    'despPortCode',
    'goodsPlace',
    'overseasConsignorEname',
    'overseasConsigneeEname',
  ] as const),
]
/** Filled in now and then. */
const FILLED = {
  manualNo: 'B31046000001',
  noteS: 'SC-2026-118',
  billType: '1',
  otherMark: '3',
  otherRate: '12',
  otherCurr: 'USD',
  feeMark: '3',
  feeRate: '1800',
  feeCurr: 'USD',
  insurMark: '3',
  insurRate: '120',
  insurCurr: 'USD',
  ownerCode: 'NO',
} as const

test(
  'no message goes out with a code that the product’s lists do not hold, or without what its mode asks for',
  { timeout: 120_000 },
  () => {
    const pick = random(11)
    const oneOf = <T>(values: readonly T[]): T | undefined => values[pick(values.length)]
    const codeOf = (list: string) =>
      (pick(8) === 0
        ? oneOf(['ZZZ', '0000', '99', 'Q', ...(lists.get('unit') ?? [])])
        : oneOf(lists.get(list) ?? [])) ?? ''
    const known: CheckContext = {
      today: tradeDay(api.clock.now),
      tariff: () => ({ active: true, unit1: null, unit2: null, supervision: '', elements: [] }),
      isListed: (list, code) => ADVISORY_LISTS.has(list) || (lists.get(list)?.includes(code) ?? false),
      usdRate: () => '1',
      medianPrice: () => undefined,
      parameters: PRODUCT_PARAMETERS,
      linked: null,
    }
    const scatter = <T extends object>(group: string, row: T, odds: number): T => {
      const fields = LISTED.filter(each => each.group === group)
      const field = pick(odds) === 0 ? oneOf(fields) : undefined
      return field ? { ...row, [field.name]: codeOf(field.list) } : row
    }
    const seen = new Set<string>()
    const sent = { E: 0, I: 0 }
    const modes = ['0110', '0214', '0615', '1039', '9710', '9810', '3339', ...(lists.get('supervision_mode') ?? [])]
    for (let round = 0; round < 12_000; round++) {
      const ieFlag = IE_FLAGS[pick(2)] ?? 'E'
      const transMode = oneOf(SPOKEN_OF) ?? '1'
      const day = tradeDay(api.clock.now)
      const charges = {
        ...(WITH_FREIGHT[ieFlag].includes(transMode)
          ? { feeMark: '3', feeRate: '1800', feeCurr: 'USD' }
          : { feeMark: '', feeRate: '', feeCurr: '' }),
        ...(WITH_INSURANCE[ieFlag].includes(transMode)
          ? { insurMark: '1', insurRate: '0.3' }
          : { insurMark: '', insurRate: '', insurCurr: '' }),
      }
      const base = aDeclaration({
        ieFlag,
        head: {
          ...charges,
          transMode,
          tradeMode: oneOf(modes) ?? '0110',
          trafMode: oneOf(['2', '2', '3', '4', '5', '6', '9', '0', '1', '7', 'Y', 'Z']) ?? '2',
          ...(ieFlag === 'I' ? { ieDate: day, despDate: day, despPortCode: 'DEU063', goodsPlace: '北仑三期' } : {}),
          ...(ieFlag === 'I' ? { overseasConsignorEname: 'NORDHAUS', overseasConsigneeEname: '' } : {}),
        },
        items: [
          scatter(
            'items',
            aDeclarationItem({
              ...(ieFlag === 'I' && pick(10) > 0 ? { destCode: '330483' } : {}),
              ...(pick(3) === 0 ? { contrItem: '1' } : {}),
              ...(pick(8) === 0 ? { noDangFlag: '0', uncode: pick(2) === 0 ? 'UN1993' : '', dangName: '易燃' } : {}),
              ...(pick(16) === 0 ? { dangPackType: '3' } : {}),
              limits: [scatter('limits', { licTypeCode: '411', licenceNo: 'A-1', licWrtofQtyUnit: '011' }, 12)],
            }),
            8,
          ),
        ],
        containers: [scatter('containers', aContainer(), 12)],
        declType: oneOf(['general', 'general', 'record_list']) ?? 'general',
        licenceDocs: [scatter('licenceDocs', { docuCode: '4', certCode: '26-AA-123456' }, 12)],
        otherPacks: [scatter('otherPacks', { packType: '93', packQty: '4' }, 12)],
        ...(pick(3) === 0
          ? { eDocs: [scatter('eDocs', { edocCode: '10000004', edocId: 'OD26', edocFormatType: 'US' }, 4)] }
          : {}),
      })
      const emptied = pick(3) === 0 ? oneOf(SOMETIMES) : undefined
      const filled = Object.entries(FILLED).filter(() => pick(12) === 0)
      const head = {
        ...scatter('head', base.head, 4),
        ...(emptied ? { [emptied]: '' } : {}),
        ...(pick(2) === 0 ? Object.fromEntries(filled) : {}),
      }
      const content: DeclarationContent = { ...base, head }
      const text = declarationMessage(content, SIGNER)
      const faults = faultsOf(content, text)
      for (const fault of faults) seen.add(fault)
      if (errorsOf(checkDeclaration(content, known)).length > 0) continue
      sent[ieFlag]++
      expect(faults, JSON.stringify(content)).toEqual([])
      expect(messageProblems(text)).toEqual([])
    }
    // Enough of both kinds for it to mean something: every list and every requirement was missed by some form, which was refused.
    for (const accepted of Object.values(sent)) expect(accepted).toBeGreaterThan(300)
    const all = [...LISTED.map(({ group, name }) => `${group}.${name}`), ...REQUIREMENTS.map(([name]) => name)]
    expect(all.filter(name => !seen.has(name))).toEqual([])
  },
)

test('the lists that forms are checked against are there, all but those that operators bring', () => {
  for (const list of new Set(LISTED.map(each => each.list)))
    expect([list, (lists.get(list) ?? []).length > 2]).toEqual([list, true])
})
