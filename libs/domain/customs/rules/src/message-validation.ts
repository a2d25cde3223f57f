import {
  CONTAINER_FIELDS,
  COP_LIMIT_FIELDS,
  EDOC_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  MAX_ITEMS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
  VIN_FIELDS,
  type DeclarationField,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { HEAD_ORDER, MESSAGE_NAMESPACE } from './declaration-message'
import { gbkLength, unwritable } from './gbk'
import { MESSAGE_TYPES } from './message-type'
import { childOf, childrenOf, readXml, textAt, type XmlElement } from './xml'

/** What the import client would refuse: where, and why in its own plain words. */
export interface MessageProblem {
  readonly at: string
  readonly problem: string
}

type Fields = Readonly<Record<string, DeclarationField>>

const SECTIONS = [
  'DecHead',
  'DecLists',
  'DecContainers',
  'DecLicenseDocus',
  'DecRequestCerts',
  'DecOtherPacks',
  'DecCopLimits',
  'DecUsers',
  'DecSupplementLists',
  'DecFreeTxt',
  'DecSign',
] as const

const NUMBER = /^-?\d+(?:\.(\d+))?$/

/** One value against its row of the field table, by the rules of the client: bytes of GBK, digits, dates of eight digits. */
function valueProblem(field: DeclarationField, value: string): string | undefined {
  switch (field.kind) {
    case 'date':
      return /^\d{8}$/.test(value) ? undefined : 'not a date of eight digits'
    case 'integer':
    case 'decimal': {
      const match = NUMBER.exec(value)
      if (!match) return 'not a number'
      const [whole = '', fraction = ''] = value.replace('-', '').split('.')
      const scale = field.scale ?? 0
      if (fraction.replace(/0+$/, '').length > scale) return `more than ${scale} digits after the point`
      return whole.replace(/^0+/, '').length > field.max - scale
        ? `more than ${field.max - scale} digits before the point`
        : undefined
    }
    case 'digits':
      if (!/^\d+$/.test(value)) return 'not digits'
      return value.length > field.max ? `longer than ${field.max}` : undefined
    case 'code':
    case 'text':
      if (unwritable(value) !== undefined) return 'a sign that GBK does not have'
      return gbkLength(value) > field.max ? `longer than ${field.max} bytes` : undefined
  }
}

function groupProblems(fields: Fields, element: XmlElement, at: string, ieFlag: IeFlag): MessageProblem[] {
  return Object.values(fields).flatMap(field => {
    if (field.tag === '' || field.tag === 'VoyNo') return []
    const found = childrenOf(element, field.tag)
    const where = `${at}/${field.tag}`
    if (found.length !== 1) return [{ at: where, problem: found.length === 0 ? 'is missing' : 'is there twice' }]
    const value = found[0]?.text ?? ''
    const need = ieFlag === 'E' ? field.export : field.import
    if (value === '') return need === 'required' ? [{ at: where, problem: 'is empty' }] : []
    const problem = valueProblem(field, value)
    return problem ? [{ at: where, problem }] : []
  })
}

const GROUPS: readonly (readonly [section: string, row: string, fields: Fields])[] = [
  ['DecContainers', 'Container', CONTAINER_FIELDS],
  ['DecLicenseDocus', 'LicenseDocu', LICENCE_FIELDS],
  ['DecRequestCerts', 'DecRequestCert', REQUEST_CERT_FIELDS],
  ['DecOtherPacks', 'DecOtherPack', OTHER_PACK_FIELDS],
  ['DecCopLimits', 'DecCopLimit', COP_LIMIT_FIELDS],
  ['DecUsers', 'DecUser', USER_FIELDS],
  ['DecSupplementLists', 'DecSupplementList', SUPPLEMENT_FIELDS],
]

function headProblems(head: XmlElement | undefined, ieFlag: IeFlag): MessageProblem[] {
  if (!head) return []
  const order = head.children.map(({ name }) => name)
  const isInOrder = order.length === HEAD_ORDER.length && HEAD_ORDER.every((tag, index) => order[index] === tag)
  return [
    ...(isInOrder ? [] : [{ at: 'DecHead', problem: 'its elements are not those of the client, in its order' }]),
    ...groupProblems(HEAD_FIELDS, head, 'DecHead', ieFlag),
    ...(MESSAGE_TYPES.includes(textAt(head, 'Type'))
      ? []
      : [{ at: 'DecHead/Type', problem: 'is none of the client’s' }]),
    ...['CopCode', 'CopName', 'CopCodeScc']
      .filter(tag => textAt(head, tag) === '')
      .map(tag => ({ at: `DecHead/${tag}`, problem: 'is empty' })),
  ]
}

function itemProblems(lists: XmlElement | undefined, ieFlag: IeFlag): MessageProblem[] {
  const items = childrenOf(lists, 'DecList')
  const count =
    items.length >= 1 && items.length <= MAX_ITEMS ? [] : [{ at: 'DecLists', problem: `1 to ${MAX_ITEMS} lines` }]
  return [
    ...count,
    ...items.flatMap((item, index) => {
      const at = `DecLists/DecList[${index + 1}]`
      const limits = childrenOf(childOf(item, 'DecGoodsLimits'), 'DecGoodsLimit')
      return [
        ...(textAt(item, 'GNo') === String(index + 1) ? [] : [{ at: `${at}/GNo`, problem: 'is not its place' }]),
        ...groupProblems(ITEM_FIELDS, item, at, ieFlag),
        ...limits.flatMap((limit, nr) => [
          ...(childOf(limit, 'LicTypeCode')
            ? groupProblems(LIMIT_FIELDS, limit, `${at}/DecGoodsLimit[${nr + 1}]`, ieFlag)
            : []),
          ...childrenOf(childOf(limit, 'DecGoodsLimitVins'), 'DecGoodsLimitVin').flatMap((vin, place) =>
            groupProblems(VIN_FIELDS, vin, `${at}/DecGoodsLimitVin[${place + 1}]`, ieFlag),
          ),
        ]),
      ]
    }),
  ]
}

/** What the import client says of a message before it takes it: its form against the field table, nothing of customs' own rules. */
export function messageProblems(source: string): MessageProblem[] {
  const root = readXml(source)
  if (!root || root.name !== 'DecMessage') return [{ at: 'DecMessage', problem: 'is no message' }]
  if (root.attributes['xmlns'] !== MESSAGE_NAMESPACE) return [{ at: 'DecMessage', problem: 'another namespace' }]
  const missing = SECTIONS.filter(name => childrenOf(root, name).length !== 1)
  if (missing.length > 0) return missing.map(at => ({ at, problem: 'is missing, or there twice' }))
  const flag = textAt(root, 'DecHead', 'IEFlag')
  if (flag !== 'E' && flag !== 'I') return [{ at: 'DecHead/IEFlag', problem: 'neither E nor I' }]
  const free = childOf(root, 'DecFreeTxt')
  const sign = childOf(root, 'DecSign')
  return [
    ...headProblems(childOf(root, 'DecHead'), flag),
    ...itemProblems(childOf(root, 'DecLists'), flag),
    ...GROUPS.flatMap(([section, row, fields]) =>
      childrenOf(childOf(root, section), row).flatMap((element, index) =>
        groupProblems(fields, element, `${section}/${row}[${index + 1}]`, flag),
      ),
    ),
    ...childrenOf(root, 'EdocRealation').flatMap((element, index) =>
      groupProblems(EDOC_FIELDS, element, `EdocRealation[${index + 1}]`, flag),
    ),
    ...(free ? groupProblems(FREE_FIELDS, free, 'DecFreeTxt', flag) : []),
    ...(/^[GC]$/.test(textAt(sign, 'OperType')) ? [] : [{ at: 'DecSign/OperType', problem: 'neither G nor C' }]),
    ...(/^[\w-]{18,36}$/.test(textAt(sign, 'ClientSeqNo'))
      ? []
      : [{ at: 'DecSign/ClientSeqNo', problem: 'not 18 to 36 signs' }]),
  ]
}
