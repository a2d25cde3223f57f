import { and, arrayOverlaps, desc, eq, or, sql } from 'drizzle-orm'
import type * as agreementContract from '@tradeport/domain/agreement/contract'
import type { AgreementTemplateInput, AgreementTemplateRow } from '@tradeport/domain/agreement/contract'
import { unknownPlaceholders } from '@tradeport/domain/agreement/contract'
import { TEMPLATE_EDITORS, agreementTemplateMachine, templateActions } from '@tradeport/domain/agreement/rules'
import { holds, type I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, likePattern, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { countedPage, fitting, limits, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { agreementTemplate, type TemplateRecord } from './agreement.table'
import type { AgreementPorts } from './ports'

type TemplateHandlers = Pick<
  Handlers<typeof agreementContract>,
  | 'agreementTemplatePage'
  | 'agreementTemplateDetail'
  | 'agreementTemplateCreate'
  | 'agreementTemplateUpdate'
  | 'agreementTemplatePublish'
  | 'agreementTemplateWithdraw'
  | 'agreementInForce'
>

const DOCUMENT = 'agreementTemplate'

interface WrongField {
  path: string
  rule: string
  params?: Record<string, string>
}

const mayEdit = (ctx: ActorContext) => holds(ctx.actor.roles, TEMPLATE_EDITORS, [DOCUMENT])
const requireEditor = (ctx: ActorContext) => {
  if (!mayEdit(ctx)) throw new AppError('MALL600403')
}
const refuse = (wrong: readonly WrongField[]) => {
  if (wrong.length > 0) throw new AppError('FT520400', {}, { fieldErrors: wrong })
}
const changed = ({ id, version, status }: TemplateRecord) => ({ id, version, status })
const announce = (ctx: ActorContext, id: string) => ctx.live({ to: { operators: true }, topic: DOCUMENT, id })

const rowView = (ctx: ActorContext, row: TemplateRecord): AgreementTemplateRow => ({
  id: row.id,
  code: row.code,
  edition: row.edition,
  title: row.title,
  categoryCodes: row.categoryCodes,
  status: row.status,
  version: row.version,
  actions: templateActions(row.status, mayEdit(ctx), ctx.actor.roles),
  publishedAt: isoOrNull(row.publishedAt),
  publishedByName: row.publishedByName,
  updatedAt: iso(row.updatedAt),
})

/** @throws AppError `FT520404`, also for another region's. */
async function loadTemplate(ctx: ActorContext, id: string, lock?: 'update'): Promise<TemplateRecord> {
  const query = ctx.db
    .select()
    .from(agreementTemplate)
    .where(and(eq(agreementTemplate.id, id), eq(agreementTemplate.regionId, ctx.region.regionId)))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('FT520404')
  return row
}

const editionsOf = (ctx: ActorContext, code: string) =>
  ctx.db
    .select({
      id: agreementTemplate.id,
      edition: agreementTemplate.edition,
      status: agreementTemplate.status,
    })
    .from(agreementTemplate)
    .where(and(eq(agreementTemplate.regionId, ctx.region.regionId), eq(agreementTemplate.code, code)))
    .orderBy(desc(agreementTemplate.edition))

const written = (text: I18nText): I18nText =>
  Object.fromEntries(
    Object.entries(text)
      .map(([locale, words]) => [locale, (words ?? '').trim()] as const)
      .filter(([, words]) => words !== ''),
  )

/** What is wrong in any language; what has to be there only counts when it is put in force. */
function problemsOf(input: AgreementTemplateInput, prefix: string): WrongField[] {
  const texts = Object.entries({ title: input.title, body: input.body })
  const unknown = texts.flatMap(([field, text]) =>
    Object.entries(text).flatMap(([locale, words]) => {
      const [first] = unknownPlaceholders(words ?? '', input.variables)
      return first === undefined
        ? []
        : [{ path: `${prefix}${field}.${locale}`, rule: 'unknown_placeholder', params: { name: `{${first}}` } }]
    }),
  )
  const keys = input.variables.map(({ key }) => key)
  const twice = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: `${prefix}variables.${index}.key`, rule: 'duplicate' }] : [],
  )
  return [...unknown, ...twice]
}

/** Held from here on: a category that is being deleted meanwhile is waited for, and is none then. */
async function unknownCategories(
  ctx: ActorContext,
  categories: AgreementPorts['categories'],
  { categoryCodes }: AgreementTemplateInput,
  prefix: '' | 'template.',
): Promise<{ path: string; rule: string }[]> {
  if (categoryCodes.length === 0) return []
  const known = await categories.hold(ctx, categoryCodes)
  return categoryCodes.flatMap((code, index) =>
    known.has(code) ? [] : [{ path: `${prefix}categoryCodes.${index}`, rule: 'invalid_value' }],
  )
}

const columnsOf = (input: AgreementTemplateInput) => ({
  sourceLocale: input.sourceLocale,
  title: written(input.title),
  body: written(input.body),
  categoryCodes: [...new Set(input.categoryCodes)],
  variables: input.variables,
  searchText: [input.code, ...Object.values(input.title)].join('\n').toLowerCase(),
})

/** What is ordered: its category, and the template that its provider chose for it. */
export interface Subject {
  categoryCode: string
  templateCode: string | null
}

/** Editions in force for one of the categories: those that name it before those for all, the newest first. */
function inForceFor(ctx: ActorContext, categoryCodes: readonly string[]) {
  const forAll = sql`category_codes = '{}'`
  return ctx.db
    .select()
    .from(agreementTemplate)
    .where(
      and(
        sql`region_id = ${ctx.region.regionId} and status = 'in_force'`,
        or(arrayOverlaps(agreementTemplate.categoryCodes, [...categoryCodes]), forAll),
      ),
    )
    .orderBy(sql`${forAll}, published_at desc, id`)
}

/**
 * The edition in force for each: of the template that the provider chose, else of the category's own, else of the one for all that have none.
 * A choice that is not in force for the category any more counts as none. Asks once, and not at all for none.
 */
export async function templatesInForce(
  ctx: ActorContext,
  subjects: readonly Subject[],
): Promise<(TemplateRecord | undefined)[]> {
  if (subjects.length === 0) return []
  const rows = await inForceFor(ctx, [...new Set(subjects.map(({ categoryCode }) => categoryCode))])
  return subjects.map(({ categoryCode, templateCode }) => {
    const fitting = rows.filter(row => row.categoryCodes.length === 0 || row.categoryCodes.includes(categoryCode))
    return fitting.find(({ code }) => code === templateCode) ?? fitting[0]
  })
}

export const templateInForce = async (ctx: ActorContext, subject: Subject): Promise<TemplateRecord | undefined> =>
  (await templatesInForce(ctx, [subject]))[0]

const offerOf = ({ id: templateId, code, edition, title, body, variables }: TemplateRecord) => ({
  templateId,
  code,
  edition,
  title,
  body,
  variables,
})

/** What providers of services of the category choose from, the one that stands without a choice first. */
export const templatesOffered = async (ctx: ActorContext, categoryCode: string) =>
  (await inForceFor(ctx, [categoryCode])).map(offerOf)

/** Codes of the same; none of them goes out of force before the caller's transaction ends. */
export const heldTemplates = async (ctx: ActorContext, categoryCode: string): Promise<readonly string[]> =>
  (await inForceFor(ctx, [categoryCode]).for('share')).map(({ code }) => code)

/** What services are agreed to under, in their order. */
export const agreementsUnder = async (ctx: ActorContext, subjects: readonly Subject[]) =>
  (await templatesInForce(ctx, subjects)).map(row => row && offerOf(row))

/** Codes of the templates of all regions that are in force, or in preparation, for a category by its name. */
export async function templatesNaming(ctx: ActorContext, categoryCode: string): Promise<readonly string[]> {
  const rows = await ctx.query<{ code: string }>(
    'agreement_templates_naming',
    `select distinct code from agreement_template
     where category_codes && array[$1]::text[] and status in ('draft', 'in_force') order by code`,
    [categoryCode],
  )
  return rows.map(({ code }) => code)
}

export const templateHandlers = ({ categories, services }: AgreementPorts): TemplateHandlers => {
  /** What services on the market are offered under does not go away from them. */
  const refuseRelying = async (ctx: ActorContext, code: string, stays: 'nowhere' | readonly string[]) => {
    const numbers = await services.relying(ctx, code, stays)
    if (numbers.length > 0) throw new AppError('FT526015', { codes: fitting(numbers) })
  }
  return {
    async agreementTemplatePage(ctx, input) {
      const { limit, offset } = limits(input)
      const where = sql`region_id = ${ctx.region.regionId}
      ${input.status ? sql` and status = ${input.status}` : sql``}
      ${input.keyword ? sql` and search_text like ${likePattern(input.keyword)}` : sql``}`
      const rows = await ctx.db
        .select()
        .from(agreementTemplate)
        .where(where)
        .orderBy(sql`created_at desc, id desc`)
        .limit(limit)
        .offset(offset)
      const views = rows.map(row => rowView(ctx, row))
      return countedPage(ctx.db, input, views, sql`from agreement_template where ${where}`)
    },

    async agreementTemplateDetail(ctx, input) {
      const row = await loadTemplate(ctx, input.id)
      return {
        ...rowView(ctx, row),
        sourceLocale: row.sourceLocale,
        body: row.body,
        variables: row.variables,
        editions: await editionsOf(ctx, row.code),
      }
    },

    async agreementTemplateCreate(ctx, input) {
      requireEditor(ctx)
      refuse([...problemsOf(input, ''), ...(await unknownCategories(ctx, categories, input, ''))])
      const [last] = await editionsOf(ctx, input.code)
      const now = ctx.now()
      const [row] = await ctx.db
        .insert(agreementTemplate)
        .values({
          id: uuidv7(),
          no: await nextDocumentNo(ctx.db, 'AT', { id: ctx.region.regionId, code: ctx.region.regionCode }, now),
          regionId: ctx.region.regionId,
          code: input.code,
          edition: (last?.edition ?? 0) + 1,
          status: agreementTemplateMachine.initial,
          createdAt: now,
          updatedAt: now,
          createdBy: ctx.actor.userId,
          updatedBy: ctx.actor.userId,
          ...columnsOf(input),
        })
        .onConflictDoNothing()
        .returning()
      // One is in preparation already.
      if (!row) throw new AppError('FT526011')
      await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
      announce(ctx, row.id)
      return changed(row)
    },

    async agreementTemplateUpdate(ctx, input) {
      requireEditor(ctx)
      const row = await loadTemplate(ctx, input.id, 'update')
      const unknown = await unknownCategories(ctx, categories, input.template, 'template.')
      refuse([...problemsOf(input.template, 'template.'), ...unknown])
      if (row.version !== input.version) throw new AppError('FT510006')
      if (row.status !== 'draft') throw new AppError('MALL600403')
      // The code names the template: a draft under another one would be another template.
      const [next] = await ctx.db
        .update(agreementTemplate)
        .set({
          ...columnsOf({ ...input.template, code: row.code }),
          version: row.version + 1,
          updatedAt: ctx.now(),
          updatedBy: ctx.actor.userId,
        })
        .where(eq(agreementTemplate.id, row.id))
        .returning()
      if (!next) throw new AppError('FT510006')
      await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
      announce(ctx, row.id)
      return changed(next)
    },

    async agreementTemplatePublish(ctx, input) {
      const row = await loadTemplate(ctx, input.id, 'update')
      if (row.version !== input.version) throw new AppError('FT510006')
      refuse(
        (['title', 'body'] as const)
          .filter(field => !row[field][row.sourceLocale])
          .map(field => ({ path: `${field}.${row.sourceLocale}`, rule: 'required' })),
      )
      const [before] = await ctx.db
        .select()
        .from(agreementTemplate)
        .where(
          and(
            eq(agreementTemplate.regionId, row.regionId),
            eq(agreementTemplate.code, row.code),
            eq(agreementTemplate.status, 'in_force'),
          ),
        )
        .for('update')
      if (before) {
        if (row.categoryCodes.length > 0) await refuseRelying(ctx, row.code, row.categoryCodes)
        await move(ctx, before, 'withdraw')
      }
      return changed(
        await move(ctx, row, 'publish', { publishedAt: ctx.now(), publishedByName: ctx.actor.displayName || null }),
      )
    },

    async agreementTemplateWithdraw(ctx, input) {
      const row = await loadTemplate(ctx, input.id, 'update')
      if (row.version !== input.version) throw new AppError('FT510006')
      await refuseRelying(ctx, row.code, 'nowhere')
      return changed(await move(ctx, row, 'withdraw'))
    },

    async agreementInForce(ctx, input) {
      const { categoryCode, serviceId } = input
      const choices = serviceId === undefined ? undefined : await services.chosen(ctx, [serviceId])
      const templateCode = choices?.get(serviceId ?? '') ?? null
      const row = await templateInForce(ctx, { categoryCode, templateCode })
      return { offer: row ? offerOf(row) : null }
    },
  }
}

async function move(
  ctx: ActorContext,
  row: TemplateRecord,
  action: keyof typeof agreementTemplateMachine.actions,
  set: Partial<TemplateRecord> = {},
): Promise<TemplateRecord> {
  const moved = await transition(ctx, {
    table: agreementTemplate,
    machine: agreementTemplateMachine,
    row,
    action,
    set,
    documentType: DOCUMENT,
  })
  await ctx.audit({
    action: `${DOCUMENT}:${action}`,
    entityType: DOCUMENT,
    entityId: row.id,
    entityNo: row.no,
    before: { status: row.status },
    after: { status: moved.status, code: row.code, edition: row.edition },
  })
  announce(ctx, row.id)
  return moved
}
