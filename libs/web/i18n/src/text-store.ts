import { FALLBACK_LOCALE, TRANSLATION_PARALLEL_READS, type LocaleCode } from '@tradeport/kernel/config'
import { createTurns, persistently, type InTurn } from './persistently'
import { loaderFor, textsOf, type LocaleFiles, type LocaleLoader } from './namespaces'

export type Texts = Readonly<Record<string, string>>

/** The texts that have been loaded, by language and namespace. */
export interface TextStore {
  texts(locale: LocaleCode, namespace: string): Texts | undefined
  /** Namespaces that somebody has asked for in this language. */
  inUse(locale: LocaleCode): readonly string[]
  /** The same promise while it is on its way; never rejects. What failed before is tried again. */
  load(locale: LocaleCode, namespace: string): Promise<void>
  /**
   * The one promise of a namespace, also after it has come or was given up: what waits for it finds it again, and where it is there,
   * React reads it without waiting.
   */
  arrival(locale: LocaleCode, namespace: string): Promise<void>
}

/** As React marks a promise that it has seen fulfilled. */
type Arrival = Promise<void> & { status?: 'fulfilled'; value?: undefined }

interface Entry {
  texts?: Texts
  loading?: Promise<void> | undefined
  /** Of the first reading: a later try makes nobody wait. */
  arrival?: Arrival
}

const arrived = (promise: Arrival): Arrival => Object.assign(promise, { status: 'fulfilled', value: undefined })

/** What no file holds will not come by waiting. */
const NOTHING_TO_COME = /* @__PURE__ */ arrived(Promise.resolve())

/**
 * Reads one namespace in one language by `import()`, at most ten at a time, again and again after 350 ms doubled each time.
 * English stands in where the language has no file, or where its file could not be loaded after all tries.
 */
export function createTextStore(filesOf: (namespace: string) => LocaleFiles | undefined): TextStore {
  const languages = new Map<LocaleCode, Map<string, Entry>>()
  const inTurn = createTurns(TRANSLATION_PARALLEL_READS)

  const entryOf = (locale: LocaleCode, namespace: string): Entry | undefined => languages.get(locale)?.get(namespace)
  const newEntry = (locale: LocaleCode, namespace: string): Entry => {
    const entries = languages.get(locale) ?? new Map<string, Entry>()
    languages.set(locale, entries)
    const entry = entries.get(namespace) ?? {}
    entries.set(namespace, entry)
    return entry
  }

  const read = async (locale: LocaleCode, namespace: string): Promise<Texts | undefined> => {
    const files = filesOf(namespace)
    if (!files) return undefined
    const english = loaderFor(files, FALLBACK_LOCALE)
    const own = loaderFor(files, locale) ?? english
    const texts = own && (await persistently(() => once(own, inTurn)))
    return texts ?? (english && english !== own ? await once(english, inTurn) : undefined)
  }

  const load = (locale: LocaleCode, namespace: string): Promise<void> => {
    const entry = newEntry(locale, namespace)
    if (entry.texts) return Promise.resolve()
    entry.loading ??= read(locale, namespace).then(texts => {
      entry.loading = undefined
      if (texts) entry.texts = texts
      if (entry.arrival) arrived(entry.arrival)
    })
    entry.arrival ??= entry.loading
    return entry.loading
  }

  return {
    texts: (locale, namespace) => entryOf(locale, namespace)?.texts,
    inUse: locale => [...(languages.get(locale)?.keys() ?? [])],
    load,
    arrival(locale, namespace) {
      if (!filesOf(namespace)) return NOTHING_TO_COME
      return entryOf(locale, namespace)?.arrival ?? load(locale, namespace)
    },
  }
}

const once = (load: LocaleLoader, inTurn: InTurn): Promise<Texts | undefined> =>
  inTurn(async () => textsOf(await load())).catch(() => undefined)
