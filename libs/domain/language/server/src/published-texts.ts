import { ALL_REGIONS_SCOPE } from '@tradeport/domain/language/contract'
import { englishFor, placeholderProblem } from '@tradeport/domain/language/rules'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import type { MountParts, PublishedTexts, Service } from '@tradeport/node/server-kit'
import type { BuiltInTexts } from './ports'

/** Every process of the API hears of a new version. */
export const VERSIONS_CHANNEL = 'tradeport_language'
/** What was told while the connection for hearing was down is found this often. */
const LOOK_AGAIN_MS = 60_000

interface FileRow {
  scope: string
  no: number
  locale: string | null
  texts: Record<string, string> | null
}

type TextMap = ReadonlyMap<string, string>

/** What the server says itself, as it was published: kept in memory, read anew with each version. */
export class PublishedServerTexts implements PublishedTexts {
  readonly #builtIn: BuiltInTexts
  /** By scope and language. */
  #texts: ReadonlyMap<string, TextMap> = new Map()
  #edition = ''
  #reading: Promise<void> = Promise.resolve()

  constructor(builtIn: BuiltInTexts) {
    this.#builtIn = builtIn
  }

  find(regionId: string, locale: string, namespace: string, key: string): string | undefined {
    // Most products change none of them, and most answers need one.
    if (this.#texts.size === 0) return undefined
    const name = `${namespace}:${key}`
    return (
      this.#texts.get(`${regionId} ${locale}`)?.get(name) ??
      this.#texts.get(`${ALL_REGIONS_SCOPE} ${locale}`)?.get(name)
    )
  }

  service(parts: MountParts): Service {
    let timer: NodeJS.Timeout | undefined
    const look = () => {
      this.#reading = this.#reading
        .then(() => this.#read(parts))
        .catch((error: unknown) =>
          parts.logger.warn({ err: error }, 'published texts could not be read; the old ones stay'),
        )
      return this.#reading
    }
    parts.hub.channel(VERSIONS_CHANNEL, () => void look())
    return {
      async start() {
        timer = setInterval(() => void look(), LOOK_AGAIN_MS)
        await look()
      },
      stop: async () => {
        clearInterval(timer)
        await this.#reading
      },
    }
  }

  async #read({ pool }: MountParts): Promise<void> {
    const { rows } = await pool.query<FileRow>(
      `select p.scope, p.no, f.locale, f.texts
       from (select distinct on (scope) id, scope, no from language_publication order by scope, no desc) p
       left join language_publication_file f on f.publication_id = p.id order by p.scope, f.locale`,
    )
    const edition = rows.map(({ scope, no }) => `${scope}/${no}`).join()
    if (edition === this.#edition) return
    const texts = new Map<string, TextMap>()
    for (const { scope, locale, texts: all } of rows) {
      if (locale === null || all === null) continue
      const own = await this.#usable(all)
      if (own.size > 0) texts.set(`${scope} ${locale}`, own)
    }
    this.#texts = texts
    this.#edition = edition
  }

  /** Texts of the server whose placeholders are still those of the product's English text: a release may have changed it. */
  async #usable(texts: Readonly<Record<string, string>>): Promise<TextMap> {
    const usable = new Map<string, string>()
    for (const [name, text] of Object.entries(texts)) {
      const split = name.indexOf(':')
      const [namespace, key] = [name.slice(0, split), name.slice(split + 1)]
      if (!Object.hasOwn(this.#builtIn.server, namespace)) continue
      const english = englishFor((await this.#builtIn.texts(namespace, FALLBACK_LOCALE)) ?? {}, key)
      if (english !== undefined && !placeholderProblem(key, english, text)) usable.set(name, text)
    }
    return usable
  }
}
