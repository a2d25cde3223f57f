import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  ADVISORY_LISTS,
  CONTAINER_FIELDS,
  EDOC_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  OTHER_PACK_FIELDS,
  type DeclarationContent,
  type DeclarationField,
  type DeclarationIssue,
} from '@tradeport/domain/customs/contract'
import {
  checkDeclaration,
  declarationTotals,
  headingsOf,
  tariffLineOf,
  type CheckContext,
} from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { mulDecimal, roundDecimal } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import { fileReadableBy, grantFiles, type ActorContext } from '@tradeport/node/server-kit'
import { parametersOf } from './parameters'
import type { DeclarationRecord } from './customs.table'
import type { CustomsPorts } from './ports'

type Code = { list: string; code: string }

/** Every code of a list that the form names. */
export function codesOf(content: DeclarationContent): Code[] {
  const found: Code[] = []
  const collect = (
    fields: Readonly<Record<string, DeclarationField>>,
    rows: readonly Readonly<Record<string, unknown>>[],
  ) => {
    for (const row of rows)
      for (const [name, { list }] of Object.entries(fields)) {
        const code = row[name]
        if (list && list !== 'hs_code' && typeof code === 'string' && code !== '') found.push({ list, code })
      }
  }
  collect(HEAD_FIELDS, [content.head])
  collect(ITEM_FIELDS, content.items)
  collect(
    LIMIT_FIELDS,
    content.items.flatMap(({ limits }) => limits),
  )
  collect(CONTAINER_FIELDS, content.containers)
  collect(LICENCE_FIELDS, content.licenceDocs)
  collect(EDOC_FIELDS, content.eDocs)
  collect(OTHER_PACK_FIELDS, content.otherPacks)
  return found
}

type Priced = Pick<DeclarationContent['items'][number], 'codeTs' | 'tradeCurr' | 'gUnit'> &
  Pick<DeclarationContent, 'ieFlag'>

const priceKey = ({ ieFlag, codeTs, tradeCurr, gUnit }: Priced) => [ieFlag, codeTs, tradeCurr, gUnit].join(' ')

/** Median unit prices of what the company had released in the last twelve months, of goods like these. */
async function medianPrices(ctx: ActorContext, companyId: string, priced: readonly Priced[], today: string) {
  if (priced.length === 0) return new Map<string, string>()
  const lines = [...new Map(priced.map(each => [priceKey(each), each])).values()]
  const rows = await ctx.query<Priced & { median: string }>(
    'customs_median_prices',
    `select line.flag as "ieFlag", line.code as "codeTs", line.currency as "tradeCurr", line.unit as "gUnit", usual.median
     from unnest($3::text[], $4::text[], $5::text[], $6::text[]) line (flag, code, currency, unit)
     cross join lateral (
       select round(percentile_cont(0.5) within group (order by p.price::float8)::numeric, 5)::text as median from declaration_price p
       where p.company_id = $1 and p.ie_flag = line.flag and p.code_ts = line.code and p.currency = line.currency and p.unit = line.unit
         and p.day >= $2::date - 365) usual
     where usual.median is not null`,
    [
      ...[companyId, today],
      ...(['ieFlag', 'codeTs', 'tradeCurr', 'gUnit'] as const).map(name => lines.map(line => line[name])),
    ],
  )
  return new Map(rows.map(row => [priceKey(row), row.median]))
}

/** What the checks have to know of the world, looked up for these forms of one company. */
async function contextFor(
  ctx: ActorContext,
  { codes }: CustomsPorts,
  forms: readonly DeclarationContent[],
  companyId: string,
  today: string,
): Promise<Omit<CheckContext, 'linked'>> {
  const items = forms.flatMap(form => form.items)
  const tariffs = [...new Set(items.map(({ codeTs }) => codeTs).filter(code => /^\d{10}$/.test(code)))]
  const wanted = [...forms.flatMap(codesOf), ...tariffs.flatMap(headingsOf).map(code => ({ list: 'hs_code', code }))]
  const inForce = await codes.inForce(ctx, wanted, today)
  const lines = inForce.get('hs_code') ?? new Map()
  const currencies = [...new Set(items.map(({ tradeCurr }) => tradeCurr).filter(code => /^[A-Z]{3}$/.test(code)))]
  const rates = new Map<string, string>()
  if (forms.some(({ head }) => head.tradeMode === '1039'))
    for (const currency of currencies) {
      const rate = await codes.usdRate(ctx, currency, today)
      if (rate !== undefined) rates.set(currency, rate)
    }
  const priced = forms
    .flatMap(({ ieFlag, items: lines }) => lines.map(line => ({ ...line, ieFlag })))
    .filter(({ codeTs, tradeCurr, gUnit }) => /^\d{10}$/.test(codeTs) && tradeCurr !== '' && gUnit !== '')
  const medians = await medianPrices(ctx, companyId, priced, today)
  return {
    today,
    tariff: codeTs => tariffLineOf(lines, codeTs),
    isListed: (list, code) => inForce.get(list)?.has(code) ?? ADVISORY_LISTS.has(list),
    usdRate: currency => rates.get(currency),
    parameters: await parametersOf(ctx, { day: today }),
    medianPrice: (ieFlag, item) => medians.get(priceKey({ ...item, ieFlag })),
  }
}

/**
 * What the checks find in a form by itself; what other documents say of it is asked separately (`linkedIssues`).
 *
 * @param day by which it is judged, where that is not today: what was declared elsewhere is right by what was in force then
 */
export async function issuesOf(
  ctx: ActorContext,
  ports: CustomsPorts,
  content: DeclarationContent,
  companyId: string,
  day?: string,
): Promise<DeclarationIssue[]> {
  const [issues = []] = await issuesOfEach(ctx, ports, [content], companyId, day)
  return issues
}

/** Of several forms of one company, for which the world is asked once. */
export async function issuesOfEach(
  ctx: ActorContext,
  ports: CustomsPorts,
  forms: readonly DeclarationContent[],
  companyId: string,
  day = tradeDay(ctx.now()),
): Promise<DeclarationIssue[][]> {
  const context = { ...(await contextFor(ctx, ports, forms, companyId, day)), linked: null }
  const found: DeclarationIssue[][] = []
  for (const content of forms) {
    // A workbook makes hundreds of forms: other calls are answered between them.
    if (found.length > 0) await othersFirst()
    found.push(checkDeclaration(content, context))
  }
  return found
}

interface NamedFile {
  readonly path: string
  readonly id: string
}

/** @throws AppError `FT520400` where a paper does not exist, or not for the caller. */
export async function requireFiles(ctx: ActorContext, files: readonly NamedFile[]): Promise<void> {
  if (files.length === 0) return
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select f.id from file_asset f where f.id = any (${sql.param(files.map(({ id }) => id))}::uuid[]) and ${fileReadableBy(ctx)}`)
  const known = new Set(rows.map(({ id }) => id))
  const wrong = files.filter(({ id }) => !known.has(id))
  if (wrong.length > 0)
    throw new AppError('FT520400', {}, { fieldErrors: wrong.map(({ path }) => ({ path, rule: 'unknown_file' })) })
}

export const papersOf = (content: DeclarationContent): { path: string; id: string }[] =>
  content.eDocs.flatMap(({ fileId }, index) => (fileId ? [{ path: `content.eDocs.${index}.fileId`, id: fileId }] : []))

/** Papers that the form has already are not asked for again: a colleague or the broker may have brought them. */
export const newTo = (
  row: { readonly fileIds: readonly string[]; readonly content: DeclarationContent },
  files: readonly NamedFile[],
): NamedFile[] => {
  const kept = new Set([...row.fileIds, ...papersOf(row.content).map(({ id }) => id)])
  return files.filter(({ id }) => !kept.has(id))
}

/** Both sides read the papers of a form, whoever brought them. */
export const sharePapers = (
  ctx: ActorContext,
  form: {
    readonly companyId: string
    readonly brokerCompanyId: string | null
    readonly fileIds: readonly string[]
    readonly content: DeclarationContent
  },
): Promise<void> =>
  grantFiles(
    ctx,
    [...form.fileIds, ...papersOf(form.content).map(({ id }) => id)],
    [form.companyId, ...(form.brokerCompanyId === null ? [] : [form.brokerCompanyId])],
  )

/** Files by their names, in the order that is asked for. */
export async function namedFiles(
  ctx: ActorContext,
  fileIds: readonly string[],
): Promise<{ fileId: string; name: string }[]> {
  if (fileIds.length === 0) return []
  const rows = await ctx.query<{ id: string; name: string }>(
    'customs_file_names',
    `select id, file_name as name from file_asset where id = any ($1::uuid[])`,
    [[...fileIds]],
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return fileIds.flatMap(fileId => {
    const name = names.get(fileId)
    return name === undefined ? [] : [{ fileId, name }]
  })
}

/** What its goods are worth at FOB in US dollars, by customs' rate of the day it was declared, or of today. */
export async function fobUsdOf(
  ctx: ActorContext,
  { codes }: Pick<CustomsPorts, 'codes'>,
  { totals: { fob }, declareDate }: Pick<DeclarationRecord, 'totals' | 'declareDate'>,
): Promise<string | null> {
  if (!fob) return null
  const day = declareDate ?? tradeDay(ctx.now())
  const rate = fob.currency === 'USD' ? '1' : await codes.usdRate(ctx, fob.currency, day)
  return rate === undefined ? null : roundDecimal(mulDecimal(fob.amount, rate), 2)
}

/** The columns that lists filter, sort and show. */
export function columnsOf(content: DeclarationContent, no: string) {
  const { head, containers } = content
  const containerNos = [...new Set(containers.map(({ containerId }) => containerId.toUpperCase()).filter(Boolean))]
  return {
    content,
    totals: declarationTotals(content),
    ieFlag: content.ieFlag,
    tradeName: head.tradeName,
    contractNo: head.contractNo,
    billNo: head.billNo,
    tradeMode: head.tradeMode,
    packNo: head.packNo,
    grossWt: head.grossWt,
    containerNos,
    searchText: [
      no,
      head.contractNo,
      head.billNo,
      head.tradeName,
      head.overseasConsigneeEname,
      head.overseasConsignorEname,
      ...containerNos,
    ]
      .join(' ')
      .toLowerCase(),
  }
}
