import {
  FIELD_GROUPS,
  type DeclarationContent,
  type DeclarationField,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { isFieldName, type FieldName } from './field-names'
import { formPath } from './form-path'

const GROUPS: ReadonlyMap<string, Readonly<Record<string, DeclarationField>>> = new Map(Object.entries(FIELD_GROUPS))
type Values = Readonly<Record<string, unknown>>

/** Groups whose rows stand beside the goods. */
const ROWS = [
  'containers',
  'licenceDocs',
  'eDocs',
  'otherPacks',
  'requestCerts',
  'users',
  'copLimits',
  'supplements',
] as const

/** Fields of one group that customs has, with what stands there now. */
function placesIn(fields: Readonly<Record<string, DeclarationField>>, values: Values, prefix: string, ieFlag: IeFlag) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const now = values[name]
    const need = ieFlag === 'E' ? field.export : field.import
    return field.tag === '' || need === 'none' || typeof now !== 'string' ? [] : [{ path: `${prefix}${name}`, now }]
  })
}

/** Everything of the form that customs can be asked to change: all that was sent to them. */
export function amendablePlaces(content: DeclarationContent): { path: string; now: string }[] {
  const { head, freeText, items, ieFlag } = content
  return [
    ...placesIn(FIELD_GROUPS.head, head, 'head.', ieFlag),
    ...items.flatMap((item, index) => {
      const path = `items[${index}].`
      return [
        ...placesIn(FIELD_GROUPS.items, item, path, ieFlag),
        ...item.limits.flatMap((row, nr) => placesIn(FIELD_GROUPS.limits, row, `${path}limits[${nr}].`, ieFlag)),
        ...item.vins.flatMap((row, nr) => placesIn(FIELD_GROUPS.vins, row, `${path}vins[${nr}].`, ieFlag)),
      ]
    }),
    ...ROWS.flatMap(group => {
      const rows: readonly Values[] = content[group]
      return rows.flatMap((row, index) => placesIn(FIELD_GROUPS[group], row, `${group}[${index}].`, ieFlag))
    }),
    ...placesIn(FIELD_GROUPS.freeText, freeText, 'freeText.', ieFlag),
  ]
}

/** The field that a path leads to, `items[2].limits[0].licenceNo`, as the field table has it. */
export function fieldAt(path: string): { name: FieldName; field: DeclarationField } | undefined {
  const parts = formPath(path)
    .split('.')
    .filter(part => !/^\d+$/.test(part))
  const name = parts.at(-1) ?? ''
  const field = GROUPS.get(parts.at(-2) ?? '')?.[name]
  return field && isFieldName(name) ? { name, field } : undefined
}
