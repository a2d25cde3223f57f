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
  type DeclarationItem,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { compareDecimal, isDecimal } from '@tradeport/kernel/values'
import { messageTypeOf } from './message-type'
import { writeXml, type XmlNode } from './xml'

export const MESSAGE_NAMESPACE = 'http://www.chinaport.gov.cn/dec'
export const MESSAGE_VERSION = '3.1'

/** `stage`: kept in the Single Window for its own client; `declare`: handed to customs. */
export const OPERATIONS = ['stage', 'declare'] as const
export type Operation = (typeof OPERATIONS)[number]
const OPER_TYPE: Readonly<Record<Operation, string>> = { stage: 'G', declare: 'C' }

export interface MessageSigner {
  /** Our own number of this sending: the gateway answers with it, and takes a number only once. */
  readonly clientSeqNo: string
  readonly operation: Operation
  /** 10-digit code, name and credit code of whom the Single Window knows as the sender. */
  readonly copCode: string
  readonly copName: string
  readonly copCodeScc: string
  readonly icCardNo: string
  /** Unified number of an earlier staging. */
  readonly seqNo: string
}

/** The order of the head in the client's message; tags that no field stands for are filled in below. */
export const HEAD_ORDER = [
  'SeqNo',
  'IEFlag',
  'Type',
  'AgentCode',
  'AgentName',
  'ApprNo',
  'BillNo',
  'ContrNo',
  'CustomMaster',
  'CutMode',
  'DistinatePort',
  'FeeCurr',
  'FeeMark',
  'FeeRate',
  'GrossWet',
  'IEDate',
  'IEPort',
  'InsurCurr',
  'InsurMark',
  'InsurRate',
  'LicenseNo',
  'ManualNo',
  'NetWt',
  'NoteS',
  'OtherCurr',
  'OtherMark',
  'OtherRate',
  'OwnerCode',
  'OwnerName',
  'PackNo',
  'TradeCode',
  'TradeCountry',
  'TradeMode',
  'TradeName',
  'TrafMode',
  'TrafName',
  'TransMode',
  'WrapType',
  'EntryId',
  'PreEntryId',
  'EdiId',
  'Risk',
  'CopName',
  'CopCode',
  'EntryType',
  'PDate',
  'TypistNo',
  'InputerName',
  'PartenerID',
  'TgdNo',
  'DataSource',
  'DeclTrnRel',
  'ChkSurety',
  'BillType',
  'CopCodeScc',
  'OwnerCodeScc',
  'AgentCodeScc',
  'TradeCoScc',
  'PromiseItmes',
  'TradeAreaCode',
  'CheckFlow',
  'TaxAaminMark',
  'MarkNo',
  'DespPortCode',
  'EntyPortCode',
  'GoodsPlace',
  'BLNo',
  'InspOrgCode',
  'SpecDeclFlag',
  'PurpOrgCode',
  'DespDate',
  'CmplDschrgDt',
  'CorrelationReasonFlag',
  'VsaOrgCode',
  'OrigBoxFlag',
  'DeclareName',
  'NoOtherPack',
  'OrgCode',
  'OverseasConsignorCode',
  'OverseasConsignorCname',
  'OverseasConsignorEname',
  'OverseasConsignorAddr',
  'OverseasConsigneeCode',
  'OverseasConsigneeEname',
  'DomesticConsigneeEname',
  'CorrelationNo',
  'EdiRemark',
  'EdiRemark2',
  'TradeCiqCode',
  'OwnerCiqCode',
  'DeclCiqCode',
] as const

type Fields = Readonly<Record<string, DeclarationField>>
type Values = Readonly<Record<string, unknown>>

const messageDate = (day: string) => day.replaceAll('-', '')

function valueOf(field: DeclarationField, values: Values, name: string, ieFlag: IeFlag): string {
  const value = values[name]
  if (typeof value !== 'string' || (ieFlag === 'E' ? field.export : field.import) === 'none') return ''
  return field.kind === 'date' ? messageDate(value) : value
}

/** The elements of a group in the order of its table; what has no tag is ours alone. */
const nodesOf = (fields: Fields, values: Values, ieFlag: IeFlag): XmlNode[] =>
  Object.entries(fields)
    .filter(([, field]) => field.tag !== '')
    .map(([name, field]): XmlNode => [field.tag, valueOf(field, values, name, ieFlag)])

const groupOf = (fields: Fields, rows: readonly Values[], name: string, ieFlag: IeFlag): XmlNode[] =>
  rows.map((row): XmlNode => [name, nodesOf(fields, row, ieFlag)])

/** Customs takes whole kilograms as the least weight: what weighs less is filled in as one. */
const leastKilogram = (weight: string) => (isDecimal(weight) && compareDecimal(weight, '1') < 0 ? '1' : weight)

const flag = (isSet: boolean) => (isSet ? '1' : '0')

function headNodes(content: DeclarationContent, signer: MessageSigner): XmlNode[] {
  const { head, ieFlag, businessMatters, declType, otherPacks } = content
  const values = new Map<string, string>()
  for (const [name, field] of Object.entries<DeclarationField>(HEAD_FIELDS))
    values.set(field.tag, valueOf(field, head, name, ieFlag))
  const set = (tag: (typeof HEAD_ORDER)[number], value: string) => values.set(tag, value)
  set('SeqNo', signer.seqNo)
  set('IEFlag', ieFlag)
  set('Type', messageTypeOf(content) ?? '')
  set('GrossWet', leastKilogram(head.grossWt))
  set('NetWt', leastKilogram(head.netWt))
  set('CopName', signer.copName)
  set('CopCode', signer.copCode)
  set('CopCodeScc', signer.copCodeScc)
  set('TypistNo', signer.icCardNo)
  set('DeclTrnRel', flag(declType === 'transit_advance'))
  set('ChkSurety', flag(businessMatters.includes('guarantee_release')))
  set('TaxAaminMark', flag(businessMatters.includes('self_pay') || businessMatters.includes('self_reported_tax')))
  set('CheckFlow', '0')
  set('NoOtherPack', flag(otherPacks.length === 0))
  return HEAD_ORDER.map((tag): XmlNode => [tag, values.get(tag) ?? ''])
}

function itemNode(item: DeclarationItem, index: number, ieFlag: IeFlag): XmlNode {
  const limits = item.limits.map((limit, nr): XmlNode => [
    'DecGoodsLimit',
    [
      ['GoodsNo', String(nr + 1)],
      ...nodesOf(LIMIT_FIELDS, limit, ieFlag),
      // Vehicles belong to the line; the message hangs them on its first qualification.
      ...(nr === 0 ? [vinNode(item, ieFlag)] : []),
    ],
  ])
  const bare: XmlNode[] =
    item.limits.length === 0 && item.vins.length > 0 ? [['DecGoodsLimit', [vinNode(item, ieFlag)]]] : []
  return [
    'DecList',
    [['GNo', String(index + 1)], ...nodesOf(ITEM_FIELDS, item, ieFlag), ['DecGoodsLimits', [...limits, ...bare]]],
  ]
}

const vinNode = (item: DeclarationItem, ieFlag: IeFlag): XmlNode => [
  'DecGoodsLimitVins',
  item.vins.map((vin, index): XmlNode => [
    'DecGoodsLimitVin',
    [['VinNo', String(index + 1)], ...nodesOf(VIN_FIELDS, vin, ieFlag)],
  ]),
]

/**
 * The message as the import client takes it: one form, all elements in their order, empty ones too. The same content and signer give the
 * same text, so that its hash says whether two sendings are one.
 */
export function declarationMessage(content: DeclarationContent, signer: MessageSigner): string {
  const { ieFlag } = content
  const body: XmlNode[] = [
    ['DecHead', headNodes(content, signer)],
    ['DecLists', content.items.map((item, index) => itemNode(item, index, ieFlag))],
    ['DecContainers', groupOf(CONTAINER_FIELDS, content.containers, 'Container', ieFlag)],
    ['DecLicenseDocus', groupOf(LICENCE_FIELDS, content.licenceDocs, 'LicenseDocu', ieFlag)],
    ['DecRequestCerts', groupOf(REQUEST_CERT_FIELDS, content.requestCerts, 'DecRequestCert', ieFlag)],
    ['DecOtherPacks', groupOf(OTHER_PACK_FIELDS, content.otherPacks, 'DecOtherPack', ieFlag)],
    ['DecCopLimits', groupOf(COP_LIMIT_FIELDS, content.copLimits, 'DecCopLimit', ieFlag)],
    ['DecUsers', groupOf(USER_FIELDS, content.users, 'DecUser', ieFlag)],
    ['DecSupplementLists', groupOf(SUPPLEMENT_FIELDS, content.supplements, 'DecSupplementList', ieFlag)],
    ['DecFreeTxt', [...nodesOf(FREE_FIELDS, content.freeText, ieFlag), ['VoyNo', content.head.voyageNo]]],
    [
      'DecSign',
      [
        ['OperType', OPER_TYPE[signer.operation]],
        ['ICCode', signer.icCardNo],
        ['CopCode', signer.copCode],
        ['OperName', signer.copName],
        ['ClientSeqNo', signer.clientSeqNo],
      ],
    ],
    ...groupOf(EDOC_FIELDS, content.eDocs, 'EdocRealation', ieFlag),
  ]
  const attributes = ` Version="${MESSAGE_VERSION}" xmlns="${MESSAGE_NAMESPACE}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(['DecMessage', body], attributes)}\n`
}
