import { LANGUAGE_WAIT_POLL_MS, REMOTE_LANGUAGE_CACHE_MS } from '@tradeport/kernel/config'
import { readCopy, writeCopy } from '../language-copy'
import type { LanguageTexts } from '../overlay'
import { readPortalLanguages, type FileSource } from './language-files'

export type RemoteState = 'idle' | 'loading' | 'loaded' | 'failed'

export interface RemoteLanguagesOptions extends FileSource {
  readonly locale: () => string
  /** What comes before the built-in texts now; undefined: nothing does. */
  readonly show: (texts: LanguageTexts | undefined) => void
  /** Said of a failure that says nothing itself. */
  readonly failedText: () => string
}

export interface RemoteLanguages {
  state(): RemoteState
  /** Kept from the last failure. */
  error(): string | undefined
  /** Remote mode: the current language has texts, and nothing has failed. */
  isRemote(): boolean
  /** The version of the texts at hand. */
  version(): number | undefined
  /** With a version, texts of another one are not taken from the cache. */
  load(version?: number): Promise<void>
}

/** The portal's remote languages (spec sections 4, 7, 9): all languages in one file. */
export function createRemoteLanguages(options: RemoteLanguagesOptions): RemoteLanguages {
  const { regionId, locale, show } = options
  const record: { data?: LanguageTexts; version?: number; timestamp: number; isLoading: boolean } = {
    timestamp: 0,
    isLoading: false,
  }
  let state: RemoteState = 'idle'
  let error: string | undefined

  const takeStoredCopy = () => {
    const copy = record.data ? undefined : readCopy(regionId)
    if (!copy) return
    Object.assign(record, copy)
    show(copy.data)
  }
  const isFresh = (version: number | undefined) =>
    record.data !== undefined &&
    state !== 'failed' &&
    Date.now() - record.timestamp < REMOTE_LANGUAGE_CACHE_MS &&
    (version === undefined || version === record.version)

  const fetchAll = async (version: number | undefined) => {
    record.isLoading = true
    state = 'loading'
    try {
      const data = await readPortalLanguages(options)
      Object.assign(record, { data, version, timestamp: Date.now() })
      writeCopy(regionId, { data, version: version ?? 0, timestamp: record.timestamp })
      state = 'loaded'
      error = undefined
      show(data)
    } catch (failure) {
      state = 'failed'
      error = (failure instanceof Error && failure.message) || options.failedText()
      show(undefined)
    } finally {
      record.isLoading = false
    }
  }

  return {
    state: () => state,
    error: () => error,
    isRemote: () => state !== 'failed' && record.data?.[locale()] !== undefined,
    version: () => record.version,
    async load(version) {
      if (record.isLoading) {
        while (record.isLoading) await new Promise(resolve => setTimeout(resolve, LANGUAGE_WAIT_POLL_MS))
        return
      }
      takeStoredCopy()
      if (isFresh(version)) state = 'loaded'
      else await fetchAll(version)
    },
  }
}
