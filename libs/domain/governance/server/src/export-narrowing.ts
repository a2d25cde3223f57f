import type { ExportList, ExportNarrowing } from '@tradeport/domain/governance/contract'
import { id } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Words } from './export-words'
import type { ExportFilter, ExportSource } from './ports'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value))

/** Whether the filter takes this. */
function takes({ kind, values }: ExportFilter, value: string): boolean {
  if (values) return values.includes(value)
  if (kind === 'date') return isDay(value)
  return kind === 'id' ? id().safeParse(value).success : value !== ''
}

async function shownAs(
  ctx: ActorContext,
  { name, filter, value, words }: { name: string; filter: ExportFilter; value: string; words: Words },
): Promise<string> {
  const { locale } = ctx
  if (filter.words) return words.code(filter.words, value)
  if (filter.named) return filter.named(value, locale)
  if (!filter.lookUp) return value
  const [found] = await ctx.query<{ name: string | null }>(`export_name_${name}`, filter.lookUp, [value, locale])
  return found?.name ?? value
}

interface Chosen {
  readonly list: ExportList
  readonly source: ExportSource
  readonly filters: Readonly<Record<string, string>> | undefined
  readonly words: Words
}

/** What was chosen of the list's filters, in words; what the list has no filter for, or not this value, is left out. */
export async function narrowingOf(ctx: ActorContext, chosen: Chosen): Promise<ExportNarrowing[]> {
  const { list, source, filters = {}, words } = chosen
  const narrowing: ExportNarrowing[] = []
  for (const [name, value] of Object.entries(filters)) {
    const filter = Object.hasOwn(source.filters ?? {}, name) ? source.filters?.[name] : undefined
    if (!filter || !takes(filter, value)) continue
    const shown = await shownAs(ctx, { name: `${list}_${name}`, filter, value, words })
    narrowing.push({ name, value, label: words.word(filter.label), shown })
  }
  return narrowing
}
