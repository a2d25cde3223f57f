import type { Job } from '@tradeport/node/server-kit'
import { moveBankAccount } from './bank-account.handlers'
import { tellBankOwners, tellPayers } from './bank-account.notices'
import { dueBankAccounts, inForce } from './bank-account.repository'
import type { AccountPorts } from './ports'

const BATCH = 100

/** What was announced long enough takes the place of the account before it, in one transaction: payers always see exactly one. */
export const bankAccountTimer = ({ accounts }: { accounts: AccountPorts }): Job => ({
  name: 'identity-bank-accounts',
  everySeconds: 300,
  async run(system) {
    for (const account of await dueBankAccounts(system, BATCH)) {
      const ctx = system.inRegion(account.regionId)
      for (const former of await inForce(ctx, account))
        await moveBankAccount(ctx, former, { action: 'replace', version: former.version })
      const next = await moveBankAccount(ctx, account, { action: 'activate', version: account.version })
      await tellBankOwners(ctx, next, 'bank_changed')
      await tellPayers(ctx, accounts, next, 'payee_changed')
    }
  },
})
