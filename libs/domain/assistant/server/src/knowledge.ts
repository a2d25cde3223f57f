import { queryWords, searchWords } from '@tradeport/kernel/values'
import type { AnswerSource, SourceKind } from '@tradeport/domain/assistant/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { helpTexts } from './help/help-texts'
import type { PlatformPort } from './ports'
import type { Finding } from './provider'

interface Entry {
  readonly source: AnswerSource
  readonly text: string
  readonly title: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

interface Index {
  readonly madeAt: number
  readonly entries: readonly Entry[]
  /** How many entries have a word. */
  readonly spread: ReadonlyMap<string, number>
}

const FRESH_MS = 600_000
/** Regions times languages that are asked for at the same time; the others are made again when they are. */
const KEPT = 16
const SNIPPET = 220
const MOST = 5
const TITLE_WEIGHT = 2
/** Below this share of the question's weight a text is about something else. */
export const RELEVANT = 0.5

/** What is published and the help, cut into words once in ten minutes for each region and language. */
export class Knowledge {
  readonly #platform: PlatformPort
  readonly #kept = new Map<string, Promise<Index>>()

  constructor(platform: PlatformPort) {
    this.#platform = platform
  }

  async find(ctx: ActorContext, text: string): Promise<Finding[]> {
    const index = await this.#indexFor(ctx)
    return search(index, await tellingWords(text, ctx.locale))
  }

  async #indexFor(ctx: ActorContext): Promise<Index> {
    const key = `${ctx.region.regionId} ${ctx.locale}`
    const kept = this.#kept.get(key)
    if (kept && Date.now() - (await kept).madeAt < FRESH_MS) return kept
    this.#kept.delete(key)
    const made = this.#make(ctx)
    this.#kept.set(key, made)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    made.catch(() => this.#kept.delete(key))
    return made
  }

  async #make(ctx: ActorContext): Promise<Index> {
    const help = await helpTexts(ctx.locale)
    const entries = [
      ...help.articles.map(({ title, answer, words, url }) => {
        const [frontEnd = '', route = ''] = url.split(/:(.*)/s)
        const page = { title, text: answer, url: this.#platform.addressOf(ctx, frontEnd, route) }
        return entryOf('help', page, ctx.locale, words)
      }),
      ...(await this.#platform.published(ctx)).map(each => entryOf(each.kind, each, ctx.locale)),
    ]
    const spread = new Map<string, number>()
    for (const { words } of entries) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1)
    return { madeAt: Date.now(), entries, spread }
  }
}

function entryOf(
  kind: SourceKind,
  { title, text, url }: { title: string; text: string; url: string },
  locale: LocaleCode,
  also = '',
): Entry {
  const titleWords = new Set(searchWords(`${title} ${also}`, locale))
  return {
    source: { kind, title, url, snippet: excerptOf(text) },
    text,
    title: titleWords,
    words: new Set([...titleWords, ...searchWords(text, locale)]),
  }
}

export function excerptOf(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > SNIPPET ? `${plain.slice(0, SNIPPET).trimEnd()}…` : plain
}

/**
 * What a question is about: its words, each in the forms it may be found by, without those that every question has. The dictionary
 * may have cut a text elsewhere, so a longer word of Han or kana is also found by its pairs.
 */
export async function tellingWords(text: string, locale: LocaleCode): Promise<string[][]> {
  const common = new Set((await helpTexts(locale)).common.flatMap(word => searchWords(word, locale)))
  return queryWords(text, locale)
    .flatMap(([words = []]) => words)
    .filter(word => !common.has(word))
    .map(word => [word, ...searchWords(word, locale).filter(each => each !== word && !common.has(each))])
}

/**
 * Entries that have the question's telling words: a word that few entries have tells more than one that all have, and in a title it
 * tells twice as much.
 */
function search({ entries, spread }: Index, asked: readonly (readonly string[])[]): Finding[] {
  const weightOf = (word: string) => {
    const having = spread.get(word) ?? 0
    return having === 0 ? 0 : Math.log(1 + entries.length / having)
  }
  const unknownWeight = Math.log(1 + entries.length) / 3
  const weights = asked.map(words => Math.max(0, ...words.map(weightOf)) || unknownWeight)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return []
  return entries
    .map(entry => {
      const matched = asked.reduce((sum, words, index) => {
        const found = words.find(word => entry.words.has(word))
        if (found === undefined) return sum
        const inTitle = words.some(word => entry.title.has(word))
        return sum + (weights[index] ?? 0) * (inTitle ? 1 : 1 / TITLE_WEIGHT)
      }, 0)
      return { source: entry.source, text: entry.text, score: matched / all }
    })
    .filter(({ score }) => score >= RELEVANT)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
}
