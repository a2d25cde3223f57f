import type source from './field-locale/en_US'

/** Rules with a text of their own; any other rule gets the text of `invalid_value`. */
export type FieldRule = keyof typeof source
export type FieldTexts = Readonly<Record<FieldRule, string>>
