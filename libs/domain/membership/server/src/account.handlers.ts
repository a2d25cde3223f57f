import type * as membershipContract from '@tradeport/domain/membership/contract'
import { PLAN_EDITORS } from '@tradeport/domain/membership/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { Handlers } from '@tradeport/node/server-kit'
import { mayAct, requireOneOf } from './party'

type AccountHandlers = Pick<Handlers<typeof membershipContract>, 'paymentAccount' | 'paymentAccountSet'>

interface AccountRow {
  version: number
  holder: string
  bank: string
  account: string
  swift: string
  note: string
}

export const accountHandlers: AccountHandlers = {
  async paymentAccount(ctx) {
    const [account] = await ctx.query<AccountRow>(
      'membership_account',
      'select version, holder, bank, account, swift, note from membership_account where region_id = $1',
      [ctx.region.regionId],
    )
    return { account: account ?? null, mayChange: mayAct(ctx, PLAN_EDITORS, 'membershipAccount') }
  },

  async paymentAccountSet(ctx, { reason, ...input }) {
    requireOneOf(ctx, PLAN_EDITORS, 'membershipAccount')
    const written = await ctx.query<{ version: number }>(
      'membership_account_set',
      `insert into membership_account (region_id, version, holder, bank, account, swift, note, updated_at)
       values ($1, 0, $3, $4, $5, $6, $7, $8)
       on conflict (region_id) do update set version = membership_account.version + 1, holder = $3, bank = $4, account = $5,
         swift = $6, note = $7, updated_at = $8
       where membership_account.version = $2 returning version`,
      [
        ctx.region.regionId,
        input.version,
        input.holder,
        input.bank,
        input.account,
        input.swift,
        input.note,
        ctx.now().toISOString(),
      ],
    )
    if (!written[0]) throw new AppError('FT510006')
    await ctx.audit({
      action: 'membershipAccount:set',
      entityType: 'membershipAccount',
      entityId: ctx.region.regionId,
      after: input,
      reason,
    })
    return written[0]
  },
}
