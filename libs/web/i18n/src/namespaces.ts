import type { LocaleCode } from '@tradeport/kernel/config'

/** A locale file as `import()` gives it; what it really holds is looked at when it arrives. */
export type LocaleLoader = () => Promise<unknown>

/**
 * The files of one namespace: by locale code, or as `import.meta.glob('./locale/*.ts')` names them. Languages that are
 * not there are answered in English.
 */
export type LocaleFiles = Readonly<Record<string, LocaleLoader>>

export function loaderFor(files: LocaleFiles, locale: LocaleCode): LocaleLoader | undefined {
  return files[locale] ?? files[`./locale/${locale}.ts`]
}

/** The flat map of a locale file; anything but texts is left out. */
export function textsOf(module: unknown): Record<string, string> {
  const content = isObject(module) && 'default' in module ? module.default : module
  const texts: Record<string, string> = {}
  if (isObject(content)) {
    for (const [key, text] of Object.entries(content)) if (typeof text === 'string') texts[key] = text
  }
  return texts
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
