import { sql } from 'drizzle-orm'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { soundOf, stem, surfaceWords, typingDistance, type QueryWord } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Words that are looked at when one is corrected. */
const NEAR_WORDS = 20
/** Words that stand for one that was typed with a mistake. */
const MAX_MEANT = 4
/** Whoever types more than this does not look for a word. */
const MAX_REPAIRED_WORDS = 6

const isWord = (word: string) => /^\p{L}[\p{L}\p{M}]+$/u.test(word)

/** Remembers words of a listing, for questions that are typed with mistakes or in another script. */
export async function learnWords(
  ctx: ActorContext,
  texts: readonly { text: string; locale?: LocaleCode }[],
): Promise<void> {
  // In one order everywhere, so that two transactions with the same new words cannot wait for each other.
  const words = [...new Set(texts.flatMap(({ text, locale }) => surfaceWords(text, locale)))].filter(isWord).sort()
  await ctx.db.execute(sql`
    insert into search_word (word, stem, sound)
    select w.word, w.stem, w.sound
    from unnest(${sql.param(words)}::text[], ${sql.param(words.map(stem))}::text[], ${sql.param(words.map(soundOf))}::text[])
      as w (word, stem, sound)
    on conflict do nothing`)
}

/**
 * A question that found nothing, as it was meant: words written together are taken apart, mistakes corrected, other scripts read
 * by their sound; what nothing is like is left out. Undefined where that changes nothing or leaves nothing.
 */
export async function meantWords(
  ctx: ActorContext,
  asked: readonly QueryWord[],
  text: string,
): Promise<QueryWord[] | undefined> {
  const words = surfaceWords(text, ctx.locale)
    .filter(word => asked.some(groups => groups.some(group => group.includes(stem(word)))))
    .slice(0, MAX_REPAIRED_WORDS)
  const known = await knownStems(ctx, [...words, ...words.flatMap(word => partsOf(word).flat())])
  const meant: QueryWord[] = []
  let isChanged = false
  for (const word of words) {
    const isKnown = known.has(stem(word)) || !isWord(word)
    isChanged ||= !isKnown
    const groups = isKnown ? [[stem(word)]] : await readingsOf(ctx, word, known)
    if (groups.length > 0) meant.push(groups)
  }
  return isChanged && meant.length > 0 ? meant : undefined
}

async function readingsOf(ctx: ActorContext, word: string, known: ReadonlySet<string>): Promise<string[][]> {
  const parts = partsOf(word)
    .map(pair => pair.map(stem))
    .filter(pair => pair.every(part => known.has(part)))
  return parts.length > 0 ? parts : (await likeWords(ctx, word)).map(like => [like])
}

/** Two words that may be written together: "Wollpullover", "니트원피스". */
function partsOf(word: string): [string, string][] {
  const least = /\p{Script=Latin}/u.test(word) ? 3 : 1
  const letters = [...word]
  return Array.from({ length: Math.max(0, letters.length - 2 * least + 1) }, (_, index) => [
    letters.slice(0, least + index).join(''),
    letters.slice(least + index).join(''),
  ])
}

async function knownStems(ctx: ActorContext, words: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.query<{ stem: string }>(
    'known_words',
    'select distinct stem from search_word where stem = any ($1::text[])',
    [[...new Set(words.map(stem))]],
  )
  return new Set(rows.map(row => row.stem))
}

/** How many mistakes are forgiven. */
const forgiven = (sound: string) => (sound.length < 5 ? 1 : sound.length < 9 ? 2 : 3)

/** Two letters in the wrong order make a short word look like another one. */
function swappedOnce(sound: string): string[] {
  return Array.from(
    { length: sound.length - 1 },
    (_, at) => sound.slice(0, at) + sound.charAt(at + 1) + sound.charAt(at) + sound.slice(at + 2),
  )
}

/** Stems of the words that are most like this one. */
async function likeWords(ctx: ActorContext, word: string): Promise<string[]> {
  const sound = soundOf(word)
  if (sound.length < 3) return []
  const rows = await ctx.query<{ stem: string; sound: string }>(
    'like_words',
    `select stem, sound from search_word where sound % $1 or sound = any ($2::text[])
     order by sound = any ($2::text[]) desc, similarity(sound, $1) desc, uses desc, word limit ${NEAR_WORDS}`,
    [sound, swappedOnce(sound)],
  )
  const near = rows.map(row => ({ ...row, distance: typingDistance(sound, row.sound) }))
  const best = Math.min(forgiven(sound), ...near.map(row => row.distance))
  const meant = near.filter(row => row.distance === best).map(row => row.stem)
  return [...new Set(meant)].slice(0, MAX_MEANT)
}
