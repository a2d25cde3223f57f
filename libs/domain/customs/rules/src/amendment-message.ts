import { FIELD_GROUPS, type DeclarationContent, type DeclarationField } from '@tradeport/domain/customs/contract'
import type { MessageSigner } from './declaration-message'
import type { MessageProblem } from './message-validation'
import { childOf, childrenOf, readXml, textAt, writeXml, type XmlElement, type XmlNode } from './xml'

/** Root of what asks customs to change an entry or to take it back (修撤单). */
export const AMENDMENT_MESSAGE = 'DecModMessage'
const VERSION = '1.0'

/** `DecModType`; the codes rest on practice (README, mark K). */
const MOD_TYPE = { modify: '1', withdraw: '2' } as const

export interface AmendmentRequest {
  readonly kind: 'modify' | 'withdraw'
  readonly explanation: string
  readonly changes: readonly { readonly path: string; readonly before: string; readonly after: string }[]
  /** What customs has. */
  readonly content: DeclarationContent
  readonly entryId: string
  readonly cusCiqNo: string
}

/** Where each group of the content stands in the message, by its way there; the number of a row goes between the brackets. */
const PLACES: Readonly<Record<string, string>> = {
  head: 'DecHead',
  freeText: 'DecFreeTxt',
  'items[]': 'DecLists/DecList[]',
  'items[].limits[]': 'DecLists/DecList[]/DecGoodsLimit[]',
  'items[].vins[]': 'DecLists/DecList[]/DecGoodsLimitVin[]',
  'containers[]': 'DecContainers/Container[]',
  'licenceDocs[]': 'DecLicenseDocus/LicenseDocu[]',
  'eDocs[]': 'EdocRealation[]',
  'otherPacks[]': 'DecOtherPacks/DecOtherPack[]',
  'requestCerts[]': 'DecRequestCerts/DecRequestCert[]',
  'users[]': 'DecUsers/DecUser[]',
  'copLimits[]': 'DecCopLimits/DecCopLimit[]',
  'supplements[]': 'DecSupplementLists/DecSupplementList[]',
}
const GROUPS: Readonly<Record<string, Readonly<Record<string, DeclarationField>>>> = FIELD_GROUPS

const own = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** A field of the form by its path: where it stands in the message, and its row of the field table; undefined for what customs does not have. */
export function amendedField(path: string): { readonly code: string; readonly field: DeclarationField } | undefined {
  const [, way = '', group = '', name = ''] =
    /^((?:.*\.)?(\w+)(?:\[\])?)\.(\w+)$/.exec(path.replaceAll(/\[\d+\]/g, '[]')) ?? []
  const place = own(PLACES, way)
  const field = own(own(GROUPS, group) ?? {}, name)
  if (place === undefined || !field || field.tag === '') return undefined
  const rows = [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1)
  const code = rows.reduce((text, row) => text.replace('[]', `[${row}]`), place)
  return { code: `${code}/${field.tag}`, field }
}

/** As the message of the form itself writes it. */
const written = (field: DeclarationField, value: string) => (field.kind === 'date' ? value.replaceAll('-', '') : value)

function itemNodes(changes: AmendmentRequest['changes']): XmlNode[] {
  return changes.flatMap(({ path, before, after }, index): XmlNode[] => {
    const found = amendedField(path)
    if (!found) return []
    const { code, field } = found
    return [
      [
        'Item',
        [
          ['No', String(index + 1)],
          ['FieldCode', code],
          ['FieldName', field.tag],
          ['OldValue', written(field, before)],
          ['NewValue', written(field, after)],
          ['OldName', ''],
          ['NewName', ''],
        ],
      ],
    ]
  })
}

/**
 * The message that asks customs to change an entry or to take it back, in the elements that clients of the Single Window send. It is of its
 * own kind beside the form's, and as deterministic. `ClientSeqNo` is ours: the form's message has it in `DecSign`, this one has no such group.
 */
export function amendmentMessage(
  request: AmendmentRequest,
  signer: Pick<MessageSigner, 'clientSeqNo' | 'copName' | 'icCardNo'>,
): string {
  const { head, ieFlag } = request.content
  const body: XmlNode[] = [
    ['DecModSeqNo', ''],
    ['Version', VERSION],
    ['DecModType', MOD_TYPE[request.kind]],
    ['EntryId', request.entryId],
    ['CustomsCode', head.customMaster],
    ['TradeCode', head.tradeCode],
    ['TradeName', head.tradeName],
    ['AgentCode', head.agentCode],
    ['AgentName', head.agentName],
    ['DecModNote', request.explanation],
    ['CheckMark', ''],
    ['DecSeqNo', request.cusCiqNo],
    ['Sign', ''],
    ['SignTime', ''],
    ['IeFlag', ieFlag],
    ['OperType', 'C'],
    ['IcCode', signer.icCardNo],
    ['EntOpName', signer.copName],
    ['EntOpTele', ''],
    ['FeedDept', ''],
    ['TradeCreditCode', head.tradeCoScc],
    ['AgentCreditCode', head.agentCodeScc],
    ['ClientSeqNo', signer.clientSeqNo],
    ['Items', request.kind === 'modify' ? itemNodes(request.changes) : []],
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml([AMENDMENT_MESSAGE, body])}\n`
}

/** Of a message that asks for something: whether it takes the entry back. */
export const isWithdrawal = (message: XmlElement): boolean => textAt(message, 'DecModType') === MOD_TYPE.withdraw

const NEEDED = ['Version', 'CustomsCode', 'TradeName', 'DecModNote', 'IeFlag', 'IcCode'] as const

/** What the import client says of such a message before it takes it. */
export function amendmentProblems(source: string): MessageProblem[] {
  const root = readXml(source)
  if (root?.name !== AMENDMENT_MESSAGE) return [{ at: AMENDMENT_MESSAGE, problem: 'is no message' }]
  const kind = textAt(root, 'DecModType')
  const items = childrenOf(childOf(root, 'Items'), 'Item')
  const problems: MessageProblem[] = NEEDED.filter(tag => textAt(root, tag) === '').map(at => ({
    at,
    problem: 'is empty',
  }))
  if (kind !== MOD_TYPE.modify && kind !== MOD_TYPE.withdraw)
    problems.push({ at: 'DecModType', problem: 'neither a change nor a withdrawal' })
  if (!/^\d{18}$/.test(textAt(root, 'EntryId'))) problems.push({ at: 'EntryId', problem: 'not 18 digits' })
  if (!/^[\w-]{18,36}$/.test(textAt(root, 'ClientSeqNo')))
    problems.push({ at: 'ClientSeqNo', problem: 'not 18 to 36 signs' })
  if (kind === MOD_TYPE.modify && items.length === 0) problems.push({ at: 'Items', problem: 'nothing is changed' })
  items.forEach((item, index) => {
    const at = `Items/Item[${index + 1}]`
    if (textAt(item, 'No') !== String(index + 1)) problems.push({ at: `${at}/No`, problem: 'is not its place' })
    if (textAt(item, 'FieldCode') === '') problems.push({ at: `${at}/FieldCode`, problem: 'is empty' })
    if (textAt(item, 'OldValue') === textAt(item, 'NewValue'))
      problems.push({ at: `${at}/NewValue`, problem: 'is what stands there' })
  })
  return problems
}
