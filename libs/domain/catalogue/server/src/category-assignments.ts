import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { CategoryAssignment, CategoryAssignmentInput } from '@tradeport/domain/catalogue/contract'
import { assignmentProblems } from '@tradeport/domain/catalogue/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { WrongField } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { attributeTable, categoryAttributeTable, type StoredAttribute, type StoredCategory } from './category.table'
import { refused } from './category-change'
import { saidInBranch } from './category-use'

interface AssignmentRow extends Record<string, unknown> {
  attribute_id: string
  code: string
  type: CategoryAssignment['type']
  name: I18nText
  status: CategoryAssignment['status']
  required: boolean
  filterable: boolean
  sku_axis: boolean
  owner_id: string
  owner_name: I18nText
}

/** What a category asks for: that of those above it first, then its own, in their order. */
export async function assignmentsOf(ctx: ActorContext, categoryId: string): Promise<CategoryAssignment[]> {
  const { rows } = await ctx.db.execute<AssignmentRow>(sql`
    select a.id as attribute_id, a.code, a.type, a.name, a.status, ca.required, ca.filterable, ca.sku_axis,
      owner.id as owner_id, owner.name as owner_name
    from category c join category owner on owner.id = any (c.path)
      join category_attribute ca on ca.category_id = owner.id join attribute a on a.code = ca.attribute_code
    where c.id = ${categoryId} order by owner.level, ca.sort`)
  const own = rows.filter(row => row.owner_id === categoryId).map(({ code }) => code)
  const said = await saidInBranch(ctx, categoryId, own)
  return rows.map(row => ({
    attributeId: row.attribute_id,
    code: row.code,
    type: row.type,
    name: row.name,
    status: row.status,
    required: row.required,
    filterable: row.filterable,
    skuAxis: row.sku_axis,
    from: { id: row.owner_id, name: row.owner_name },
    own: row.owner_id === categoryId,
    inUse: said.has(row.code),
  }))
}

/** Writes what a category asks for of its own, in this order. */
export async function saveAssignments(
  ctx: ActorContext,
  category: StoredCategory,
  assigned: readonly CategoryAssignmentInput[],
): Promise<void> {
  const attributes = await heldAttributes(ctx, assigned)
  await refuseTwice(ctx, category, attributes)
  await refuseTakenAway(ctx, category, attributes)
  const codes = attributes.map(({ code }) => code)
  const ofCategory = eq(categoryAttributeTable.categoryId, category.id)
  await ctx.db
    .delete(categoryAttributeTable)
    .where(codes.length > 0 ? and(ofCategory, notInArray(categoryAttributeTable.attributeCode, codes)) : ofCategory)
  if (codes.length === 0) return
  await ctx.db
    .insert(categoryAttributeTable)
    .values(
      assigned.map(({ required, filterable, skuAxis }, sort) => ({
        categoryId: category.id,
        attributeCode: codes[sort] ?? '',
        required,
        filterable,
        skuAxis,
        sort,
      })),
    )
    .onConflictDoUpdate({
      target: [categoryAttributeTable.categoryId, categoryAttributeTable.attributeCode],
      set: {
        required: sql`excluded.required`,
        filterable: sql`excluded.filterable`,
        skuAxis: sql`excluded.sku_axis`,
        sort: sql`excluded.sort`,
      },
    })
}

/** The attributes in the order they are given, none of which is deleted before the transaction ends. */
async function heldAttributes(
  ctx: ActorContext,
  assigned: readonly CategoryAssignmentInput[],
): Promise<StoredAttribute[]> {
  const ids = assigned.map(({ attributeId }) => attributeId)
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(attributeTable)
          .where(inArray(attributeTable.id, ids))
          .orderBy(attributeTable.code)
          .for('key share')
  const byId = new Map(rows.map(row => [row.id, row]))
  const unknown = ids.flatMap((id, index) =>
    byId.has(id) ? [] : [{ path: `attributes.${index}.attributeId`, rule: 'invalid_value' } satisfies WrongField],
  )
  if (unknown.length > 0) throw refused(unknown)
  const found = ids.flatMap(id => byId.get(id) ?? [])
  const wrong = assignmentProblems(
    assigned.map((each, index) => ({ ...each, type: found[index]?.type ?? 'text' })),
  ).map(({ path, rule }) => ({ path: `attributes.${path}`, rule }))
  if (wrong.length > 0) throw refused(wrong)
  return found
}

/** On one way from the top down, an attribute is asked for once. */
async function refuseTwice(
  ctx: ActorContext,
  category: StoredCategory,
  attributes: readonly StoredAttribute[],
): Promise<void> {
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    select ca.attribute_code as code from category_attribute ca join category c on c.id = ca.category_id
    where c.id <> ${category.id} and (c.id = any (${sql.param(category.path)}::uuid[]) or c.path @> array[${category.id}::uuid])`)
  const asked = new Set(rows.map(({ code }) => code))
  const wrong = attributes.flatMap(({ code }, index) =>
    asked.has(code) ? [{ path: `attributes.${index}.attributeId`, rule: 'asked_on_line' } satisfies WrongField] : [],
  )
  if (wrong.length > 0) throw refused(wrong)
}

/** What products of the branch say is not taken away from under them. */
async function refuseTakenAway(
  ctx: ActorContext,
  category: StoredCategory,
  attributes: readonly StoredAttribute[],
): Promise<void> {
  const before = await ctx.db
    .select({ code: categoryAttributeTable.attributeCode })
    .from(categoryAttributeTable)
    .where(eq(categoryAttributeTable.categoryId, category.id))
  const gone = before.map(({ code }) => code).filter(code => !attributes.some(attribute => attribute.code === code))
  if ((await saidInBranch(ctx, category.id, gone)).size > 0) throw refused([{ path: 'attributes', rule: 'in_use' }])
}
