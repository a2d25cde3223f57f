import {
  CONTAINER_FIELDS,
  COP_LIMIT_FIELDS,
  EDOC_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
  VIN_FIELDS,
  type DeclarationContent,
  type DeclarationField,
} from '@tradeport/domain/customs/contract'
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

type Fields = Readonly<Record<string, DeclarationField>>

/** A group of the content, where it stands in the message; `{}` is the number of its row. */
const GROUPS: readonly (readonly [way: RegExp, at: string, fields: Fields])[] = [
  [/^head\.(\w+)$/, 'DecHead', HEAD_FIELDS],
  [/^freeText\.(\w+)$/, 'DecFreeTxt', FREE_FIELDS],
  [/^items\[(\d+)\]\.(\w+)$/, 'DecLists/DecList[{}]', ITEM_FIELDS],
  [/^items\[(\d+)\]\.limits\[(\d+)\]\.(\w+)$/, 'DecLists/DecList[{}]/DecGoodsLimit[{}]', LIMIT_FIELDS],
  [/^items\[(\d+)\]\.vins\[(\d+)\]\.(\w+)$/, 'DecLists/DecList[{}]/DecGoodsLimitVin[{}]', VIN_FIELDS],
  [/^containers\[(\d+)\]\.(\w+)$/, 'DecContainers/Container[{}]', CONTAINER_FIELDS],
  [/^licenceDocs\[(\d+)\]\.(\w+)$/, 'DecLicenseDocus/LicenseDocu[{}]', LICENCE_FIELDS],
  [/^eDocs\[(\d+)\]\.(\w+)$/, 'EdocRealation[{}]', EDOC_FIELDS],
  [/^otherPacks\[(\d+)\]\.(\w+)$/, 'DecOtherPacks/DecOtherPack[{}]', OTHER_PACK_FIELDS],
  [/^requestCerts\[(\d+)\]\.(\w+)$/, 'DecRequestCerts/DecRequestCert[{}]', REQUEST_CERT_FIELDS],
  [/^users\[(\d+)\]\.(\w+)$/, 'DecUsers/DecUser[{}]', USER_FIELDS],
  [/^copLimits\[(\d+)\]\.(\w+)$/, 'DecCopLimits/DecCopLimit[{}]', COP_LIMIT_FIELDS],
  [/^supplements\[(\d+)\]\.(\w+)$/, 'DecSupplementLists/DecSupplementList[{}]', SUPPLEMENT_FIELDS],
]

/** A field of the form by its path: where it stands in the message, and its row of the field table; undefined for what customs does not have. */
export function amendedField(path: string): { readonly code: string; readonly field: DeclarationField } | undefined {
  for (const [way, at, fields] of GROUPS) {
    const parts = way.exec(path)?.slice(1)
    const name = parts?.pop()
    if (!parts || name === undefined || !Object.hasOwn(fields, name)) continue
    const field = fields[name]
    if (!field || field.tag === '') return undefined
    const place = parts.reduce((text, index) => text.replace('{}', String(Number(index) + 1)), at)
    return { code: `${place}/${field.tag}`, field }
  }
  return undefined
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
