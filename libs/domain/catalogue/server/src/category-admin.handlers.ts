import { and, eq, sql } from 'drizzle-orm'
import type * as catalogueContract from '@tradeport/domain/catalogue/contract'
import type { CategoryRow } from '@tradeport/domain/catalogue/contract'
import { categoryMachine } from '@tradeport/domain/catalogue/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { pageOf, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { categoryTable, type StoredCategory } from './category.table'
import { assignmentsOf, saveAssignments } from './category-assignments'
import {
  askedTwice,
  auditedChange,
  checkedCategory,
  isCatalogueEditor,
  lockedCategory,
  moveBranch,
  pathBelow,
  refused,
  requireCatalogueEditor,
  settleLeaves,
} from './category-change'
import { categoryFacts, orderedCategories, type CategoryNodeRecord } from './category.repository'
import { hasGoodsOnSale, usedCategories } from './category-use'
import { markListingsStale } from './listing.repository'
import { withUniqueAnswers } from './unique-constraint'

type CategoryAdminHandlers = Pick<
  Handlers<typeof catalogueContract>,
  | 'adminCategoryTree'
  | 'adminCategoryPage'
  | 'adminCategoryDetail'
  | 'categoryCreate'
  | 'categoryUpdate'
  | 'categoryEnable'
  | 'categoryDisable'
  | 'categoryDelete'
  | 'categorySort'
  | 'categoryAttributesSave'
>

function rowOf(ctx: ActorContext, node: CategoryNodeRecord, isUsed: boolean): CategoryRow {
  const { hsHints: _ofTheDetail, ...row } = node
  const isEditor = isCatalogueEditor(ctx, 'category')
  return {
    ...row,
    actions: [
      ...(isEditor ? ['update'] : []),
      ...allowedActions(categoryMachine, node.status, ctx.actor.roles),
      ...(isEditor && !isUsed ? ['delete'] : []),
    ],
  }
}

async function rowsOf(ctx: ActorContext, nodes: readonly CategoryNodeRecord[]): Promise<CategoryRow[]> {
  const used = await usedCategories(
    ctx,
    nodes.map(({ id }) => id),
  )
  return nodes.map(node => rowOf(ctx, node, used.has(node.id)))
}

const stepped = ({ id, version, status }: StoredCategory) => ({ id, version, status })

/** The next version, where nobody was faster. */
async function written(
  ctx: ActorContext,
  row: StoredCategory,
  version: number,
  set: Partial<StoredCategory>,
): Promise<StoredCategory> {
  const [next] = await withUniqueAnswers(() =>
    ctx.db
      .update(categoryTable)
      .set({ ...set, version: version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
      .where(and(eq(categoryTable.id, row.id), eq(categoryTable.version, version)))
      .returning(),
  )
  if (!next) throw new AppError('FT510006')
  return next
}

async function step(ctx: ActorContext, row: StoredCategory, action: 'enable' | 'disable', version: number) {
  const next = await transition(ctx, {
    table: categoryTable,
    machine: categoryMachine,
    row,
    action,
    version,
    documentType: 'category',
  })
  await auditedChange(ctx, 'category', action, row, next)
  return stepped(next)
}

export const categoryAdminHandlers: CategoryAdminHandlers = {
  async adminCategoryTree(ctx) {
    return { rows: await rowsOf(ctx, await orderedCategories(ctx)) }
  },

  async adminCategoryPage(ctx, input) {
    const keyword = input.keyword?.toLowerCase()
    const found = (await orderedCategories(ctx)).filter(
      ({ status, slug, name }) =>
        (input.status === undefined || status === input.status) &&
        (!keyword || [slug, ...Object.values(name)].some(text => text.toLowerCase().includes(keyword))),
    )
    const from = (input.pageNum - 1) * input.pageSize
    return pageOf(input, await rowsOf(ctx, found.slice(from, from + input.pageSize)), found.length)
  },

  async adminCategoryDetail(ctx, input) {
    const facts = await categoryFacts(ctx, input.id)
    const node = (await orderedCategories(ctx)).find(({ id }) => id === input.id)
    if (!facts || !node) throw new AppError('MALL600404')
    const [row] = await rowsOf(ctx, [node])
    if (!row) throw new AppError('MALL600404')
    return {
      ...row,
      hsHints: facts.hsHints,
      attributes: facts.attributes,
      assignments: await assignmentsOf(ctx, input.id),
    }
  },

  async categoryCreate(ctx, input) {
    requireCatalogueEditor(ctx, 'category')
    const values = await checkedCategory(ctx, input, undefined, '')
    const id = uuidv7()
    const path = [...(await pathBelow(ctx, values.parentId)), id]
    const now = ctx.now()
    const [row] = await withUniqueAnswers(() =>
      ctx.db
        .insert(categoryTable)
        .values({
          ...values,
          id,
          path,
          level: path.length,
          isLeaf: true,
          status: categoryMachine.initial,
          version: 0,
          createdAt: now,
          updatedAt: now,
          updatedBy: ctx.actor.userId,
        })
        .returning(),
    )
    if (!row) throw new Error('a category was not written')
    await settleLeaves(ctx, [values.parentId])
    await auditedChange(ctx, 'category', 'create', undefined, row)
    return stepped(row)
  },

  async categoryUpdate(ctx, input) {
    requireCatalogueEditor(ctx, 'category')
    const row = await lockedCategory(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const values = await checkedCategory(ctx, input.category, row, 'category.')
    const isMoved = values.parentId !== row.parentId
    const above = isMoved ? await pathBelow(ctx, values.parentId) : []
    if (isMoved && (await askedTwice(ctx, row.id, above)).length > 0)
      throw refused([{ path: 'category.parentId', rule: 'asked_on_line' }])
    const next = await written(ctx, row, input.version, values)
    if (isMoved) await moveBranch(ctx, row, above)
    if (isMoved || JSON.stringify(values.name) !== JSON.stringify(row.name)) await markListingsStale(ctx, [row.id])
    await auditedChange(ctx, 'category', 'update', row, next)
    return stepped(next)
  },

  async categoryEnable(ctx, input) {
    return step(ctx, await lockedCategory(ctx, input.id), 'enable', input.version)
  },

  async categoryDisable(ctx, input) {
    const row = await lockedCategory(ctx, input.id)
    if (await hasGoodsOnSale(ctx, row.id)) throw new AppError('MALL610110')
    return step(ctx, row, 'disable', input.version)
  },

  async categoryDelete(ctx, input) {
    requireCatalogueEditor(ctx, 'category')
    const row = await lockedCategory(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    if ((await usedCategories(ctx, [row.id])).has(row.id)) throw new AppError('MALL610112')
    await ctx.db.delete(categoryTable).where(eq(categoryTable.id, row.id))
    await settleLeaves(ctx, [row.parentId])
    await auditedChange(ctx, 'category', 'delete', row, { id: row.id })
    return { id: row.id }
  },

  async categorySort(ctx, input) {
    requireCatalogueEditor(ctx, 'category')
    const children = (await orderedCategories(ctx)).filter(({ parentId }) => parentId === input.parentId)
    if (input.ids.some(id => !children.some(child => child.id === id))) throw new AppError('MALL600404')
    await ctx.db.execute(sql`
      update category c set sort = o.place * 10, updated_at = ${ctx.now().toISOString()}, updated_by = ${ctx.actor.userId}
      from unnest(${sql.param([...input.ids])}::uuid[]) with ordinality as o (id, place) where c.id = o.id`)
    await auditedChange(
      ctx,
      'category',
      'sort',
      { ids: children.map(({ id }) => id) },
      { id: input.parentId ?? input.ids[0] ?? '', ids: input.ids },
    )
    return { changed: input.ids.length }
  },

  async categoryAttributesSave(ctx, input) {
    requireCatalogueEditor(ctx, 'category')
    const row = await lockedCategory(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const own = async () =>
      (await assignmentsOf(ctx, row.id))
        .filter(assignment => assignment.own)
        .map(({ code, required, filterable, skuAxis }) => ({ code, required, filterable, skuAxis }))
    const before = await own()
    await saveAssignments(ctx, row, input.attributes)
    const next = await written(ctx, row, input.version, {})
    await markListingsStale(ctx, [row.id])
    await auditedChange(ctx, 'category', 'attributes', { attributes: before }, { id: row.id, attributes: await own() })
    return stepped(next)
  },
}
