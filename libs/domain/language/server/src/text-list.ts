import { ALL_REGIONS_SCOPE, TEXT_MAX, type TextFilter, type TextRow } from '@tradeport/domain/language/contract'
import { englishFor, placeholderProblem, textActions, textStatusOf } from '@tradeport/domain/language/rules'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { isoOrNull } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { BuiltInTexts, Texts } from './ports'
import { storedTexts, type StoredText } from './text.repository'

export interface ListQuery {
  scope: string
  locale: LocaleCode
  namespace?: string | undefined
  keyword?: string | undefined
  show: TextFilter
}

type Stored = ReadonlyMap<string, StoredText>

const addressOf = (scope: string, locale: string, namespace: string, key: string) =>
  `${scope} ${locale} ${namespace}:${key}`

/** The built-in texts of some languages with what the scope and all regions make of them. */
export async function textSource(
  ctx: ActorContext,
  builtIn: BuiltInTexts,
  scope: string,
  locales: readonly LocaleCode[],
) {
  const rows = await storedTexts(ctx, scope, [...new Set([...locales, FALLBACK_LOCALE])])
  const stored: Stored = new Map(rows.map(row => [addressOf(row.scope, row.locale, row.namespace, row.key), row]))

  /** What people read without a word of the scope's own. */
  const inheritedText = (locale: LocaleCode, namespace: string, key: string, texts: Texts | undefined) => {
    const common =
      scope === ALL_REGIONS_SCOPE
        ? undefined
        : stored.get(addressOf(ALL_REGIONS_SCOPE, locale, namespace, key))?.published
    return common ?? texts?.[key] ?? null
  }
  const own = (locale: LocaleCode, namespace: string, key: string) =>
    stored.get(addressOf(scope, locale, namespace, key))

  /** The English text as it is published now. */
  const englishText = (namespace: string, key: string, english: Texts) =>
    own(FALLBACK_LOCALE, namespace, key)?.published ??
    inheritedText(FALLBACK_LOCALE, namespace, key, english) ??
    englishFor(english, key) ??
    ''

  const rowOf = (
    locale: LocaleCode,
    namespace: string,
    key: string,
    english: Texts,
    texts: Texts | undefined,
  ): TextRow => {
    const row = own(locale, namespace, key)
    const state = { draft: row?.draft ?? null, published: row?.published ?? null }
    const inherited = inheritedText(locale, namespace, key, texts)
    const shown = state.draft ?? inherited
    const source = englishFor(english, key) ?? ''
    return {
      id: `${namespace}:${key}`,
      namespace,
      key,
      english: englishText(namespace, key, english),
      builtIn: texts?.[key] ?? null,
      inherited,
      ...state,
      status: textStatusOf(state),
      missing: shown === null,
      maxLength: Math.min(TEXT_MAX, builtIn.server[namespace]?.longest ?? TEXT_MAX),
      problem: shown === null ? null : placeholderProblem(key, source, shown),
      version: row?.version ?? 0,
      actions: textActions(state, ctx.actor, scope),
      updatedAt: isoOrNull(row?.updated_at ?? null),
      updatedName: row?.updated_name ?? null,
    }
  }

  return {
    /** All texts of a namespace in a language, in the order of the English file. */
    async rows(namespace: string, locale: LocaleCode): Promise<TextRow[]> {
      const [english = {}, texts] = await Promise.all([
        builtIn.texts(namespace, FALLBACK_LOCALE),
        builtIn.texts(namespace, locale),
      ])
      const keys = new Set([...Object.keys(english), ...Object.keys(texts ?? {})])
      return [...keys].map(key => rowOf(locale, namespace, key, english, texts))
    },
    /** Undefined for a text that the product does not have. */
    async row(namespace: string, locale: LocaleCode, key: string): Promise<TextRow | undefined> {
      if (!builtIn.namespaces.includes(namespace)) return undefined
      const [english = {}, texts] = await Promise.all([
        builtIn.texts(namespace, FALLBACK_LOCALE),
        builtIn.texts(namespace, locale),
      ])
      if (!Object.hasOwn(english, key) && !Object.hasOwn(texts ?? {}, key)) return undefined
      return rowOf(locale, namespace, key, english, texts)
    },
  }
}

export const FILTERS: Readonly<Record<TextFilter, (row: TextRow) => boolean>> = {
  all: () => true,
  missing: row => row.missing,
  draft: row => row.status === 'draft',
  published: row => row.published !== null,
  wrong: row => row.problem !== null,
}

/** Everything that namespace and words let through; the state is counted and filtered afterwards. */
export async function matchingTexts(ctx: ActorContext, builtIn: BuiltInTexts, query: ListQuery): Promise<TextRow[]> {
  const source = await textSource(ctx, builtIn, query.scope, [query.locale])
  const namespaces = query.namespace ? builtIn.namespaces.filter(name => name === query.namespace) : builtIn.namespaces
  const rows = (await Promise.all(namespaces.map(namespace => source.rows(namespace, query.locale)))).flat()
  const words = query.keyword?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return rows
  return rows.filter(row => {
    const text = [row.id, row.english, row.inherited, row.draft, row.published].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
