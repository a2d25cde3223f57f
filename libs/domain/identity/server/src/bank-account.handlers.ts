import { BANK_READERS, type BankAccountAction, type BankAccountRow } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import {
  bankAccountMachine,
  bankAccountProblems,
  bankPurposesOf,
  normaliseAccountNo,
} from '@tradeport/domain/identity/rules'
import { COUNTRY_CODES, isCurrencyCode, timerOf } from '@tradeport/kernel/config'
import { allowedActions, mayStep } from '@tradeport/kernel/contract-kit'
import { AppError, type FieldRule } from '@tradeport/kernel/errors'
import { isSamePartyName } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { following, holding, towards } from '@tradeport/node/parties'
import { requireAllowed, transition, type ActorContext, type Handlers, readsAllFiles } from '@tradeport/node/server-kit'
import { tellBankOwners, tellCheckers, tellPayers } from './bank-account.notices'
import {
  bankAccountStatusOf,
  bankPurposeOf,
  countBankAccounts,
  endOf,
  hasBeenPaidElsewhere,
  insertBankAccount,
  isBlocked,
  isInForce,
  listBankAccounts,
  loadBankAccount,
  sealNumber,
  unsealNumber,
  type ListedAccount,
  type StatedAccount,
} from './bank-account.repository'
import { bankAccountTable, type BankAccountRecord } from './bank-account.table'
import { ownersSeat } from './member.handlers'
import { stakesOf, towardCompany } from './no-stake'
import type { Seat } from './member.repository'
import type { AccountPorts } from './ports'

type BankAccountHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'bankAccountPage'
  | 'bankAccountStatusCount'
  | 'bankAccountNumber'
  | 'bankAccountCreate'
  | 'bankAccountSubmit'
  | 'bankAccountWithdraw'
  | 'bankAccountApprove'
  | 'bankAccountRefuse'
  | 'bankAccountBlock'
>

const DOCUMENT = 'bankAccount'
const HOUR_MS = 3_600_000

/** @throws AppError `MALL600403` for members whom the company's accounts do not concern. */
function requireReader(ctx: ActorContext): void {
  if (ctx.actor.kind !== 'operator' && !mayStep(BANK_READERS, ctx.actor.roles, 'bankAccount:read'))
    throw new AppError('MALL600403')
}

function rowOf(ctx: ActorContext, row: ListedAccount, stakes: ReadonlySet<string>): BankAccountRow {
  const status = bankAccountStatusOf(row.status)
  const ownStake = stakes.has(row.company_id)
  return {
    id: row.id,
    no: row.no,
    companyId: row.company_id,
    companyName: row.company_name,
    holderName: row.holder_name,
    holderDiffers: !isSamePartyName(row.holder_name, row.company_name),
    alsoElsewhere: row.also_elsewhere,
    bankName: row.bank_name,
    swift: row.swift,
    country: row.country,
    currency: row.currency,
    purpose: bankPurposeOf(row.purpose),
    last4: row.last4,
    files: row.files,
    reason: row.reason,
    checkMethod: row.check_method,
    decisionReason: row.decision_reason,
    effectiveAt: isoOrNull(row.effective_at),
    status,
    version: row.version,
    createdAt: iso(row.created_at),
    ownStake,
    actions: allowedActions(bankAccountMachine, status, towards(ctx, ownStake).actor.roles),
  }
}

/** @throws AppError with every field that cannot be right. */
async function checked(
  ctx: ActorContext,
  key: Buffer,
  { companyId, party }: Pick<Seat, 'companyId' | 'party'>,
  stated: StatedAccount,
): Promise<StatedAccount> {
  const account = {
    ...stated,
    swift: normaliseAccountNo(stated.swift),
    accountNo: normaliseAccountNo(stated.accountNo),
  }
  const fieldErrors: { path: string; rule: FieldRule }[] = bankAccountProblems(account)
  if (!bankPurposesOf(party).includes(account.purpose)) fieldErrors.push({ path: 'purpose', rule: 'invalid_value' })
  if (!isCurrencyCode(account.currency)) fieldErrors.push({ path: 'currency', rule: 'currency' })
  if (!COUNTRY_CODES.some(code => code === account.country)) fieldErrors.push({ path: 'country', rule: 'country' })
  if (!(await readsAllFiles(ctx, account.fileIds, 'document')))
    fieldErrors.push({ path: 'fileIds', rule: 'unknown_file' })
  if (fieldErrors.length === 0 && (await isInForce(ctx, key, companyId, account)))
    fieldErrors.push({ path: 'accountNo', rule: 'unchanged' })
  if (fieldErrors.length === 0 && (await isBlocked(ctx, key, companyId, account.accountNo)))
    fieldErrors.push({ path: 'accountNo', rule: 'blocked' })
  if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
  return account
}

/** What may stand in the log: the number only by its end. */
const auditOf = ({ holderName, bankName, swift, country, currency, purpose, last4, status }: BankAccountRecord) => ({
  holderName,
  bankName,
  swift,
  country,
  currency,
  purpose,
  last4,
  status,
})

/** The only way an account's state changes: history, audit and screens that show it follow. */
export async function moveBankAccount(
  ctx: ActorContext,
  account: BankAccountRecord,
  request: { action: BankAccountAction; version: number; set?: Partial<BankAccountRecord>; reason?: string },
): Promise<BankAccountRecord> {
  const next = await transition(ctx, {
    table: bankAccountTable,
    machine: bankAccountMachine,
    row: account,
    documentType: DOCUMENT,
    action: request.action,
    version: request.version,
    ...(request.set ? { set: request.set } : {}),
    note: request.reason ?? null,
  })
  await ctx.audit({
    action: `bankAccount:${request.action}`,
    entityType: DOCUMENT,
    entityId: account.id,
    entityNo: account.no,
    companyId: account.companyId,
    before: auditOf(account),
    after: auditOf(next),
    ...(request.reason ? { reason: request.reason } : {}),
  })
  ctx.live({ to: { companyId: account.companyId }, topic: DOCUMENT, id: account.id })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: account.id })
  return next
}

const answer = (account: BankAccountRecord) => ({
  status: bankAccountStatusOf(account.status),
  version: account.version,
})

async function handIn(ctx: ActorContext, draft: BankAccountRecord, stated: StatedAccount): Promise<BankAccountRecord> {
  const { accountNo, fileIds, ...said } = stated
  const account = await moveBankAccount(ctx, draft, {
    action: 'submit',
    version: draft.version,
    reason: stated.reason,
    set: { ...said, last4: endOf(accountNo), fileIds, decisionReason: null, checkMethod: null, effectiveAt: null },
  })
  await tellBankOwners(ctx, account, 'bank_submitted')
  await tellCheckers(ctx, account)
  return account
}

/** Checks by a second person: whoever stated an account does not approve it. */
async function approve(
  ctx: ActorContext,
  account: BankAccountRecord,
  input: { version: number; checkMethod: string; reason: string },
): Promise<BankAccountRecord> {
  if (account.createdBy === ctx.actor.userId) throw new AppError('USER_SERVICE530307')
  const toward = await towardCompany(ctx, account.companyId)
  requireAllowed(toward, bankAccountMachine, bankAccountStatusOf(account.status), 'approve')
  const isAnnounced = await hasBeenPaidElsewhere(ctx, account)
  const effectiveAt = new Date(
    ctx.now().getTime() + (isAnnounced ? timerOf(ctx.region, 'bankCoolOffHours') * HOUR_MS : 0),
  )
  return moveBankAccount(isAnnounced ? following(toward) : toward, account, {
    action: isAnnounced ? 'schedule' : 'approve',
    version: input.version,
    reason: input.reason,
    set: {
      checkMethod: input.checkMethod,
      checkedBy: ctx.actor.userId,
      checkedAt: ctx.now(),
      decisionReason: input.reason,
      effectiveAt,
    },
  })
}

export function bankAccountHandlers({ accounts }: { accounts: AccountPorts }): BankAccountHandlers {
  const { secretKey } = accounts
  return {
    async bankAccountPage(ctx, input) {
      requireReader(ctx)
      const page = await listBankAccounts(ctx, input)
      const stakes = await stakesOf(ctx)
      return { ...page, records: page.records.map(row => rowOf(ctx, row, stakes)) }
    },

    async bankAccountStatusCount(ctx, input) {
      requireReader(ctx)
      const rows = await countBankAccounts(ctx, input)
      return {
        all: rows.reduce((sum, row) => sum + row.n, 0),
        ...Object.fromEntries(rows.map(row => [row.status, row.n])),
      }
    },

    async bankAccountNumber(ctx, input) {
      requireReader(ctx)
      const account = await loadBankAccount(ctx, input.id)
      return { accountNo: await unsealNumber(ctx, secretKey, account.id) }
    },

    async bankAccountCreate(ctx, input) {
      const seat = ownersSeat(ctx, 'bankAccount:create')
      const stated = await checked(ctx, secretKey, seat, input)
      const draft = await insertBankAccount(ctx, secretKey, seat.companyId, stated)
      const { id, no } = await handIn(holding(ctx, 'bankAccount:submit'), draft, stated)
      return { id, no }
    },

    async bankAccountSubmit(ctx, { id, version, ...input }) {
      const seat = ownersSeat(ctx, 'bankAccount:submit')
      const draft = await loadBankAccount(ctx, id)
      if (draft.version !== version) throw new AppError('FT510006')
      requireAllowed(ctx, bankAccountMachine, bankAccountStatusOf(draft.status), 'submit')
      for (const path of ['currency', 'purpose'] as const)
        if (input[path] !== draft[path])
          throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule: 'not_editable' }] })
      const stated = await checked(ctx, secretKey, seat, input)
      await sealNumber(ctx, secretKey, id, stated.accountNo)
      return answer(await handIn(ctx, draft, stated))
    },

    async bankAccountWithdraw(ctx, input) {
      ownersSeat(ctx, 'bankAccount:withdraw')
      const account = await loadBankAccount(ctx, input.id)
      const next = await moveBankAccount(ctx, account, {
        action: 'withdraw',
        version: input.version,
        reason: input.reason,
      })
      if (account.status === 'change_pending') await tellPayers(ctx, accounts, next, 'payee_kept')
      return answer(next)
    },

    async bankAccountApprove(ctx, input) {
      const account = await loadBankAccount(ctx, input.id)
      const next = await approve(ctx, account, input)
      const isAnnounced = next.status === 'change_pending'
      await tellBankOwners(ctx, next, isAnnounced ? 'bank_planned' : 'bank_changed')
      if (isAnnounced) await tellPayers(ctx, accounts, next, 'payee_planned')
      return answer(next)
    },

    async bankAccountRefuse(ctx, input) {
      const account = await loadBankAccount(ctx, input.id)
      const next = await moveBankAccount(await towardCompany(ctx, account.companyId), account, {
        action: 'refuse',
        version: input.version,
        reason: input.reason,
        set: {
          checkedBy: ctx.actor.userId,
          checkedAt: ctx.now(),
          checkMethod: null,
          decisionReason: input.reason,
          effectiveAt: null,
        },
      })
      await tellBankOwners(ctx, next, 'bank_refused', input.reason)
      if (account.status === 'change_pending') await tellPayers(ctx, accounts, next, 'payee_kept')
      return answer(next)
    },

    async bankAccountBlock(ctx, input) {
      const account = await loadBankAccount(ctx, input.id)
      const next = await moveBankAccount(ctx, account, {
        action: 'block',
        version: input.version,
        reason: input.reason,
        set: { decisionReason: input.reason },
      })
      await tellBankOwners(ctx, next, 'bank_blocked', input.reason)
      if (account.status === 'verified') await tellPayers(ctx, accounts, next, 'payee_blocked')
      if (account.status === 'change_pending') await tellPayers(ctx, accounts, next, 'payee_kept')
      return answer(next)
    },
  }
}
