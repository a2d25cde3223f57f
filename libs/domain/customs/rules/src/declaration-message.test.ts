import { aContainer, aDeclaration, aDeclarationItem, type DeclarationContent } from '@tradeport/domain/customs/contract'
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

  test('is never refused by the import client, whatever is typed into 1,500 forms', { timeout: 30_000 }, () => {
    const pick = random(7)
    const word = () =>
      Array.from({ length: pick(12) === 0 ? pick(450) : pick(20) }, () => SIGNS[pick(SIGNS.length)])
        .join('')
        .trim()
    const value = () => (pick(2) === 0 ? word() : (VALUES[pick(VALUES.length)] ?? ''))
    const scatter = <T extends object>(row: T): T => {
      const names = Object.keys(row)
      const changed: Record<string, unknown> = {}
      if (pick(3) === 0) {
        const name = names[pick(names.length)]
        if (name && typeof Reflect.get(row, name) === 'string') changed[name] = value()
      }
      return { ...row, ...changed }
    }
    const context = aCheckContext({ isListed: () => true })
    let accepted = 0
    for (let round = 0; round < 1_500; round++) {
      const base = aDeclaration()
      const content: DeclarationContent = {
        ...base,
        head: scatter(base.head),
        freeText: scatter(base.freeText),
        items: base.items.map(scatter),
        containers: [scatter(aContainer())],
        eDocs: base.eDocs.map(scatter),
        licenceDocs: pick(4) === 0 ? [scatter({ docuCode: '4', certCode: 'X1' })] : [],
        otherPacks: pick(4) === 0 ? [scatter({ packType: '93', packQty: '4' })] : [],
        users: pick(4) === 0 ? [scatter({ useOrgPersonCode: '王芳', useOrgPersonTel: '0573' })] : [],
      }
      if (errorsOf(checkDeclaration(content, context)).length > 0) continue
      accepted++
      expect(messageProblems(written(content)), JSON.stringify(content)).toEqual([])
    }
    // Enough of both kinds for the test to mean something.
    expect(accepted).toBeGreaterThan(100)
    expect(accepted).toBeLessThan(1_400)
  })
})
