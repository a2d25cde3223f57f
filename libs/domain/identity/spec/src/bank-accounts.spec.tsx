import { screen, waitFor, within } from '@testing-library/react'
import { bankAccountCreate, bankAccountPage } from '@tradeport/domain/identity/contract'
import { companyAdmin, companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller } from '@tradeport/testing/harness'
import { chooseFromMore, dialogBy, press, screenTests, type, waitForWrong } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// Both ends of an account: the company that states it and the operators who check it.
const screens = screenTests({
  manifest: { ...companyWork, routes: [...companyWork.routes, ...companyAdmin.routes] },
  texts: [identitySeller],
})
let owner: Caller
let finance: Caller
beforeAll(async () => {
  owner = await screens.api.person({ kind: 'seller', companyName: 'Lanyun GmbH' })
  finance = await screens.api.person({ kind: 'operator', roles: ['op_finance'] })
})

async function stateAccount(holderName = 'Lanyun GmbH') {
  const fileId = uuidv7()
  await screens.api.pool.query(
    `insert into file_asset (id, region_id, owner_company_id, kind, visibility, file_name, mime, size, sha256, storage_key, created_at)
     values ($1, $2, $3, 'document', 'private', 'bank.pdf', 'application/pdf', 1, '', '', now())`,
    [fileId, DEFAULT_REGION.regionId, owner.actor.companyId],
  )
  return owner.ok(bankAccountCreate, {
    ...{ holderName, bankName: 'Commerzbank AG', swift: 'COBADEFFXXX', country: 'DE', currency: 'EUR' },
    ...{ purpose: 'collect', accountNo: 'DE89370400440532013000', fileIds: [fileId], reason: 'Our account' },
  })
}

const statusOf = async (id: string) => (await owner.ok(bankAccountPage, {})).records.find(row => row.id === id)?.status

test('the form looks at check digits before anything is sent', async () => {
  await screens.open('/company/bank', owner)
  const dialog = await dialogBy('Add account')
  type(/^Bank\b(?!.*country)/, 'Bank of China')
  type(/^BIC/, 'COBADEFF')
  type(/^Account number/, '12')
  press('Hand in for checking', dialog)
  await waitForWrong(/^BIC/)
  await waitForWrong(/^Account number/)
})

test('the owner sees the end of the number and all of it when asked, and takes the account back', async () => {
  const { id } = await stateAccount()
  await screens.open('/company/bank', owner)
  expect(await screen.findByText('…3000')).toBeTruthy()
  press('Show number')
  expect(await screen.findByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  await chooseFromMore('Withdraw')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('The account goes no further. The one in force stays.')).toBeTruthy()
  press('Withdraw', dialog)
  await waitForWrong(/^Reason/)
  type(/^Reason/, 'Nobody here stated it')
  press('Withdraw', dialog)
  await waitFor(async () => expect(await statusOf(id)).toBe('withdrawn'))
})

test('an operator compares, says how, and approves', async () => {
  const { id } = await stateAccount('Somebody Else')
  await screens.open('/bank-accounts?status=pending_check', finance)
  expect(await screen.findByText('Not the company’s name')).toBeTruthy()
  press('Approve')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Reason of the company: Our account')).toBeTruthy()
  press('Approve', dialog)
  await waitForWrong(/^Reason/)
  type(/^Reason/, 'As on the letter')
  press('Approve', dialog)
  await waitFor(async () => expect(await statusOf(id)).toBe('verified'))
})
