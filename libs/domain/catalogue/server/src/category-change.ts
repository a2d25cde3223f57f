import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { categoryCreate } from '@tradeport/domain/catalogue/contract'
import { CATALOGUE_EDITORS, categoryPlacement } from '@tradeport/domain/catalogue/rules'
import { holds, LOCALE_CODES, type I18nText, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'
import { categoryTable, type StoredCategory } from './category.table'
import { hasGoods } from './category-use'

type CategoryValues = ParsedInputOf<typeof categoryCreate>
type CatalogueDocument = 'category' | 'attribute'

export function isCatalogueEditor(ctx: ActorContext, document: CatalogueDocument): boolean {
  return holds(ctx.actor.roles, CATALOGUE_EDITORS, [document])
}

/** @throws AppError `MALL600403` */
export function requireCatalogueEditor(ctx: ActorContext, document: CatalogueDocument): void {
  if (!isCatalogueEditor(ctx, document)) throw new AppError('MALL600403')
}

/** Written down, and seen at once in the open lists of other operators. */
export async function auditedChange(
  ctx: ActorContext,
  document: CatalogueDocument,
  action: string,
  before: object | undefined,
  after: Record<string, unknown> & { id: string },
): Promise<void> {
  await ctx.audit({
    action: `${document}:${action}`,
    entityType: document,
    entityId: after.id,
    ...(before ? { before } : {}),
    after,
  })
  ctx.live({ to: { operators: true }, topic: document, id: after.id })
}

export function refused(fieldErrors: WrongField[]): AppError {
  return new AppError('MALL600400', {}, { fieldErrors })
}

/** Without the languages that say nothing. */
export function trimmed(text: I18nText): I18nText {
  return Object.fromEntries(
    LOCALE_CODES.flatMap(locale => {
      const words = text[locale]?.trim()
      return words ? [[locale, words]] : []
    }),
  )
}

/**
 * The category as it is now, and nobody else changes it, closes it or hangs goods in it before the caller's transaction ends.
 *
 * @throws AppError `MALL600404`
 */
export async function lockedCategory(ctx: ActorContext, id: string): Promise<StoredCategory> {
  const [row] = await ctx.db.select().from(categoryTable).where(eq(categoryTable.id, id)).for('update')
  if (!row) throw new AppError('MALL600404')
  return row
}

/** What an operator wrote, as it is kept; what cannot be kept is named at its field. */
export async function checkedCategory(
  ctx: ActorContext,
  values: CategoryValues,
  before: StoredCategory | undefined,
  prefix: string,
) {
  const wrong: WrongField[] = []
  const placement = categoryPlacement(await placedCategories(ctx), before?.id ?? null, values.parentId)
  if (placement) wrong.push({ path: `${prefix}parentId`, rule: placement })
  if (values.slug !== before?.slug) {
    if (await isSlugTaken(ctx, values.slug, before?.id)) wrong.push({ path: `${prefix}slug`, rule: 'taken' })
    // Its address is known to whoever has seen goods there.
    else if (before && (await hasGoods(ctx, before.id))) wrong.push({ path: `${prefix}slug`, rule: 'not_editable' })
  }
  if (values.imageFileId !== null && values.imageFileId !== before?.imageFileId) {
    if (!(await isPublicPicture(ctx, values.imageFileId)))
      wrong.push({ path: `${prefix}imageFileId`, rule: 'unknown_file' })
  }
  if (wrong.length > 0) throw refused(wrong)
  return { ...values, name: trimmed(values.name), hsHints: [...new Set(values.hsHints)] }
}

function placedCategories(ctx: ActorContext) {
  return ctx.db.select({ id: categoryTable.id, parentId: categoryTable.parentId }).from(categoryTable)
}

async function isSlugTaken(ctx: ActorContext, slug: string, id: string | undefined): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: categoryTable.id })
    .from(categoryTable)
    .where(and(eq(categoryTable.slug, slug), ...(id ? [ne(categoryTable.id, id)] : [])))
  return rows.length > 0
}

async function isPublicPicture(ctx: ActorContext, fileId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from file_asset f
    where f.id = ${fileId} and f.kind = 'image' and f.visibility = 'public' and ${fileReadableBy(ctx)}`)
  return rows.length > 0
}

/**
 * The path of a category below this parent; the parent is held until the transaction ends.
 *
 * @throws AppError `MALL610111` where goods hang in the parent, which would no longer be a last level.
 */
export async function pathBelow(ctx: ActorContext, parentId: string | null): Promise<string[]> {
  if (parentId === null) return []
  const parent = await lockedCategory(ctx, parentId)
  if (parent.isLeaf && (await hasGoods(ctx, parent.id))) throw new AppError('MALL610111')
  return parent.path
}

/** A branch that hangs elsewhere: its paths and levels, and which of the two parents are last levels now. */
export async function moveBranch(
  ctx: ActorContext,
  moved: StoredCategory,
  parentPath: readonly string[],
): Promise<void> {
  const above = sql`${sql.param([...parentPath])}::uuid[]`
  await ctx.db.execute(sql`
    update category set path = ${above} || path[array_position(path, ${moved.id}::uuid):],
      level = cardinality(${above} || path[array_position(path, ${moved.id}::uuid):])
    where path @> array[${moved.id}::uuid]`)
  await settleLeaves(ctx, [moved.parentId, parentPath.at(-1)])
}

/** Categories take goods while none is below them. */
export async function settleLeaves(ctx: ActorContext, ids: readonly (string | null | undefined)[]): Promise<void> {
  const known = ids.filter(id => id !== null && id !== undefined)
  if (known.length === 0) return
  await ctx.db
    .update(categoryTable)
    .set({ isLeaf: sql`not exists (select from category below where below.parent_id = category.id)` })
    .where(inArray(categoryTable.id, known))
}

/** Codes that a branch asks for of its own and that its new place asks for already. */
export async function askedTwice(
  ctx: ActorContext,
  branchId: string,
  parentPath: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    select distinct own.attribute_code as code
    from category c join category_attribute own on own.category_id = c.id
      join category_attribute above on above.attribute_code = own.attribute_code
        and above.category_id = any (${sql.param([...parentPath])}::uuid[])
    where c.path @> array[${branchId}::uuid]`)
  return rows.map(({ code }) => code)
}
