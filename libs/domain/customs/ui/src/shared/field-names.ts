import { FIELD_GROUPS } from '@tradeport/domain/customs/contract'

type Groups = typeof FIELD_GROUPS
/** Every field of the form; a name that two groups share means the same in both. */
export type FieldName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]

const NAMES: ReadonlySet<string> = new Set(Object.values(FIELD_GROUPS).flatMap(fields => Object.keys(fields)))
export const isFieldName = (name: string): name is FieldName => NAMES.has(name)
