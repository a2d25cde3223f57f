import { sql, type SQL } from 'drizzle-orm'
import type * as referenceContract from '@tradeport/domain/reference/contract'
import {
  MAX_IMPORT_BYTES,
  rateInput,
  type RateRow,
  type RateSource,
  type RateStatus,
} from '@tradeport/domain/reference/contract'
import {
  RATE_READERS,
  customsWindow,
  mayEditRates,
  pairsFor,
  rateActions,
  rateAt,
  type FoundRate,
  type Quoted,
} from '@tradeport/domain/reference/rules'
import { CURRENCIES, toBcp47 } from '@tradeport/kernel/config'
import { TOTAL_CAP, holds, z, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, tradeDay, uuidv7 } from '@tradeport/node/db'
import {
  countedPage,
  limits,
  wrongFieldsOf,
  type ActorContext,
  type Handlers,
  type Job,
} from '@tradeport/node/server-kit'
import { sheetRows, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { codeNames } from './codes-in-force'
import { keepImport, takeImport } from './import.repository'
import type { ReferencePorts } from './ports'
import { SheetProblems, cellText, isDay, previewOf } from './sheet-problems'

type RateHandlers = Pick<
  Handlers<typeof referenceContract>,
  | 'exchangeRatePage'
  | 'exchangeRateStatusCount'
  | 'exchangeRateHistory'
  | 'exchangeRateCreate'
  | 'exchangeRateApprove'
  | 'exchangeRateReject'
  | 'exchangeRateExport'
  | 'exchangeRateImportPreview'
  | 'exchangeRateImportApply'
  | 'queryCurrencySymbol'
  | 'queryExchangeRate'
>

interface RateRecord extends Record<string, unknown> {
  id: string
  base: string
  quote: string
  rate: string
  source: RateSource
  as_of: string
  status: RateStatus
  note: string | null
  created_by: string | null
  created_name: string | null
  reviewed_name: string | null
  created_at: string
  version: number
}

const DOCUMENT = 'exchangeRate'
const TARGET = 'exchangeRate'
const MAX_ROWS = 20_000
const HISTORY_DAYS = 366
const HEADERS = ['base', 'quote', 'rate', 'source', 'as_of', 'note'] as const
const COLUMNS = sql`id, base, quote, trim_scale(rate)::text as rate, source, as_of::text, status, note, created_by, created_name,
  reviewed_name, created_at, version`

type RateInput = ParsedInputOf<typeof referenceContract.exchangeRateCreate>

function requireReader(ctx: ActorContext): void {
  if (!holds(ctx.actor.roles, RATE_READERS, [DOCUMENT])) throw new AppError('MALL600403')
}

function requireEditor(ctx: ActorContext): void {
  if (!mayEditRates(ctx.actor.roles)) throw new AppError('MALL600403')
}

const isOffered = (code: string) => CURRENCIES.some(currency => currency.code === code)

const rowDto = (ctx: ActorContext, row: RateRecord): RateRow => ({
  id: row.id,
  base: row.base,
  quote: row.quote,
  rate: row.rate,
  rateSource: row.source,
  asOf: row.as_of,
  status: row.status,
  note: row.note,
  createdBy: row.created_name,
  reviewedBy: row.reviewed_name,
  createdAt: iso(row.created_at),
  version: row.version,
  actions: rateActions(row.status, row.created_by === ctx.actor.userId, ctx.actor.roles),
})

function where(filter: {
  status?: string | undefined
  base?: string | undefined
  quote?: string | undefined
  rateSource?: string | undefined
  keyword?: string | undefined
}): SQL {
  return sql.join(
    [
      sql`true`,
      ...(['status', 'base', 'quote'] as const).flatMap(field =>
        filter[field] ? [sql`${sql.identifier(field)} = ${filter[field]}`] : [],
      ),
      ...(filter.rateSource ? [sql`source = ${filter.rateSource}`] : []),
      ...(filter.keyword
        ? [sql`${filter.keyword.toUpperCase()} in (base, quote, base || quote, base || '/' || quote)`]
        : []),
    ],
    sql` and `,
  )
}

/** @returns the id, or nothing where the same rate is there already. */
async function insertRate(ctx: ActorContext, input: RateInput): Promise<string | undefined> {
  const [made] = await ctx.query<{ id: string }>(
    'exchange_rate_insert',
    `insert into exchange_rate (id, base, quote, rate, source, as_of, status, note, created_at, updated_at, created_by, created_name)
     values ($1, $2, $3, $4, $5, $6, 'pending', nullif($7, ''), $8, $8, $9, $10)
     on conflict (base, quote, source, as_of) where status <> 'rejected' do nothing returning id`,
    [
      uuidv7(),
      input.base,
      input.quote,
      input.rate,
      input.rateSource,
      input.asOf,
      input.note,
      ctx.now(),
      ctx.actor.userId,
      ctx.actor.displayName,
    ],
  )
  return made?.id
}

async function decide(
  ctx: ActorContext,
  input: { id: string; version: number },
  status: 'approved' | 'rejected',
  reason?: string,
) {
  requireEditor(ctx)
  const [row] = await ctx.query<{ created_by: string | null; base: string; quote: string; as_of: string }>(
    'exchange_rate_by_id',
    'select created_by, base, quote, as_of::text from exchange_rate where id = $1',
    [input.id],
  )
  if (!row) throw new AppError('FT520404')
  if (row.created_by === ctx.actor.userId) throw new AppError('FT520403')
  const [next] = await ctx.query<{ id: string; version: number; status: RateStatus }>(
    'exchange_rate_decide',
    `update exchange_rate set status = $3, version = version + 1, updated_at = $4, reviewed_by = $5, reviewed_name = $6,
       note = coalesce($7, note)
     where id = $1 and version = $2 and status = 'pending' returning id, version, status`,
    [input.id, input.version, status, ctx.now(), ctx.actor.userId, ctx.actor.displayName, reason ?? null],
  )
  if (!next) throw new AppError('FT510006')
  await ctx.audit({
    action: `${DOCUMENT}:${status === 'approved' ? 'approve' : 'reject'}`,
    entityType: DOCUMENT,
    entityId: input.id,
    entityNo: `${row.base}/${row.quote} ${row.as_of}`,
    before: { status: 'pending' },
    after: { status },
    ...(reason ? { reason } : {}),
  })
  ctx.live({ to: { everyone: true }, topic: DOCUMENT, id: input.id })
  return next
}

const DAILY: readonly RateSource[] = ['central_parity', 'bank', 'manual']

type Pair = ParsedInputOf<typeof referenceContract.queryExchangeRate>['pairs'][number]

/** The pairs to look up for these, each once. */
function lookedUp(pairs: readonly Pair[]): readonly [readonly string[], readonly string[]] {
  const needed = new Map(
    pairs.flatMap(({ base, quote }) => pairsFor(base, quote)).map(pair => [pair.join('/'), pair] as const),
  )
  return [[...needed.values()].map(([first]) => first), [...needed.values()].map(([, second]) => second)]
}

/** One unit of each pair's first currency in its second on a day; undefined where no rate is known. Asks once. */
async function exchangeRatesOn(
  ctx: ActorContext,
  pairs: readonly Pair[],
  day: string,
  sources: readonly RateSource[],
): Promise<(FoundRate | undefined)[]> {
  const quotes = await ctx.query<Quoted>(
    'exchange_rate_quotes',
    `select q.* from unnest($1::text[], $2::text[]) as pair (base, quote)
     cross join unnest($4::text[]) as wanted (source)
     cross join lateral (
       select r.base, r.quote, r.rate::text as rate, r.source, r.as_of::text as "asOf" from exchange_rate r
       where r.base = pair.base and r.quote = pair.quote and r.source = wanted.source and r.status = 'approved' and r.as_of <= $3
       order by r.as_of desc limit 1
     ) q`,
    [...lookedUp(pairs), day, sources],
  )
  return pairs.map(({ base, quote }) => rateAt(quotes, base, quote, day))
}

/** One unit of a currency in another on a day; undefined where no rate is known. */
export async function exchangeRateOn(
  ctx: ActorContext,
  base: string,
  quote: string,
  day: string,
): Promise<FoundRate | undefined> {
  return (await exchangeRatesOn(ctx, [{ base, quote }], day, DAILY))[0]
}

/** The same at customs' rate of the month. */
export async function customsRateOn(
  ctx: ActorContext,
  base: string,
  quote: string,
  day: string,
): Promise<FoundRate | undefined> {
  return (await customsRatesOn(ctx, [{ base, quote }], day))[0]
}

/**
 * The rates that customs goes by on a day: what was written down for the month, else the middle rate of the day on which it is set. Where
 * that day is not known either, the last one written down; its `asOf` tells.
 */
async function customsRatesOn(
  ctx: ActorContext,
  pairs: readonly Pair[],
  day: string,
): Promise<(FoundRate | undefined)[]> {
  const { from, to } = customsWindow(day)
  const written = await exchangeRatesOn(ctx, pairs, day, ['customs_monthly'])
  if (written.every(rate => rate && rate.asOf >= from)) return written
  const quotes = await ctx.query<Quoted>(
    'exchange_rate_customs',
    `select q.* from unnest($1::text[], $2::text[]) as pair (base, quote)
     cross join lateral (
       select r.base, r.quote, r.rate::text as rate, r.source, r.as_of::text as "asOf" from exchange_rate r
       where r.base = pair.base and r.quote = pair.quote and r.source = 'central_parity' and r.status = 'approved'
         and r.as_of between $3 and $4
       order by r.as_of limit 1
     ) q`,
    [...lookedUp(pairs), from, to],
  )
  return pairs.map(({ base, quote }, index) => {
    const known = written[index]
    return known && known.asOf >= from ? known : (rateAt(quotes, base, quote, to) ?? known)
  })
}

/** One unit of every currency in this one on a day, of those that a rate is known of; this one itself is worth one. Asks once. */
export async function exchangeRatesInto(
  ctx: ActorContext,
  quote: string,
  day: string,
): Promise<Map<string, FoundRate>> {
  const pairs = CURRENCIES.map(({ code }) => ({ base: code, quote }))
  const found = await exchangeRatesOn(ctx, pairs, day, DAILY)
  return new Map(pairs.flatMap(({ base }, index) => (found[index] ? [[base, found[index]] as const] : [])))
}

async function tell(ctx: ActorContext, { rates }: ReferencePorts): Promise<void> {
  for (const follow of rates) await follow(ctx)
}

/** Also for those that were approved before anybody listened. */
export const tellRates = (ports: ReferencePorts): Job => ({
  name: 'reference.handOnRates',
  everySeconds: 3600,
  run: ctx => tell(ctx, ports),
})

export const exchangeRateHandlers = (ports: ReferencePorts): RateHandlers => ({
  async exchangeRatePage(ctx, input) {
    requireReader(ctx)
    const { limit, offset } = limits(input)
    const { rows } = await ctx.db.execute<RateRecord>(
      sql`select ${COLUMNS} from exchange_rate where ${where(input)} order by as_of desc, id desc limit ${limit} offset ${offset}`,
    )
    const records = rows.map(row => rowDto(ctx, row))
    return countedPage(ctx.db, input, records, sql`from exchange_rate where ${where(input)}`, TOTAL_CAP)
  },

  async exchangeRateStatusCount(ctx, input) {
    requireReader(ctx)
    const { rows } = await ctx.db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from exchange_rate where ${where(input)} group by status`,
    )
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    return { all, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
  },

  async exchangeRateHistory(ctx, input) {
    requireReader(ctx)
    const points = await ctx.query<{ asOf: string; rate: string; rateSource: RateSource }>(
      'exchange_rate_history',
      `select as_of::text as "asOf", trim_scale(rate)::text as rate, source as "rateSource" from exchange_rate
       where base = $1 and quote = $2 and status = 'approved' order by as_of desc limit ${HISTORY_DAYS}`,
      [input.base, input.quote],
    )
    return { points, mayChange: mayEditRates(ctx.actor.roles) }
  },

  async exchangeRateCreate(ctx, input) {
    requireEditor(ctx)
    const wrong = (['base', 'quote'] as const).filter(field => !isOffered(input[field]))
    const fieldErrors = wrong.map(path => ({ path, rule: 'currency' as const }))
    if (fieldErrors.length > 0) throw new AppError('FT520400', {}, { fieldErrors })
    if (input.asOf > tradeDay(ctx.now()))
      throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'asOf', rule: 'in_future' }] })
    const id = await insertRate(ctx, input)
    if (!id) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'asOf', rule: 'taken' }] })
    await ctx.audit({
      action: `${DOCUMENT}:create`,
      entityType: DOCUMENT,
      entityId: id,
      entityNo: `${input.base}/${input.quote} ${input.asOf}`,
      after: input,
    })
    ctx.live({ to: { operators: true }, topic: DOCUMENT, id })
    return { id, version: 0, status: 'pending' as const }
  },

  async exchangeRateApprove(ctx, input) {
    const approved = await decide(ctx, input, 'approved')
    await tell(ctx, ports)
    return approved
  },

  exchangeRateReject: (ctx, input) => decide(ctx, input, 'rejected', input.reason),

  async exchangeRateExport(ctx, input) {
    requireReader(ctx)
    const { rows } = await ctx.db.execute<RateRecord>(
      sql`select ${COLUMNS} from exchange_rate where ${where(input)} order by as_of desc, id desc limit ${MAX_ROWS}`,
    )
    const lines = rows.map((row): SheetCell[] => [row.base, row.quote, row.rate, row.source, row.as_of, row.note])
    return workbook('exchange-rates', [{ name: 'rates', rows: [[...HEADERS], ...lines], width: () => 16 }])
  },

  async exchangeRateImportPreview(ctx, _input, { files: [file] }) {
    requireEditor(ctx)
    if (!file) throw new AppError('MALL610202')
    if (file.content.length > MAX_IMPORT_BYTES) throw new AppError('MALL610201')
    const [header = [], ...lines] = await sheetRows(file.content, MAX_ROWS)
    const problems = new SheetProblems(ctx)
    const places = HEADERS.map(name => header.findIndex(cell => cellText(cell).toLowerCase() === name))
    for (const [index, name] of HEADERS.entries())
      if (name !== 'note' && (places[index] ?? -1) < 0) problems.add(1, name, '', 'required')
    for (const cell of header)
      if (!HEADERS.some(name => name === cellText(cell).toLowerCase()) && cellText(cell) !== '')
        problems.add(1, cellText(cell), cellText(cell), 'unknown_column')
    if (lines.length === 0) problems.add(1, 'base', '', 'no_rows')
    const read = problems.count > 0 ? [] : readRates(ctx, lines, places, problems)
    const fresh = await notKnown(ctx, read)
    const kept = await keepImport(
      ctx,
      TARGET,
      file.fileName,
      fresh.map(({ rate }) => rate),
      problems.count,
    )
    const changes = fresh.map(({ row, rate }) => ({
      row,
      code: `${rate.base}/${rate.quote} ${rate.asOf}`,
      action: 'add' as const,
      differences: [{ field: 'rate', before: '', after: rate.rate }],
    }))
    return previewOf(kept, lines.length, changes, problems)
  },

  async exchangeRateImportApply(ctx, input) {
    requireEditor(ctx)
    const found = await takeImport<RateInput>(ctx, input.importId, target => target === TARGET)
    for (const rate of found.changes)
      // Somebody else has written the same one since the preview.
      if (!(await insertRate(ctx, rate))) throw new AppError('FT510006')
    await ctx.audit({
      action: `${DOCUMENT}:create`,
      entityType: DOCUMENT,
      entityId: found.id,
      after: { fileName: found.file_name, added: found.changes.length },
    })
    ctx.live({ to: { operators: true }, topic: DOCUMENT, id: found.id })
    return { added: found.changes.length, changed: 0 }
  },

  async queryExchangeRate(ctx, { pairs, date, rateType }) {
    const day = date ?? tradeDay(ctx.now())
    const rates =
      rateType === 'CUSTOMS_MONTHLY'
        ? await customsRatesOn(ctx, pairs, day)
        : await exchangeRatesOn(ctx, pairs, day, rateType === 'MIDDLE' ? ['central_parity'] : DAILY)
    return pairs.flatMap((pair, index) => {
      const found = rates[index]
      if (!found) return []
      const { sources, ...rate } = found
      return [{ ...pair, ...rate, source: sources.join('+') }]
    })
  },

  /** As operators offer them; amounts are reckoned in those that the product knows. */
  async queryCurrencySymbol(ctx) {
    const names = new Map((await codeNames(ctx, 'currency')).map(({ code, name }) => [code, name]))
    const standard = new Intl.DisplayNames([toBcp47(ctx.locale)], { type: 'currency' })
    return CURRENCIES.filter(({ code }) => names.has(code)).map(({ code, symbol, exponent }) => {
      const name = names.get(code)
      return { code, symbol, exponent, name: (name === code ? standard.of(code) : name) ?? code }
    })
  },
})

interface ReadRate {
  row: number
  rate: RateInput
}

function readRates(
  ctx: ActorContext,
  lines: readonly (readonly SheetCell[])[],
  places: readonly number[],
  problems: SheetProblems,
): ReadRate[] {
  const seen = new Set<string>()
  const today = tradeDay(ctx.now())
  const headerOf: Readonly<Record<string, string>> = { asOf: 'as_of', rateSource: 'source' }
  return lines.flatMap((line, index) => {
    if (line.every(cell => cellText(cell) === '')) return []
    const [base = '', quote = '', rate = '', rateSource = '', asOf = '', note = ''] = places.map(place =>
      cellText(line[place]),
    )
    const cells: Readonly<Record<string, string>> = { base, quote, rate, rateSource, asOf, note }
    const row = index + 2
    const wrong = (path: string, rule: string) => problems.add(row, headerOf[path] ?? path, cells[path] ?? '', rule)
    const before = problems.count
    const parsed = z.safeParse(rateInput, { base, quote, rate, rateSource, asOf, note })
    if (!parsed.success) for (const field of wrongFieldsOf(parsed.error)) wrong(field.path, field.rule)
    for (const [path, code] of Object.entries({ base, quote }))
      if (/^[A-Z]{3}$/.test(code) && !isOffered(code)) wrong(path, 'currency')
    if (isDay(asOf) && asOf > today) wrong('asOf', 'in_future')
    const key = `${base} ${quote} ${rateSource} ${asOf}`
    if (seen.has(key)) wrong('base', 'duplicate')
    seen.add(key)
    return problems.count > before || !parsed.success ? [] : [{ row, rate: parsed.data }]
  })
}

/** Those that are not there yet; the same pair, day and source at another rate is one that stands. */
async function notKnown(ctx: ActorContext, read: readonly ReadRate[]): Promise<ReadRate[]> {
  if (read.length === 0) return []
  const known = await ctx.query<{ key: string }>(
    'exchange_rate_known',
    `select concat_ws(' ', r.base, r.quote, r.source, r.as_of::text) as key from exchange_rate r
     join jsonb_to_recordset($1::jsonb) as p (base text, quote text, "rateSource" text, "asOf" date)
       on r.base = p.base and r.quote = p.quote and r.source = p."rateSource" and r.as_of = p."asOf"
     where r.status <> 'rejected'`,
    [JSON.stringify(read.map(({ rate }) => rate))],
  )
  const keys = new Set(known.map(({ key }) => key))
  return read.filter(({ rate }) => !keys.has(`${rate.base} ${rate.quote} ${rate.rateSource} ${rate.asOf}`))
}
