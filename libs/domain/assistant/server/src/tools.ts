import { searchWords } from '@tradeport/kernel/values'
import type { LocaleCode } from '@tradeport/kernel/config'
import type { ToolsFor } from './answers'
import { Knowledge, RELEVANT, tellingWords } from './knowledge'
import type { AssistantPorts } from './ports'

/** What providers may look up, with the rights of whoever asked. */
export function toolsOf({ platform, webSearch }: Pick<AssistantPorts, 'platform' | 'webSearch'>): ToolsFor {
  const knowledge = new Knowledge(platform)
  return (inside, { request: { locale } }, signal) => ({
    knowledge: text => inside(ctx => knowledge.find(ctx, text)),
    goods: async text => {
      const asked = await tellingWords(text, locale)
      if (asked.length === 0) return []
      const found = await inside(ctx => platform.goods(ctx, asked.map(([word]) => word).join(' ')))
      return found
        .map(each => ({ ...each, score: shareOf(`${each.source.title} ${each.text}`, asked, locale) }))
        .filter(({ score }) => score >= RELEVANT)
    },
    orders: async keyword => ranked(await inside(ctx => platform.orders(ctx, keyword))),
    inquiries: async keyword => ranked(await inside(ctx => platform.inquiries(ctx, keyword))),
    web: async text =>
      webSearch
        ? (await webSearch.search(text, locale, signal)).map(({ title, url, snippet }) => ({
            source: { kind: 'web' as const, title, url, snippet },
            text: snippet,
            score: 1,
          }))
        : null,
  })
}

const ranked = <T extends object>(found: readonly T[] | null) => found?.map(each => ({ ...each, score: 1 })) ?? null

/** Share of the asked words that a text has. */
function shareOf(text: string, asked: readonly (readonly string[])[], locale: LocaleCode): number {
  const having = new Set(searchWords(text, locale))
  return asked.length === 0 ? 0 : asked.filter(words => words.some(word => having.has(word))).length / asked.length
}
