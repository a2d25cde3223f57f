import { and, eq, sql } from 'drizzle-orm'
import {
  FIELD_GROUPS,
  MAX_ITEMS,
  MAX_SENDERS,
  type DeclarationField,
  type SenderMode,
  type SingleWindowSender,
} from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { checkUscc, crossesNoBorder, testResult, testedSteps } from '@tradeport/domain/customs/rules'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull, tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { requireChecker, requireDeclarant } from './declarant'
import { singleWindowCompany, singleWindowConfig, type SingleWindowSettings } from './customs.table'
import type { CustomsPorts } from './ports'
import { isReviewRequired, senderOf, sendersOf, testHolds, testedSince } from './settings'

type SettingsHandlers = Pick<
  Handlers<typeof customsContract>,
  | 'declarationFormConfig'
  | 'declarationFormConfigReview'
  | 'declarationFormConfigSave'
  | 'declarationFormTestConnection'
  | 'customsTransportModes'
>

const senderDto = (row: SingleWindowSettings, since: number): SingleWindowSender => ({
  id: row.id,
  copCode: row.copCode,
  copName: row.copName,
  copCodeScc: row.copCodeScc,
  icCardNo: row.icCardNo.slice(-4),
  enabled: row.enabled,
  isDefault: row.isDefault,
  version: row.version,
  lastTestAt: isoOrNull(row.lastTestAt),
  lastTestOk: row.lastTestOk,
  testHolds: testHolds(row, since),
  lastTestMessage: row.lastTestMessage,
  mode: row.mode,
  folder: row.folder,
  certNo: row.certNo,
  certValidTo: row.certValidTo,
  declarerName: row.declarerName,
  declarerNo: row.declarerNo,
  declarerPhone: row.declarerPhone,
  lastTestSteps: row.lastTestSteps,
})

/** Every code list that a field of a form is of. */
const DECLARATION_LISTS = [
  ...new Set(
    Object.values(FIELD_GROUPS).flatMap((fields: Readonly<Record<string, DeclarationField>>) =>
      Object.values(fields).flatMap(({ list }) => (list ? [list] : [])),
    ),
  ),
]

/** The history of whether a company's forms are looked over; the page shows the last entries. */
const REVIEW_DOCUMENT = 'declarationReview'
const REVIEW_ENTRIES = 10

const NOT_TESTED = { lastTestAt: null, lastTestOk: null, lastTestMessage: null, lastTestSteps: [] }
const IDENTITY = [
  ...(['copCode', 'copName', 'copCodeScc', 'icCardNo'] as const),
  ...(['mode', 'folder', 'certNo', 'certValidTo'] as const),
]

/** Nobody is known at the other end of these. */
const UNKNOWN_WAYS: readonly SenderMode[] = ['sftp', 'api']

type SaveInput = InputOf<typeof customsContract.declarationFormConfigSave>
/** @throws AppError `FT520400` at the field of what cannot be. */
function requirePossible(
  wanted: Settings,
  modes: readonly SenderMode[],
  others: readonly SingleWindowSettings[],
): void {
  const { mode, folder, certNo, certValidTo } = wanted
  const isTaken = others.some(other => folder !== '' && other.folder.toLowerCase() === folder.toLowerCase())
  const problems = [
    ...(/^\d{9}[0-9A-Z]$/.test(wanted.copCode) ? [] : [{ path: 'copCode', rule: 'code' }]),
    ...(checkUscc(wanted.copCodeScc).valid ? [] : [{ path: 'copCodeScc', rule: 'uscc' }]),
    ...(UNKNOWN_WAYS.includes(mode) ? [{ path: 'mode', rule: 'no_counterpart' }] : []),
    ...(modes.includes(mode) || UNKNOWN_WAYS.includes(mode) ? [] : [{ path: 'mode', rule: 'way_closed' }]),
    ...(mode === 'client_folder' && folder === '' ? [{ path: 'folder', rule: 'required' }] : []),
    ...(isTaken ? [{ path: 'folder', rule: 'taken' }] : []),
    ...(certNo !== '' && certValidTo === null ? [{ path: 'certValidTo', rule: 'required' }] : []),
    ...(certNo === '' && certValidTo !== null ? [{ path: 'certNo', rule: 'required' }] : []),
  ]
  if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
}

/** Those that it leaves, once each. */
const formerFolders = (found: SingleWindowSettings, folder: string): string[] =>
  [...new Set([...found.formerFolders, found.folder])].filter(name => name !== '' && name !== folder)

type Settings = Pick<
  SingleWindowSettings,
  | ('copCode' | 'copName' | 'copCodeScc' | 'icCardNo' | 'enabled' | 'mode' | 'folder' | 'certNo' | 'certValidTo')
  | ('declarerName' | 'declarerNo' | 'declarerPhone')
>

/** What is asked for, and of what is not said what stands. */
function wantedOf(
  said: Omit<SaveInput, 'id' | 'version' | 'isDefault'>,
  found: SingleWindowSettings | undefined,
  [first = 'simulator']: readonly SenderMode[],
): Settings {
  const kept = (name: 'folder' | 'certNo' | 'declarerName' | 'declarerNo' | 'declarerPhone') =>
    said[name] ?? found?.[name] ?? ''
  return {
    ...said,
    icCardNo: said.icCardNo || (found?.icCardNo ?? ''),
    mode: said.mode ?? found?.mode ?? first,
    folder: kept('folder'),
    certNo: kept('certNo'),
    certValidTo: said.certValidTo === undefined ? (found?.certValidTo ?? null) : said.certValidTo,
    declarerName: kept('declarerName'),
    declarerNo: kept('declarerNo'),
    declarerPhone: kept('declarerPhone'),
  }
}

async function changeSender(
  ctx: ActorContext,
  found: SingleWindowSettings,
  { isDefault, ...next }: Settings & { isDefault: boolean },
): Promise<SingleWindowSettings> {
  // Another sender, or another way, is another connection.
  const isSame = IDENTITY.every(name => next[name] === found[name])
  const [row] = await ctx.db
    .update(singleWindowConfig)
    .set({
      ...{ ...next, ...(isSame ? {} : NOT_TESTED) },
      formerFolders: formerFolders(found, next.folder),
      ...{ updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
      ...{ isDefault: found.isDefault || isDefault, version: found.version + 1 },
    })
    .where(eq(singleWindowConfig.id, found.id))
    .returning()
  if (!row) throw new AppError('FT510006')
  return row
}

async function addSender(
  ctx: ActorContext,
  companyId: string,
  settings: Settings & { isDefault: boolean },
): Promise<SingleWindowSettings> {
  const [row] = await ctx.db
    .insert(singleWindowConfig)
    .values({
      ...{ id: uuidv7(), companyId, regionId: ctx.region.regionId, version: 0 },
      ...{ ...settings, updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
    })
    .returning()
  if (!row) throw new AppError('SYS900001')
  return row
}

const toDefault = (ctx: ActorContext, companyId: string, isDefault: boolean) =>
  isDefault
    ? ctx.db
        .update(singleWindowConfig)
        .set({ isDefault: false })
        .where(and(eq(singleWindowConfig.companyId, companyId), eq(singleWindowConfig.isDefault, true)))
    : undefined

export const settingsHandlers = ({ codes, singleWindow }: CustomsPorts): SettingsHandlers => ({
  async declarationFormConfig(ctx) {
    const companyId = companyOf(ctx)
    const senders = await sendersOf(ctx, companyId)
    const chosen = senders.find(({ isDefault }) => isDefault)
    const since = await testedSince(ctx)
    return {
      configs: senders.map(sender => senderDto(sender, since)),
      defaults: {
        swConfigId: chosen?.id ?? null,
        declarant: chosen ? { name: chosen.copName, code: chosen.copCode, scc: chosen.copCodeScc } : null,
      },
      dictVersion: await codes.version(ctx, DECLARATION_LISTS),
      reviewRequired: await isReviewRequired(ctx, companyId),
      reviewTimeline: (await timeline(ctx, REVIEW_DOCUMENT, companyId)).slice(-REVIEW_ENTRIES),
      maxItems: MAX_ITEMS,
      adapter: singleWindow.modes[0] === 'simulator' ? 'simulator' : 'folder',
      modes: [...singleWindow.modes],
      folderMark: companyId,
    }
  },

  async declarationFormConfigReview(ctx, { reviewRequired }) {
    requireChecker(ctx)
    const companyId = companyOf(ctx)
    const before = await isReviewRequired(ctx, companyId)
    const set = { reviewRequired, updatedAt: ctx.now(), updatedBy: ctx.actor.userId }
    await ctx.db
      .insert(singleWindowCompany)
      .values({ companyId, regionId: ctx.region.regionId, ...set })
      .onConflictDoUpdate({ target: singleWindowCompany.companyId, set })
    if (reviewRequired !== before)
      await ctx.event({
        documentType: REVIEW_DOCUMENT,
        documentId: companyId,
        action: reviewRequired ? 'review_on' : 'review_off',
      })
    return { reviewRequired }
  },

  async declarationFormConfigSave(ctx, { id, version, isDefault, ...input }) {
    requireDeclarant(ctx, 'singleWindow:update')
    const companyId = companyOf(ctx)
    // One after the other: two first ones would both be the default, and two defaults at once are none.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`single window ${companyId}`}))`)
    const senders = await sendersOf(ctx, companyId)
    const found = senders.find(sender => sender.id === id)
    if (id !== undefined && !found) throw new AppError('FT521002')
    const next = wantedOf(input, found, singleWindow.modes)
    const others = senders.filter(sender => sender !== found)
    requirePossible(next, singleWindow.modes, others)
    if (!found && senders.length >= MAX_SENDERS) throw new AppError('FT521009', { max: MAX_SENDERS })
    if (found && found.version !== version) throw new AppError('FT510006')
    await toDefault(ctx, companyId, isDefault && found?.isDefault !== true)
    return senderDto(
      await (found
        ? changeSender(ctx, found, { ...next, isDefault })
        : addSender(ctx, companyId, {
            ...next,
            isDefault: isDefault || senders.length === 0,
          })),
      await testedSince(ctx),
    )
  },

  async declarationFormTestConnection(ctx, { swConfigId }) {
    requireDeclarant(ctx, 'singleWindow:update')
    const sender = await senderOf(ctx, companyOf(ctx), swConfigId)
    if (!sender) throw new AppError('FT521002')
    const begun = performance.now()
    const steps = testedSteps(sender, tradeDay(ctx.now()), await singleWindow.test(sender))
    const result = testResult(steps)
    await ctx.db
      .update(singleWindowConfig)
      .set({
        ...{ lastTestAt: ctx.now(), lastTestOk: result.ok },
        ...{ lastTestMessage: result.message || null, lastTestSteps: steps },
      })
      .where(eq(singleWindowConfig.id, sender.id))
    return { ...result, steps, latencyMs: Math.round(performance.now() - begun) }
  },

  /** The same in both directions: what crosses the border first, then what goes in and out of zones. */
  async customsTransportModes(ctx) {
    const modes = await codes.names(ctx, 'customs_transport_mode')
    return [...modes.filter(({ code }) => !crossesNoBorder(code)), ...modes.filter(({ code }) => crossesNoBorder(code))]
  },
})
