import {
  FIELD_GROUPS,
  type DeclarationContent,
  type DeclarationField,
  type DeclarationItem,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { isFieldName, type FieldName } from '../shared/field-names'
import { FREE_SECTION, HEAD_SECTIONS, type HeadSection } from '../wizard/model/head-sections'
import { ITEM_SECTIONS } from '../wizard/model/item-sections'

type Groups = typeof FIELD_GROUPS
type Group = keyof Groups

/** What customs' sheet shows at a place of its own; of a company's codes that is the credit code. */
const ON_SHEET: { readonly [G in Group]?: readonly (keyof Groups[G])[] } = {
  head: [
    'customMaster',
    'iePort',
    'manualNo',
    'contractNo',
    'ieDate',
    'tradeCoScc',
    'tradeName',
    'ownerCodeScc',
    'ownerName',
    'agentCodeScc',
    'agentName',
    'overseasConsignorCode',
    'overseasConsignorEname',
    'overseasConsigneeCode',
    'overseasConsigneeEname',
    'trafMode',
    'trafName',
    'voyageNo',
    'billNo',
    'tradeMode',
    'cutMode',
    'licenseNo',
    'tradeCountry',
    'distinatePort',
    'tradeAreaCode',
    'entyPortCode',
    'transMode',
    'feeMark',
    'feeRate',
    'feeCurr',
    'insurMark',
    'insurRate',
    'insurCurr',
    'otherMark',
    'otherRate',
    'otherCurr',
    'packNo',
    'wrapType',
    'grossWt',
    'netWt',
    'promiseItems',
    'markNo',
    'noteS',
  ],
  items: [
    'codeTs',
    'ciqCode',
    'gName',
    'gModel',
    'gQty',
    'gUnit',
    'declPrice',
    'declTotal',
    'tradeCurr',
    'firstQty',
    'firstUnit',
    'secondQty',
    'secondUnit',
    'originCountry',
    'destinationCountry',
    'districtCode',
    'destCode',
    'dutyMode',
  ],
  containers: ['containerId', 'containerMd', 'goodsNo', 'lclFlag', 'goodsContaWt'],
  licenceDocs: ['docuCode', 'certCode'],
  eDocs: ['edocCode', 'edocId'],
}
/** The sheet of an import has these as well. */
const ON_IMPORT_SHEET: typeof ON_SHEET = { head: ['goodsPlace', 'despPortCode'] }

export interface DeclaredField {
  readonly path: string
  readonly name: FieldName
  readonly field: DeclarationField
  readonly value: string
}

/** Fields that belong together: a part of the head, a line, a row of something. */
export interface DeclaredBlock {
  readonly path: string
  readonly section?: HeadSection | 'free'
  /** The sheet has no row of it: findings lead here. */
  readonly isPlace: boolean
  readonly fields: readonly DeclaredField[]
  /** Rows that belong to a line. */
  readonly rows: readonly DeclaredBlock[]
}

type Values = Readonly<Record<string, unknown>>

interface Place {
  readonly group: Group
  readonly path: string
  /** In this order; default: as the field table has them. */
  readonly names?: readonly string[]
}

/** The filled fields at a place that the sheet does not show; what is not of this direction is not declared. */
function fieldsAt({ group, path, names }: Place, values: Values, ieFlag: IeFlag): DeclaredField[] {
  const table: Readonly<Record<string, DeclarationField>> = FIELD_GROUPS[group]
  const shown: readonly string[] = [
    ...(ON_SHEET[group] ?? []),
    ...(ieFlag === 'I' ? (ON_IMPORT_SHEET[group] ?? []) : []),
  ]
  return (names ?? Object.keys(table)).flatMap(name => {
    const field = table[name]
    const value = values[name]
    if (!field || !isFieldName(name) || shown.includes(name) || typeof value !== 'string' || value === '') return []
    const need = ieFlag === 'E' ? field.export : field.import
    return need === 'none' ? [] : [{ path: `${path}.${name}`, name, field, value }]
  })
}

const isSaid = ({ fields, rows }: DeclaredBlock): boolean => fields.length > 0 || rows.length > 0

function rowsOf(group: Group, path: string, rows: readonly Values[], ieFlag: IeFlag): DeclaredBlock[] {
  return rows
    .map((row, index) => {
      const place = { group, path: `${path}.${index}` }
      return { path: place.path, isPlace: !ON_SHEET[group], fields: fieldsAt(place, row, ieFlag), rows: [] }
    })
    .filter(isSaid)
}

function lineBlock(item: DeclarationItem, index: number, ieFlag: IeFlag): DeclaredBlock {
  const path = `items.${index}`
  const names = Object.values(ITEM_SECTIONS).flat()
  return {
    path,
    isPlace: false,
    fields: fieldsAt({ group: 'items', path, names }, item, ieFlag),
    rows: [
      ...rowsOf('limits', `${path}.limits`, item.limits, ieFlag),
      ...rowsOf('vins', `${path}.vins`, item.vins, ieFlag),
    ],
  }
}

const HEAD_ORDER = ['customs', 'trade', 'owner', 'agent', 'overseas', 'transport', 'inspection'] as const
const LISTS = ['containers', 'eDocs', 'otherPacks', 'requestCerts', 'users', 'copLimits', 'supplements'] as const

/** All that is declared and that customs' sheet has no place for; only what is filled in. */
export function declaredBesides(content: DeclarationContent): DeclaredBlock[] {
  const { ieFlag, head, freeText, items } = content
  const sections = HEAD_ORDER.map((section): DeclaredBlock => {
    const names = HEAD_SECTIONS[section]
    const fields = fieldsAt({ group: 'head', path: 'head', names }, head, ieFlag)
    return { path: 'head', section, isPlace: false, fields, rows: [] }
  })
  const free = fieldsAt({ group: 'freeText', path: 'freeText', names: FREE_SECTION }, freeText, ieFlag)
  return [
    ...sections,
    { path: 'freeText', section: 'free' as const, isPlace: true, fields: free, rows: [] },
    ...items.map((item, index) => lineBlock(item, index, ieFlag)),
    ...LISTS.flatMap(group => rowsOf(group, group, content[group], ieFlag)),
  ].filter(isSaid)
}
