import { createHmac } from 'node:crypto'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  BANK_ACCOUNT_STATUSES,
  BANK_PURPOSES,
  type BankAccountStatus,
  type BankPurpose,
} from '@tradeport/domain/identity/contract'
import { bankPurposesOf } from '@tradeport/domain/identity/rules'
import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { bankAccountTable, type BankAccountRecord } from './bank-account.table'
import { seatOf } from './member.handlers'
import { seal, unseal } from './sealed'

export function bankAccountStatusOf(value: string): BankAccountStatus {
  const status = BANK_ACCOUNT_STATUSES.find(known => known === value)
  if (!status) throw new Error(`bank account has unknown status ${value}`)
  return status
}

export function bankPurposeOf(value: string): BankPurpose {
  const purpose = BANK_PURPOSES.find(known => known === value)
  if (!purpose) throw new Error(`bank account has unknown purpose ${value}`)
  return purpose
}

/** An account as its owner states it, the number as `normaliseAccountNo` writes it. */
export interface StatedAccount {
  holderName: string
  bankName: string
  swift: string
  country: string
  currency: string
  purpose: BankPurpose
  accountNo: string
  fileIds: string[]
  reason: string
}

/** Members see their company's, where they buy those that are paid back to; operators those of the region. */
export function bankAccountScope(ctx: ActorContext): SQL {
  const region = sql`b.region_id = ${ctx.region.regionId}`
  if (ctx.actor.kind === 'operator') return region
  const { companyId, party } = seatOf(ctx)
  return sql`${region} and b.company_id = ${companyId} and b.purpose in ${bankPurposesOf(party)}`
}

/** What a list is narrowed to, whichever its state. */
export interface AskedAccounts {
  keyword?: string | undefined
  purpose?: BankPurpose | undefined
  companyId?: string | undefined
}

export const bankAccountsMatching = ({ keyword, purpose, companyId }: AskedAccounts) => {
  const part = keyword ? likePattern(keyword) : null
  return sql`(${purpose ?? null}::text is null or b.purpose = ${purpose ?? null})
    and (${companyId ?? null}::uuid is null or b.company_id = ${companyId ?? null}) and (${part}::text is null or b.no ilike ${part} or b.holder_name ilike ${part} or b.bank_name ilike ${part}
    or o.legal_name ilike ${part})`
}

export interface ListedAccount extends Record<string, unknown> {
  id: string
  no: string
  company_id: string
  company_name: string
  holder_name: string
  also_elsewhere: boolean
  bank_name: string
  swift: string
  country: string
  currency: string
  purpose: string
  last4: string
  files: { fileId: string; name: string }[]
  reason: string
  check_method: string | null
  decision_reason: string | null
  effective_at: string | null
  status: string
  version: number
  created_at: string
}

export async function listBankAccounts(
  ctx: ActorContext,
  asked: AskedAccounts & { status?: string | undefined; pageNum: number; pageSize: number },
): Promise<Page<ListedAccount>> {
  const { limit, offset } = limits(asked)
  const from = sql`from bank_account b join company o on o.id = b.company_id where ${bankAccountScope(ctx)}
    and (${asked.status ?? null}::text is null or b.status = ${asked.status ?? null}) and ${bankAccountsMatching(asked)}`
  const { rows } = await ctx.db.execute<ListedAccount>(sql`
    select b.id, b.no, b.company_id, o.legal_name as company_name, b.holder_name, b.bank_name, b.swift, b.country, b.currency, b.purpose, b.last4,
      b.reason, b.check_method, b.decision_reason, b.effective_at, b.status, b.version, b.created_at,
      ${ctx.actor.kind === 'operator'} and exists (select 1 from bank_account e where e.number_hash = b.number_hash
        and e.company_id <> b.company_id and e.status <> 'withdrawn') as also_elsewhere,
      coalesce((select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.file_name) order by f.created_at, f.id)
        from file_asset f where f.id = any (b.file_ids)), '[]') as files
    ${from} order by b.id desc limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, asked, rows, from, TOTAL_CAP)
}

export async function countBankAccounts(
  ctx: ActorContext,
  asked: AskedAccounts,
): Promise<{ status: string; n: number }[]> {
  const { rows } = await ctx.db.execute<{ status: string; n: number }>(sql`
    select b.status, count(*)::int as n from bank_account b join company o on o.id = b.company_id
    where ${bankAccountScope(ctx)} and ${bankAccountsMatching(asked)} group by b.status`)
  return rows
}

export async function loadBankAccount(ctx: ActorContext, id: string): Promise<BankAccountRecord> {
  const seat = ctx.actor.kind === 'operator' ? undefined : seatOf(ctx)
  const own =
    seat &&
    and(
      eq(bankAccountTable.companyId, seat.companyId),
      inArray(bankAccountTable.purpose, [...bankPurposesOf(seat.party)]),
    )
  const [row] = await ctx.db
    .select()
    .from(bankAccountTable)
    .where(and(eq(bankAccountTable.id, id), eq(bankAccountTable.regionId, ctx.region.regionId), own))
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

const hashOf = (key: Buffer, accountNo: string) => createHmac('sha256', key).update(accountNo).digest()

/** Text that may be seen: the last four signs of the number. */
export const endOf = (accountNo: string) => accountNo.slice(-4)

/** @throws AppError `USER_SERVICE530161` when one of this purpose and currency is under way already. */
export async function insertBankAccount(
  ctx: ActorContext,
  key: Buffer,
  companyId: string,
  account: StatedAccount,
): Promise<BankAccountRecord> {
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'BA', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  const rows = await ctx.query<{ id: string }>(
    'bank_account_insert',
    `insert into bank_account (id, no, region_id, status, company_id, holder_name, bank_name, swift, country, currency, sealed_no,
       number_hash, last4, file_ids, reason, created_at, updated_at, created_by, updated_by, purpose)
     values ($1, $2, $3, 'draft', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $16, $17)
     on conflict (company_id, purpose, currency) where status in ('draft', 'pending_check', 'change_pending') do nothing
     returning id`,
    [
      id,
      no,
      ctx.region.regionId,
      companyId,
      account.holderName,
      account.bankName,
      account.swift,
      account.country,
      account.currency,
      seal(key, id, Buffer.from(account.accountNo)),
      hashOf(key, account.accountNo),
      endOf(account.accountNo),
      account.fileIds,
      account.reason,
      ctx.now().toISOString(),
      ctx.actor.userId,
      account.purpose,
    ],
  )
  if (rows.length === 0) throw new AppError('USER_SERVICE530161')
  return loadBankAccount(ctx, id)
}

/** Another number in place of the one that was refused. */
export async function sealNumber(ctx: ActorContext, key: Buffer, id: string, accountNo: string): Promise<void> {
  await ctx.query('bank_account_number', 'update bank_account set sealed_no = $2, number_hash = $3 where id = $1', [
    id,
    seal(key, id, Buffer.from(accountNo)),
    hashOf(key, accountNo),
  ])
}

export async function unsealNumber(ctx: ActorContext, key: Buffer, id: string): Promise<string> {
  const [row] = await ctx.query<{ sealed_no: Buffer }>(
    'bank_account_sealed',
    'select sealed_no from bank_account where id = $1',
    [id],
  )
  if (!row) throw new AppError('USER_SERVICE530404')
  return unseal(key, id, row.sealed_no).toString()
}

/** Whether payers already pay to exactly this account. */
export async function isInForce(
  ctx: ActorContext,
  key: Buffer,
  companyId: string,
  account: StatedAccount,
): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'bank_account_same',
    `select id from bank_account where company_id = $1 and currency = $2 and status = 'verified' and number_hash = $3
       and swift = $4 and holder_name = $5 and purpose = $6`,
    [companyId, account.currency, hashOf(key, account.accountNo), account.swift, account.holderName, account.purpose],
  )
  return rows.length > 0
}

/** Whether the platform has blocked this very number for the company before: it does not come back under another name of the bank. */
export async function isBlocked(
  ctx: ActorContext,
  key: Buffer,
  companyId: string,
  accountNo: string,
): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'bank_account_blocked',
    `select id from bank_account where company_id = $1 and number_hash = $2 and status = 'blocked' limit 1`,
    [companyId, hashOf(key, accountNo)],
  )
  return rows.length > 0
}

/** Whether payers know another account of the company for that purpose: then a new one is announced before it holds. */
export async function hasBeenPaidElsewhere(ctx: ActorContext, account: BankAccountRecord): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'bank_account_known',
    `select id from bank_account where company_id = $1 and id <> $2 and purpose = $3
       and status in ('verified', 'replaced', 'blocked') limit 1`,
    [account.companyId, account.id, account.purpose],
  )
  return rows.length > 0
}

/** Announced accounts whose time has come, locked. */
export function dueBankAccounts(ctx: ActorContext, limit: number): Promise<BankAccountRecord[]> {
  return ctx.db
    .select()
    .from(bankAccountTable)
    .where(
      and(
        eq(bankAccountTable.status, 'change_pending'),
        sql`${bankAccountTable.effectiveAt} <= ${ctx.now().toISOString()}`,
      ),
    )
    .orderBy(bankAccountTable.effectiveAt, bankAccountTable.id)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** What another account of its purpose and currency takes the place of. */
export async function inForce(
  ctx: ActorContext,
  { companyId, purpose, currency }: Pick<BankAccountRecord, 'companyId' | 'purpose' | 'currency'>,
): Promise<BankAccountRecord[]> {
  return ctx.db
    .select()
    .from(bankAccountTable)
    .where(
      and(
        eq(bankAccountTable.companyId, companyId),
        eq(bankAccountTable.purpose, purpose),
        eq(bankAccountTable.currency, currency),
        eq(bankAccountTable.status, 'verified'),
      ),
    )
}
