import { and, eq } from 'drizzle-orm'
import type * as catalogueContract from '@tradeport/domain/catalogue/contract'
import type { AttributeRow } from '@tradeport/domain/catalogue/contract'
import { attributeChangeProblems, attributeMachine } from '@tradeport/domain/catalogue/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, uuidv7 } from '@tradeport/node/db'
import { pageOf, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import {
  askingCategories,
  attributeById,
  attributeRows,
  attributeUse,
  fitAssignments,
  lockedAttribute,
  optionsOf,
  saveOptions,
  type AttributeListRow,
} from './attribute.repository'
import { attributeTable, type StoredAttribute } from './category.table'
import { auditedChange, isCatalogueEditor, refused, requireCatalogueEditor, trimmed } from './category-change'
import { saidWords } from './category-use'
import { markListingsStale } from './listing.repository'

type AttributeHandlers = Pick<
  Handlers<typeof catalogueContract>,
  | 'adminAttributePage'
  | 'adminAttributeDetail'
  | 'attributeCreate'
  | 'attributeUpdate'
  | 'attributeEnable'
  | 'attributeDisable'
  | 'attributeDelete'
>

function rowOf(ctx: ActorContext, row: AttributeListRow, isSaid: boolean): AttributeRow {
  const isEditor = isCatalogueEditor(ctx, 'attribute')
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    name: row.name,
    unit: row.unit,
    status: row.status,
    optionCount: row.option_count,
    categoryCount: row.category_count,
    version: row.version,
    actions: [
      ...(isEditor ? ['update'] : []),
      ...allowedActions(attributeMachine, row.status, ctx.actor.roles),
      ...(isEditor && !isSaid && row.category_count === 0 ? ['delete'] : []),
    ],
    updatedAt: iso(row.updated_at),
  }
}

const stepped = ({ id, version, status }: StoredAttribute) => ({ id, version, status })

/** Goods of the categories that ask for it are found by other words or filters now. */
async function followChange(ctx: ActorContext, code: string): Promise<void> {
  const asking = await askingCategories(ctx, code)
  if (asking.length > 0)
    await markListingsStale(
      ctx,
      asking.map(({ id }) => id),
    )
}

async function step(ctx: ActorContext, id: string, action: 'enable' | 'disable', version: number) {
  const row = await attributeById(ctx, id)
  const next = await transition(ctx, {
    table: attributeTable,
    machine: attributeMachine,
    row,
    action,
    version,
    documentType: 'attribute',
  })
  await followChange(ctx, row.code)
  await auditedChange(ctx, 'attribute', action, row, next)
  return stepped(next)
}

export const attributeHandlers: AttributeHandlers = {
  async adminAttributePage(ctx, input) {
    const rows = await attributeRows(ctx, input)
    const said = await saidWords(
      ctx,
      rows.map(({ code }) => code),
    )
    return pageOf(
      input,
      rows.map(row => rowOf(ctx, row, said.has(row.code))),
      rows[0]?.total ?? 0,
    )
  },

  async adminAttributeDetail(ctx, input) {
    const attribute = await attributeById(ctx, input.id)
    const [row] = await attributeRows(ctx, { pageNum: 1, pageSize: 1, id: input.id })
    if (!row) throw new AppError('MALL600404')
    const options = await optionsOf(ctx, attribute.code)
    const use = await attributeUse(ctx, attribute.code, options)
    return {
      ...rowOf(ctx, row, use.isUsed),
      min: attribute.min,
      max: attribute.max,
      inUse: use.isUsed,
      options: options.map(option => ({ ...option, inUse: use.options.has(option.value) })),
      categories: await askingCategories(ctx, attribute.code),
    }
  },

  async attributeCreate(ctx, input) {
    requireCatalogueEditor(ctx, 'attribute')
    const { options, ...values } = input
    const now = ctx.now()
    const [row] = await ctx.db
      .insert(attributeTable)
      .values({
        ...values,
        id: uuidv7(),
        name: trimmed(values.name),
        status: attributeMachine.initial,
        version: 0,
        createdAt: now,
        updatedAt: now,
        updatedBy: ctx.actor.userId,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refused([{ path: 'code', rule: 'taken' }])
    await saveOptions(ctx, row.code, options)
    await auditedChange(ctx, 'attribute', 'create', undefined, { ...row, options })
    return stepped(row)
  },

  async attributeUpdate(ctx, input) {
    requireCatalogueEditor(ctx, 'attribute')
    const row = await lockedAttribute(ctx, input.id)
    const { options, ...values } = input.attribute
    const before = { ...row, options: await optionsOf(ctx, row.code) }
    const use = await attributeUse(ctx, row.code, before.options)
    const wrong = attributeChangeProblems(before, input.attribute, use)
    if (wrong.length > 0) throw refused(wrong.map(({ path, rule }) => ({ path: `attribute.${path}`, rule })))
    const [next] = await ctx.db
      .update(attributeTable)
      .set({
        ...values,
        name: trimmed(values.name),
        version: input.version + 1,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.userId,
      })
      .where(and(eq(attributeTable.id, row.id), eq(attributeTable.version, input.version)))
      .returning()
    if (!next) throw new AppError('FT510006')
    await saveOptions(ctx, row.code, options)
    if (next.type !== row.type) await fitAssignments(ctx, row.code, next.type)
    await followChange(ctx, row.code)
    await auditedChange(ctx, 'attribute', 'update', before, { ...next, options })
    return stepped(next)
  },

  async attributeEnable(ctx, input) {
    return step(ctx, input.id, 'enable', input.version)
  },

  async attributeDisable(ctx, input) {
    return step(ctx, input.id, 'disable', input.version)
  },

  async attributeDelete(ctx, input) {
    requireCatalogueEditor(ctx, 'attribute')
    const row = await lockedAttribute(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const isSaid = (await saidWords(ctx, [row.code])).size > 0
    if (isSaid || (await askingCategories(ctx, row.code)).length > 0) throw new AppError('MALL610113')
    await ctx.db.delete(attributeTable).where(eq(attributeTable.id, row.id))
    await auditedChange(ctx, 'attribute', 'delete', row, { id: row.id })
    return { id: row.id }
  },
}
