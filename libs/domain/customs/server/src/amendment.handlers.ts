import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  amendmentActions,
  amendmentMachine,
  changeProblems,
  declarationActions,
  newErrors,
  textAtPath,
  withChanges,
  type AskedChange,
} from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, uuidv7 } from '@tradeport/node/db'
import { companyOf, isAbout, towardCompanies, towards } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { answerDto, answersOf } from './amendment-answers'
import { applyAmendment, moveAmendment } from './amendment-steps'
import {
  declarationAmendmentTable,
  type AmendmentChange,
  type AmendmentRecord,
  type DeclarationRecord,
} from './customs.table'
import { issuesOfEach } from './declaration-content'
import { DOCUMENT, notifyOf, tell } from './declaration-steps'
import { companiesOf, loadForm } from './declaration.repository'
import type { CustomsPorts } from './ports'
import { enqueueAmendment, forgetAmendment } from './pushes'
import { readySender, senderOf } from './settings'

type AmendmentHandlers = Pick<
  Handlers<typeof customsContract>,
  | 'declarationFormRequestAmendment'
  | 'declarationAmendmentCancel'
  | 'declarationAmendmentUpdate'
  | 'declarationAmendmentSubmit'
  | 'declarationAmendmentApprove'
  | 'declarationAmendmentReject'
>

const amended = ({ id, version, status }: AmendmentRecord) => ({ id, version, status })

/** @param stakes the companies whose people the caller is */
export async function amendmentsOf(ctx: ActorContext, form: DeclarationRecord, stakes: ReadonlySet<string>) {
  const formId = form.id
  const ownStake = isAbout(stakes, companiesOf(form))
  const { roles } = towards(ctx, ownStake).actor
  const rows = await ctx.db
    .select({
      ...getTableColumns(declarationAmendmentTable),
      clientSeqNo: sql<string | null>`(select p.client_seq_no from declaration_push p
        where p.amendment_id = declaration_amendment.id and p.attempt = declaration_amendment.attempt)`,
    })
    .from(declarationAmendmentTable)
    .where(eq(declarationAmendmentTable.formId, formId))
    .orderBy(asc(declarationAmendmentTable.createdAt))
  const answers = rows.some(({ attempt }) => attempt > 0) ? await answersOf(ctx, formId) : []
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    explanation: row.explanation,
    changes: row.changes,
    status: row.status,
    version: row.version,
    ownStake,
    actions: amendmentActions(row.status, roles),
    createdAt: iso(row.createdAt),
    createdBy: row.createdName,
    decidedAt: isoOrNull(row.decidedAt),
    remark: row.remark,
    clientSeqNo: row.clientSeqNo,
    failure: row.failure,
    receipts: answers.filter(({ amendmentId }) => amendmentId === row.id).map(answerDto),
  }))
}

/** @throws AppError `FT521404`: the same for what does not exist and for what is somebody else's. */
async function loadAmendment(
  ctx: ActorContext,
  id: string,
): Promise<{ row: AmendmentRecord; form: DeclarationRecord }> {
  const rows = await ctx.db.select().from(declarationAmendmentTable).where(eq(declarationAmendmentTable.id, id))
  if (!rows[0]) throw new AppError('FT521404')
  return { row: rows[0], form: await loadForm(ctx, rows[0].formId) }
}

/** What an operator decides by what came by another way than the gateway. */
async function decide(
  ctx: ActorContext,
  { organisation }: CustomsPorts,
  found: { row: AmendmentRecord; form: DeclarationRecord },
  action: 'approve' | 'reject',
  { version, remark }: { version: number; remark: string | null },
): Promise<AmendmentRecord> {
  const { row, form } = found
  const set = { remark, decidedAt: ctx.now(), failure: null }
  const toward = await towardCompanies(ctx, organisation, companiesOf(form))
  const next = await moveAmendment(toward, found, action, { version, note: remark, set })
  await forgetAmendment(ctx, row.id)
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
  return next
}

/** Of the senders of whoever asks: the one that is named, the one that sent the form, or the default one. */
async function senderFor(ctx: ActorContext, ports: CustomsPorts, form: DeclarationRecord, named: string | undefined) {
  const companyId = companyOf(ctx)
  const isOwn = form.swConfigId !== null && (await senderOf(ctx, companyId, form.swConfigId)) !== undefined
  return readySender(ctx, ports, companyId, named ?? (isOwn ? (form.swConfigId ?? undefined) : undefined))
}

interface Asked {
  kind: 'modify' | 'withdraw'
  changes: readonly AskedChange[]
}

/**
 * The changes that are asked for, checked like the form that they make: nothing goes out that the form itself would not be sent with.
 *
 * @throws AppError `FT520400` at the change that says nothing, or nothing of this form; `FT521001` with what would be wrong by them
 */
async function soundChanges(
  ctx: ActorContext,
  ports: CustomsPorts,
  form: DeclarationRecord,
  { kind, changes }: Asked,
): Promise<AmendmentChange[]> {
  if (kind === 'withdraw') return []
  const problems = changeProblems(form.content, changes).map(({ place, at, rule }) => ({
    path: `changes.${place}.${at}`,
    rule,
  }))
  const wrong = changes.length === 0 ? [{ path: 'changes', rule: 'required' as const }] : problems
  if (wrong.length > 0) throw new AppError('FT520400', {}, { fieldErrors: wrong })
  const both = [form.content, withChanges(form.content, changes)]
  const [before = [], after = []] = await issuesOfEach(ctx, ports, both, form.companyId)
  const issues = newErrors(before, after)
  if (issues.length > 0) throw new AppError('FT521001', { count: issues.length }, { data: { issues } })
  return changes.map(({ path, after: value }) => ({
    path,
    before: textAtPath(form.content, path) ?? '',
    after: value,
  }))
}

/** @throws AppError `MALL600403` for what this person may not do with the request now. */
function requireAmendmentAction(ctx: ActorContext, row: AmendmentRecord, action: 'update' | 'submit'): void {
  if (!amendmentActions(row.status, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
}

/** A company is told what its broker asks customs to change of what it declared. */
async function tellClient(
  ctx: ActorContext,
  { organisation }: CustomsPorts,
  form: DeclarationRecord,
  stage: 'amendment_requested' | 'amendment_sent',
): Promise<void> {
  if (ctx.actor.kind !== 'provider') return
  const companyId = companyOf(ctx)
  const party = (await organisation.companyNames(ctx, [companyId])).get(companyId)
  await notifyOf(ctx, form, { stage, party: party ?? ctx.actor.displayName })
}

export const amendmentHandlers = (ports: CustomsPorts): AmendmentHandlers => ({
  async declarationFormRequestAmendment(ctx, input) {
    const form = await loadForm(ctx, input.id)
    if (!declarationActions(form, ctx.actor).includes('request_amendment')) throw new AppError('MALL600403')
    if (form.version !== input.version) throw new AppError('FT510006')
    const changes = await soundChanges(ctx, ports, form, input)
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
        changes,
        status: amendmentMachine.initial,
        version: 0,
        attempt: 0,
        seqNo: '',
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
    await tellClient(ctx, ports, form, 'amendment_requested')
    return amended(rows[0])
  },

  async declarationAmendmentUpdate(ctx, input) {
    const { row, form } = await loadAmendment(ctx, input.id)
    requireAmendmentAction(ctx, row, 'update')
    const { kind, reason, explanation } = input
    const changes = await soundChanges(ctx, ports, form, input)
    const rows = await ctx.db
      .update(declarationAmendmentTable)
      .set({
        ...{ kind, reason, explanation, changes, version: input.version + 1 },
        ...{ updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
      })
      .where(
        and(
          eq(declarationAmendmentTable.id, row.id),
          eq(declarationAmendmentTable.status, 'open'),
          eq(declarationAmendmentTable.version, input.version),
        ),
      )
      .returning()
    if (!rows[0]) throw new AppError('FT510006')
    const told = { documentType: DOCUMENT, documentId: form.id, action: 'amendment_update', note: explanation }
    await ctx.event(told)
    tell(ctx, form)
    return amended(rows[0])
  },

  async declarationAmendmentCancel(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    const remark = input.remark ?? null
    const next = await moveAmendment(ctx, found, 'cancel', { version: input.version, note: remark, set: { remark } })
    await forgetAmendment(ctx, next.id)
    return amended(next)
  },

  async declarationAmendmentSubmit(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    requireAmendmentAction(ctx, found.row, 'submit')
    const sender = await senderFor(ctx, ports, found.form, input.swConfigId)
    // A request without the operator's card is refused by the import client.
    if (sender.icCardNo === '') throw new AppError('FT521002')
    // What was in force, and what stood there, when it was asked for may not be any more.
    const changes = await soundChanges(ctx, ports, found.form, found.row)
    const next = await moveAmendment(ctx, found, 'submit', {
      version: input.version,
      note: null,
      set: { attempt: found.row.attempt + 1, failure: null, changes },
    })
    await enqueueAmendment(ctx, found.form, next, sender)
    await tellClient(ctx, ports, found.form, 'amendment_sent')
    return amended(next)
  },

  async declarationAmendmentApprove(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    const next = await decide(ctx, ports, found, 'approve', { version: input.version, remark: input.remark ?? null })
    await applyAmendment(ctx, next, { at: ctx.now() })
    return amended(next)
  },

  async declarationAmendmentReject(ctx, input) {
    const found = await loadAmendment(ctx, input.id)
    const next = await decide(ctx, ports, found, 'reject', input)
    await notifyOf(ctx, found.form, { stage: 'amendment' })
    return amended(next)
  },
})
