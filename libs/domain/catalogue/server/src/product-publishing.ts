import { eq } from 'drizzle-orm'
import { catalogueRoutes, type ProductContent, type ReviewOutcome } from '@tradeport/domain/catalogue/contract'
import { pickText } from '@tradeport/kernel/values'
import { checkProduct, productChangeMachine, productMachine, reviewsChange } from '@tradeport/domain/catalogue/rules'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import {
  productChangeTable,
  productSkuTable,
  productTable,
  type ProductChangeRecord,
  type ProductRecord,
  type StoreRecord,
} from './catalogue.table'
import { categoryFacts, heldCategoryFacts, type CategoryFacts } from './category.repository'
import { showListing, writeListing } from './listing.repository'
import { contentToStore, projectedColumns, storedContent } from './product-content'
import {
  openChange,
  requireAction,
  skusOf,
  stateOf,
  syncSkus,
  takenSkuCodes,
  updateProduct,
} from './product.repository'
import { withLiveSkus } from './product-view'
import { localeOf } from './store-card'
import { openWithFirstProduct } from './store.handlers'
import { storeById } from './store.repository'
import { withUniqueAnswers } from './unique-constraint'

/** What review speaks of: the product itself, or its open change. */
interface Reviewed {
  content: ProductContent
  category: CategoryFacts
  change: ProductChangeRecord | undefined
}

async function reviewedOf(ctx: ActorContext, product: ProductRecord): Promise<Reviewed> {
  const change = reviewsChange(stateOf(product)) ? await openChange(ctx, product.id) : undefined
  const content = storedContent(change?.content ?? product.content)
  const category = await heldCategoryFacts(ctx, content.categoryId)
  if (!category) throw new AppError('MALL610102')
  return { content, category, change }
}

/** @throws AppError `MALL610101` with the wrong fields, `MALL610103` for article numbers of other products of the store. */
async function requireComplete(
  ctx: ActorContext,
  product: ProductRecord,
  { content, category }: Reviewed,
): Promise<void> {
  if (!category.takesGoods) throw new AppError('MALL610102')
  const errors: WrongField[] = checkProduct(content, category.attributes).filter(issue => issue.severity === 'error')
  if (errors.length > 0) throw new AppError('MALL610101', {}, { fieldErrors: errors })
  const taken = await takenSkuCodes(ctx, product, content)
  if (taken.length > 0)
    throw new AppError('MALL610103', {}, { fieldErrors: taken.map(path => ({ path, rule: 'duplicate' })) })
}

/** Tells the open lists of both sides. */
export function announceProduct(ctx: ActorContext, product: Pick<ProductRecord, 'id' | 'companyId'>): void {
  ctx.live({ to: { companyId: product.companyId }, topic: 'product', id: product.id })
  ctx.live({ to: { operators: true }, topic: 'product', id: product.id })
}

type ProductStep = keyof typeof productMachine.actions
type ChangeStep = keyof typeof productChangeMachine.actions

/** Moves the product, and writes the columns that go with it. */
export async function moveProduct(
  ctx: ActorContext,
  product: ProductRecord,
  action: ProductStep,
  version: number,
  set: Partial<ProductRecord> = {},
  note: string | null = null,
): Promise<ProductRecord> {
  const next = await transition(ctx, {
    table: productTable,
    machine: productMachine,
    row: product,
    action,
    version,
    // Whatever somebody does with it, from then on it is off or on sale because they want it.
    set: { hiddenAt: null, ...set },
    note,
    documentType: 'product',
  })
  announceProduct(ctx, next)
  return next
}

/** Moves the open change, and tells the product's own row what became of it. */
export async function moveChange(
  ctx: ActorContext,
  product: ProductRecord,
  change: ProductChangeRecord,
  action: ChangeStep,
  version: number,
  set: Partial<ProductRecord> = {},
  note: string | null = null,
): Promise<ProductRecord> {
  if (version !== product.version) throw new AppError('FT510006')
  const moved = await transition(ctx, {
    table: productChangeTable,
    machine: productChangeMachine,
    row: change,
    action,
    note,
    documentType: 'productChange',
  })
  const closed = moved.status === 'approved' || moved.status === 'cancelled'
  const next = await updateProduct(ctx, product, { ...set, changeStatus: closed ? null : moved.status })
  await ctx.event({ documentType: 'product', documentId: product.id, action: `change_${action}`, note })
  announceProduct(ctx, next)
  return next
}

export async function submitProduct(
  ctx: ActorContext,
  product: ProductRecord,
  version: number,
): Promise<ProductRecord> {
  requireAction(ctx, product, 'submit', version)
  const reviewed = await reviewedOf(ctx, product)
  await requireComplete(ctx, product, reviewed)
  const set = { submittedAt: ctx.now() }
  const next = reviewed.change
    ? await moveChange(ctx, product, reviewed.change, 'submit', version, set)
    : await moveProduct(ctx, product, 'submit', version, set)
  await askForReview(ctx, next, reviewed.content)
  return next
}

/** Reviewers hear of a product or a change of one that came, or came again: once as long as they have not looked. */
async function askForReview(
  ctx: ActorContext,
  product: ProductRecord,
  { title, sourceLocale }: ProductContent,
): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: 'product:approve', regionId: product.regionId },
    params: { no: product.no, name: pickText(title, sourceLocale), subject: 'product' },
    link: { frontEnd: 'admin', route: catalogueRoutes.product(product.id) },
    dedupeKey: `product-review:${product.id}`,
  })
}

export async function withdrawProduct(
  ctx: ActorContext,
  product: ProductRecord,
  version: number,
): Promise<ProductRecord> {
  const { change } = await reviewedOf(ctx, product)
  return change
    ? moveChange(ctx, product, change, 'withdraw', version, { submittedAt: null })
    : moveProduct(ctx, product, 'withdraw', version, { submittedAt: null })
}

/** Puts a product on sale, or its change live. */
export async function approveProduct(
  ctx: ActorContext,
  product: ProductRecord,
  version: number,
): Promise<ProductRecord> {
  requireAction(ctx, product, 'approve', version)
  const reviewed = await reviewedOf(ctx, product)
  await requireComplete(ctx, product, reviewed)
  const { content, category, change } = reviewed
  const review: ReviewOutcome = { action: 'approve', note: '', reasons: [], at: ctx.now().toISOString() }
  const next = change
    ? await moveChange(ctx, product, change, 'approve', version, {
        content: contentToStore(content),
        ...projectedColumns(content, category, product.no),
        review,
      })
    : await moveProduct(ctx, product, 'approve', version, {
        publishedAt: product.publishedAt ?? ctx.now(),
        offSaleAt: null,
        review,
      })
  await syncSkus(ctx, next, content)
  await listProduct(ctx, next)
  await ctx.audit({
    action: 'product.approve',
    entityType: 'product',
    entityId: product.id,
    entityNo: product.no,
    before: { status: product.status, changeStatus: product.changeStatus },
    after: { status: next.status },
  })
  await tellSeller(ctx, next, 'approved', '')
  return next
}

/** Writes the listing of a live product as its content, SKUs and store are now. */
export async function listProduct(ctx: ActorContext, product: ProductRecord): Promise<void> {
  const content = withLiveSkus(storedContent(product.content), await skusOf(ctx, product.id))
  const category = await categoryFacts(ctx, content.categoryId)
  const store = await storeById(ctx, product.storeId)
  if (!category || !store) throw new Error(`product ${product.id} has no store or category`)
  const opened = product.status === 'on_sale' ? await openWithFirstProduct(ctx, store) : store
  await writeListing(ctx, product, content, category, opened, product.status === 'on_sale')
}

/** Takes a product, its article numbers and its listing to another shop of the company. */
export async function moveToStore(
  ctx: ActorContext,
  product: ProductRecord,
  from: StoreRecord,
  to: StoreRecord,
): Promise<ProductRecord> {
  const next = await updateProduct(ctx, product, { storeId: to.id })
  await withUniqueAnswers(() =>
    ctx.db.update(productSkuTable).set({ storeId: to.id }).where(eq(productSkuTable.productId, product.id)),
  )
  if (product.publishedAt !== null) await listProduct(ctx, next)
  const nameOf = ({ name, sourceLocale }: StoreRecord) => name[localeOf(sourceLocale)] ?? ''
  await ctx.event({
    documentType: 'product',
    documentId: product.id,
    action: 'move',
    note: `${nameOf(from)} → ${nameOf(to)}`,
  })
  await ctx.audit({
    action: 'product.move',
    entityType: 'product',
    entityId: product.id,
    entityNo: product.no,
    before: { storeId: from.id },
    after: { storeId: to.id },
  })
  announceProduct(ctx, next)
  return next
}

/** Sends a product or change back with reasons: refused, or as a draft with wishes. */
export async function sendBack(
  ctx: ActorContext,
  product: ProductRecord,
  action: 'reject' | 'request_revision',
  input: { version: number; note?: string | undefined; reasons: ReviewOutcome['reasons'] },
): Promise<ProductRecord> {
  requireAction(ctx, product, action, input.version)
  const { change } = await reviewedOf(ctx, product)
  const note = input.note ?? ''
  const review: ReviewOutcome = { action, note, reasons: input.reasons, at: ctx.now().toISOString() }
  const said = [note, ...input.reasons.map(({ path, reason }) => `${path}: ${reason}`)].filter(Boolean).join('\n')
  const set = { review, submittedAt: null }
  const next = change
    ? await moveChange(ctx, product, change, action, input.version, set, said)
    : await moveProduct(ctx, product, action, input.version, set, said)
  await ctx.audit({
    action: `product.${action}`,
    entityType: 'product',
    entityId: product.id,
    entityNo: product.no,
    after: review,
    reason: said,
  })
  await tellSeller(ctx, next, action === 'reject' ? 'rejected' : 'revision', said)
  return next
}

export async function forceOff(
  ctx: ActorContext,
  product: ProductRecord,
  version: number,
  note: string,
): Promise<ProductRecord> {
  requireAction(ctx, product, 'force_off', version)
  const review: ReviewOutcome = { action: 'force_off', note, reasons: [], at: ctx.now().toISOString() }
  const { change } = await reviewedOf(ctx, product)
  // What waits for review would wait for ever behind a ban.
  const quiet =
    change?.status === 'pending_review' ? await moveChange(ctx, product, change, 'request_revision', version) : product
  const next = await moveProduct(ctx, quiet, 'force_off', quiet.version, { review, offSaleAt: ctx.now() }, note)
  await showListing(ctx, product.id, false)
  await ctx.audit({
    action: 'product.force_off',
    entityType: 'product',
    entityId: product.id,
    entityNo: product.no,
    before: { status: product.status },
    after: { status: next.status },
    reason: note,
  })
  await tellSeller(ctx, next, 'banned', note)
  return next
}

/** A banned product may go back on sale: the seller decides when. */
export async function liftBan(
  ctx: ActorContext,
  product: ProductRecord,
  version: number,
  note: string | undefined,
): Promise<ProductRecord> {
  const next = await moveProduct(ctx, product, 'lift_ban', version, { offSaleAt: ctx.now() }, note ?? null)
  await ctx.audit({
    action: 'product.lift_ban',
    entityType: 'product',
    entityId: next.id,
    entityNo: next.no,
    ...(note ? { reason: note } : {}),
  })
  await tellSeller(ctx, next, 'unbanned', note ?? '')
  return next
}

async function tellSeller(ctx: ActorContext, product: ProductRecord, result: string, reason: string): Promise<void> {
  const store = await storeById(ctx, product.storeId)
  await ctx.notify({
    kind: 'product_review_result',
    to: { companyId: product.companyId, identity: 'seller' },
    ...(store ? { storeId: store.id, storeName: store.name } : {}),
    params: { name: pickText(product.title, localeOf(product.sourceLocale)), result, reason },
    link: { frontEnd: 'seller', route: catalogueRoutes.product(product.id) },
  })
}
