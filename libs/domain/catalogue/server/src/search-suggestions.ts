import type { I18nText } from '@tradeport/kernel/contract-kit'
import { pickText, surfaceWords } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'

const MAX_WORDS = 8
const MAX_CATEGORIES = 4

/** What goes on from the text: phrases that begin with all of it, else words that go on from its last one. */
export async function suggestionsFor(
  ctx: ActorContext,
  text: string,
): Promise<{ words: string[]; categories: { id: string; name: string }[] }> {
  const words = surfaceWords(text, ctx.locale)
  const last = words.at(-1)
  if (last === undefined) return { words: [], categories: [] }
  const phrases = await beginningWith(ctx, words.join(' '))
  const head = words.slice(0, -1).join(' ')
  const continued =
    head === '' || phrases.length >= MAX_WORDS ? [] : (await beginningWith(ctx, last)).map(word => `${head} ${word}`)
  return {
    words: [...new Set([...phrases, ...continued])].slice(0, MAX_WORDS),
    categories: await categoriesNamed(ctx, text),
  }
}

/** The most used words with this beginning: many words begin with a letter, few with four, so both ends are looked at. */
async function beginningWith(ctx: ActorContext, prefix: string): Promise<string[]> {
  const rows = await ctx.query<{ display: string }>(
    'suggestions',
    `select display from (
       (select display, uses, folded from (
         select display, uses, folded from search_suggestion where region_id = $1 order by uses desc limit 1000) common
       where folded ~>=~ $2 and folded ~<~ $3)
       union
       (select display, uses, folded from search_suggestion
       where region_id = $1 and folded ~>=~ $2 and folded ~<~ $3 order by folded using ~<~ limit 200)
     ) near order by uses desc, length(folded), folded limit ${MAX_WORDS}`,
    [ctx.region.regionId, prefix, `${prefix}\u{10FFFF}`],
  )
  return rows.map(row => row.display)
}

async function categoriesNamed(ctx: ActorContext, text: string): Promise<{ id: string; name: string }[]> {
  const rows = await ctx.query<{ id: string; name: I18nText }>(
    'suggested_categories',
    `select c.id, c.name from category c
     where c.status = 'enabled' and exists (select 1 from jsonb_each_text(c.name) n where starts_with(lower(n.value), lower($1)))
     order by c.level, c.sort limit ${MAX_CATEGORIES}`,
    [text],
  )
  return rows.map(row => ({ id: row.id, name: pickText(row.name, ctx.locale) }))
}
