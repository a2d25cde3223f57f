/**
 * Where the published texts lie below `/api` of every front-end's own host: a small version file, one file for each language of
 * a version (immutable), and all languages of the portal in one (spec section 7).
 */
export const LANGUAGE_DATA_PATHS = {
  config: '/platform/language/data/:regionId/data-config.json',
  file: '/platform/language/data/:regionId/:fileVersion/:file',
  portal: '/platform/language/production/:regionId/languages.json',
} as const

/** The address of one of them: `languageDataUrl('config', { regionId })`. */
export function languageDataUrl(
  name: keyof typeof LANGUAGE_DATA_PATHS,
  values: Readonly<Record<string, string>>,
): string {
  const path = LANGUAGE_DATA_PATHS[name].replace(/:(\w+)/g, (_placeholder, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  )
  return `/api${path}`
}
