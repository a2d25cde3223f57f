import type { ActorContext } from './context'

/** Numbers of rows that statements are kept prepared for; beyond them each is twice the one before. */
const STEPS = [
  ...[1, 5, 10, 20, 50, 100, 200, 300, 400, 600, 800],
  ...[1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 10_200, 20_000, 50_000],
]

function stepFor(rows: number): number {
  const step = STEPS.find(each => each >= rows)
  if (step !== undefined) return step
  let doubled = STEPS.at(-1) ?? 1
  while (doubled < rows) doubled *= 2
  return doubled
}

/** Asks for the first `rows` of a statement, in the order it names. */
export type RowStatement<Row extends object> = (
  ctx: Pick<ActorContext, 'query'>,
  rows: number,
  values: readonly unknown[],
) => Promise<Row[]>

/**
 * A prepared statement with its `limit` in the text, for a number of rows that differs from call to call. Of a limit that comes as a value
 * PostgreSQL expects a tenth of all rows: it finds a kept plan dear as soon as there is much to choose from, and plans each call anew, for
 * twice the time. A limit that never differs is written into the text by whoever writes it.
 *
 * @param text puts `limit ${rows}` where rows are chosen. A page is cut from what that leaves: `(… limit ${rows}) … limit $3 offset $4`.
 */
export function rowStatement<Row extends object>(name: string, text: (rows: number) => string): RowStatement<Row> {
  // A text that is put together anew for every call would be compared with the prepared one letter by letter.
  const texts = new Map<number, string>()
  return async (ctx, rows, values) => {
    const step = stepFor(rows)
    const kept = texts.get(step) ?? text(step)
    texts.set(step, kept)
    const found = await ctx.query<Row>(`${name}_${step}`, kept, values)
    return found.length > rows ? found.slice(0, rows) : found
  }
}
