import type en_US from './en_US'

export type ImportTextKey = keyof typeof en_US
export type ImportTexts = Readonly<Record<ImportTextKey, string>>
