import { ask, deskOpen, deskPage, deskReply, deskTake, humanRequest } from '@tradeport/domain/assistant/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import {
  aMessageInput,
  leaveMessageAgents,
  leaveMessageClaim,
  leaveMessageDetailOf,
  leaveMessagePage,
  leaveMessageReply,
  messageForm,
  messageSubmit,
} from '@tradeport/domain/support/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { only } from './hostile-texts.test-pen'

// What an operator has taken upon themselves does not wait for somebody who is gone.
const region = REGIONS.puyuan
const reason = 'Moves to another city'
const idOf = (who: Caller) => who.actor.userId ?? ''

let api: TestApi
let head: Caller
let leaving: Caller
beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'], region })
})
afterAll(() => api.close())
beforeEach(async () => {
  leaving = await api.person({ kind: 'operator', roles: ['op_cs', 'op_reviewer'], region })
})

async function aClaimedMessage(): Promise<string> {
  const { token } = await api.visitor.ok(messageForm, {})
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const { no } = await api.visitor.ok(messageSubmit, aMessageInput({ formToken: token, pageUrl: '/' }))
  const { id, version } = only((await leaving.ok(leaveMessagePage, { keyword: no })).records)
  await leaving.ok(leaveMessageClaim, { id, version })
  return id
}

async function aTakenConversation(): Promise<string> {
  const buyer = await api.person({ kind: 'buyer', region })
  const { conversationId } = await buyer.ok(ask, { content: 'Have you any wool?', entry: 'page' })
  await buyer.ok(humanRequest, { conversationId, reason: 'asked', entry: 'page' })
  const { version } = await leaving.ok(deskOpen, { id: conversationId })
  await leaving.ok(deskTake, { id: conversationId, version })
  return conversationId
}

let numbers = 0
async function aClaimedRegistration(): Promise<string> {
  const owner = await api.person({ kind: 'seller', region })
  numbers += 1
  const id = await sendCompanyChange(owner, {
    legalName: `Harbour Trading ${numbers} GmbH`,
    regNo: ['DE136695976', 'DE811569869'][numbers - 1] ?? '',
  })
  await leaving.ok(identity.claimRegistration, { id, version: 1 })
  return id
}

const leave = (successorId?: string) =>
  head.ok(identity.operatorLeave, {
    ...{ id: idOf(leaving), version: 0, reason },
    ...(successorId === undefined ? {} : { successorId }),
  })

describe('the work of an operator who leaves', () => {
  test('goes to the colleague who is named, who is told of it and goes on', async () => {
    const [message, conversation, registration] = [
      await aClaimedMessage(),
      await aTakenConversation(),
      await aClaimedRegistration(),
    ]
    const heir = await api.person({ kind: 'operator', roles: ['op_cs', 'op_reviewer'], region })
    await leave(idOf(heir))
    const held = await heir.ok(leaveMessageDetailOf, { id: message })
    expect(held).toMatchObject({ status: 'assigned', assignedTo: idOf(heir) })
    expect(held.timeline.at(-1)).toMatchObject({ action: 'assign', note: heir.actor.displayName })
    await heir.ok(leaveMessageReply, { id: message, version: held.version, body: 'We have them.', fileIds: [] })
    await heir.ok(deskReply, { id: conversation, content: 'We have found two mills.' })
    const { reviewerName, actions, timeline } = await heir.ok(identity.registrationDetail, { id: registration })
    expect([reviewerName, actions.includes('reject')]).toEqual([heir.actor.displayName, true])
    expect(timeline.at(-1)).toMatchObject({ action: 'take_over' })
    const told = (await heir.ok(notificationPage, { pageSize: 50 })).records.filter(
      ({ kind }) => kind === 'work_handed_on',
    )
    expect(told).toMatchObject([{ params: { name: leaving.actor.displayName, count: '3' } }])
  })

  test('waits for everybody where nobody is named, or where the colleague may not work on it', async () => {
    const [message, conversation, registration] = [
      await aClaimedMessage(),
      await aTakenConversation(),
      await aClaimedRegistration(),
    ]
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'], region })
    await leave(idOf(reviewer))
    const answered = await head.ok(leaveMessageDetailOf, { id: message })
    expect(answered).toMatchObject({ status: 'new', assignedTo: null })
    expect(answered.timeline.at(-1)).toMatchObject({ action: 'hand_back' })
    const { records } = await head.ok(deskPage, { tab: 'waiting', pageSize: 200 })
    expect(records.find(({ id }) => id === conversation)).toMatchObject({ status: 'waiting_agent', agentName: null })
    expect(await reviewer.ok(identity.registrationDetail, { id: registration })).toMatchObject({
      reviewerName: reviewer.actor.displayName,
    })

    leaving = reviewer
    await leave()
    const seen = await head.ok(identity.registrationDetail, { id: registration })
    expect(seen).toMatchObject({ status: 'in_review', reviewerName: null })
    expect(seen.timeline.at(-1)).toMatchObject({ action: 'hand_back' })
    expect(seen.actions).toContain('claim')
  })

  test('of a region that the colleague does not serve waits there', async () => {
    const message = await aClaimedMessage()
    const heir = await api.person({ kind: 'operator', roles: ['op_cs'], region })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      idOf(heir),
      [REGIONS.guangzhou.regionId],
    ])
    await leave(idOf(heir))
    expect(await head.ok(leaveMessageDetailOf, { id: message })).toMatchObject({ status: 'new', assignedTo: null })
  })
})

test('who speaks the language of a message is offered first for it', async () => {
  const id = await aClaimedMessage()
  const speaks = async (languages: string[]) => {
    const who = await api.person({ kind: 'operator', roles: ['op_cs'], region })
    await api.pool.query('update operator set languages = $2 where user_id = $1', [idOf(who), languages])
    return who
  }
  await speaks(['zh_CN'])
  const fits = await speaks(['ja_JP', 'en_US'])
  const [first, ...rest] = await head.ok(leaveMessageAgents, { id })
  expect(first).toMatchObject({ userId: idOf(fits), languages: ['ja_JP', 'en_US'] })
  expect(rest.length).toBeGreaterThan(1)
})
