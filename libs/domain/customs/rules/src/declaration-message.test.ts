import {
  BUSINESS_MATTERS,
  CONTAINER_FIELDS,
  COP_LIMIT_FIELDS,
  DECLARATION_TYPES,
  EDOC_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  IE_FLAGS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
  VIN_FIELDS,
  aContainer,
  aDeclaration,
  aDeclarationItem,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import { aCheckContext } from './check-context.fixture'
import { checkDeclaration, errorsOf } from './declaration-checks'
import { declarationMessage, type MessageSigner } from './declaration-message'
import { messageProblems } from './message-validation'
import { childOf, childrenOf, readXml, textAt } from './xml'

const SIGNER: MessageSigner = {
  clientSeqNo: '019f00000000700080000000000000a1',
  operation: 'declare',
  copCode: '3304961234',
  copName: '浙江蓝韵针织有限公司',
  copCodeScc: '91330483MA7LYKN050',
  icCardNo: '8930000012345',
  seqNo: '',
}
const written = (content: DeclarationContent, over: Partial<MessageSigner> = {}) =>
  declarationMessage(content, { ...SIGNER, ...over })
const CAR = 'LATPAB071W1005301'

describe('the message', () => {
  test('of somebody else may name entities that nobody knows: they stay as they are', () => {
    for (const sign of ['\0', '&#0;', '&#x0;', '\u000b', '&#11;', '\ufffe', '&#xD800;'])
      for (const text of [`<a>${sign}</a>`, `<a b="${sign}"/>`, `<a><!--${sign === '\0' ? sign : ''}--></a>${sign}`])
        expect([text, readXml(text)]).toEqual([text, undefined])
    expect(readXml('<a>&#x9;&#10;\r\n</a>')?.text).toBe('\t\n\r\n')
    expect(readXml('<a>&constructor; &amp;amp; &#x41;</a>')?.text).toBe('&constructor; &amp; A')
  })

  test('says what the form says, where the import client looks for it', () => {
    const root = readXml(written(aDeclaration({ head: { ieDate: '2026-05-20' } })))
    expect(root?.name).toBe('DecMessage')
    expect(textAt(root, 'DecHead', 'IEFlag')).toBe('E')
    expect(textAt(root, 'DecHead', 'TradeName')).toBe('浙江蓝韵针织有限公司')
    expect(textAt(root, 'DecHead', 'IEDate')).toBe('20260520')
    expect(textAt(root, 'DecHead', 'NoOtherPack')).toBe('1')
    expect(textAt(root, 'DecLists', 'DecList', 'CodeTS')).toBe('6110200090')
    expect(textAt(root, 'DecContainers', 'Container', 'ContainerId')).toBe('CSQU3054383')
    expect(textAt(root, 'DecFreeTxt', 'VoyNo')).toBe('0118W')
    expect(textAt(root, 'DecSign', 'OperType')).toBe('C')
    expect(textAt(root, 'DecSign', 'ClientSeqNo')).toBe(SIGNER.clientSeqNo)
    expect(textAt(root, 'EdocRealation', 'EdocCode')).toBe('00000004')
  })

  test('stages where it is asked to', () => {
    expect(textAt(readXml(written(aDeclaration(), { operation: 'stage' })), 'DecSign', 'OperType')).toBe('G')
  })

  test('is the same text for the same form', () => {
    expect(written(aDeclaration())).toBe(written(aDeclaration()))
  })

  test('carries names with signs of markup unharmed', () => {
    const name = `A & B <"C"> 'D' GMBH`
    const root = readXml(written(aDeclaration({ head: { overseasConsigneeEname: name } })))
    expect(textAt(root, 'DecHead', 'OverseasConsigneeEname')).toBe(name)
  })

  test('numbers lines and vehicles by their place', () => {
    const vehicle = aDeclarationItem({ vins: [{ vinCode: CAR }, { vinCode: CAR }] })
    const root = readXml(written(aDeclaration({ items: [aDeclarationItem(), vehicle] })))
    const lines = childrenOf(childOf(root, 'DecLists'), 'DecList')
    expect(lines.map(line => textAt(line, 'GNo'))).toEqual(['1', '2'])
    const vins = childOf(childOf(childOf(lines[1], 'DecGoodsLimits'), 'DecGoodsLimit'), 'DecGoodsLimitVins')
    expect(childrenOf(vins, 'DecGoodsLimitVin').map(vin => textAt(vin, 'VinNo'))).toEqual(['1', '2'])
  })

  test('leaves out what belongs to the other direction, and what is ours alone', () => {
    const text = written(
      aDeclaration({ head: { overseasConsignorEname: 'SECRET' }, items: [aDeclarationItem({ netWt: '1650.12345' })] }),
    )
    expect(text).not.toContain('SECRET')
    expect(text).not.toContain('1650.12345')
  })

  test('tells a supplement whole, its questions of an import alone', () => {
    const supplements = [
      {
        ...{ gNo: '1', supType: 'A', factoryName: '桐乡针织厂', factoryAddress: '梧桐街道 8 号', buyerPhone: '0573-1' },
        ...{ relatedParties: '01000000', priceInfluenced: '1', priceComparable: '4', royaltyPaid: '0' },
      },
    ]
    const told = (ieFlag: 'E' | 'I', tag: string) =>
      textAt(readXml(written(aDeclaration({ ieFlag, supplements }))), 'DecSupplementLists', 'DecSupplementList', tag)
    expect(['SupType', 'Factory', 'FactoryAddr', 'BuyerTel'].map(tag => told('E', tag))).toEqual([
      ...['A', '桐乡针织厂', '梧桐街道 8 号', '0573-1'],
    ])
    const questions = ['I_BabRel', 'I_PriceEffect', 'I_PriceClose', 'I_IsUsefee', 'I_OtherLimited']
    expect(questions.map(tag => told('I', tag))).toEqual(['01000000', '1', '4', '0', ''])
    expect(questions.map(tag => told('E', tag))).toEqual(['', '', '', '', ''])
  })

  test('fills in less than a kilogram as one', () => {
    const root = readXml(written(aDeclaration({ head: { grossWt: '0.4', netWt: '0.2' } })))
    expect([textAt(root, 'DecHead', 'GrossWet'), textAt(root, 'DecHead', 'NetWt')]).toEqual(['1', '1'])
  })
})

describe('what the import client refuses', () => {
  const broken = (change: (text: string) => string) => messageProblems(change(written(aDeclaration())))

  test('nothing of a message that is right', () => {
    expect(messageProblems(written(aDeclaration()))).toEqual([])
  })

  test.each([
    ['no XML', () => 'x', 'DecMessage', 'is no message'],
    ['an element that is not closed', (text: string) => text.replace('</DecHead>', ''), 'DecMessage', 'is no message'],
    [
      'a document type',
      (text: string) => text.replace('<DecMessage', '<!DOCTYPE x [<!ENTITY a "b">]><DecMessage'),
      'DecMessage',
      'is no message',
    ],
    ['another namespace', (text: string) => text.replace('/dec"', '/nemo"'), 'DecMessage', 'another namespace'],
    ['a section too few', (text: string) => text.replace('<DecUsers/>', ''), 'DecUsers', 'is missing, or there twice'],
    [
      'an empty required element',
      (text: string) => text.replace('<CustomMaster>3104</CustomMaster>', '<CustomMaster/>'),
      'DecHead/CustomMaster',
      'is empty',
    ],
    ['an element too few', (text: string) => text.replace('<GoodsPlace/>', ''), 'DecHead/GoodsPlace', 'is missing'],
    [
      'an element that is too long',
      (text: string) => text.replace('N/M', '唛'.repeat(201)),
      'DecHead/MarkNo',
      'longer than 400 bytes',
    ],
    [
      'a number that is none',
      (text: string) => text.replace('>1860.5<', '>1,860.5<'),
      'DecHead/GrossWet',
      'not a number',
    ],
    [
      'a line out of place',
      (text: string) => text.replace('<GNo>1</GNo>', '<GNo>2</GNo>'),
      'DecLists/DecList[1]/GNo',
      'is not its place',
    ],
    [
      'a number of ours that is too short',
      (text: string) => text.replace(SIGNER.clientSeqNo, '1'),
      'DecSign/ClientSeqNo',
      'not 18 to 36 signs',
    ],
  ])('%s', (_, change, at, problem) => {
    expect(broken(change)).toContainEqual({ at, problem })
  })
})

describe('what the checks let through', () => {
  /** Small, fast and the same in every run. */
  function random(seed: number) {
    let state = seed
    return (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }

  const SIGNS = [
    'a',
    'Z',
    '9',
    ' ',
    '&',
    '<',
    '|',
    '"',
    '中',
    '針',
    'ß',
    'é',
    '€',
    '№',
    '🚢',
    '\n',
    '\u0007',
    'ก',
    '.',
    '-',
    '1',
    '0',
  ]
  const VALUES = [
    '',
    '0',
    '1',
    '3',
    'USD',
    'CHN',
    '035',
    '2026-05-20',
    '20260520',
    '1.5',
    '-1',
    '1e5',
    '0001',
    '999999999999',
    '0.00001',
    'NO',
  ]

  /** A row of a group that is in order. */
  const ROWS = {
    licenceDocs: { docuCode: '4', certCode: '26-AA-123456' },
    otherPacks: { packType: '93', packQty: '4' },
    requestCerts: { appCertCode: '11', applOri: '1', applCopyQuan: '2' },
    users: { useOrgPersonCode: '王芳', useOrgPersonTel: '0573-88860000' },
    copLimits: { entQualifTypeCode: '428', entQualifNo: '3300-2026-1' },
    supplements: {
      ...{ gNo: '1', supType: 'A', brandCn: '蓝韵', contractDate: '2026-05-01', relatedParties: '00000000' },
      ...{ useRestricted: '0', priceConditional: '0', royaltyPaid: '0', proceedsShared: '0' },
    },
  }
  const LIMIT = {
    licTypeCode: '411',
    licenceNo: 'A-1',
    licWrtofDetailNo: '1',
    licWrtofQty: '3',
    licWrtofQtyUnit: '011',
  }
  const VIN = {
    vinCode: CAR,
    chassisNo: CAR,
    motorNo: 'M1',
    billLadDate: '2026-05-01',
    invoiceNum: '1',
    pricePerUnit: '9',
  }
  const IMPORTED = { ieDate: '2026-05-20', despDate: '2026-05-02', despPortCode: 'DEU063', goodsPlace: '北仑三期' }
  const FROM_ABROAD = {
    overseasConsignorEname: 'NORDHAUS',
    feeMark: '',
    feeRate: '',
    feeCurr: '',
    insurMark: '',
    insurRate: '',
  }
  const FIELDS = {
    head: HEAD_FIELDS,
    freeText: FREE_FIELDS,
    items: ITEM_FIELDS,
    limits: LIMIT_FIELDS,
    vins: VIN_FIELDS,
    containers: CONTAINER_FIELDS,
    eDocs: EDOC_FIELDS,
    licenceDocs: LICENCE_FIELDS,
    otherPacks: OTHER_PACK_FIELDS,
    requestCerts: REQUEST_CERT_FIELDS,
    users: USER_FIELDS,
    copLimits: COP_LIMIT_FIELDS,
    supplements: SUPPLEMENT_FIELDS,
  } as const

  test(
    'is never refused by the import client, whatever is typed into any field of 4,000 forms',
    { timeout: 60_000 },
    () => {
      const pick = random(7)
      const word = () =>
        Array.from({ length: pick(12) === 0 ? pick(450) : pick(20) }, () => SIGNS[pick(SIGNS.length)])
          .join('')
          .trim()
      const value = () => (pick(2) === 0 ? word() : (VALUES[pick(VALUES.length)] ?? ''))
      const typed = new Set<string>()
      const scatter = <T extends object>(group: keyof typeof FIELDS, row: T): T => {
        if (pick(4) > 0) return row
        const names = Object.keys(FIELDS[group])
        const name = names[pick(names.length)] ?? ''
        typed.add(`${group}.${name}`)
        return { ...row, [name]: value() }
      }
      const some = <T>(row: T): T[] => (pick(3) === 0 ? [row] : [])
      const matters = () => BUSINESS_MATTERS.filter(() => pick(4) === 0)
      const context = aCheckContext({ isListed: () => true })
      const sent = { E: 0, I: 0 }
      for (let round = 0; round < 4_000; round++) {
        const ieFlag = IE_FLAGS[pick(2)] ?? 'E'
        const base = aDeclaration({
          ieFlag,
          head: ieFlag === 'I' ? { ...IMPORTED, ...FROM_ABROAD } : {},
          items: [
            aDeclarationItem({
              ...(ieFlag === 'I' ? { destCode: '330483' } : {}),
              limits: some(LIMIT).map(row => scatter('limits', row)),
              vins: some(VIN).map(row => scatter('vins', row)),
            }),
          ],
          declType: pick(3) === 0 ? DECLARATION_TYPES[pick(DECLARATION_TYPES.length)] : 'general',
          businessMatters: matters(),
          licenceDocs: some(ROWS.licenceDocs).map(row => scatter('licenceDocs', row)),
          otherPacks: some(ROWS.otherPacks).map(row => scatter('otherPacks', row)),
          requestCerts: some(ROWS.requestCerts).map(row => scatter('requestCerts', row)),
          users: some(ROWS.users).map(row => scatter('users', row)),
          copLimits: some(ROWS.copLimits).map(row => scatter('copLimits', row)),
          supplements: some(ROWS.supplements).map(row => scatter('supplements', row)),
        })
        const content: DeclarationContent = {
          ...base,
          head: scatter('head', base.head),
          freeText: scatter('freeText', base.freeText),
          items: base.items.map(row => scatter('items', row)),
          containers: [scatter('containers', aContainer())],
          eDocs: base.eDocs.map(row => scatter('eDocs', row)),
        }
        if (errorsOf(checkDeclaration(content, context)).length > 0) continue
        sent[ieFlag]++
        expect(messageProblems(written(content)), JSON.stringify(content)).toEqual([])
      }
      // Enough of both kinds for the test to mean something, and no field left alone.
      for (const accepted of Object.values(sent)) {
        expect(accepted).toBeGreaterThan(100)
        expect(accepted).toBeLessThan(1_900)
      }
      const all = Object.entries(FIELDS).flatMap(([group, fields]) =>
        Object.keys(fields).map(name => `${group}.${name}`),
      )
      expect(all.filter(name => !typed.has(name))).toEqual([])
    },
  )
})

describe('business matters', () => {
  const typeOf = (over: Parameters<typeof aDeclaration>[0]) =>
    textAt(readXml(written(aDeclaration(over))), 'DecHead', 'Type')

  test.each([
    [[], 'general', ''],
    [['tax_form_paperless'], 'general', 'SW'],
    [['self_reported_tax'], 'general', 'ZB'],
    [['waterway_transit'], 'general', 'SZ'],
    [['self_pay'], 'transit_advance', 'Z'],
    [['self_pay', 'tax_form_paperless', 'guarantee_release'], 'general', 'ZW'],
    [[], 'record_list', 'ML'],
    [['waterway_transit'], 'record_list', 'SM'],
    [[], 'two_step', 'TS'],
  ] as const)('%j of a form that is %s are told as “%s”', (businessMatters, declType, type) => {
    const content = { declType, businessMatters: [...businessMatters], head: { billType: '1' } }
    expect(typeOf(content)).toBe(type)
    expect(errorsOf(checkDeclaration(aDeclaration(content), aCheckContext()))).toEqual([])
  })

  test('that the message cannot say together are refused before it is sent', () => {
    const content = aDeclaration({ businessMatters: ['waterway_transit', 'self_pay'] })
    expect(errorsOf(checkDeclaration(content, aCheckContext()))).toMatchObject([
      { key: 'matters_together', path: 'businessMatters' },
    ])
  })

  test('of exports are not told of an import', () => {
    expect(typeOf({ ieFlag: 'I', businessMatters: ['waterway_transit', 'tax_form_paperless'] })).toBe('SW')
  })

  test('a type that the client does not know is refused by it', () => {
    const text = written(aDeclaration()).replace('<Type/>', '<Type>QQ</Type>')
    expect(messageProblems(text)).toContainEqual({ at: 'DecHead/Type', problem: 'is none of the client’s' })
  })
})
