import { asc, eq } from 'drizzle-orm'
import { declarationContent, type DeclarationContent } from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  amendmentActions,
  amendmentMachine,
  declarationActions,
  type AmendmentStep,
} from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, uuidv7 } from '@tradeport/node/db'
import { following } from '@tradeport/node/parties'
import { transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { loadAnyForm } from './any-form'
import {
  declarationAmendmentTable,
  declarationForm,
  type AmendmentRecord,
  type DeclarationRecord,
} from './customs.table'
import { columnsOf } from './declaration-content'
import { DOCUMENT, notifyOf, step, tell } from './declaration-steps'
import { loadForm } from './declaration.repository'

type AmendmentHandlers = Pick<
  Handlers<typeof customsContract>,
  | 'declarationFormRequestAmendment'
  | 'declarationAmendmentSubmit'
  | 'declarationAmendmentApprove'
  | 'declarationAmendmentReject'
>

const amended = ({ id, version, status }: AmendmentRecord) => ({ id, version, status })

export async function amendmentsOf(ctx: ActorContext, formId: string) {
  const rows = await ctx.db
    .select()
    .from(declarationAmendmentTable)
    .where(eq(declarationAmendmentTable.formId, formId))
    .orderBy(asc(declarationAmendmentTable.createdAt))
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    explanation: row.explanation,
    changes: row.changes,
    status: row.status,
    version: row.version,
    actions: amendmentActions(row.status, ctx.actor.roles),
    createdAt: iso(row.createdAt),
    createdBy: row.createdName,
    decidedAt: isoOrNull(row.decidedAt),
    remark: row.remark,
  }))
}

/** `items[2].gQty` as its names and places. */
const wayOf = (path: string): string[] => path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')

/** The text that stands there; undefined for what is no field of the form. */
function textAt(content: DeclarationContent, path: string): string | undefined {
  let value: unknown = content
  for (const name of wayOf(path))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** The content with other texts at these paths, all of which hold one. */
export function withChanges(
  content: DeclarationContent,
  changes: readonly { path: string; after: string }[],
): DeclarationContent {
  const next = structuredClone(content)
  for (const { path, after } of changes) {
    const way = wayOf(path)
    const last = way.pop() ?? ''
    let owner: unknown = next
    for (const name of way) owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined
    if (typeof owner === 'object' && owner !== null) Reflect.set(owner, last, after)
  }
  return declarationContent.parse(next)
}

const CODED = new Set(['ieFlag', 'declType'])

/** @throws AppError `FT521404`: the same for what does not exist and for what is somebody else's. */
async function loadAmendment(
  ctx: ActorContext,
  id: string,
): Promise<{ row: AmendmentRecord; form: DeclarationRecord }> {
  const rows = await ctx.db.select().from(declarationAmendmentTable).where(eq(declarationAmendmentTable.id, id))
  if (!rows[0]) throw new AppError('FT521404')
  return { row: rows[0], form: await loadForm(ctx, rows[0].formId) }
}

async function move(
  ctx: ActorContext,
  { row, form }: { row: AmendmentRecord; form: DeclarationRecord },
  action: AmendmentStep,
  version: number,
  remark: string | null,
): Promise<AmendmentRecord> {
  const isDecided = action !== 'submit'
  const next = await transition(ctx, {
    table: declarationAmendmentTable,
    machine: amendmentMachine,
    row,
    action,
    version,
    set: isDecided ? { remark, decidedAt: ctx.now() } : {},
    note: remark,
    documentType: 'declarationAmendment',
  })
  await ctx.event({ documentType: DOCUMENT, documentId: form.id, action: `amendment_${action}`, note: remark })
  if (ctx.actor.kind === 'operator')
    await ctx.audit({
      action: `declarationAmendment:${action}`,
      entityType: 'declarationAmendment',
      entityId: row.id,
      entityNo: form.no,
      companyId: form.companyId,
      before: { status: row.status },
      after: { status: next.status },
      ...(remark ? { reason: remark } : {}),
    })
  tell(ctx, form)
  return next
}

/** What customs granted: the entry is deleted, or the form says what it should have said. */
async function apply(ctx: ActorContext, row: AmendmentRecord): Promise<void> {
  const form = await loadAnyForm(ctx, row.formId)
  if (!form) throw new AppError('FT521404')
  if (row.kind === 'withdraw') {
    const system = following(ctx)
    await notifyOf(system, await step(system, form, { action: 'receive_deleted', note: row.explanation }))
    return
  }
  const content = withChanges(form.content, row.changes)
  await ctx.db
    .update(declarationForm)
    .set({
      ...columnsOf(content, form.no),
      version: form.version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(eq(declarationForm.id, form.id))
  await notifyOf(ctx, form, { stage: 'amendment' })
}

export const amendmentHandlers: AmendmentHandlers = {
  async declarationFormRequestAmendment(ctx, input) {
    const form = await loadForm(ctx, input.id)
    if (!declarationActions(form, ctx.actor).includes('request_amendment')) throw new AppError('MALL600403')
    if (form.version !== input.version) throw new AppError('FT510006')
    const changes = input.kind === 'withdraw' ? [] : input.changes
    const wrong = changes.flatMap(({ path }, index) =>
      CODED.has(path) || textAt(form.content, path) === undefined
        ? [{ path: `changes.${index}.path`, rule: 'invalid_value' }]
        : [],
    )
    if (input.kind === 'modify' && changes.length === 0) wrong.push({ path: 'changes', rule: 'required' })
    if (wrong.length > 0) throw new AppError('FT520400', {}, { fieldErrors: wrong })
    const now = ctx.now()
    const rows = await ctx.db
      .insert(declarationAmendmentTable)
      .values({
        id: uuidv7(),
        regionId: form.regionId,
        formId: form.id,
        kind: input.kind,
        reason: input.reason,
        explanation: input.explanation,
        changes: changes.map(({ path, after }) => ({ path, before: textAt(form.content, path) ?? '', after })),
        status: amendmentMachine.initial,
        version: 0,
        createdAt: now,
        updatedAt: now,
        createdBy: ctx.actor.userId,
        createdName: ctx.actor.displayName,
        updatedBy: ctx.actor.userId,
      })
      .onConflictDoNothing()
      .returning()
    if (!rows[0]) throw new AppError('FT521003')
    await ctx.event({
      documentType: DOCUMENT,
      documentId: form.id,
      action: 'amendment_request',
      note: input.explanation,
    })
    tell(ctx, form)
    return amended(rows[0])
  },

  async declarationAmendmentSubmit(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    return amended(await move(ctx, found, 'submit', input.version, null))
  },

  async declarationAmendmentApprove(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    const next = await move(ctx, found, 'approve', input.version, input.remark ?? null)
    await apply(ctx, next)
    return amended(next)
  },

  async declarationAmendmentReject(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    const next = await move(ctx, found, 'reject', input.version, input.remark)
    await notifyOf(ctx, found.form, { stage: 'amendment' })
    return amended(next)
  },
}
