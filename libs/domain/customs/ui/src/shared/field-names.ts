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
} from '@tradeport/domain/customs/contract'

/** Every field of the form; a name that two groups share means the same in both. */
export type FieldName =
  | keyof typeof HEAD_FIELDS
  | keyof typeof FREE_FIELDS
  | keyof typeof ITEM_FIELDS
  | keyof typeof LIMIT_FIELDS
  | keyof typeof VIN_FIELDS
  | keyof typeof CONTAINER_FIELDS
  | keyof typeof LICENCE_FIELDS
  | keyof typeof EDOC_FIELDS
  | keyof typeof OTHER_PACK_FIELDS
  | keyof typeof REQUEST_CERT_FIELDS
  | keyof typeof USER_FIELDS
  | keyof typeof COP_LIMIT_FIELDS
  | keyof typeof SUPPLEMENT_FIELDS

const NAMES: ReadonlySet<string> = new Set(
  [
    HEAD_FIELDS,
    FREE_FIELDS,
    ITEM_FIELDS,
    LIMIT_FIELDS,
    VIN_FIELDS,
    CONTAINER_FIELDS,
    LICENCE_FIELDS,
    EDOC_FIELDS,
    OTHER_PACK_FIELDS,
    REQUEST_CERT_FIELDS,
    USER_FIELDS,
    COP_LIMIT_FIELDS,
    SUPPLEMENT_FIELDS,
  ].flatMap(fields => Object.keys(fields)),
)
export const isFieldName = (name: string): name is FieldName => NAMES.has(name)
