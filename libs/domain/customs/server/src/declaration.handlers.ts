import { and, eq, sql } from 'drizzle-orm'
import type * as customsContract from '@tradeport/domain/customs/contract'
import type { DeclarationContent, DeclarationIssue, DeclarationStatus } from '@tradeport/domain/customs/contract'
import {
  contentChanges,
  declarationActions,
  declarationMachine,
  entryIdIssues,
  isPreEntryId,
  PRODUCT_PARAMETERS,
  isClosedExport,
  isRefundEligible,
  meaningOf,
  type CustomsParameterValues,
} from '@tradeport/domain/customs/rules'
import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, nextDocumentNo, tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf, isAbout, requireOthers, towardCompanies, towards } from '@tradeport/node/parties'
import { eachOfMany, pageOf, requireMay, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { isDesk, requireDeclarant } from './declarant'
import { amendmentsOf } from './amendment.handlers'
import { isUnconfirmed } from './confirmation'
import { declarationForm, type DeclarationRecord } from './customs.table'
import {
  columnsOf,
  fobUsdOf,
  issuesOf,
  namedFiles,
  newTo,
  papersOf,
  requireFiles,
  sharePapers,
} from './declaration-content'
import { linkedIssues, orderTotalsOf } from './declaration-linked'
import { begunFrom, copiedFrom, joinOrder, tradeOrdersOf, type FormOwners } from './form-source'
import { followForms, followMending } from './customs-order-progress'
import { takesLinks } from './customs-order.repository'
import { DOCUMENT, noteRefund, notifyOf, step, tell } from './declaration-steps'
import {
  companiesOf,
  formCounts,
  formPage,
  loadForm,
  loadWholeForm,
  requireDelegation,
  type DeclarationListRecord,
} from './declaration.repository'
import { parametersOf } from './parameters'
import type { CustomsPorts } from './ports'
import { receiptDto, receiptsOf, recordManually } from './receipts'
import { revisionOf } from './revisions'
import { letGo } from './settings'
import { requireRecord } from './taking-on'

type Contract = typeof customsContract
type DeclarationHandlers = Pick<Handlers<Contract>, Extract<keyof Handlers<Contract>, `declarationForm${string}`>>
/** Submitting and sending: `declaration-sending.ts`. */
type SendingHandlers =
  | 'declarationFormSubmit'
  | 'declarationFormSubmitBatch'
  | 'declarationFormPushSingleWindow'
  | 'declarationFormPushBatch'
type FormHandlers = Omit<
  DeclarationHandlers,
  | SendingHandlers
  | 'declarationFormExport'
  | 'declarationFormSheet'
  | 'declarationFormImportReport'
  | 'declarationFormImportItem'
  | 'declarationFormImportContainer'
  | 'declarationFormImportVinInfo'
  | 'declarationFormImportApply'
  | 'declarationFormConfig'
  | 'declarationFormConfigReview'
  | 'declarationFormConfigSave'
  | 'declarationFormTestConnection'
  | 'declarationFormRequestAmendment'
  | 'declarationFormConvert'
  | 'declarationFormConvertBook'
  | 'declarationFormConvertDiscard'
  | 'declarationFormConvertReport'
>

export const changed = (row: DeclarationRecord, linked: readonly DeclarationIssue[] = []) => ({
  id: row.id,
  no: row.no,
  version: row.version,
  status: row.status,
  issues: [...row.issues, ...linked],
})

/** With what the documents behind the form say of it. */
export const changedLinked = async (ctx: ActorContext, ports: CustomsPorts, row: DeclarationRecord) =>
  changed(row, await linkedIssues(ctx, ports, row, row.content))

const actionsOf = (ctx: ActorContext, row: DeclarationListRecord, isReviewOff = false) =>
  declarationActions({ ...row, isReviewOff }, ctx.actor)

/** @throws AppError `USER_SERVICE530307`, `MALL600403` for what this person may not do with the form now. */
export function requireAction(
  ctx: ActorContext,
  row: DeclarationRecord,
  action: ReturnType<typeof actionsOf>[number],
  isReviewOff = false,
): void {
  const { userId } = ctx.actor
  requireMay(ctx, roles => declarationActions({ ...row, isReviewOff }, { userId, roles }).includes(action))
}

interface Beside {
  names: ReadonlyMap<string, string>
  stakes: ReadonlySet<string>
  unreviewed: ReadonlySet<string>
  parameters: CustomsParameterValues
}

/** The trade orders whose goods a form declares, by their numbers. */
export const declaredOrders = ({
  tradeOrderIds,
  orderTotals,
}: Pick<DeclarationListRecord, 'tradeOrderIds' | 'orderTotals'>) =>
  tradeOrderIds.map(id => ({ id, no: orderTotals[id]?.no ?? null }))

function rowDto(ctx: ActorContext, row: DeclarationListRecord, { names, stakes, unreviewed, parameters }: Beside) {
  const ownStake = isAbout(stakes, companiesOf(row))
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    version: row.version,
    actions: actionsOf(towards(ctx, ownStake), row, unreviewed.has(row.id)),
    channel: row.channel,
    ieFlag: row.ieFlag,
    entryId: row.entryId,
    cusCiqNo: row.cusCiqNo,
    companyId: row.companyId,
    companyName: names.get(row.companyId) ?? null,
    brokerCompanyId: row.brokerCompanyId,
    brokerName: row.brokerCompanyId ? (names.get(row.brokerCompanyId) ?? null) : null,
    ownStake,
    tradeName: row.tradeName,
    contractNo: row.contractNo,
    billNo: row.billNo,
    tradeOrders: ctx.actor.kind === 'provider' ? [] : declaredOrders(row),
    tradeMode: row.tradeMode,
    itemCount: row.totals.itemCount,
    declared: row.totals.declared,
    packNo: row.packNo,
    grossWt: row.grossWt,
    declareDate: row.declareDate,
    refundEligible: isRefundEligible(row, parameters),
    reviewerName: row.reviewerName,
    updatedAt: iso(row.updatedAt),
  }
}

/** A broker has no part in the trade of its client. */
function originOf(
  ctx: ActorContext,
  { sourceType, sourceId, sourcePart }: DeclarationRecord,
  beside: { no: string | null; isOneOfMany: boolean },
) {
  if (sourceType === null || sourceId === null) return null
  if (sourceType === 'order' && ctx.actor.kind === 'provider') return null
  return { type: sourceType, id: sourceId, part: sourcePart, ...beside }
}

/** Whose form it will be: a broker writes for a client, a company for itself or for its broker to go on with. */
async function ownersOf(
  ctx: ActorContext,
  input: { companyId?: string | undefined; brokerCompanyId?: string | null | undefined },
): Promise<FormOwners> {
  requireDeclarant(ctx, 'declarationForm:create')
  const own = companyOf(ctx)
  const isBroker = ctx.actor.kind === 'provider'
  const companyId = isBroker ? input.companyId : own
  const brokerCompanyId = isBroker ? own : (input.brokerCompanyId ?? null)
  if (companyId === undefined) throw new AppError('FT521004')
  if (brokerCompanyId) await requireDelegation(ctx, companyId, brokerCompanyId)
  return { companyId, brokerCompanyId }
}

interface NewForm extends FormOwners {
  content: DeclarationContent
  issues: DeclarationIssue[]
  more?: Partial<DeclarationRecord>
}

export async function insertForm(
  ctx: ActorContext,
  { content, issues, more, ...owners }: NewForm,
): Promise<DeclarationRecord> {
  const now = ctx.now()
  const no = await nextDocumentNo(ctx.db, 'DF', ctx.region, now)
  const rows = await ctx.db
    .insert(declarationForm)
    .values({
      id: uuidv7(),
      no,
      regionId: ctx.region.regionId,
      ...owners,
      channel: 'online',
      status: declarationMachine.initial,
      version: 0,
      revision: 1,
      attempt: 0,
      issues,
      entryId: '',
      preEntryId: '',
      cusCiqNo: '',
      paperDocsRequired: false,
      guaranteed: false,
      fileIds: [],
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      editedBy: ctx.actor.userId,
      ...columnsOf(content, no),
      ...more,
    })
    .returning()
  const row = rows[0]
  if (!row) throw new AppError('FT521404')
  await sharePapers(ctx, row)
  await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
  tell(ctx, row)
  return row
}

/** A change that does not move the form. */
export async function saveForm(
  ctx: ActorContext,
  row: DeclarationRecord,
  version: number,
  set: Partial<DeclarationRecord>,
): Promise<DeclarationRecord> {
  const rows = await ctx.db
    .update(declarationForm)
    .set({
      ...set,
      version: version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
      editedBy: ctx.actor.userId,
    })
    .where(
      and(
        eq(declarationForm.id, row.id),
        eq(declarationForm.status, row.status),
        eq(declarationForm.version, version),
        // Whoever joins it to an order meanwhile does not change its version.
        sql`${declarationForm.customsOrderId} is not distinct from ${row.customsOrderId}`,
      ),
    )
    .returning()
  if (!rows[0]) throw new AppError('FT510006')
  await sharePapers(ctx, rows[0])
  tell(ctx, rows[0])
  await followMending(ctx, row, rows[0])
  return rows[0]
}

/** The desk records what anybody of its region declared elsewhere. @throws AppError `MALL600403`, `FT520400` at the company */
async function recordedFor(
  ctx: ActorContext,
  { organisation }: CustomsPorts,
  companyId: string | undefined,
): Promise<FormOwners> {
  if (!isDesk(ctx, 'offline_create')) throw new AppError('MALL600403')
  const rule = companyId === undefined ? 'required' : 'invalid_value'
  const company = companyId === undefined ? undefined : await organisation.company(ctx, companyId)
  if (companyId === undefined || !company)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'companyId', rule }] })
  await requireOthers(ctx, organisation, [companyId])
  return { companyId, brokerCompanyId: null }
}

const PDF = 'application/pdf'

/** One of the papers is the declaration as it was printed. */
async function isPrinted(ctx: ActorContext, fileIds: readonly string[]): Promise<boolean> {
  const rows = await ctx.query(
    'customs_offline_pdf',
    `select 1 from file_asset where id = any ($1::uuid[]) and mime = $2 limit 1`,
    [[...fileIds], PDF],
  )
  return rows.length > 0
}

/** Whether another form of the company has customs' number already; two who record it at once do it after each other. */
async function isRecorded(ctx: ActorContext, entryId: string, companyId: string, formId?: string): Promise<boolean> {
  await ctx.query('customs_entry_lock', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `${companyId} ${entryId}`,
  ])
  const rows = await ctx.query(
    'customs_entry_recorded',
    `select 1 from declaration_form where entry_id = $1 and company_id = $2 and id is distinct from $3::uuid and status <> 'cancelled' limit 1`,
    [entryId, companyId, formId ?? null],
  )
  return rows.length > 0
}

/** What a record says beside its content; where it stands is told by the event itself, papers by that they are others. */
function offlineChanges(before: DeclarationRecord, after: DeclarationRecord): FieldChange[] {
  const said = (['entryId', 'preEntryId', 'declareDate'] as const).flatMap(path =>
    before[path] === after[path] ? [] : [{ path, before: before[path] || null, after: after[path] || null }],
  )
  const isSamePapers = JSON.stringify(before.fileIds) === JSON.stringify(after.fileIds)
  return [...said, ...(isSamePapers ? [] : [{ path: 'fileIds', before: null, after: null }])]
}

/** Other trade orders than before, by their numbers. */
function orderChanges(before: DeclarationRecord, after: DeclarationRecord): FieldChange[] {
  const numbers = (row: DeclarationRecord) =>
    declaredOrders(row)
      .map(({ id, no }) => no ?? id)
      .join(', ')
  const [was, is] = [numbers(before), numbers(after)]
  return was === is ? [] : [{ path: 'tradeOrders', before: was || null, after: is || null }]
}

interface Recorded {
  content: DeclarationContent
  entryId: string
  preEntryId?: string | undefined
  declareDate: string
  fileIds: readonly string[]
}

/** @throws AppError `FT520400` where customs’ number is none of theirs, the day is yet to come, or a paper is missing. */
async function requireOffline(
  ctx: ActorContext,
  input: Recorded,
  companyId: string,
  row?: DeclarationRecord,
): Promise<void> {
  if (entryIdIssues(input.entryId, input.content.ieFlag).length > 0)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'entryId', rule: 'code' }] })
  if (input.preEntryId && !isPreEntryId(input.preEntryId))
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'preEntryId', rule: 'code' }] })
  // By customs' own day: it is also the day by which all else is judged.
  if (input.declareDate > tradeDay(ctx.now()))
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'declareDate', rule: 'in_future' }] })
  const files = [...input.fileIds.map((id, index) => ({ path: `fileIds.${index}`, id })), ...papersOf(input.content)]
  await requireFiles(ctx, row ? newTo(row, files) : files)
  const problems = [
    ...((await isPrinted(ctx, input.fileIds)) ? [] : [{ path: 'fileIds', rule: 'pdf_missing' }]),
    ...((await isRecorded(ctx, input.entryId, companyId, row?.id)) ? [{ path: 'entryId', rule: 'taken' }] : []),
  ]
  if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
}

const refuseBroker = () =>
  new AppError('FT520400', {}, { fieldErrors: [{ path: 'brokerCompanyId', rule: 'invalid_value' }] })

export function declarationHandlers(ports: CustomsPorts): FormHandlers {
  const { companyNames } = ports.organisation
  const namesFor = (ctx: ActorContext, rows: readonly DeclarationListRecord[]) =>
    companyNames(ctx, [
      ...new Set(rows.flatMap(row => [row.companyId, ...(row.brokerCompanyId ? [row.brokerCompanyId] : [])])),
    ])

  /** What rows are told with; parameters are asked for where a row hangs on them. */
  const besideOf = async (ctx: ActorContext, rows: readonly DeclarationListRecord[]): Promise<Beside> => ({
    names: await namesFor(ctx, rows),
    stakes: await ports.organisation.stakesOf(ctx),
    unreviewed: await letGo(ctx, rows),
    parameters: rows.some(isClosedExport) ? await parametersOf(ctx) : PRODUCT_PARAMETERS,
  })

  /** A form of an agency order in work is none that its broker begins anew. @throws AppError `FT521012` */
  async function requireKnown(
    ctx: ActorContext,
    { brokerCompanyId }: FormOwners,
    begun: { readonly agency?: unknown },
  ): Promise<void> {
    if (brokerCompanyId !== null && begun.agency === undefined) await requireRecord(ctx, ports, brokerCompanyId)
  }

  async function decide(
    ctx: ActorContext,
    row: DeclarationRecord,
    decision: { result: 'pass' | 'reject'; version: number; reason: string },
  ): Promise<DeclarationRecord> {
    const action = decision.result === 'pass' ? 'approve_pass' : 'approve_reject'
    requireAction(ctx, row, action, (await letGo(ctx, [row])).has(row.id))
    const set = {
      reviewRemark: decision.reason || null,
      ...{ reviewerId: ctx.actor.userId, reviewerName: ctx.actor.displayName },
    }
    const next = await step(ctx, row, { action, version: decision.version, set, note: decision.reason || null })
    await notifyOf(ctx, next, { reply: decision.reason })
    return next
  }

  return {
    async declarationFormPage(ctx, input) {
      const { rows, count, isCapped } = await formPage(ctx, input)
      const beside = await besideOf(ctx, rows)
      const page = pageOf(
        input,
        rows.map(row => rowDto(ctx, row, beside)),
        count,
      )
      return isCapped ? { ...page, totalCapped: true } : page
    },

    declarationFormCount: (ctx, input) => formCounts(ctx, input),

    async declarationFormCompanies(ctx, input) {
      if (!isDesk(ctx, 'offline_create')) throw new AppError('MALL600403')
      const ids = await ports.organisation.companiesNamed(ctx, input.keyword ?? '')
      const names = await companyNames(ctx, ids)
      const stakes = await ports.organisation.stakesOf(ctx)
      return ids.flatMap(companyId => {
        const name = names.get(companyId)
        return name === undefined ? [] : [{ companyId, name, ownStake: stakes.has(companyId) }]
      })
    },

    async declarationFormDetail(ctx, input) {
      const { row, sourceNo, isOneOfMany, clientSeqNo, isAnswered, isAmended } = await loadWholeForm(ctx, input.id)
      const receipts = isAnswered ? (await receiptsOf(ctx, row.id)).map(receipt => receiptDto(receipt, row)) : []
      const beside = await besideOf(ctx, [row])
      const linked = { ...row, orderTotals: await orderTotalsOf(ctx, ports, row) }
      return {
        ...rowDto(ctx, linked, beside),
        customsOrderId: row.customsOrderId,
        origin: originOf(ctx, row, { no: sourceNo, isOneOfMany }),
        unconfirmed: await isUnconfirmed(ctx, row),
        revision: row.revision,
        attempt: row.attempt,
        preEntryId: row.preEntryId,
        clientSeqNo,
        receiptStatusCode:
          receipts.findLast(({ attempt, status }) => attempt === row.attempt && status === row.status)?.channel ?? null,
        content: row.content,
        totals: { ...row.totals, fobUsd: await fobUsdOf(ctx, ports, row) },
        reviewRemark: row.reviewRemark,
        failure: row.failure,
        issues: [...row.issues, ...(await linkedIssues(ctx, ports, linked, row.content))],
        simulated: row.swMode === 'simulator' && row.channel === 'online' && row.attempt > 0,
        paperDocsRequired: row.paperDocsRequired,
        guaranteed: row.guaranteed,
        releaseDate: row.releaseDate,
        clearDate: row.clearDate,
        files: await namedFiles(ctx, row.fileIds),
        receipts,
        amendments: isAmended ? await amendmentsOf(ctx, row, beside.stakes) : [],
        timeline: await timeline(ctx, DOCUMENT, row.id),
        createdAt: iso(row.createdAt),
      }
    },

    async declarationFormCreate(ctx, input) {
      const owners = await ownersOf(ctx, input)
      await requireFiles(ctx, papersOf(input.content))
      const { content } = input
      const begun = await begunFrom(ctx, ports, owners, input)
      await requireKnown(ctx, owners, begun)
      const issues = await issuesOf(ctx, ports, content, owners.companyId)
      const form = await insertForm(ctx, { ...owners, content, issues, more: begun.columns })
      if (begun.agency) await joinOrder(ctx, begun.agency, form)
      return changedLinked(ctx, ports, form)
    },

    async declarationFormCopy(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(ctx, row, 'copy')
      if (row.brokerCompanyId) await requireDelegation(ctx, row.companyId, row.brokerCompanyId)
      const { companyId, brokerCompanyId, content } = row
      const begun = await copiedFrom(ctx, ports, row)
      await requireKnown(ctx, row, begun)
      const issues = await issuesOf(ctx, ports, content, companyId)
      const form = await insertForm(ctx, { companyId, brokerCompanyId, content, issues, more: begun.columns })
      if (begun.agency) await joinOrder(ctx, begun.agency, form)
      return changedLinked(ctx, ports, form)
    },

    async declarationFormValidate(ctx, input) {
      return { issues: await issuesOf(ctx, ports, input.content, companyOf(ctx)) }
    },

    async declarationFormUpdate(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(ctx, row, 'update')
      await requireFiles(ctx, newTo(row, papersOf(input.content)))
      const wanted =
        ctx.actor.kind === 'seller' && input.brokerCompanyId !== undefined ? input.brokerCompanyId : row.brokerCompanyId
      const isGivenAway = wanted !== row.brokerCompanyId
      // The broker of an agency order takes its declaration off before anybody else has it.
      if (isGivenAway && row.customsOrderId !== null) throw refuseBroker()
      if (wanted && isGivenAway) {
        await requireRecord(ctx, ports, wanted)
        await requireDelegation(ctx, row.companyId, wanted)
      }
      const issues = await issuesOf(ctx, ports, input.content, row.companyId)
      // A broker has no part in the trade of its client.
      const traded = await tradeOrdersOf(ctx, ports, row, ctx.actor.kind === 'seller' ? input.tradeOrderIds : undefined)
      const set = { ...columnsOf(input.content, row.no), issues, brokerCompanyId: wanted, ...traded }
      const next = await saveForm(ctx, row, input.version, set)
      // Only what was submitted once has a log of its changes.
      if (row.submittedBy !== null)
        await ctx.event({
          documentType: DOCUMENT,
          documentId: row.id,
          action: 'update',
          payload: { changes: [...orderChanges(row, next), ...contentChanges(row.content, input.content)] },
        })
      return changedLinked(ctx, ports, next)
    },

    async declarationFormApprovePass(ctx, input) {
      const row = await loadForm(ctx, input.id)
      return changed(await decide(ctx, row, { result: 'pass', version: input.version, reason: input.remark ?? '' }))
    },

    async declarationFormApproveReject(ctx, input) {
      const row = await loadForm(ctx, input.id)
      return changed(await decide(ctx, row, { result: 'reject', version: input.version, reason: input.reason }))
    },

    async declarationFormApproveBatch(ctx, input) {
      const reason = input.reason ?? ''
      if (input.result === 'reject' && reason.length < 2)
        throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'reason', rule: 'required' }] })
      return eachOfMany(ctx, input.items, async ({ id, version }) =>
        decide(ctx, await loadForm(ctx, id), { result: input.result, version, reason }),
      )
    },

    async declarationFormCancel(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(ctx, row, 'cancel')
      const cancelled = await step(ctx, row, { action: 'cancel', version: input.version, note: input.reason })
      await followMending(ctx, row, cancelled)
      return changed(cancelled)
    },

    async declarationFormRedeclare(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(ctx, row, 'redeclare')
      await ctx.query(
        'customs_keep_revision',
        `insert into declaration_revision (form_id, revision, content, entry_id, created_at)
         select id, revision, content, entry_id, $2::timestamptz from declaration_form where id = $1`,
        [row.id, ctx.now()],
      )
      // What customs said was of the entry that it returned.
      const said = { entryId: '', preEntryId: '', declareDate: null, releaseDate: null, clearDate: null }
      const set = {
        ...{ revision: row.revision + 1, ...said, paperDocsRequired: false, guaranteed: false },
        ...{ submittedBy: null, reviewRemark: null, failure: null },
      }
      return changed(await step(ctx, row, { action: 'redeclare', version: input.version, set }))
    },

    declarationFormRevision: (ctx, input) => revisionOf(ctx, ports, input),

    async declarationFormReopen(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(ctx, row, 'reopen')
      const set = { reviewRemark: null }
      return changedLinked(
        ctx,
        ports,
        await step(ctx, row, { action: 'reopen', version: input.version, set, note: input.reason ?? null }),
      )
    },

    async declarationFormReceipts(ctx, input) {
      const row = await loadForm(ctx, input.id)
      return (await receiptsOf(ctx, row.id)).map(receipt => receiptDto(receipt, row))
    },

    async declarationFormManualReceipt(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(await towardCompanies(ctx, ports.organisation, companiesOf(row)), row, 'manual_receipt')
      if (input.version !== row.version) throw new AppError('FT510006')
      const wrong = meaningOf(input.channel).kind === 'unknown' ? [{ path: 'channel', rule: 'invalid_value' }] : []
      const isEntryWrong = input.entryId && entryIdIssues(input.entryId, row.ieFlag).length > 0
      const isAhead = new Date(input.noticeDate) > ctx.now()
      const problems = [
        ...wrong,
        ...(isEntryWrong ? [{ path: 'entryId', rule: 'code' }] : []),
        ...(input.preEntryId && !isPreEntryId(input.preEntryId) ? [{ path: 'preEntryId', rule: 'code' }] : []),
        ...(isAhead ? [{ path: 'noticeDate', rule: 'in_future' }] : []),
      ]
      if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
      await requireFiles(
        ctx,
        input.fileIds.map((id, index) => ({ path: `fileIds.${index}`, id })),
      )
      const { entryId = '', preEntryId = '', note = '' } = input
      const next = await recordManually(ctx, row, { ...input, entryId, preEntryId, note })
      if (ctx.actor.kind === 'operator')
        await ctx.audit({
          action: 'declarationForm:manual_receipt',
          entityType: DOCUMENT,
          entityId: row.id,
          entityNo: row.no,
          companyId: row.companyId,
          before: { status: row.status },
          after: { status: next.status },
          reason: input.reason,
        })
      return changed(next)
    },

    async declarationFormOfflineCreate(ctx, input) {
      const isByDesk = ctx.actor.kind === 'operator'
      const owners = isByDesk ? await recordedFor(ctx, ports, input.companyId) : await ownersOf(ctx, input)
      const { companyId, brokerCompanyId } = owners
      // What is linked to an order that the broker is at work on is nothing new.
      if (brokerCompanyId !== null && !(await takesLinks(ctx, { companyId, brokerCompanyId })))
        await requireRecord(ctx, ports, brokerCompanyId)
      await requireOffline(ctx, input, owners.companyId)
      const { content } = input
      const issues = await issuesOf(ctx, ports, content, owners.companyId, input.declareDate)
      const more = { channel: 'offline' as const, ...offlineColumns(input) }
      const made = await insertForm(ctx, { ...owners, content, issues, more })
      await noteRefund(ctx, made)
      if (isByDesk) {
        await auditRecord(ctx, made, 'offline_create')
        await notifyOf(ctx, made)
      }
      return changed(made)
    },

    async declarationFormOfflineUpdate(ctx, input) {
      const row = await loadForm(ctx, input.id)
      requireAction(await towardCompanies(ctx, ports.organisation, companiesOf(row)), row, 'offline_update')
      await requireOffline(ctx, input, row.companyId, row)
      const issues = await issuesOf(ctx, ports, input.content, row.companyId, input.declareDate)
      const startStatus = input.status ?? row.startStatus
      // Who names no status takes back nothing that customs has said since; who names one has seen where it stands.
      const said = offlineColumns({ ...input, status: input.status ?? row.status })
      const set = { ...columnsOf(input.content, row.no), issues, ...said, startStatus }
      const next = await saveForm(ctx, row, input.version, set)
      await ctx.event({
        documentType: DOCUMENT,
        documentId: row.id,
        action: 'update',
        fromStatus: row.status,
        toStatus: next.status,
        payload: { changes: [...offlineChanges(row, next), ...contentChanges(row.content, next.content)] },
      })
      const wasEligible = isClosedExport(row) && isRefundEligible(row, await parametersOf(ctx))
      if (!wasEligible) await noteRefund(ctx, next)
      if (next.customsOrderId !== null && next.status !== row.status) await followForms(ctx, next.customsOrderId)
      if (ctx.actor.kind === 'operator') {
        await auditRecord(ctx, next, 'offline_update', row)
        await notifyOf(ctx, next)
      }
      return changed(next)
    },
  }
}

/** What operators recorded of a company's declaration. */
const auditRecord = (
  ctx: ActorContext,
  form: DeclarationRecord,
  action: 'offline_create' | 'offline_update',
  before?: DeclarationRecord,
) =>
  ctx.audit({
    action: `declarationForm:${action}`,
    entityType: DOCUMENT,
    entityId: form.id,
    entityNo: form.no,
    companyId: form.companyId,
    ...(before ? { before: { status: before.status, entryId: before.entryId } } : {}),
    after: { status: form.status, entryId: form.entryId },
  })

function offlineColumns(input: {
  entryId: string
  preEntryId?: string | undefined
  declareDate: string
  status: DeclarationStatus
  fileIds: readonly string[]
}) {
  const { entryId, preEntryId = '', declareDate, status } = input
  return { entryId, preEntryId, declareDate, status, startStatus: status, fileIds: [...input.fileIds] }
}
