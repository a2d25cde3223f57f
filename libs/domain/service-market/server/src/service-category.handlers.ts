import { and, eq, inArray } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import {
  CATEGORY_EDITORS,
  inTreeOrder,
  isOpen,
  placementProblem,
  serviceCategoryMachine,
  treeOf,
} from '@tradeport/domain/service-market/rules'
import { AppError } from '@tradeport/kernel/errors'
import { allowedActions, holds, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { branchOf, lineOf } from '@tradeport/kernel/values'
import { iso, uuidv7 } from '@tradeport/node/db'
import { fitting, pageOf, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { searchTextOf, trimI18n } from './plain-text'
import {
  allCategories,
  hasListed,
  hasServices,
  listedCounts,
  loadCategory,
  loadCategoryForClosing,
  usedCategories,
} from './service-category.repository'
import { offeredContent } from './offered-service'
import type { ServiceMarketPorts } from './ports'
import { serviceCategory, type ServiceCategory } from './service-market.table'

type CategoryHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  | 'queryServiceCategoryMap'
  | 'serviceCategoryTree'
  | 'serviceCategoryPage'
  | 'serviceCategoryStatusCount'
  | 'serviceCategoryDetail'
  | 'serviceCategoryCreate'
  | 'serviceCategoryUpdate'
  | 'serviceCategoryEnable'
  | 'serviceCategoryDisable'
  | 'serviceCategoryDelete'
  | 'serviceCategorySort'
  | 'serviceCategoryTemplateSave'
  | 'serviceCategorySkuTemplateSave'
  | 'serviceOrderTemplate'
>
type CategoryInput = ParsedInputOf<typeof serviceMarketContract.serviceCategoryCreate>

const DOCUMENT = 'serviceCategory'

function isEditor(ctx: ActorContext): boolean {
  return holds(ctx.actor.roles, CATEGORY_EDITORS, [DOCUMENT])
}

/** @throws AppError `MALL600403` */
function requireEditor(ctx: ActorContext): void {
  if (!isEditor(ctx)) throw new AppError('MALL600403')
}

const rowDto = (ctx: ActorContext, row: ServiceCategory, isUsed: boolean) => ({
  id: row.id,
  parentId: row.parentId,
  code: row.code,
  name: row.name,
  icon: row.icon,
  level: row.level,
  sort: row.sort,
  flowCode: row.flowCode,
  requiredQualifications: row.requiredQualifications,
  commissionRate: row.commissionRate,
  settlementDays: row.settlementDays,
  afterSaleDays: row.afterSaleDays,
  skuTemplate: row.skuTemplate,
  status: row.status,
  version: row.version,
  actions: [
    ...(isEditor(ctx) ? ['update'] : []),
    ...allowedActions(serviceCategoryMachine, row.status, ctx.actor.roles),
    ...(isEditor(ctx) && !isUsed ? ['delete'] : []),
  ],
  updatedAt: iso(row.updatedAt),
})

function refusePlacement(
  categories: readonly ServiceCategory[],
  id: string | null,
  parentId: string | null,
  path: string,
): void {
  const rule = placementProblem(categories, id, parentId)
  if (rule !== null) throw new AppError('FT520400', {}, { fieldErrors: [{ path, rule }] })
}

const codeTaken = (path: string) => new AppError('FT526001', {}, { fieldErrors: [{ path, rule: 'taken' }] })

const columnsOf = (input: CategoryInput) => {
  const name = trimI18n(input.name)
  return {
    parentId: input.parentId ?? null,
    code: input.code,
    name,
    searchText: searchTextOf(name),
    icon: input.icon ?? null,
    sort: input.sort,
    flowCode: input.flowCode,
    requiredQualifications: [...new Set(input.requiredQualifications)],
    commissionRate: input.commissionRate,
    settlementDays: input.settlementDays,
    afterSaleDays: input.afterSaleDays,
  }
}

/** What the log keeps of a row: not what it is found by, which says the name again. */
const logged = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'searchText'))

async function audited(
  ctx: ActorContext,
  action: string,
  before: ServiceCategory | undefined,
  after: object & { id: string },
): Promise<void> {
  await ctx.audit({
    action: `serviceCategory:${action}`,
    entityType: DOCUMENT,
    entityId: after.id,
    ...(before ? { before: logged(before) } : {}),
    after: logged(after),
  })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: after.id })
}

async function step(ctx: ActorContext, row: ServiceCategory, action: 'enable' | 'disable', version: number) {
  const next = await transition(ctx, {
    table: serviceCategory,
    machine: serviceCategoryMachine,
    row,
    action,
    version,
    documentType: DOCUMENT,
  })
  await audited(ctx, action, row, next)
  return { id: next.id, version: next.version, status: next.status }
}

function isAsked(
  row: ServiceCategory,
  asked: { parentId?: string | undefined; keyword?: string | undefined },
): boolean {
  const keyword = asked.keyword?.toLowerCase()
  return (
    (asked.parentId === undefined || row.parentId === asked.parentId) &&
    (!keyword || row.searchText.includes(keyword) || row.code.toLowerCase().includes(keyword))
  )
}

export const categoryHandlers = ({ providers, agreementTemplates }: ServiceMarketPorts): CategoryHandlers => ({
  async queryServiceCategoryMap(ctx) {
    const categories = await allCategories(ctx)
    const codeOf = new Map(categories.map(category => [category.id, category.code]))
    return Object.fromEntries(
      categories.map(category => [
        category.code,
        {
          id: category.id,
          name: category.name,
          parentCode: category.parentId === null ? null : (codeOf.get(category.parentId) ?? null),
          flowCode: category.flowCode,
          enabled: isOpen(categories, category.id),
          icon: category.icon,
          level: category.level,
          sort: category.sort,
        },
      ]),
    )
  },

  async serviceCategoryTree(ctx, input) {
    const categories = await allCategories(ctx)
    const withDisabled = input.withDisabled && ctx.actor.kind === 'operator'
    const shown = withDisabled ? categories : categories.filter(category => isOpen(categories, category.id))
    const isOffering = ctx.actor.kind === 'provider' || ctx.actor.kind === 'operator'
    const nodes = isOffering ? shown : shown.map(({ skuTemplate: _forProviders, ...category }) => category)
    return treeOf(nodes, await listedCounts(ctx))
  },

  async serviceCategoryPage(ctx, input) {
    const rows = inTreeOrder(await allCategories(ctx)).filter(
      row => (input.status === undefined || row.status === input.status) && isAsked(row, input),
    )
    const from = (input.pageNum - 1) * input.pageSize
    const shown = rows.slice(from, from + input.pageSize)
    const used = await usedCategories(ctx, shown)
    const page = shown.map(row => rowDto(ctx, row, used.has(row.id)))
    return pageOf(input, page, rows.length)
  },

  async serviceCategoryStatusCount(ctx, input) {
    const rows = (await allCategories(ctx)).filter(row => isAsked(row, input))
    const count = (status: ServiceCategory['status']) => rows.filter(row => row.status === status).length
    return { all: rows.length, enabled: count('enabled'), disabled: count('disabled') }
  },

  async serviceCategoryDetail(ctx, input) {
    const row = await loadCategory(ctx, input.id)
    return rowDto(ctx, row, (await usedCategories(ctx, [row])).has(row.id))
  },

  async serviceCategoryCreate(ctx, input) {
    requireEditor(ctx)
    const categories = await allCategories(ctx)
    const columns = columnsOf(input)
    refusePlacement(categories, null, columns.parentId, 'parentId')
    const now = ctx.now()
    const inserted = await ctx.db
      .insert(serviceCategory)
      .values({
        ...columns,
        id: uuidv7(),
        level: columns.parentId === null ? 1 : lineOf(categories, columns.parentId).length + 1,
        status: serviceCategoryMachine.initial,
        version: 0,
        createdAt: now,
        updatedAt: now,
        updatedBy: ctx.actor.userId,
      })
      .onConflictDoNothing()
      .returning()
    const row = inserted[0]
    if (!row) throw codeTaken('code')
    await audited(ctx, 'create', undefined, row)
    return { id: row.id, version: row.version, status: row.status }
  },

  async serviceCategoryUpdate(ctx, input) {
    requireEditor(ctx)
    // Whoever names it by its code meanwhile waits or is waited for.
    const row = await loadCategoryForClosing(ctx, input.id)
    const categories = await allCategories(ctx)
    const columns = columnsOf(input.category)
    refusePlacement(categories, row.id, columns.parentId, 'category.parentId')
    if (columns.code !== row.code) {
      if ((await hasServices(ctx, row.code)) || (await agreementTemplates.naming(ctx, row.code)).length > 0) {
        throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'category.code', rule: 'not_editable' }] })
      }
      if (categories.some(category => category.code === columns.code)) throw codeTaken('category.code')
    }
    const updated = await ctx.db
      .update(serviceCategory)
      .set({ ...columns, version: input.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
      .where(and(eq(serviceCategory.id, row.id), eq(serviceCategory.version, input.version)))
      .returning()
    const next = updated[0]
    if (!next) throw new AppError('FT510006')
    if (next.parentId !== row.parentId) await levelBranch(ctx, next.id)
    await audited(ctx, 'update', row, next)
    return { id: next.id, version: next.version, status: next.status }
  },

  async serviceCategoryEnable(ctx, input) {
    return step(ctx, await loadCategory(ctx, input.id), 'enable', input.version)
  },

  async serviceCategoryDisable(ctx, input) {
    const row = await loadCategoryForClosing(ctx, input.id)
    const branch = branchOf(await allCategories(ctx), row.id).map(category => category.code)
    if (await hasListed(ctx, branch)) throw new AppError('FT526002')
    return step(ctx, row, 'disable', input.version)
  },

  async serviceCategoryDelete(ctx, input) {
    requireEditor(ctx)
    // Whoever makes an offer in it, or puts another one below it, waits or is waited for.
    const row = await loadCategoryForClosing(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    if ((await usedCategories(ctx, [row])).has(row.id)) throw new AppError('FT526013')
    const templates = await agreementTemplates.naming(ctx, row.code)
    if (templates.length > 0) throw new AppError('FT526014', { codes: fitting(templates) })
    await ctx.db.delete(serviceCategory).where(eq(serviceCategory.id, row.id))
    await audited(ctx, 'delete', row, { id: row.id })
    return { id: row.id }
  },

  async serviceCategorySort(ctx, input) {
    requireEditor(ctx)
    const children = (await allCategories(ctx)).filter(category => category.parentId === input.parentId)
    if (input.ids.some(id => !children.some(child => child.id === id))) throw new AppError('FT520404')
    for (const [index, id] of input.ids.entries()) {
      await ctx.db
        .update(serviceCategory)
        .set({ sort: (index + 1) * 10, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
        .where(eq(serviceCategory.id, id))
    }
    ctx.live({ to: { operators: true }, topic: DOCUMENT, id: input.ids[0] ?? '' })
    return { changed: input.ids.length }
  },

  async serviceCategoryTemplateSave(ctx, input) {
    requireEditor(ctx)
    const row = await loadCategoryForClosing(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const template = { version: row.orderTemplate.version + 1, fields: input.fields }
    const [next] = await ctx.db
      .update(serviceCategory)
      .set({ orderTemplate: template, version: row.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
      .where(eq(serviceCategory.id, row.id))
      .returning()
    if (!next) throw new AppError('FT510006')
    await audited(ctx, 'template', row, next)
    return { id: next.id, version: next.version, status: next.status }
  },

  async serviceCategorySkuTemplateSave(ctx, input) {
    requireEditor(ctx)
    const row = await loadCategoryForClosing(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const { units, priceModes, items } = input.skuTemplate
    const template = {
      units: [...new Set(units)],
      priceModes: [...new Set(priceModes)],
      items: items.map(item => ({ ...item, name: trimI18n(item.name), spec: trimI18n(item.spec) })),
    }
    const [next] = await ctx.db
      .update(serviceCategory)
      .set({ skuTemplate: template, version: row.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
      .where(eq(serviceCategory.id, row.id))
      .returning()
    if (!next) throw new AppError('FT510006')
    await audited(ctx, 'skuTemplate', row, next)
    return { id: next.id, version: next.version, status: next.status }
  },

  async serviceOrderTemplate(ctx, input) {
    const code = input.categoryCode ?? (await offeredContent(ctx, providers, input.serviceId ?? ''))?.categoryCode
    const category = (await allCategories(ctx)).find(candidate => candidate.code === code)
    if (!category) throw new AppError('FT520404')
    return category.orderTemplate
  },
})

/** A moved branch has other levels. */
async function levelBranch(ctx: ActorContext, id: string): Promise<void> {
  const categories = await allCategories(ctx)
  for (const level of [1, 2, 3]) {
    const ids = branchOf(categories, id)
      .filter(category => lineOf(categories, category.id).length === level)
      .map(category => category.id)
    if (ids.length > 0) await ctx.db.update(serviceCategory).set({ level }).where(inArray(serviceCategory.id, ids))
  }
}
