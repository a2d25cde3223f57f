import type { ToldSide } from '@tradeport/domain/content/contract'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext, JobStep } from '@tradeport/node/server-kit'
import type { NewsArticle } from './content.table'

/** So many people are told in one transaction. */
const AT_ONCE = 100

export interface PeoplePort {
  /** People who work for companies of the call's region on a side, by id: the first ones after `after`. */
  peopleOf(ctx: ActorContext, side: ToldSide, after: string | null, limit: number): Promise<string[]>
}

/** Begins to tell of what is public now. What was told of before, or is being told of, goes on from where it was. */
export async function queueAnnouncement(ctx: ActorContext, row: NewsArticle): Promise<void> {
  if (row.announceTo.length === 0) return
  await ctx.query(
    'news_announce',
    `insert into news_announcement (article_id, region_id, party, created_at)
     select $1, region, side, $4 from unnest($2::text[]) as region, unnest($3::text[]) as side
     on conflict do nothing`,
    [row.id, row.regionIds, row.announceTo, ctx.now().toISOString()],
  )
}

/** How many people have been told of an article. */
export async function toldOf(ctx: ActorContext, articleId: string): Promise<number> {
  const [sum] = await ctx.query<{ told: number }>(
    'news_told',
    'select coalesce(sum(told), 0)::int as told from news_announcement where article_id = $1',
    [articleId],
  )
  return sum?.told ?? 0
}

interface Open extends Record<string, unknown> {
  article_id: string
  region_id: string
  party: ToldSide
  told_to: string | null
  title: I18nText
  source_locale: LocaleCode
}

/**
 * Tells people of published news, some in each transaction. How far it has come is written in the transaction that tells them, so a
 * failure or a second instance tells nobody twice and leaves nobody out. What was withdrawn meanwhile waits.
 */
export const tellNews =
  (people: PeoplePort) =>
  async (step: JobStep): Promise<void> => {
    while (await step(ctx => tellSome(ctx, people)));
  }

/** @returns false when there is nothing left to tell. */
async function tellSome(ctx: ActorContext, { peopleOf }: PeoplePort): Promise<boolean> {
  const [open] = await ctx.query<Open>(
    'news_announcement_next',
    `select n.article_id, n.region_id, n.party, n.told_to, a.title, a.source_locale
     from news_announcement n join news_article a on a.id = n.article_id
     where n.done_at is null and a.status = 'published'
     order by n.created_at, n.article_id limit 1 for update of n skip locked`,
    [],
  )
  if (!open) return false
  const there = ctx.inRegion(open.region_id)
  const userIds = await peopleOf(there, open.party, open.told_to, AT_ONCE)
  for (const userId of userIds)
    await there.notify({
      kind: 'platform_announcement',
      to: { userId, identity: open.party },
      params: titlesOf(open),
      link: { frontEnd: 'portal', route: `/newsDetail/${open.article_id}` },
    })
  await ctx.query(
    'news_announcement_told',
    `update news_announcement set told = told + $4, told_to = coalesce($5, told_to), done_at = $6
     where article_id = $1 and region_id = $2 and party = $3`,
    [
      open.article_id,
      open.region_id,
      open.party,
      userIds.length,
      userIds.at(-1) ?? null,
      userIds.length < AT_ONCE ? ctx.now().toISOString() : null,
    ],
  )
  return true
}

/** The title in all its languages; the reader's message centre takes the one that is read. */
function titlesOf({ title, source_locale: source }: Open): Record<string, string> {
  const known = Object.entries(title).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return {
    name: title[FALLBACK_LOCALE] || title[source] || '',
    ...Object.fromEntries(known.map(([locale, words]) => [`name.${locale}`, words])),
  }
}
