import { eq } from 'drizzle-orm'
import type {
  CustomsOrderContent,
  CustomsOrderDocument,
  CustomsOrderFee,
  customsOrderCancel,
  customsOrderDraft,
  customsOrderLinkDeclaration,
  customsOrderPutBackDeclaration,
  customsOrderRequestDocument,
  customsOrderTakeOffDeclaration,
} from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  CLIENTS,
  MAX_FEE_AMOUNT,
  NEXT_STEP,
  customsOrderActions,
  feeAmount,
  isGone,
  isPaidHere,
  mayLeaveOrder,
  orderChanges,
  documentListLike,
} from '@tradeport/domain/customs/rules'
import { isCurrencyCode } from '@tradeport/kernel/config'
import type { FieldChange, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal } from '@tradeport/kernel/values'
import { tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf, towardCompanies } from '@tradeport/node/parties'
import { grantFiles, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { draftAgreement, reviseAgreement, revokeAgreement, sealAgreement, signAgreement } from './agency-agreement'
import { confirmForms, lockForms, sendable } from './confirmation'
import { exportOrders } from './customs-order-export'
import { cancelForms, makeForms, requireReadyDrafts } from './customs-order-forms'
import { moneyHandlers, payFees } from './customs-order-money'
import {
  ORDER_DOCUMENT,
  dueAtOf,
  factsOf,
  followForms,
  followMending,
  moveOrder,
  writeBesideOrder,
} from './customs-order-progress'
import { acceptedBy, columnsOf, completeOrder, insertOrder, lapsed } from './customs-order-write'
import { orderDetailView, orderRowViews } from './customs-order-view'
import {
  beingWritten,
  companiesOf,
  loadOrder,
  lockOrder,
  orderBoard,
  orderCounts,
  orderPage,
} from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import { declarationForm, type DeclarationRecord } from './customs.table'
import { requireFiles } from './declaration-content'
import { loadForm } from './declaration.repository'
import type { CustomsPorts } from './ports'
import { requireBroker, requireTakingOn, requireUnheld } from './taking-on'
import { mayStep } from '@tradeport/kernel/contract-kit'
import { requireDeclarable } from './customs-order-codes'

type Contract = typeof customsContract
export type CustomsOrderHandlers = Omit<
  Pick<Handlers<Contract>, Extract<keyof Handlers<Contract>, `customsOrder${string}`>>,
  `customsOrderClaim${string}`
>
type Files = CustomsOrderDocument['files']

const changed = ({ id, no, version, status }: CustomsOrderRecord) => ({ id, no, version, status })
const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)
const refuse = (
  path: string,
  rule: 'required' | 'invalid_value' | 'in_past' | 'code' | 'above_max',
  params: Readonly<Record<string, string>> = {},
) => new AppError('FT520400', {}, { fieldErrors: [{ path, rule, params }] })

/** @throws AppError `MALL600403` for what this person may not do with the order now. */
function requireAction(ctx: ActorContext, order: CustomsOrderRecord, action: customsContract.CustomsOrderAction): void {
  if (!customsOrderActions(factsOf(order), ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
}

const requireUploads = (ctx: ActorContext, files: Files): Promise<void> =>
  requireFiles(
    ctx,
    files.map(({ fileId }, index) => ({ path: `files.${index}`, id: fileId })),
  )

async function shareFiles(ctx: ActorContext, files: Files, companyId: string): Promise<void> {
  await requireUploads(ctx, files)
  await grantFiles(
    ctx,
    files.map(({ fileId }) => fileId),
    [companyId],
  )
}

/** What was sent for a former order of this client, for a new one. @throws AppError `FT520404` */
async function papersLike(ctx: ActorContext, orderId: string): Promise<CustomsOrderDocument[]> {
  const former = await loadOrder(ctx, orderId)
  const documents = documentListLike(former.documents)
  await requireUploads(
    ctx,
    documents.flatMap(({ files }) => files),
  )
  return documents
}

/** @throws AppError `FT520400` for a paper that is not on the list. */
function withDocument(
  documents: readonly CustomsOrderDocument[],
  no: number,
  change: Partial<CustomsOrderDocument>,
): CustomsOrderDocument[] {
  if (!documents.some(document => document.no === no)) throw refuse('no', 'invalid_value')
  return documents.map(document => (document.no === no ? { ...document, ...change } : document))
}

/** What the history tells of a paper, which each reader reads in their own language. */
const aboutPaper = (docType: CustomsOrderDocument['docType'], said: string | undefined): FieldChange => ({
  path: `documents.${docType}`,
  before: null,
  after: orNull(said),
})

const aboutNamed = ({ documents }: CustomsOrderRecord, no: number, said: string | undefined): FieldChange[] =>
  documents.filter(document => document.no === no).map(({ docType }) => aboutPaper(docType, said))

const nextNo = (parts: readonly { no: number }[]) => Math.max(0, ...parts.map(({ no }) => no)) + 1

/** What the broker asks for: again for a paper of the list, or for another one. */
function requested(
  documents: readonly CustomsOrderDocument[],
  wanted: ParsedInputOf<typeof customsOrderRequestDocument>['documents'],
): CustomsOrderDocument[] {
  return wanted.reduce<CustomsOrderDocument[]>(
    (list, { no, docType, note }) => {
      if (no === undefined)
        return [
          ...list,
          {
            no: nextNo(list),
            docType,
            required: true,
            note: orNull(note),
            status: 'missing',
            files: [],
            uploadedAt: null,
            reason: null,
          },
        ]
      const isSent = (list.find(document => document.no === no)?.files.length ?? 0) > 0
      return withDocument(list, no, {
        required: true,
        note: orNull(note),
        status: isSent ? 'rejected' : 'missing',
        reason: isSent ? orNull(note) : null,
      })
    },
    [...documents],
  )
}

type FeeInput = ParsedInputOf<typeof customsContract.customsOrderFeeSave>['fees'][number]

function feeLines(
  ctx: ActorContext,
  kept: readonly CustomsOrderFee[],
  lines: readonly FeeInput[],
  status: 'fixed' | 'proposed',
): CustomsOrderFee[] {
  const first = nextNo(kept)
  const at = ctx.now().toISOString()
  return [
    ...kept,
    ...lines.map(({ note, ...line }, index): CustomsOrderFee => {
      if (!isCurrencyCode(line.currency)) throw refuse(`fees.${index}.currency`, 'code')
      const amount = feeAmount(line)
      if (compareDecimal(amount, MAX_FEE_AMOUNT) > 0)
        throw refuse(`fees.${index}.unitPrice`, 'above_max', { max: MAX_FEE_AMOUNT })
      return {
        ...line,
        no: first + index,
        note: orNull(note),
        amount,
        status,
        money: status === 'fixed' && isPaidHere({ payer: line.payer, amount }) ? 'due' : 'none',
        ...{ returning: '0', returned: '0' },
        reason: null,
        at,
        answeredAt: null,
      }
    }),
  ]
}

/** Of the client, and in the hands of the broker, of an order. */
const isOfSides = (form: DeclarationRecord, order: CustomsOrderRecord): boolean =>
  form.companyId === order.clientCompanyId && form.brokerCompanyId === order.providerCompanyId

export function customsOrderHandlers(ports: CustomsPorts): CustomsOrderHandlers {
  async function broker(ctx: ActorContext, companyId: string | undefined): Promise<string> {
    if (companyId === undefined) throw refuse('providerCompanyId', 'required')
    await requireBroker(ctx, ports, companyId, 'providerCompanyId')
    return companyId
  }

  async function requireContent(ctx: ActorContext, { tradeOrderId }: CustomsOrderContent, clientCompanyId: string) {
    if (tradeOrderId === null) return
    if (!(await ports.orders.goodsSold(ctx, tradeOrderId, clientCompanyId)))
      throw refuse('content.tradeOrderId', 'invalid_value')
  }

  async function draft(
    ctx: ActorContext,
    { content, providerCompanyId, serviceOrderId, copyOf }: ParsedInputOf<typeof customsOrderDraft>,
  ): Promise<CustomsOrderRecord> {
    if (!mayStep(CLIENTS, ctx.actor.roles, 'customsOrder:create')) throw new AppError('MALL600403')
    const clientCompanyId = companyOf(ctx)
    const work =
      serviceOrderId === undefined ? undefined : await ports.serviceOrders.find(ctx, serviceOrderId, 'update')
    if (serviceOrderId !== undefined) {
      if (!work) throw new AppError('FT520404')
      if (work.customsOrderId !== null) throw new AppError('FT521008')
      if (work.flowCode !== 'CUSTOMS' || !work.isRunning) throw refuse('serviceOrderId', 'invalid_value')
    }
    const brokerId = work?.providerCompanyId ?? (await broker(ctx, providerCompanyId))
    const { regionId } = ctx.region
    await requireUnheld(ctx, ports, { providerCompanyId: brokerId, regionId, serviceOrderId: work?.id ?? null })
    await requireContent(ctx, content, clientCompanyId)
    const documents = copyOf === undefined ? undefined : await papersLike(ctx, copyOf)
    const names = await ports.organisation.companyNames(ctx, [clientCompanyId, brokerId])
    const sides = {
      clientCompanyId,
      clientName: names.get(clientCompanyId) ?? '',
      providerCompanyId: brokerId,
      providerName: names.get(brokerId) ?? '',
      serviceOrderId: work?.id ?? null,
      serviceOrderNo: work?.no ?? null,
      createdBy: ctx.actor.userId,
    }
    const order = await insertOrder(ctx, content, sides, documents)
    if (work) await ports.serviceOrders.link(ctx, work.id, order.id)
    await draftAgreement(ctx, ports, order)
    return order
  }

  async function nextStatus(ctx: ActorContext, order: CustomsOrderRecord, note: string | null) {
    const next = NEXT_STEP[order.status]
    if (next === undefined) throw new AppError('MALL600403')
    if (next === 'begin_check' && factsOf(order).isUnpaid) throw new AppError('FT521011')
    if (next === 'begin_check') return moveOrder(ctx, order, next, { note })
    if (!factsOf(order).isVerified) throw new AppError('FT521007')
    const declarationCount = order.declarationCount + (await makeForms(ctx, ports, order))
    // What still has to be written in them is the broker's: the client is told once that is done.
    const quiet = (await beingWritten(ctx, [{ id: order.id, status: 'making' }])).has(order.id)
    return moveOrder(ctx, order, next, { set: { declarationCount }, note, quiet })
  }

  /** The service order first, where there is one: whoever changes both locks them in this order. */
  async function held(ctx: ActorContext, id: string): Promise<CustomsOrderRecord> {
    const seen = await loadOrder(ctx, id)
    if (seen.serviceOrderId !== null) await ports.serviceOrders.hold(ctx, seen.serviceOrderId)
    return seen
  }

  async function cancel(ctx: ActorContext, input: ParsedInputOf<typeof customsOrderCancel>) {
    const seen = await held(ctx, input.id)
    requireAction(ctx, seen, 'cancel')
    if (seen.declarationCount > 0) await cancelForms(ctx, seen.id, input.reason)
    const order = await lockOrder(ctx, input)
    // What was begun or linked since it was looked at counts.
    requireAction(ctx, order, 'cancel')
    const isAccepted = order.acceptedAt !== null
    // What was agreed on is owed to a provider that has begun; one that leaves the order asks for nothing.
    // What was agreed on before the work began is owed by nobody.
    const isGivenUp = ctx.actor.kind === 'provider'
    const fees = lapsed(
      order.fees,
      isGivenUp || order.status === 'accepted' ? ['fixed', 'proposed', 'confirmed'] : ['proposed'],
    )
    const cancelled = await moveOrder(ctx, order, isAccepted ? 'cancel_accepted' : 'cancel', {
      set: { reason: input.reason, fees },
      note: input.reason,
    })
    await revokeAgreement(ctx, ports, cancelled)
    await tellService(ctx, cancelled, isGivenUp ? 'given_up' : 'cancelled', input.reason)
    return cancelled
  }

  async function tellService(
    ctx: ActorContext,
    { serviceOrderId: id }: CustomsOrderRecord,
    news: Parameters<typeof ports.serviceOrders.worked>[1]['news'],
    note: string | null = null,
  ): Promise<void> {
    if (id !== null) await ports.serviceOrders.worked(ctx, { id, news, note })
  }

  /** The form first, as receipts lock them. */
  async function lockBoth(ctx: ActorContext, { formId, ...target }: { id: string; version: number; formId: string }) {
    const { id: known } = await loadForm(ctx, formId)
    const [form] = await ctx.db.select().from(declarationForm).where(eq(declarationForm.id, known)).for('update')
    if (!form) throw new AppError('FT521404')
    return { form, order: await lockOrder(ctx, target) }
  }

  async function linkForm(ctx: ActorContext, { linked, ...input }: ParsedInputOf<typeof customsOrderLinkDeclaration>) {
    const { form, order } = await lockBoth(ctx, input)
    const isFree = form.customsOrderId === (linked ? null : order.id)
    // What the desk took off, it alone puts back.
    if (!isOfSides(form, order) || !isFree || (linked && form.takenOffOrderId === order.id))
      throw refuse('formId', 'invalid_value')
    // What came to nothing joins no order; what was sent stays with its own, which waits for it.
    if (linked ? isGone(form.status) : !mayLeaveOrder(form.status)) throw refuse('formId', 'invalid_value')
    const written = await writeBesideOrder(ctx, order, 'link_declaration', {
      set: { declarationCount: order.declarationCount + (linked ? 1 : -1) },
      note: `${linked ? '+' : '−'} ${form.no}`,
    })
    await ctx.db
      .update(declarationForm)
      .set({
        customsOrderId: linked ? order.id : null,
        confirmedHash: null,
        ...(linked && order.tradeOrderId !== null
          ? { tradeOrderIds: [...new Set([...form.tradeOrderIds, order.tradeOrderId])] }
          : {}),
      })
      .where(eq(declarationForm.id, form.id))
    await followForms(ctx, order.id)
    if (!linked) await followMending(ctx, form, { ...form, customsOrderId: null })
    return written.status === 'making' ? written : loadOrder(ctx, order.id)
  }

  async function takeOff(
    ctx: ActorContext,
    { reason, ...input }: ParsedInputOf<typeof customsOrderTakeOffDeclaration>,
  ) {
    const { form, order } = await lockBoth(ctx, input)
    // What went out from here is what its receipts say.
    if (form.customsOrderId !== order.id || form.channel !== 'offline') throw refuse('formId', 'invalid_value')
    const toward = await towardCompanies(ctx, ports.organisation, companiesOf(order))
    await writeBesideOrder(toward, order, 'take_off_declaration', {
      set: { declarationCount: order.declarationCount - 1 },
      note: `− ${form.no} · ${reason}`,
      says: 'declaration_taken_off',
    })
    const set = { customsOrderId: null, takenOffOrderId: order.id }
    await ctx.db.update(declarationForm).set(set).where(eq(declarationForm.id, form.id))
    return followDesk(ctx, order, { action: 'customsOrder:take_off_declaration', reason, before: form.no, after: null })
  }

  async function putBack(
    ctx: ActorContext,
    { reason, ...input }: ParsedInputOf<typeof customsOrderPutBackDeclaration>,
  ) {
    const { form, order } = await lockBoth(ctx, input)
    const isFree = form.takenOffOrderId === order.id && form.customsOrderId === null && !isGone(form.status)
    if (!isFree || !isOfSides(form, order)) throw refuse('formId', 'invalid_value')
    const toward = await towardCompanies(ctx, ports.organisation, companiesOf(order))
    await writeBesideOrder(toward, order, 'put_back_declaration', {
      set: { declarationCount: order.declarationCount + 1 },
      note: `+ ${form.no} · ${reason}`,
      says: 'declaration_put_back',
    })
    const set = { customsOrderId: order.id, takenOffOrderId: null }
    await ctx.db.update(declarationForm).set(set).where(eq(declarationForm.id, form.id))
    return followDesk(ctx, order, { action: 'customsOrder:put_back_declaration', reason, before: null, after: form.no })
  }

  /** The order stands where its declarations stand now, and the audit log knows who changed that. */
  async function followDesk(
    ctx: ActorContext,
    order: CustomsOrderRecord,
    { action, reason, ...declaration }: { action: string; reason: string; before: string | null; after: string | null },
  ): Promise<CustomsOrderRecord> {
    await followForms(ctx, order.id)
    const after = await loadOrder(ctx, order.id)
    await ctx.audit({
      action,
      entityType: ORDER_DOCUMENT,
      entityId: order.id,
      entityNo: order.no,
      companyId: order.clientCompanyId,
      before: { status: order.status, declaration: declaration.before },
      after: { status: after.status, declaration: declaration.after },
      reason,
    })
    return after
  }

  return {
    async customsOrderPage(ctx, input) {
      const page = await orderPage(ctx, input)
      return { ...page, records: await orderRowViews(ctx, ports, page.records) }
    },
    customsOrderStatusCount: orderCounts,
    async customsOrderBoard(ctx, input) {
      const columns = await orderBoard(ctx, input)
      return {
        columns: await Promise.all(
          columns.map(async ({ rows, ...column }) => ({ ...column, records: await orderRowViews(ctx, ports, rows) })),
        ),
      }
    },
    customsOrderDetail: async (ctx, input) => orderDetailView(ctx, ports, await loadOrder(ctx, input.id)),
    customsOrderOperationLog: async (ctx, input) => timeline(ctx, ORDER_DOCUMENT, (await loadOrder(ctx, input.id)).id),
    customsOrderExport: (ctx, input) => exportOrders(ctx, ports, input),
    customsOrderDraft: async (ctx, input) => changed(await draft(ctx, input)),

    async customsOrderUpdate(ctx, input) {
      const order = await lockOrder(ctx, input)
      await requireContent(ctx, input.content, order.clientCompanyId)
      // A draft keeps what was typed; what was sent stays what a broker can declare.
      if (order.status !== 'draft') await requireDeclarable(ctx, ports, input.content)
      const columns = columnsOf(input.content, [order.no, order.clientName, order.providerName])
      const isHurriedByCutOff = order.acceptedAt !== null && !factsOf(order).isUnpaid
      const changes = orderChanges(order.content, input.content)
      const dueAt = isHurriedByCutOff
        ? await dueAtOf(ctx, { ...order, cutOffAt: columns.cutOffAt }, order.status)
        : order.dueAt
      const says = changes.length > 0 ? ({ says: 'content_changed' } as const) : {}
      const written = await writeBesideOrder(ctx, order, 'update', { set: { ...columns, dueAt }, changes, ...says })
      await reviseAgreement(ctx, ports, written)
      return changed(written)
    },

    async customsOrderSubmit(ctx, input) {
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'submit')
      await requireDeclarable(ctx, ports, order.content)
      if (factsOf(order).isMissing) throw new AppError('FT521007')
      if (order.status !== 'draft') return changed(await moveOrder(ctx, order, 'send_documents'))
      await requireTakingOn(ctx, ports, order)
      await sealAgreement(ctx, ports, order)
      const papers = order.documents.flatMap(({ files }) => files)
      await shareFiles(ctx, papers, order.providerCompanyId)
      const dueAt = await acceptedBy(ctx, ports, order)
      return changed(await moveOrder(ctx, order, 'submit', { set: { submittedAt: ctx.now(), dueAt } }))
    },

    async customsOrderAcceptOrder(ctx, input) {
      await held(ctx, input.id)
      const order = await lockOrder(ctx, input)
      await requireTakingOn(ctx, ports, order)
      const commissionRate = await ports.commissionRate(ctx)
      const set = { acceptedAt: ctx.now(), fees: feeLines(ctx, [], input.fees, 'fixed'), commissionRate }
      const accepted = await moveOrder(ctx, order, 'accept_order', { set })
      await signAgreement(ctx, ports, accepted)
      await tellService(ctx, accepted, 'accepted')
      return changed(accepted)
    },

    async customsOrderReject(ctx, input) {
      await held(ctx, input.id)
      const order = await lockOrder(ctx, input)
      const rejected = await moveOrder(ctx, order, 'reject', { set: { reason: input.reason }, note: input.reason })
      await revokeAgreement(ctx, ports, rejected)
      await tellService(ctx, rejected, 'given_up', input.reason)
      return changed(rejected)
    },

    customsOrderNextStatus: async (ctx, input) =>
      changed(await nextStatus(ctx, await lockOrder(ctx, input), orNull(input.note))),

    async customsOrderRequestDocument(ctx, input) {
      const order = await lockOrder(ctx, input)
      const documents = requested(order.documents, input.documents)
      const changes = input.documents.map(({ docType, note }) => aboutPaper(docType, note))
      return changed(await moveOrder(ctx, order, 'request_document', { set: { documents }, changes }))
    },

    async customsOrderUploadDocument(ctx, input) {
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'upload_document')
      const documents = withDocument(order.documents, input.no, {
        status: 'uploaded',
        files: input.files,
        uploadedAt: ctx.now().toISOString(),
        reason: null,
      })
      // A draft may still be dropped: its papers go to the broker together with it.
      if (order.status === 'draft') await requireUploads(ctx, input.files)
      else await shareFiles(ctx, input.files, order.providerCompanyId)
      const changes = aboutNamed(order, input.no, input.files.map(({ name }) => name).join(', '))
      // What was asked for is told once all of it is sent.
      const says = order.status === 'doc_pending' ? {} : ({ says: 'document_sent' } as const)
      return changed(await writeBesideOrder(ctx, order, 'upload_document', { set: { documents }, changes, ...says }))
    },

    async customsOrderVerifyDocument(ctx, input) {
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'verify_document')
      const isPass = input.result === 'pass'
      const reason = orNull(input.reason)
      if (!isPass && reason === null) throw refuse('reason', 'required')
      if (order.documents.find(({ no }) => no === input.no)?.status !== 'uploaded') throw refuse('no', 'invalid_value')
      const documents = withDocument(order.documents, input.no, {
        status: isPass ? 'verified' : 'rejected',
        reason: isPass ? null : reason,
      })
      const changes = aboutNamed(order, input.no, isPass ? undefined : input.reason)
      const says = isPass ? {} : { says: 'document_rejected' as const }
      return changed(await writeBesideOrder(ctx, order, 'verify_document', { set: { documents }, changes, ...says }))
    },

    async customsOrderDelegationSave(ctx, input) {
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'save_delegation')
      if (input.validTo < tradeDay(ctx.now())) throw refuse('validTo', 'in_past')
      await shareFiles(ctx, [input.file], order.providerCompanyId)
      const { clientCompanyId, providerCompanyId, regionId } = order
      // An older one that holds longer is not cut short.
      await ctx.query(
        'customs_order_delegate',
        `insert into customs_delegation (id, region_id, company_id, broker_company_id, valid_to, created_at, created_by)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (company_id, broker_company_id) where ended_at is null
         do update set valid_to = greatest(customs_delegation.valid_to, excluded.valid_to)`,
        [uuidv7(), regionId, clientCompanyId, providerCompanyId, input.validTo, ctx.now(), ctx.actor.userId],
      )
      for (const companyId of [clientCompanyId, providerCompanyId])
        ctx.live({ to: { companyId }, topic: 'customsDelegation', id: order.id })
      const set = { delegationNo: input.no, delegationValidTo: input.validTo, delegationFile: input.file }
      return changed(
        await writeBesideOrder(ctx, order, 'save_delegation', { set, note: input.no, says: 'delegation_saved' }),
      )
    },

    async customsOrderFeeSave(ctx, input) {
      const order = await lockOrder(ctx, input)
      const kept = order.fees.filter(({ status }) => status !== 'proposed')
      const fees = feeLines(ctx, kept, input.fees, 'proposed')
      const says = input.fees.length > 0 ? ({ says: 'fee_proposed' } as const) : {}
      return changed(await writeBesideOrder(ctx, order, 'save_fee', { set: { fees }, ...says }))
    },

    async customsOrderFeeConfirm(ctx, input) {
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'confirm_fee')
      const isConfirmed = input.decision === 'confirm'
      const reason = orNull(input.reason)
      if (!isConfirmed && reason === null) throw refuse('reason', 'required')
      const isOpen = (no: number) => order.fees.some(fee => fee.no === no && fee.status === 'proposed')
      if (!input.nos.every(isOpen)) throw refuse('nos', 'invalid_value')
      const answeredAt = ctx.now().toISOString()
      const answered = order.fees.map((fee): CustomsOrderFee => {
        if (!input.nos.includes(fee.no)) return fee
        if (!isConfirmed) return { ...fee, status: 'refused', reason, answeredAt }
        return { ...fee, status: 'confirmed', money: isPaidHere(fee) ? 'due' : 'none', reason, answeredAt }
      })
      const written = await writeBesideOrder(ctx, order, 'confirm_fee', {
        set: { fees: answered },
        note: reason,
        says: 'fee_answered',
      })
      if (input.payMode === undefined || !written.fees.some(({ money }) => money === 'due')) return changed(written)
      return changed(await payFees(ctx, written, input.payMode))
    },

    async customsOrderConfirmDraft(ctx, input) {
      const { id } = await loadOrder(ctx, input.id)
      const forms = await lockForms(ctx, id)
      const order = await lockOrder(ctx, input)
      requireAction(ctx, order, 'confirm_draft')
      await requireReadyDrafts(ctx, order, forms)
      await confirmForms(ctx, sendable(forms), input.seen)
      if (order.status === 'making') await moveOrder(ctx, order, 'confirm_draft')
      else await writeBesideOrder(ctx, order, 'confirm_changes', { says: 'draft_confirmed' })
      await followForms(ctx, order.id)
      return changed(await loadOrder(ctx, order.id))
    },

    ...moneyHandlers,
    async customsOrderPay(ctx, { payMode, ...target }) {
      const order = await lockOrder(ctx, target)
      // What is owed for work that has begun is paid to whoever does it.
      if (order.status === 'accepted') await requireUnheld(ctx, ports, order)
      return changed(await payFees(ctx, order, payMode))
    },
    customsOrderLinkDeclaration: async (ctx, input) => changed(await linkForm(ctx, input)),
    customsOrderTakeOffDeclaration: async (ctx, input) => changed(await takeOff(ctx, input)),
    customsOrderPutBackDeclaration: async (ctx, input) => changed(await putBack(ctx, input)),
    async customsOrderComplete(ctx, input) {
      await held(ctx, input.id)
      return changed(await completeOrder(ctx, ports, await lockOrder(ctx, input)))
    },
    customsOrderCancel: async (ctx, input) => changed(await cancel(ctx, input)),

    async customsOrderEvaluate(ctx, { score, text, ...target }) {
      const order = await lockOrder(ctx, target)
      const rating = { score, text, at: ctx.now().toISOString() }
      return changed(await writeBesideOrder(ctx, order, 'evaluate', { set: { rating }, says: 'rated' }))
    },
  }
}
