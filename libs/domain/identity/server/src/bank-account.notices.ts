import { OWNER_ROLES } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { bankPurposeOf } from './bank-account.repository'
import type { BankAccountRecord } from './bank-account.table'
import { loadCompany } from './company-state'
import { FRONT_ENDS } from './invitation-mail'
import type { AccountPorts } from './ports'

type CompanyNews = 'bank_submitted' | 'bank_refused' | 'bank_planned' | 'bank_changed' | 'bank_blocked'
type PayerNews = 'payee_planned' | 'payee_changed' | 'payee_kept' | 'payee_blocked'

/** Whose owners state an account of that purpose. */
const STATED_BY = { collect: ['seller', 'provider'], refund: ['buyer', 'seller', 'provider'] } as const

const nameOf = ({ bankName, last4, currency }: BankAccountRecord) => `${bankName} …${last4} (${currency})`

const paramsOf = (ctx: ActorContext, account: BankAccountRecord) => ({
  actor: ctx.actor.displayName,
  name: nameOf(account),
  date: (account.effectiveAt ?? ctx.now()).toISOString(),
})

/** Owners hear of every step, whoever took it: a change that they did not make is what they have to see first. */
export async function tellBankOwners(
  ctx: ActorContext,
  account: BankAccountRecord,
  event: CompanyNews,
  reason = '',
): Promise<void> {
  const { parties } = await loadCompany(ctx, account.companyId)
  for (const party of STATED_BY[bankPurposeOf(account.purpose)]) {
    if (!parties.includes(party)) continue
    await ctx.notify({
      kind: 'security_alert',
      to: { companyId: account.companyId, identity: party, roles: [OWNER_ROLES[party]] },
      params: { event, reason, ...paramsOf(ctx, account) },
      link: { frontEnd: FRONT_ENDS[party], route: '/company/bank' },
      dedupeKey: `${event}:${account.id}:${account.version}`,
    })
  }
}

/** Buyers with open orders, who may be about to pay; nobody is about to pay something back. */
export async function tellPayers(
  ctx: ActorContext,
  { openPartners }: Pick<AccountPorts, 'openPartners'>,
  account: BankAccountRecord,
  event: PayerNews,
): Promise<void> {
  if (account.purpose !== 'collect') return
  const { legalName } = await loadCompany(ctx, account.companyId)
  for (const partner of await openPartners(ctx, account.companyId)) {
    if (partner.identity !== 'buyer') continue
    ctx.live({ to: { companyId: partner.companyId }, topic: 'bankAccount', id: account.id })
    await ctx.notify({
      kind: 'security_alert',
      to: partner,
      params: { event, party: legalName, ...paramsOf(ctx, account) },
      link: { frontEnd: FRONT_ENDS.buyer, route: '/orders' },
      dedupeKey: `${event}:${account.id}:${account.version}:${partner.companyId}`,
    })
  }
}

export async function tellCheckers(ctx: ActorContext, account: BankAccountRecord): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: 'bankAccount:approve', regionId: ctx.region.regionId },
    params: { no: account.no, name: account.holderName, subject: 'bankAccount' },
    link: { frontEnd: 'admin', route: '/bank-accounts?status=pending_check' },
    dedupeKey: `bank-account-review:${account.id}`,
  })
}
