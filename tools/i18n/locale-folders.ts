import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'

export type Texts = Readonly<Record<string, string>>

export interface LocaleFolder {
  /** From the root of the tree. */
  readonly path: string
  readonly languages: ReadonlyMap<string, Texts>
}

const files = import.meta.glob<Record<string, unknown>>(
  '../../libs/**/src/**/{locale,field-locale,import-texts,texts}/??_??.ts',
  { eager: true },
)

/** Every folder that holds one file of texts per language, found by its files. */
export const localeFolders: readonly LocaleFolder[] = [
  ...Map.groupBy(Object.entries(files), ([path]) => path.slice(0, path.lastIndexOf('/'))),
].map(([path, entries]) => ({
  path: path.replace('../../', ''),
  languages: new Map(entries.map(([file, module]) => [file.slice(-8, -3), textsOf(Object.values(module)[0])])),
}))

/** The other languages than English, which is the source. */
export const translations: readonly LocaleCode[] = LOCALE_CODES.filter(code => code !== 'en_US')

/** Nested texts (a mail's subject and paragraphs) under the path that leads to them. */
function textsOf(content: unknown, path = ''): Texts {
  if (typeof content === 'string') return { [path]: content }
  if (typeof content !== 'object' || content === null) return {}
  return Object.assign(
    {},
    ...Object.entries(content).map(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`)),
  )
}
