import {
  AMENDMENT_CHANNELS,
  AMENDMENT_STATUSES,
  FIELD_GROUPS,
  aDeclaration,
  type DeclarationField,
} from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import { amendedField, amendmentMessage, amendmentProblems } from './amendment-message'
import { amendmentMove, contradicts } from './amendment-receipt.rules'

const at = (minute: number) => `2026-05-20T10:${String(minute).padStart(2, '0')}:00+08:00`
const said = (channel: string, minute = 1, attempt = 1) => ({ channel, noticeDate: at(minute), attempt })
const move = (status: (typeof AMENDMENT_STATUSES)[number], answers: ReturnType<typeof said>[], attempt = 1) =>
  amendmentMove({ status, attempt }, answers)

describe('answers to a request', () => {
  test.each(Object.entries(AMENDMENT_CHANNELS))('%s: %s, in every status', (channel, answer) => {
    const none = undefined
    // What was taken back goes on only by what customs did with it.
    const expected = {
      taken: ['receive_taken', none, none, none, none],
      failed: [none, 'receive_failed', none, none, none],
      granted: ['receive_granted', 'receive_granted', none, none, 'receive_granted'],
      refused: ['receive_refused', 'receive_refused', none, none, 'receive_refused'],
    }
    expect(AMENDMENT_STATUSES.map(status => move(status, [said(channel)]))).toEqual(expected[answer])
  })

  test.each([
    ['nothing', 'submitted', [], undefined, 1],
    ['a code that nobody knows', 'submitted', [said('Q7')], undefined, 1],
    ['a name that every object has', 'submitted', [said('constructor')], undefined, 1],
    ['a refusal of the client after it took it', 'submitted', [said('S0', 1), said('F1', 2)], undefined, 1],
    ['the client after customs', 'submitted', [said('P', 8), said('S0', 2)], 'receive_granted', 1],
    ['a refusal of an earlier sending', 'submitted', [said('F1', 1, 1)], undefined, 2],
    ['a late answer to an earlier sending', 'open', [said('S0', 1, 1), said('F1', 2, 2)], 'receive_taken', 2],
    ['a decision about an earlier sending', 'submitted', [said('P', 1, 1)], 'receive_granted', 2],
    ['two decisions: the first by customs’ clock', 'submitted', [said('P', 5), said('E', 3)], 'receive_refused', 1],
    ['two decisions at once: nothing is changed', 'submitted', [said('P', 5), said('E', 5)], 'receive_refused', 1],
  ] as const)('%s', (_, status, answers, expected, attempt) => {
    expect(move(status, [...answers], attempt)).toBe(expected)
    expect(move(status, [...answers].reverse(), attempt)).toBe(expected)
  })

  test.each([
    ['approved', 'E', true],
    ['approved', 'P', false],
    ['approved', 'S0', false],
    ['rejected', 'P', true],
    ['rejected', 'Z', false],
    ['submitted', 'E', false],
    ['open', 'P', false],
  ] as const)('%s, then %s: against it is %j', (status, channel, expected) => {
    expect(contradicts(status, channel)).toBe(expected)
  })
})

describe('the message', () => {
  const signer = { clientSeqNo: '0123456789abcdef0123456789abcdef', copName: 'LANYUN', icCardNo: '8930000012345' }
  const request = {
    kind: 'modify' as const,
    explanation: 'one carton < planned',
    changes: [
      { path: 'head.packNo', before: '120', after: '119' },
      { path: 'items[1].gQty', before: '4', after: '3' },
      { path: 'containers[0].containerId', before: 'A', after: 'B' },
      { path: 'head.despDate', before: '2026-05-01', after: '2026-05-02' },
    ],
    content: aDeclaration(),
    entryId: '310420260520123458',
    cusCiqNo: 'E00000000000000001',
  }

  test('names each field by where it stands, and is one that the client takes', () => {
    const text = amendmentMessage(request, signer)
    for (const code of ['DecHead/PackNo', 'DecLists/DecList[2]/GQty', 'DecContainers/Container[1]/ContainerId'])
      expect(text).toContain(`<FieldCode>${code}</FieldCode>`)
    expect(text).toContain('<DecModNote>one carton &lt; planned</DecModNote>')
    expect(text).toContain('<NewValue>20260502</NewValue>')
    expect(amendmentProblems(text)).toEqual([])
    expect(amendmentMessage(request, signer)).toBe(text)
  })

  test.each([
    ['head.packNo', 'DecHead/PackNo'],
    ['items[0].limits[2].licTypeCode', 'DecLists/DecList[1]/DecGoodsLimit[3]/LicTypeCode'],
    ['items[9].vins[0].vinCode', 'DecLists/DecList[10]/DecGoodsLimitVin[1]/VinCode'],
    ['supplements[0].brandEn', 'DecSupplementLists/DecSupplementList[1]/BrandEN'],
  ])('%s stands at %s', (path, code) => {
    expect(amendedField(path)?.code).toBe(code)
  })

  test.each([
    ...['head', 'head.nothing', 'head.constructor', 'head[0].packNo', 'constructor.name', 'items.gQty'],
    'limits[0].licTypeCode',
  ])('%s is no field of the form', path => {
    expect(amendedField(path)).toBeUndefined()
  })

  test('every group of the field table has its place in the message', () => {
    const inside = { limits: 'items[0].limits[0]', vins: 'items[0].vins[0]', head: 'head', freeText: 'freeText' }
    for (const [group, fields] of Object.entries(FIELD_GROUPS))
      for (const [name, { tag }] of Object.entries<DeclarationField>(fields)) {
        const way = Object.entries(inside).find(([key]) => key === group)?.[1] ?? `${group}[0]`
        const code = amendedField(`${way}.${name}`)?.code.split('/').at(-1)
        expect([group, name, code]).toEqual([group, name, tag || undefined])
      }
  })

  test('a withdrawal changes nothing', () => {
    const text = amendmentMessage({ ...request, kind: 'withdraw' }, signer)
    expect(text).toContain('<DecModType>2</DecModType>')
    expect(text).toContain('<Items/>')
    expect(amendmentProblems(text)).toEqual([])
  })

  test('what the client does not take is said', () => {
    const broken = amendmentMessage({ ...request, entryId: '', changes: [] }, { ...signer, clientSeqNo: 'x' })
    expect(amendmentProblems(broken).map(({ at: where }) => where)).toEqual(['EntryId', 'ClientSeqNo', 'Items'])
    expect(amendmentProblems('<DecMessage/>')).toHaveLength(1)
  })

  test.each(['ieFlag', 'declType', 'head.constructor', 'eDocs[0].fileId', 'businessMatters[0]', 'items[0]'])(
    '%s is nothing that customs could be asked to change',
    path => {
      expect(amendedField(path)).toBeUndefined()
    },
  )
})
