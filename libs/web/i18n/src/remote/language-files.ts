import { LANGUAGE_FETCH_TIMEOUT_MS, languageDataUrl } from '@tradeport/kernel/config'
import { textsOf } from '../namespaces'
import type { LanguageTexts } from '../overlay'

export interface DataConfig {
  readonly version: number
  readonly fileVersion: string
}

export interface FileSource {
  readonly regionId: string
  readonly fetch?: typeof fetch
}

/** Reads JSON, giving up after ten seconds; any status but OK is an error that names it. */
async function readJson({ fetch: read = fetch }: FileSource, url: string): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), LANGUAGE_FETCH_TIMEOUT_MS)
  try {
    const response = await read(url, { headers: { 'content-type': 'application/json' }, signal: controller.signal })
    if (!response.ok) throw new Error(`HTTP error ${response.status}`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}

export async function readDataConfig(source: FileSource): Promise<DataConfig> {
  const config = await readJson(source, languageDataUrl('config', { regionId: source.regionId }))
  if (!isObject(config) || !('version' in config) || !('fileVersion' in config)) throw new Error('no data-config')
  const { version, fileVersion } = config
  if (typeof version !== 'number' || typeof fileVersion !== 'string') throw new Error('no data-config')
  return { version, fileVersion }
}

/** The texts of one language in one version: the same for ever under this address. */
export async function readLanguageFile(source: FileSource, fileVersion: string, locale: string) {
  return textsOf(
    await readJson(source, languageDataUrl('file', { regionId: source.regionId, fileVersion, file: `${locale}.json` })),
  )
}

/** All languages of the portal; the time in the address keeps caches out. */
export async function readPortalLanguages(source: FileSource): Promise<LanguageTexts> {
  const content = await readJson(source, `${languageDataUrl('portal', { regionId: source.regionId })}?t=${Date.now()}`)
  if (!isObject(content)) throw new Error('no languages')
  return Object.fromEntries(Object.entries(content).map(([locale, texts]) => [locale, textsOf(texts)]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
