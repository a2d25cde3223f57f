import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import {
  ASKING_CHANNELS,
  RECEIPT_FACT_NAMES,
  customsRoutes,
  type DeclarationReceipt,
  type DeclarationStatus,
  type ReceiptProblem,
} from '@tradeport/domain/customs/contract'
import {
  RECEIVED_STEP,
  SENT_STATUSES,
  amendmentAnswerOf,
  declaredInstead,
  entryIdIssues,
  isPreEntryId,
  isUnsent,
  meaningOf,
  receiptKey,
  standingOf,
  type SentStatus,
} from '@tradeport/domain/customs/rules'
import { iso, tradeDay, uuidv7 } from '@tradeport/node/db'
import { following } from '@tradeport/node/parties'
import { grantFiles, type ActorContext } from '@tradeport/node/server-kit'
import { loadAnyForm } from './any-form'
import { declarationForm, declarationReceiptTable, type DeclarationRecord, type ReceiptRecord } from './customs.table'
import { DOCUMENT, notifyOf, step, tell } from './declaration-steps'
import type { KeepPaper } from './ports'
import type { Attachment, GatewayReceipt, SenderWay } from './single-window.port'

export type Read = NonNullable<GatewayReceipt['read']>

export interface Arrived extends Read {
  readonly source: 'gateway' | 'manual'
  readonly raw: string | null
  readonly reason?: string
  readonly fileIds?: readonly string[]
  /** Keeps what came along as files of the acting company, once it is known whose they are. */
  readonly attach?: ((ctx: ActorContext) => Promise<readonly string[]>) | undefined
  /** In whose folder it lay. */
  readonly from?: SenderWay | undefined
}

export interface Found {
  readonly form: DeclarationRecord
  /** The sending that it answers. */
  readonly attempt: number
  /** The request about the form that was sent; undefined for the form itself. */
  readonly amendmentId?: string
}

export const isSent = (status: DeclarationStatus): status is SentStatus => SENT_STATUSES.some(sent => sent === status)

/**
 * Which sending of a form a receipt is of that names the form alone: the last one that was written before customs' clock said it. A word of an
 * entry that was returned may come when the form is sent anew.
 */
const attemptAt = (moment: string) => `coalesce(
  (select max(p.attempt) from declaration_push p where p.form_id = f.id and p.amendment_id is null and p.created_at <= ${moment}),
  (select min(p.attempt) from declaration_push p where p.form_id = f.id and p.amendment_id is null), f.attempt)`

/**
 * What a receipt answers: by our own number of the sending, else by the number that the Single Window gave it or by customs' own. What says that
 * it is about a request is never taken for one of the form. What lay in a sender's folder answers what that sender sent, whatever it names.
 */
export async function sentOf(ctx: ActorContext, read: Read, from?: SenderWay): Promise<Found | undefined> {
  const [known] = await ctx.query<{ form_id: string; attempt: number; amendment_id: string | null }>(
    'customs_receipt_sent',
    `select * from (
       select form_id, attempt, amendment_id, 1 as rank from declaration_push where client_seq_no = $1 and $1 <> ''
       union all select f.id, ${attemptAt('$6')}, null, 2 from declaration_form f where f.cus_ciq_no = $2 and $2 <> '' and not $4
       union all select f.id, ${attemptAt('$6')}, null, 3 from declaration_form f where f.entry_id = $3 and $3 <> '' and not $4
       union all select form_id, attempt, id, 4 from declaration_amendment where seq_no = $2 and $2 <> '' and $4
       union all (select a.form_id, a.attempt, a.id, 5 from declaration_amendment a join declaration_form f on f.id = a.form_id
         where f.entry_id = $3 and $3 <> '' and $4 and a.attempt > 0 order by a.created_at desc limit 1)) known
     where $5::uuid is null or exists (select 1 from declaration_push p where p.form_id = known.form_id and p.sw_config_id = $5)
     order by rank limit 1`,
    [
      ...[read.clientSeqNo, read.cusCiqNo, read.entryId, read.about === 'amendment', from?.id ?? null],
      new Date(read.noticeDate),
    ],
  )
  const form = known && (await loadAnyForm(ctx, known.form_id))
  return form && { form, attempt: known.attempt, ...(known.amendment_id ? { amendmentId: known.amendment_id } : {}) }
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex')
// The unified number is not known yet when the import client answers: then our own stands for it. What is about a request is no receipt of the
// form, whatever the numbers are.
const keyOf = (read: Arrived, found: Found | undefined) => {
  // Nor is what lay in a folder and answers nothing of that sender's: the same words may yet come to whom they are meant for.
  const stray = read.from && !found ? ` ${read.from.id}` : ''
  const number = `${read.cusCiqNo || read.clientSeqNo || read.entryId}${stray}`
  const request = found?.amendmentId ?? (read.about === 'amendment' ? 'amendment' : undefined)
  return hash(receiptKey({ ...read, cusCiqNo: request ? `${request} ${found ? '' : number}` : number }))
}

/** Keeps what came along with a receipt; a kind that nobody takes is left out. */
export async function keepAll(owner: ActorContext, keep: KeepPaper, files: readonly Attachment[]): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const id = await keep(owner, file)
    if (id !== undefined) ids.push(id)
  }
  return ids
}

const isKnownCode = (channel: string, isOfRequest: boolean) =>
  isOfRequest ? amendmentAnswerOf(channel) !== undefined : meaningOf(channel).kind !== 'unknown'

/** Why a person has to look at it. */
function problemOf(
  read: Pick<Read, 'channel' | 'entryId'>,
  found: Found | undefined,
  isOfRequest: boolean,
): ReceiptProblem | null {
  if (!found) return 'unknown_form'
  if (!isKnownCode(read.channel, isOfRequest)) return 'unknown_code'
  return isOfRequest || isEntryOf(read.entryId, found.form) ? null : 'wrong_entry'
}

/** Customs' number as it can be one of this form; one that is not said is none that is wrong (V-DEC-03). */
const isEntryOf = (entryId: string, { ieFlag }: Pick<DeclarationRecord, 'ieFlag'>): boolean =>
  entryId === '' || entryIdIssues(entryId, ieFlag).length === 0

/**
 * Keeps what came, in the caller's transaction, and tells the desk of what needs a person.
 *
 * @returns undefined where the same one was kept before
 */
export async function keepReceipt(
  ctx: ActorContext,
  arrived: Arrived,
  found: Found | undefined,
  problem: ReceiptProblem | null = null,
): Promise<ReceiptRecord | undefined> {
  const isOfRequest = found ? found.amendmentId !== undefined : arrived.about === 'amendment'
  const isManual = arrived.source === 'manual'
  const rows = await ctx.db
    .insert(declarationReceiptTable)
    .values({
      id: uuidv7(),
      regionId: found?.form.regionId ?? arrived.from?.regionId ?? null,
      formId: found?.form.id ?? null,
      amendmentId: found?.amendmentId ?? null,
      about: isOfRequest ? 'amendment' : 'form',
      attempt: found?.attempt ?? 0,
      source: arrived.source,
      channel: arrived.channel,
      noticeDate: new Date(arrived.noticeDate),
      note: arrived.note,
      clientSeqNo: arrived.clientSeqNo,
      cusCiqNo: arrived.cusCiqNo,
      entryId: arrived.entryId,
      preEntryId: arrived.preEntryId ?? '',
      customMaster: arrived.customMaster,
      dedupKey: keyOf(arrived, found),
      receivedAt: ctx.now(),
      recordedBy: isManual ? ctx.actor.userId : null,
      recorderName: isManual ? ctx.actor.displayName : null,
      reason: arrived.reason ?? null,
      fileIds: [...(arrived.fileIds ?? [])],
      facts: arrived.facts ?? {},
      raw: arrived.raw,
      problem: problem ?? problemOf(arrived, found, isOfRequest),
      swConfigId: arrived.from?.id ?? null,
    })
    .onConflictDoNothing({ target: declarationReceiptTable.dedupKey })
    .returning()
  const [row] = rows
  if (!row) return undefined
  await tellDesk(ctx, row)
  return found ? withAttachments(ctx, row, arrived, found.form) : row
}

/** What customs sent along belongs to the company, and its broker reads it too. */
async function withAttachments(
  ctx: ActorContext,
  row: ReceiptRecord,
  { attach }: Arrived,
  { companyId, brokerCompanyId }: DeclarationRecord,
): Promise<ReceiptRecord> {
  const owner = { ...ctx, actor: { ...ctx.actor, companyId } }
  const fileIds = (await attach?.(owner)) ?? []
  if (fileIds.length === 0) return row
  await grantFiles(owner, fileIds, brokerCompanyId === null ? [] : [brokerCompanyId])
  const [kept] = await ctx.db
    .update(declarationReceiptTable)
    .set({ fileIds: [...row.fileIds, ...fileIds] })
    .where(eq(declarationReceiptTable.id, row.id))
    .returning()
  return kept ?? row
}

export async function receiptsOf(ctx: ActorContext, formId: string): Promise<ReceiptRecord[]> {
  return ctx.db
    .select()
    .from(declarationReceiptTable)
    .where(and(eq(declarationReceiptTable.formId, formId), isNull(declarationReceiptTable.amendmentId)))
    .orderBy(asc(declarationReceiptTable.noticeDate), asc(declarationReceiptTable.id))
}

/** @param form whose sending it answers: what was declared then is held against what customs says */
export const receiptDto = (
  row: ReceiptRecord,
  form?: Pick<DeclarationRecord, 'attempt' | 'content'>,
): DeclarationReceipt => {
  const meaning = row.about === 'amendment' ? undefined : meaningOf(row.channel)
  return {
    id: row.id,
    source: row.source,
    attempt: row.attempt,
    channel: row.channel,
    noticeDate: iso(row.noticeDate),
    note: row.note,
    cusCiqNo: row.cusCiqNo,
    entryId: row.entryId,
    customMaster: row.customMaster,
    status: meaning?.kind === 'moves' ? meaning.to : null,
    receivedAt: iso(row.receivedAt),
    recordedBy: row.recorderName,
    reason: row.reason,
    fileIds: row.fileIds,
    facts: RECEIPT_FACT_NAMES.flatMap(name => {
      const value = row.facts[name]
      if (value === undefined) return []
      const declared = form?.attempt === row.attempt ? declaredInstead(name, value, form.content) : null
      return [{ name, value, declared }]
    }),
  }
}

const dayOf = (instant: string | null): string | null => (instant === null ? null : tradeDay(new Date(instant)))

/** Declared: neither on its way, nor waiting in the Single Window, nor refused by either. */
const isWithCustoms = (status: DeclarationStatus): boolean =>
  status !== 'pushing' && status !== 'sw_staged' && !isUnsent(status)

/** Brings the form to where all receipts of its last sending say that it stands, whatever came first. */
async function follow(ctx: ActorContext, form: DeclarationRecord, receipt: ReceiptRecord): Promise<DeclarationRecord> {
  const system = following(ctx)
  const all = (await receiptsOf(ctx, form.id)).filter(({ attempt }) => attempt === form.attempt)
  const start = form.channel === 'offline' ? (form.startStatus ?? 'declaring') : 'pushing'
  const standing = standingOf(
    start,
    all.map(row => ({
      ...row,
      noticeDate: iso(row.noticeDate),
      entryId: isEntryOf(row.entryId, form) ? row.entryId : '',
      preEntryId: isPreEntryId(row.preEntryId) ? row.preEntryId : '',
    })),
  )
  const set = {
    cusCiqNo: standing.cusCiqNo || form.cusCiqNo,
    entryId: standing.entryId || form.entryId,
    preEntryId: standing.preEntryId || form.preEntryId,
    declareDate: dayOf(standing.acceptedAt) ?? form.declareDate,
    releaseDate: dayOf(standing.releasedAt) ?? form.releaseDate,
    clearDate: dayOf(standing.clearedAt) ?? form.clearDate,
    paperDocsRequired: standing.paperDocsRequired,
    guaranteed: standing.guaranteed,
    // What came before any word of customs: nobody answered in time, for example.
    failure: standing.status === start ? form.failure : standing.failure,
  }
  const note = [receipt.channel, receipt.note].filter(Boolean).join(' · ')
  const { status } = standing
  if (isSent(form.status) && isSent(status) && status !== 'pushing' && status !== form.status) {
    const next = await step(system, form, { action: RECEIVED_STEP[status], set, note })
    await notifyOf(system, next, { reply: receipt.note })
    return next
  }
  // Information, a late word, or an older sending: it stands in the timeline, and the numbers it brought are kept.
  const [kept] = await ctx.db
    .update(declarationForm)
    .set({ ...set, version: form.version + 1, updatedAt: ctx.now() })
    .where(eq(declarationForm.id, form.id))
    .returning()
  await system.event({ documentType: DOCUMENT, documentId: form.id, action: 'receipt', note })
  if (form.status === 'cancelled' && isWithCustoms(status)) await tellOfCancelled(ctx, kept ?? form, receipt)
  if (ASKING_CHANNELS.includes(receipt.channel))
    await notifyOf(system, kept ?? form, { stage: 'supplement', reply: receipt.note })
  tell(ctx, kept ?? form)
  return kept ?? form
}

/** What was taken back here went out all the same: whoever declared it, and the desk, look into it. */
async function tellOfCancelled(ctx: ActorContext, form: DeclarationRecord, receipt: ReceiptRecord): Promise<void> {
  const stage = 'moved_after_cancel'
  await notifyOf(following(ctx), form, { stage, reply: receipt.note })
  await ctx.notify({
    kind: 'declaration_halted',
    to: { operatorsHolding: 'customsReceipt:assign', regionId: form.regionId },
    params: { no: form.no, name: form.contractNo, stage },
    link: { frontEnd: 'admin', route: customsRoutes.form(form.id) },
    dedupeKey: `declaration:${form.id}`,
  })
}

/** Operators look after what belongs to no form, and after codes that nobody knows. */
async function tellDesk(ctx: ActorContext, receipt: ReceiptRecord): Promise<void> {
  if (!receipt.problem) return
  await ctx.notify({
    kind: 'customs_receipt_unknown',
    to: { operatorsHolding: 'customsReceipt:assign', regionId: receipt.regionId ?? ctx.region.regionId },
    params: { no: receipt.cusCiqNo || receipt.entryId || receipt.clientSeqNo, name: receipt.channel },
    link: { frontEnd: 'admin', route: '/customs-receipts' },
    dedupeKey: `customs-receipt:${receipt.id}`,
  })
  ctx.live({ to: { operators: true }, topic: 'customsReceipt', id: receipt.id })
}

/**
 * Keeps what came about a form and moves it by that, in the caller's transaction. The same receipt twice is one.
 *
 * @returns the form as it stands now
 */
export async function recordReceipt(ctx: ActorContext, arrived: Arrived, found: Found): Promise<DeclarationRecord> {
  const own = ctx.inRegion(found.form.regionId)
  const receipt = (await keepReceipt(own, arrived, found)) ?? (await withNumbers(own, arrived, found))
  return receipt ? takeWaiting(own, await follow(own, found.form, receipt)) : found.form
}

/** Of two numbers that are said at the same moment always the same one counts, whichever came first. */
const later = (one: string, other: string, isValid: (number: string) => boolean): string =>
  [one, other]
    .filter(number => number !== '' && isValid(number))
    .toSorted()
    .at(-1) ?? one

/** The same words again, with a number of customs that they did not have. @returns undefined where there is none */
async function withNumbers(ctx: ActorContext, arrived: Arrived, found: Found): Promise<ReceiptRecord | undefined> {
  const kept = await ctx.db
    .select()
    .from(declarationReceiptTable)
    .where(
      and(
        eq(declarationReceiptTable.dedupKey, keyOf(arrived, found)),
        eq(declarationReceiptTable.formId, found.form.id),
      ),
    )
  const [before] = kept
  if (!before) return undefined
  const entryId = later(before.entryId, arrived.entryId, number => isEntryOf(number, found.form))
  const preEntryId = later(before.preEntryId, arrived.preEntryId ?? '', isPreEntryId)
  if (entryId === before.entryId && preEntryId === before.preEntryId) return undefined
  const [after] = await ctx.db
    .update(declarationReceiptTable)
    .set({ entryId, preEntryId })
    .where(eq(declarationReceiptTable.id, before.id))
    .returning()
  return after
}

/** Words that named the form by a number before anybody knew whose that is: they are its own as soon as it is told the number. */
async function takeWaiting(ctx: ActorContext, form: DeclarationRecord): Promise<DeclarationRecord> {
  const waiting = await ctx.query<{ id: string; attempt: number }>(
    'customs_receipts_waiting',
    `select r.id, ${attemptAt('r.notice_date')} as attempt
     from declaration_receipt r join declaration_form f on f.id = $1
     where r.form_id is null and r.handled_at is null and r.problem = 'unknown_form' and r.about = 'form'
       and ((r.cus_ciq_no <> '' and r.cus_ciq_no = f.cus_ciq_no) or (r.cus_ciq_no = '' and r.entry_id <> '' and r.entry_id = f.entry_id))
       and (r.sw_config_id is null or exists (select 1 from declaration_push p where p.form_id = f.id and p.sw_config_id = r.sw_config_id))
     order by r.notice_date, r.id for update of r`,
    [form.id],
  )
  let last = form
  for (const { id, attempt } of waiting) {
    const set = { formId: form.id, regionId: form.regionId, attempt }
    const own = eq(declarationReceiptTable.id, id)
    const [row] = await ctx.db.update(declarationReceiptTable).set(set).where(own).returning()
    if (!row) continue
    const problem = problemOf(row, { form: last, attempt }, false)
    await ctx.db.update(declarationReceiptTable).set({ problem }).where(own)
    ctx.live({ to: { operators: true }, topic: 'customsReceipt', id })
    last = await follow(ctx, last, row)
  }
  return last
}

/** A file that could not be read at all: the operators have its text. */
export async function recordUnreadable(ctx: ActorContext, raw: string, from?: SenderWay): Promise<void> {
  const rows = await ctx.db
    .insert(declarationReceiptTable)
    .values({
      id: uuidv7(),
      regionId: from?.regionId ?? null,
      about: 'form',
      attempt: 0,
      source: 'gateway',
      channel: '',
      noticeDate: ctx.now(),
      note: '',
      clientSeqNo: '',
      cusCiqNo: '',
      entryId: '',
      customMaster: '',
      dedupKey: hash(raw),
      receivedAt: ctx.now(),
      fileIds: [],
      raw: raw.slice(0, 100_000).replaceAll('\0', ''),
      problem: 'unreadable',
      swConfigId: from?.id ?? null,
    })
    .onConflictDoNothing({ target: declarationReceiptTable.dedupKey })
    .returning()
  if (rows[0]) await tellDesk(ctx, rows[0])
}

/** By hand, with the paper that proves it; the form was loaded for the caller. */
export async function recordManually(
  ctx: ActorContext,
  form: DeclarationRecord,
  input: {
    channel: string
    noticeDate: string
    entryId: string
    preEntryId: string
    note: string
    reason: string
    fileIds: readonly string[]
  },
): Promise<DeclarationRecord> {
  const locked = (await loadAnyForm(ctx, form.id)) ?? form
  const arrived: Arrived = {
    source: 'manual',
    raw: null,
    // Tells two forms apart that have no number of customs' yet.
    clientSeqNo: locked.no,
    cusCiqNo: locked.cusCiqNo,
    entryId: input.entryId || locked.entryId,
    preEntryId: input.preEntryId,
    customMaster: locked.content.head.customMaster,
    channel: input.channel,
    noticeDate: input.noticeDate,
    note: input.note,
    reason: input.reason,
    fileIds: input.fileIds,
  }
  return recordReceipt(ctx, arrived, { form: locked, attempt: locked.attempt })
}

/**
 * Hands a receipt that waits to what it belongs to.
 *
 * @returns undefined where somebody else handled it meanwhile
 */
export async function handOver(
  ctx: ActorContext,
  receipt: ReceiptRecord,
  { form, attempt, amendmentId }: Found,
): Promise<ReceiptRecord | undefined> {
  const [kept] = await ctx.db
    .update(declarationReceiptTable)
    .set({
      formId: form.id,
      regionId: form.regionId,
      amendmentId: amendmentId ?? null,
      attempt,
      handledAt: ctx.now(),
      handledBy: ctx.actor.userId,
    })
    .where(sql`id = ${receipt.id} and handled_at is null`)
    .returning()
  return kept
}

/** Hands a receipt that waits to the form it belongs to. */
export async function assignReceipt(ctx: ActorContext, receipt: ReceiptRecord, form: DeclarationRecord): Promise<void> {
  const locked = (await loadAnyForm(ctx, form.id)) ?? form
  const kept = await handOver(ctx, receipt, { form: locked, attempt: locked.attempt })
  if (kept) await follow(ctx, locked, kept)
}
