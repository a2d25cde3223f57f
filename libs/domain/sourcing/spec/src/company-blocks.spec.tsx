import { screen, within } from '@testing-library/react'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { blocksAdmin } from '@tradeport/domain/sourcing/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// What operators see on the page of a company of what it and others want nothing more of, over the real API and its database.
const screens = screenTests({
  start: () => startTestApi(),
  manifest: identityAdmin,
  texts: [companyAdmin, blocksAdmin],
})
let mill: Caller
let buyer: Caller
beforeAll(async () => {
  mill = await screens.api.person({ kind: 'seller', companyName: 'Harbour Mill Co., Ltd.' })
  buyer = await screens.api.person({ kind: 'buyer', companyName: 'Hallig Wool GmbH' })
  await screens.api.pool.query(
    `insert into company_block (id, region_id, blocker_company_id, blocker_name, blocked_company_id, blocked_name, reason, note,
       created_at, created_by, by_name)
     values ($1, $2, $3, 'Harbour Mill Co., Ltd.', $4, 'Hallig Wool GmbH', 'abuse', 'Shouts', now(), $5, 'Li Wei')`,
    [uuidv7(), DEFAULT_REGION.regionId, mill.actor.companyId, buyer.actor.companyId, mill.actor.userId],
  )
})

const blocks = async () => {
  const heading = await screen.findByRole('heading', { name: 'Blocks' })
  const section = heading.closest('section')
  if (!section) throw new Error('blocks are in no section')
  return within(section)
}

test.each(['mill', 'buyer'] as const)('the %s’s page says who blocked whom, and why', async side => {
  const trade = await screens.api.person({ kind: 'operator', roles: ['op_trade'] })
  await screens.open(`/companies/${(side === 'mill' ? mill : buyer).actor.companyId ?? ''}`, trade)
  const section = await blocks()
  expect(await section.findByText('Insulting or rude – Shouts')).toBeTruthy()
  expect(section.getByText('Harbour Mill Co., Ltd.')).toBeTruthy()
  expect(section.getByText('Hallig Wool GmbH')).toBeTruthy()
  expect(section.getByText('Li Wei')).toBeTruthy()
})

test('a company without any says so', async () => {
  const quiet = await screens.api.person({ kind: 'buyer' })
  await screens.open(`/companies/${quiet.actor.companyId ?? ''}`, await screens.api.person({ kind: 'operator' }))
  expect(await (await blocks()).findByText(/has blocked nobody/)).toBeTruthy()
})

test('whoever may not read blocks is shown the company without them', async () => {
  const finance = await screens.api.person({ kind: 'operator', roles: ['op_finance'] })
  await screens.open(`/companies/${mill.actor.companyId ?? ''}`, finance)
  expect(await screen.findByText(mill.actor.displayName)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Blocks' })).toBeNull()
})
