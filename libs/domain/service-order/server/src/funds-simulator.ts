import { sql } from 'drizzle-orm'
import { uuidv7 } from '@tradeport/node/db'
import type { FundsInstruction, FundsOutcome, FundsPort } from '@tradeport/node/funds'
import type { ActorContext } from '@tradeport/node/server-kit'

type Side = 'D' | 'C'
type Posting = 'P-01' | 'P-11' | 'P-12' | 'P-13' | 'P-14'

interface Entry {
  account: string
  kind: 'asset' | 'liability' | 'income'
  side: Side
  amountMinor: bigint
}

/**
 * A bank that moves no money: it keeps books by the posting templates of trade-services 17.b. A transfer of a customer arrives at once;
 * from the balance is paid only what earlier refunds left there.
 */
export const simulatedFunds: FundsPort = {
  simulated: true,
  settle: (step, instruction) => step(ctx => settle(ctx, instruction)),
}

const customerOf = ({ customerCompanyId, currency }: FundsInstruction) => `CUSTOMER:${customerCompanyId}:${currency}`
const providerOf = ({ providerCompanyId, currency }: FundsInstruction) => `PROVIDER:${providerCompanyId}:${currency}`

async function settle(ctx: ActorContext, instruction: FundsInstruction): Promise<FundsOutcome> {
  // Whoever asks twice at the same time waits here, and then finds what was done.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerOf(instruction)}, 0))`)
  const done = await ctx.db.execute<{ id: string }>(sql`
    select id from funds_simulator_tx where reference = ${instruction.reference} and posting_code <> 'P-01'`)
  const [first] = done.rows
  if (first) return { ok: true, bankReference: first.id }
  switch (instruction.kind) {
    case 'hold':
      return hold(ctx, instruction)
    case 'release':
      return booked(await post(ctx, instruction, 'P-12', releaseEntries(instruction)))
    case 'refund':
      return booked(
        await post(ctx, instruction, 'P-13', [
          escrow(instruction, 'D'),
          { account: customerOf(instruction), kind: 'liability', side: 'C', amountMinor: instruction.amountMinor },
        ]),
      )
    case 'reclaim':
      return booked(await post(ctx, instruction, 'P-14', reclaimEntries(instruction)))
  }
}

const booked = (bankReference: string): FundsOutcome => ({ ok: true, bankReference })

const escrow = ({ currency, amountMinor }: FundsInstruction, side: Side): Entry => ({
  account: `ESCROW:${currency}`,
  kind: 'liability',
  side,
  amountMinor,
})

async function hold(ctx: ActorContext, instruction: FundsInstruction): Promise<FundsOutcome> {
  const { amountMinor, currency } = instruction
  const customer = { account: customerOf(instruction), kind: 'liability' as const }
  const available = await balanceOf(ctx, customer.account)
  const missing = amountMinor - available
  if (missing > 0n && instruction.payMode === 'balance') return { ok: false, failure: 'insufficient_balance' }
  if (missing > 0n)
    await post(ctx, instruction, 'P-01', [
      { account: `BANK:${currency}`, kind: 'asset', side: 'D', amountMinor: missing },
      { ...customer, side: 'C', amountMinor: missing },
    ])
  return booked(
    await post(ctx, instruction, 'P-11', [{ ...customer, side: 'D', amountMinor }, escrow(instruction, 'C')]),
  )
}

const releaseEntries = (instruction: FundsInstruction): Entry[] => [
  escrow(instruction, 'D'),
  ...earnings(instruction, 'C'),
]

const reclaimEntries = (instruction: FundsInstruction): Entry[] => [
  ...earnings(instruction, 'D'),
  { account: customerOf(instruction), kind: 'liability', side: 'C', amountMinor: instruction.amountMinor },
]

/** The parts of provider and platform. */
function earnings(instruction: FundsInstruction, side: Side): Entry[] {
  const { amountMinor, commissionMinor, currency } = instruction
  const provider = { account: providerOf(instruction), kind: 'liability' as const }
  const platform = { account: `COMMISSION:${currency}`, kind: 'income' as const }
  return [
    { ...provider, side, amountMinor: amountMinor - commissionMinor },
    { ...platform, side, amountMinor: commissionMinor },
  ].filter(entry => entry.amountMinor > 0n)
}

/** What a liability account holds for its owner. */
async function balanceOf(ctx: ActorContext, code: string): Promise<bigint> {
  const { rows } = await ctx.db.execute<{ balance: string }>(sql`
    select coalesce(sum(case e.side when 'C' then e.amount_minor else -e.amount_minor end), 0)::text as balance
    from funds_simulator_entry e join funds_simulator_account a on a.id = e.account_id where a.code = ${code}`)
  return BigInt(rows[0]?.balance ?? '0')
}

async function post(
  ctx: ActorContext,
  instruction: FundsInstruction,
  posting: Posting,
  entries: readonly Entry[],
): Promise<string> {
  const id = uuidv7()
  await ctx.db.execute(sql`
    insert into funds_simulator_tx (id, reference, posting_code, created_at)
    values (${id}, ${instruction.reference}, ${posting}, ${ctx.now().toISOString()})`)
  for (const { account, kind, side, amountMinor } of entries) {
    await ctx.db.execute(sql`
      insert into funds_simulator_account (id, code, kind, currency) values (${uuidv7()}, ${account}, ${kind}, ${instruction.currency})
      on conflict (code) do nothing`)
    await ctx.db.execute(sql`
      insert into funds_simulator_entry (tx_id, account_id, side, currency, amount_minor)
      select ${id}, a.id, ${side}, a.currency, ${amountMinor.toString()}::bigint from funds_simulator_account a where a.code = ${account}`)
  }
  return id
}
