import { screen } from '@testing-library/react'
import { changeMemberRoles, memberPage, saveCompanyRole } from '@tradeport/domain/identity/contract'
import { anInquiryHeader, anInquiryLine, inquiryCreate, threadPage } from '@tradeport/domain/sourcing/contract'
import { phoneFiles, sourcingBuyer, sourcingPhone } from '@tradeport/domain/sourcing/ui'
import type { Level } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aShop } from './shop.spec-scene'

// On the phone, too, a page offers what somebody holds, not what the built-in roles do that their single rights resemble.
let api: TestApi
let owner: Caller
let threadId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  const { storeId } = await aShop(api)
  owner = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await owner.ok(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [storeId] })
  threadId = (await owner.ok(threadPage, {})).records[0]?.id ?? ''
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const holderOf = (name: string, ...keys: string[]): Promise<Caller> =>
  holderWith(
    name,
    keys.map(key => ({ key, level: 'company' })),
  )

async function holderWith(name: string, permissions: { key: string; level: Level }[]): Promise<Caller> {
  const companyId = owner.actor.companyId ?? ''
  const member = await api.person({ kind: 'buyer', companyId, roles: ['buyer_viewer'] })
  const id = member.actor.userId ?? ''
  const role = await owner.ok(saveCompanyRole, { name, permissions, reason: 'Asked for' })
  const { records } = await owner.ok(memberPage, {})
  const version = records.find(each => each.id === id)?.version ?? 0
  await owner.ok(changeMemberRoles, { id, version, roles: [], companyRoleIds: [role.id], reason: 'Asked for' })
  return member
}

const openAs = async (as: Caller) => {
  opened = await openScreen({
    ...{ api, as, path: `/negotiations/${threadId}`, manifest: sourcingPhone, texts: [phoneFiles] },
  })
  await screen.findByRole('heading', { name: 'Harbour Mill' })
}

test('who may speak for the company has the words under the thumb', async () => {
  await openAs(await holderOf('Talks', 'thread:read', 'thread:send'))
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

test('who asks and reads, and does not speak, has none', async () => {
  await openAs(await holderOf('Asks', 'thread:read', 'inquiry:create'))
  await expect.poll(() => opened?.isAnswered()).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a list says how far the right to read it reaches, whatever other rights do', async () => {
  const clerk = await holderWith('Own inquiries', [
    { key: 'inquiry:read', level: 'own' },
    { key: 'order:read', level: 'company' },
  ])
  opened = await openScreen({ api, as: clerk, path: '/inquiries', manifest: sourcingBuyer, texts: [] })
  expect((await screen.findByRole('note')).textContent).toMatch(/^You see the inquiries that are yours/)
})

test('and nothing where it reaches all of the company’s', async () => {
  const reader = await holderOf('All inquiries', 'inquiry:read')
  opened = await openScreen({ api, as: reader, path: '/inquiries', manifest: sourcingBuyer, texts: [] })
  await expect.poll(() => opened?.isAnswered()).toBe(true)
  expect(screen.queryByRole('note')).toBeNull()
})
