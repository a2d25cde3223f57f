import { isSamePartyName } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { unseal } from './sealed'

/** Where a company is paid; the whole number only for who is about to pay. */
export interface Payee {
  holderName: string
  bankName: string
  swift: string
  country: string
  currency: string
  last4: string
  accountNo: string | null
}

export interface Payees {
  /** In force, the asked currency before others. */
  accounts: Payee[]
  /** Announced: it takes the place of the one in force. */
  upcoming: { bankName: string; last4: string; currency: string; effectiveAt: string }[]
  /** An account was blocked by the platform and no other is in force. */
  isBlocked: boolean
}

interface PayeeRow {
  id: string
  holder_name: string
  bank_name: string
  swift: string
  country: string
  currency: string
  last4: string
  sealed_no: Buffer
  status: 'verified' | 'change_pending' | 'blocked'
  effective_at: Date
}

/** Whose account a company collects a currency by. */
export interface CollectAccount {
  currency: string
  holderName: string
  /** Number in the company register of its country, where it is in the company’s own name. */
  holderRegNo: string | null
}

/** The accounts in force that others pay a company to. */
export async function collectAccounts(ctx: ActorContext, companyId: string): Promise<CollectAccount[]> {
  const rows = await ctx.query<{ currency: string; holder: string; legal_name: string; reg_no: string | null }>(
    'collect_accounts',
    `select a.currency, a.holder_name as holder, c.legal_name, c.reg_no from bank_account a join company c on c.id = a.company_id
     where a.company_id = $1 and a.purpose = 'collect' and a.status = 'verified' order by a.currency`,
    [companyId],
  )
  return rows.map(({ currency, holder, legal_name, reg_no }) => ({
    currency,
    holderName: holder,
    holderRegNo: isSamePartyName(holder, legal_name) ? reg_no : null,
  }))
}

/** The accounts that a company collects money by, as whoever pays it sees them: those in the asked currency, all where there is none. */
export function payeesOf(secretKey: Buffer) {
  return async (
    ctx: ActorContext,
    companyId: string,
    asked: { currency: string; isPaying: boolean },
  ): Promise<Payees> => {
    const rows = await ctx.query<PayeeRow>(
      'payees',
      `select id, holder_name, bank_name, swift, country, currency, last4, sealed_no, status, effective_at from bank_account
       where company_id = $1 and purpose = 'collect' and status in ('verified', 'change_pending', 'blocked') order by currency, id`,
      [companyId],
    )
    const held = rows.filter(row => row.status === 'verified')
    const fitting = held.filter(row => row.currency === asked.currency)
    const shown = fitting.length > 0 ? fitting : held
    return {
      accounts: shown.map(row => ({
        holderName: row.holder_name,
        bankName: row.bank_name,
        swift: row.swift,
        country: row.country,
        currency: row.currency,
        last4: row.last4,
        accountNo: asked.isPaying ? unseal(secretKey, row.id, row.sealed_no).toString() : null,
      })),
      upcoming: rows
        .filter(row => row.status === 'change_pending')
        .filter(({ currency }) => currency === asked.currency || shown.some(row => row.currency === currency))
        .map(row => ({
          bankName: row.bank_name,
          last4: row.last4,
          currency: row.currency,
          effectiveAt: row.effective_at.toISOString(),
        })),
      isBlocked: held.length === 0 && rows.some(row => row.status === 'blocked'),
    }
  }
}
