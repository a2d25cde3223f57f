import { sql, type SQL } from 'drizzle-orm'
import { likePattern, tradeDay } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { readingSide } from './declaration-scope'

/** From so many words on that begin like a keyword, it is common: its forms are found along the list, not through their words. */
export const WORD_CAP = 2_000
/** Of one word, as `declaration_word` has it. */
const WORD_LENGTH = 60

/** What is looked for, each by itself. */
export const termsOf = (keyword: string): string[] => [
  ...new Set(
    keyword
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map(term => term.slice(0, WORD_LENGTH)),
  ),
]

/** Whose words the caller may look through; which of the forms they may see is asked of the forms. */
function ownWords(ctx: ActorContext): SQL {
  switch (readingSide(ctx)) {
    case 'seller':
      return sql`w.company_id = ${companyOf(ctx)}`
    case 'provider':
      return sql`w.company_id = any (array(select d.company_id from customs_delegation d
        where d.broker_company_id = ${companyOf(ctx)} and d.ended_at is null and d.valid_to >= ${tradeDay(ctx.now())}::date))`
    case 'operator':
      return sql`w.region_id = ${ctx.region.regionId}`
  }
}

const LAST_CHARACTER = '\u{10FFFF}'
const beginsWith = (term: SQL): SQL => sql`w.word >= ${term} and w.word < ${term} || ${LAST_CHARACTER}`

/** Forms that have such a word; looked up first, so it takes one with few of them. */
export const amongForms = (ctx: ActorContext, word: SQL): SQL =>
  sql`id = any (array(select w.form_id from declaration_word w where ${ownWords(ctx)} and ${word}))`

/** The same as a word that begins so, asked of a form at hand. */
const saysWord = (term: string): SQL => {
  const pattern = likePattern(term).slice(1)
  return sql`' ' || search_text || ' ' || entry_id || ' ' || cus_ciq_no like any (array[${`% ${pattern}`}, ${`%-${pattern}`}, ${`%/${pattern}`}])`
}

export interface KeywordCondition {
  readonly where: SQL
  /** In thousands of forms. */
  readonly isBroad: boolean
}

/**
 * Forms with words that begin like each part of a keyword; where none begins like it, those that have it anywhere. A look into the
 * words, which ends early, says which way is short: a rare word names its forms, a common one stands in what the list shows anyway.
 */
export async function keywordCondition(ctx: ActorContext, keyword: string): Promise<KeywordCondition> {
  const terms = termsOf(keyword)
  const { rows } = await ctx.db.execute<{ term: string; count: number }>(sql`
    select asked.term, (select count(*)::int from (
        select 1 from declaration_word w where ${ownWords(ctx)} and ${beginsWith(sql`asked.term`)} limit ${WORD_CAP + 1}) seen) as count
    from unnest(${sql.param(terms)}::text[]) as asked (term)`)
  const counts = rows.toSorted((one, other) => one.count - other.count)
  const [rarest] = counts
  if (!rarest) return { where: sql`true`, isBroad: false }
  const conditions = counts.map(({ term, count }) => {
    if (count === 0) return sql`search_text like ${likePattern(term)}`
    return term === rarest.term && count <= WORD_CAP ? amongForms(ctx, beginsWith(sql`${term}::text`)) : saysWord(term)
  })
  return { where: sql.join(conditions, sql` and `), isBroad: rarest.count > WORD_CAP }
}
