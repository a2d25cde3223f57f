import { sql } from 'drizzle-orm'
import type { ServiceContent } from '@tradeport/domain/service-market/contract'
import {
  agreementProblems,
  firstProofEnd,
  headlinePrice,
  qualificationProblems,
  serviceProblems,
  skuProblems,
  unknownCodes,
  type Problem,
} from '@tradeport/domain/service-market/rules'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'
import { cleanDescription, searchTextOf, trimI18n, wordsOf } from './plain-text'
import type { ServiceMarketPorts } from './ports'
import { allCategories, openCategory } from './service-category.repository'

export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
}

/** What a provider sent as it is kept: cleaned, without doubles, and naming only what exists. */
export async function acceptedContent(
  ctx: ActorContext,
  input: ServiceContent,
  prefix: string,
): Promise<ServiceContent> {
  const categories = await allCategories(ctx)
  const isKnown = categories.some(category => category.code === input.categoryCode)
  const wrongCategory: Problem[] = isKnown ? [] : [{ path: 'categoryCode', rule: 'unknown_category' }]
  const problems = [...wrongCategory, ...unknownCodes(input), ...(await wrongFiles(ctx, input))]
  refuse(problems.map(problem => ({ ...problem, path: `${prefix}${problem.path}` })))
  return {
    ...input,
    title: trimI18n(input.title),
    subtitle: trimI18n(input.subtitle),
    description: cleanDescription(input.description),
    afterSalePolicy: trimI18n(input.afterSalePolicy),
    gallery: [...new Set(input.gallery)],
    serviceRegions: [...new Set(input.serviceRegions)],
    countries: [...new Set(input.countries)],
    ports: [...new Set(input.ports)],
    languages: [...new Set(input.languages)],
  }
}

interface FileUse {
  path: string
  id: string
}

/** Pictures have to be public, papers readable by the provider itself. */
async function wrongFiles(ctx: ActorContext, content: ServiceContent): Promise<Problem[]> {
  const pictures = [
    ...(content.coverFileId ? [{ path: 'coverFileId', id: content.coverFileId }] : []),
    ...content.gallery.map((id, index) => ({ path: `gallery.${index}`, id })),
  ]
  const papers = content.qualifications.flatMap((paper, index) =>
    paper.fileId ? [{ path: `qualifications.${index}.fileId`, id: paper.fileId }] : [],
  )
  return unusableFiles(ctx, pictures, papers)
}

async function unusableFiles(
  ctx: ActorContext,
  pictures: readonly FileUse[],
  papers: readonly FileUse[],
): Promise<Problem[]> {
  const ids = [...pictures, ...papers].map(use => use.id)
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<{ id: string; kind: string; visibility: string }>(sql`
    select f.id, f.kind, f.visibility from file_asset f where f.id = any (${sql.param(ids)}::uuid[]) and ${fileReadableBy(ctx)}`)
  const known = new Map(rows.map(row => [row.id, row]))
  const isPicture = (id: string) => known.get(id)?.kind === 'image' && known.get(id)?.visibility === 'public'
  return [...pictures.filter(use => !isPicture(use.id)), ...papers.filter(use => !known.has(use.id))].map(
    ({ path }) => ({
      path,
      rule: 'unknown_file',
    }),
  )
}

/** @throws AppError `FT520400` for what is no public picture, or somebody else's file. */
export async function requirePictures(ctx: ActorContext, pictures: readonly FileUse[]): Promise<void> {
  refuse(await unusableFiles(ctx, pictures, []))
}

/** The columns that lists filter, sort and show. */
export function columnsOf(content: ServiceContent) {
  const price = headlinePrice(content.skus)
  return {
    content,
    categoryCode: content.categoryCode,
    priceMode: price?.priceMode ?? null,
    priceFrom: price?.price ?? null,
    currency: price?.currency ?? null,
    unit: price?.unit ?? null,
    deliveryDaysMax: content.deliveryDaysMax ?? content.deliveryDaysMin ?? null,
    languages: content.languages,
    countries: content.countries,
    ports: content.ports,
    serviceRegions: content.serviceRegions,
    proofs: content.qualifications.map(({ type }) => type),
    proofEnds: content.qualifications.map(({ validTo }) => validTo ?? null),
    proofCount: content.qualifications.length,
    agreementTemplateCode: content.agreementTemplateCode ?? null,
    proofValidTo: firstProofEnd(content),
    searchText: searchTextOf(content.title, content.subtitle),
    descriptionText: searchTextOf(wordsOf(content.description)),
  }
}

/**
 * What has to hold before a service goes to review or on the market.
 *
 * @throws AppError `FT520400` incomplete, `FT526003` category not open, `FT526004` a proof is missing or has expired.
 */
export async function requireOffer(
  ctx: ActorContext,
  { agreementTemplates }: Pick<ServiceMarketPorts, 'agreementTemplates'>,
  content: ServiceContent,
  when: 'submitted' | 'decided',
): Promise<void> {
  const templates = await agreementTemplates.held(ctx, content.categoryCode)
  refuse([...serviceProblems(content), ...agreementProblems(content, templates, when === 'submitted')])
  const category = await openCategory(ctx, content.categoryCode)
  const problems = qualificationProblems(content, category.requiredQualifications, tradeDay(ctx.now()))
  if (problems.length > 0) throw new AppError('FT526004', {}, { fieldErrors: problems })
  // What was sent before the category became narrower goes its way.
  if (when === 'submitted') refuse(skuProblems(content, category.skuTemplate))
}
