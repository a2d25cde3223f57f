import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  actionDecide,
  answerContinue,
  answerStop,
  ask,
  assistantState,
  conversationClaim,
  conversationClear,
  conversationFeed,
  conversationOpen,
  conversationPage,
  conversationPin,
  conversationRename,
  deskFeed,
  deskOpen,
  deskPage,
  deskRelease,
  deskReply,
  deskStatusCount,
  deskTake,
  humanGiveUp,
  humanRequest,
  messageFeedback,
  messageHistory,
} from '@tradeport/domain/assistant/contract'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { ScriptedProvider, aPlatform, aQuestion as question, heardOf, listenTo, newKey } from './assistant.test-chat'
import { assistantServer } from './index'

let provider: ScriptedProvider
let api: TestApi
let drafted: { productId: string; quantity: string }[]

const platform = aPlatform({
  draftInquiry: async (_ctx, line) => {
    drafted.push(line)
    return 'http://buyer.example/inquiries/new'
  },
})

beforeAll(async () => {
  provider = new ScriptedProvider()
  api = await startModuleApi([plug(assistantServer, { provider, platform })])
  await api.api.start()
})
afterAll(() => api.close())
beforeEach(() => {
  drafted = []
  // Noon in China: somebody is at the desk.
  api.clock.now = new Date('2026-03-10T04:00:00.000Z')
})

/** Waits for what the server does on its own; every look is a call of the API. */
async function until<T>(look: () => Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  return await expect.poll(look, { timeout: 5_000, interval: 20 }).toSatisfy(wanted).then(look)
}
async function messageIn(caller: Caller, conversationId: string, key: string | undefined, id: string) {
  const { messages } = await caller.ok(conversationOpen, { id: conversationId, visitorKey: key })
  const found = messages.find(message => message.id === id)
  if (!found) throw new Error('the message is gone')
  return found
}
const settled = (caller: Caller, conversationId: string, key: string | undefined, id: string, status: string) =>
  until(
    () => messageIn(caller, conversationId, key, id),
    message => message.status === status,
  )

/** Does what makes the provider answer, and waits until it is asked. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  const before = provider.calls.length
  const result = await work()
  await expect.poll(() => provider.calls.length, { timeout: 5_000, interval: 10 }).toBe(before + 1)
  return result
}
async function begin(caller: Caller, key: string | undefined, over: object = {}) {
  const { conversationId, answer } = await asked(() => caller.ok(ask, question(key, over)))
  if (!answer) throw new Error('nobody answers')
  return { conversationId, answer }
}
const goOn = (messageId: string, visitorKey: string) =>
  asked(() => api.visitor.ok(answerContinue, { messageId, visitorKey }))

describe('an answer', () => {
  it('is written by the server and kept, with its sources and what it may do next', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    expect(answer).toMatchObject({ role: 'assistant', status: 'queued', content: '', seq: 2 })
    provider.say({ kind: 'reasoning', text: 'looking' })
    provider.text('At least ')
    provider.text('120 pieces [1].')
    provider.say({ kind: 'source', source: { kind: 'product', title: 'Sweater', url: '/product/1', snippet: '' } })
    provider.finish()
    const done = await settled(api.visitor, conversationId, key, answer.id, 'completed')
    expect(done).toMatchObject({
      content: 'At least 120 pieces [1].',
      reasoning: 'looking',
      sources: [{ title: 'Sweater' }],
    })
    const state = await api.visitor.ok(assistantState, { visitorKey: key })
    expect(state.quota.tokensLeft).toBe(state.quota.tokensPerDay - 30)
  })

  it('stops from anywhere, keeps its text, and goes on in the same message', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('First half')
    await until(
      () => messageIn(api.visitor, conversationId, key, answer.id),
      message => message.content === 'First half',
    )
    const stopped = await api.visitor.ok(answerStop, { messageId: answer.id, visitorKey: key })
    expect(stopped).toMatchObject({ status: 'stopped', content: 'First half' })
    // A second stop, from another tab, finds that it is done.
    expect((await api.visitor.ok(answerStop, { messageId: answer.id, visitorKey: key })).status).toBe('stopped')

    const again = await goOn(answer.id, key)
    expect(again.status).toBe('queued')
    provider.text(', second half')
    provider.finish()
    const done = await settled(api.visitor, conversationId, key, answer.id, 'completed')
    expect(done.content).toBe('First half, second half')
    expect(provider.written).toBe('First half')
  })

  it('keeps what was said when the provider fails, and can go on', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('Up to here')
    provider.say(new Error('502'))
    const failed = await settled(api.visitor, conversationId, key, answer.id, 'error')
    expect(failed).toMatchObject({ content: 'Up to here', errorCode: 'AI800500' })
    await goOn(answer.id, key)
    provider.text(' and on')
    provider.finish()
    expect((await settled(api.visitor, conversationId, key, answer.id, 'completed')).content).toBe('Up to here and on')
  })

  it('cut for its length is truncated', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('long')
    provider.finish('length')
    await settled(api.visitor, conversationId, key, answer.id, 'truncated')
  })

  it('keeps what no text may hold out of the database', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('a\u0000b \ud83d')
    provider.text('\ude00 <script>')
    provider.finish()
    expect((await settled(api.visitor, conversationId, key, answer.id, 'completed')).content).toBe('ab 😀 <script>')
  })

  it('is one at a time in a conversation', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    const second = await api.visitor.call(ask, question(key, { conversationId }))
    expect(second.code).toBe('AI800409')
    provider.finish()
    await settled(api.visitor, conversationId, key, answer.id, 'completed')
  })

  it('is asked for once, however often the browser repeats itself', async () => {
    const key = newKey()
    const options = { idempotencyKey: crypto.randomUUID() }
    const [first, second] = await asked(() =>
      Promise.all([api.visitor.ok(ask, question(key), options), api.visitor.ok(ask, question(key), options)]),
    )
    expect(second).toEqual(first)
    provider.finish()
    await settled(api.visitor, first.conversationId, key, first.answer?.id ?? '', 'completed')
    const page = await api.visitor.ok(conversationPage, { visitorKey: key })
    expect(page.records).toHaveLength(1)
  })

  it('whose writer died is given back with its text', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('so far')
    await until(
      () => messageIn(api.visitor, conversationId, key, answer.id),
      message => message.content === 'so far',
    )
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await api.api.jobs.run('assistant.recover')
    const lost = await messageIn(api.visitor, conversationId, key, answer.id)
    expect(lost).toMatchObject({ status: 'truncated', content: 'so far' })
    provider.text('too late')
    await goOn(answer.id, key)
    provider.text(', and on')
    provider.finish()
    expect((await settled(api.visitor, conversationId, key, answer.id, 'completed')).content).toBe('so far, and on')
  })
})

describe('the feed', () => {
  it('gives whoever attaches what is there, then what comes', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('One ')
    await until(
      () => messageIn(api.visitor, conversationId, key, answer.id),
      message => message.content === 'One ',
    )
    const tabs = await Promise.all(
      [1, 2].map(() => listenTo(api.api, conversationFeed, { conversationId, visitorKey: key })),
    )
    await expect.poll(() => tabs.every(({ events }) => events.length > 0)).toBe(true)
    provider.text('two')
    provider.finish()
    for (const line of tabs) {
      await expect
        .poll(() => line.events.find(({ event, data }) => event === 'message' && data['status'] === 'completed'), {
          timeout: 5_000,
        })
        .toBeTruthy()
      expect(line.events[0]).toMatchObject({ event: 'snapshot', data: { status: 'active' } })
      expect(heardOf(line, answer.id)).toBe('One two')
      line.close()
    }
  })

  it('is closed to everybody else', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    const stranger = await api.visitor.raw(conversationFeed, { conversationId, visitorKey: newKey() })
    expect(stranger.code).toBe('AI800404')
    provider.finish()
    await settled(api.visitor, conversationId, key, answer.id, 'completed')
  })
})

describe('a conversation', () => {
  it('answers a stranger as if it did not exist', async () => {
    const key = newKey()
    const buyer = await api.person({ kind: 'buyer' })
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.finish()
    await settled(api.visitor, conversationId, key, answer.id, 'completed')
    for (const [caller, visitorKey] of [
      [api.visitor, newKey()],
      [api.visitor, undefined],
      [buyer, undefined],
      [buyer, key],
    ] as const) {
      const codes = await Promise.all([
        caller.raw(conversationOpen, { id: conversationId, visitorKey }),
        caller.raw(ask, question(visitorKey, { conversationId })),
        caller.raw(answerStop, { messageId: answer.id, visitorKey }),
        caller.raw(answerContinue, { messageId: answer.id, visitorKey }),
        caller.raw(conversationClear, { id: conversationId, visitorKey }),
        caller.raw(conversationRename, { id: conversationId, visitorKey, title: 'mine' }),
        caller.raw(messageFeedback, { messageId: answer.id, visitorKey, feedback: 'up' }),
        caller.raw(humanRequest, { conversationId, visitorKey, reason: 'asked', entry: 'page' }),
      ])
      expect(codes.map(({ code }) => code)).toEqual(Array<string>(8).fill('AI800404'))
    }
  })

  it('is found by what was said, renamed, pinned, judged, and becomes a person’s after signing in', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('Merino at 120 pieces')
    provider.finish()
    await settled(api.visitor, conversationId, key, answer.id, 'completed')
    const other = await begin(api.visitor, key, { content: 'Ports of China 100%' })
    provider.finish()
    await settled(api.visitor, other.conversationId, key, other.answer.id, 'completed')

    const find = async (keyword: string) =>
      (await api.visitor.ok(conversationPage, { visitorKey: key, keyword })).records.map(row => row.id)
    expect(await find('at 120')).toEqual([conversationId])
    expect(await find('100%')).toEqual([other.conversationId])
    await api.visitor.ok(conversationRename, { id: conversationId, visitorKey: key, title: 'Sweaters' })
    await api.visitor.ok(conversationPin, { id: conversationId, visitorKey: key, pinned: true })
    const page = await api.visitor.ok(conversationPage, { visitorKey: key })
    expect(page.records.map(row => [row.title, row.pinned])).toEqual([
      ['Sweaters', true],
      ['Ports of China 100%', false],
    ])
    expect(
      (await api.visitor.ok(messageFeedback, { messageId: answer.id, visitorKey: key, feedback: 'up' })).feedback,
    ).toBe('up')

    const buyer = await api.person({ kind: 'buyer' })
    expect(await buyer.ok(conversationClaim, { visitorKey: key })).toEqual({ conversations: 2 })
    expect((await buyer.ok(conversationPage, {})).total).toBe(2)
    expect((await api.visitor.ok(conversationPage, { visitorKey: key })).total).toBe(0)
  })

  it('when cleared ends the answer and is gone, in one step', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('half')
    await api.visitor.ok(conversationClear, { id: conversationId, visitorKey: key })
    expect((await api.visitor.call(conversationOpen, { id: conversationId, visitorKey: key })).code).toBe('AI800404')
    const { rows } = await api.pool.query('select status from ai_message where id = $1', [answer.id])
    expect(['stopped', 'cancelled']).toContain(rows[0]?.status)
    provider.finish()
  })

  it('shows its newest messages and gives the earlier ones on demand', async () => {
    const key = newKey()
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.finish()
    await settled(api.visitor, conversationId, key, answer.id, 'completed')
    await api.pool.query(
      `insert into ai_message (id, conversation_id, seq, role, status, content, created_at)
       select gen_random_uuid(), $1, n, 'user', 'completed', 'm' || n, now() from generate_series(3, 100) n`,
      [conversationId],
    )
    const detail = await api.visitor.ok(conversationOpen, { id: conversationId, visitorKey: key })
    expect(detail.messages).toHaveLength(60)
    expect(detail.hasEarlier).toBe(true)
    const beforeSeq = detail.messages[0]?.seq ?? 0
    const earlier = await api.visitor.ok(messageHistory, { conversationId, visitorKey: key, beforeSeq })
    expect(earlier.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    expect(earlier.hasEarlier).toBe(false)
  })
})

describe('what is asked', () => {
  it.each([
    ['nothing', { content: '   ' }, 'AI800400'],
    ['too much', { content: 'x'.repeat(4_001) }, 'AI800413'],
    ['with a key that is none', { visitorKey: 'short' }, 'AI800400'],
    ['with somebody’s file', { fileIds: ['0198c0de-0000-7000-8000-000000000000'] }, 'AI800400'],
    ['from nowhere', { entry: 'fax' }, 'AI800400'],
    ['of a wrong type', { deepThinking: 'yes' }, 'AI800400'],
  ])('%s is refused with its field', async (_what, over, code) => {
    const envelope = await api.visitor.raw(ask, question(newKey(), over))
    expect(envelope.code).toBe(code)
  })

  it('ends for the day when the tokens are used up', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    await api.pool.query(`insert into ai_usage (owner, day, tokens) values ($1, '2026-03-10', 200000)`, [
      `user ${buyer.actor.userId}`,
    ])
    expect((await buyer.call(ask, question(undefined))).code).toBe('AI800429')
    api.clock.now = new Date('2026-03-10T16:00:01.000Z')
    const { conversationId, answer } = await begin(buyer, undefined)
    provider.finish()
    await settled(buyer, conversationId, undefined, answer.id, 'completed')
  })
})

describe('what the assistant proposes', () => {
  it('is done only after a yes, once, with the person’s own rights', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const { conversationId, answer } = await begin(buyer, undefined)
    provider.say({
      kind: 'action',
      action: 'draft_inquiry',
      args: { productId: 'p1', quantity: '300' },
      facts: { Product: 'Sweater' },
    })
    provider.finish()
    const done = await settled(buyer, conversationId, undefined, answer.id, 'completed')
    const actionId = done.actions[0]?.id ?? ''
    expect(done.actions[0]).toMatchObject({ action: 'draft_inquiry', state: 'asked', facts: { Product: 'Sweater' } })
    expect(drafted).toEqual([])
    const stranger = await api.person({ kind: 'buyer' })
    expect((await stranger.call(actionDecide, { actionId, accept: true })).code).toBe('AI800404')
    const decided = await buyer.ok(actionDecide, { actionId, accept: true })
    expect(decided.actions[0]).toMatchObject({ state: 'confirmed', url: 'http://buyer.example/inquiries/new' })
    expect((await buyer.call(actionDecide, { actionId, accept: true })).code).toBe('AI800403')
    expect(drafted).toEqual([{ productId: 'p1', quantity: '300', note: '' }])
  })
})

describe('a person at the desk', () => {
  const agent = () => api.person({ kind: 'operator', roles: ['op_cs'] })

  it('takes over what waits, answers live, and gives it back', async () => {
    const key = newKey()
    const [anna, boris] = [await agent(), await agent()]
    const { conversationId, answer } = await begin(api.visitor, key)
    provider.text('I')
    const waiting = await api.visitor.ok(humanRequest, {
      conversationId,
      visitorKey: key,
      reason: 'asked',
      entry: 'page',
    })
    expect(waiting).toMatchObject({
      status: 'waiting_agent',
      handoff: { position: expect.any(Number), agentName: null },
    })
    expect(waiting.messages.find(({ id }) => id === answer.id)?.status).toMatch(/stopped|cancelled/)

    const feed = await listenTo(api.api, conversationFeed, { conversationId, visitorKey: key })
    const row = (await anna.ok(deskPage, { tab: 'waiting' })).records.find(({ id }) => id === conversationId)
    expect(row?.excerpt).toContain('merino')
    const version = row?.version ?? 0
    const taken = await anna.ok(deskTake, { id: conversationId, version })
    expect((await boris.call(deskTake, { id: conversationId, version })).code).toBe('FT510006')
    expect((await boris.call(deskReply, { id: conversationId, content: 'me too' })).code).toBe('AI800403')
    const said = await anna.ok(deskReply, { id: conversationId, content: 'Anna here: 120 pieces.' })
    expect(said).toMatchObject({ role: 'agent', authorName: anna.actor.displayName })
    await expect.poll(() => feed.events.some(({ data }) => data['content'] === 'Anna here: 120 pieces.')).toBe(true)

    // The assistant is silent while a person speaks.
    const reply = await api.visitor.ok(ask, question(key, { conversationId, content: 'And in blue?' }))
    expect(reply.answer).toBeNull()
    const desk = await listenTo(api.api, deskFeed, { conversationId }, anna.token)
    await expect.poll(() => desk.events[0]?.event).toBe('snapshot')
    expect((await anna.ok(deskOpen, { id: conversationId })).messages.at(-1)?.content).toBe('And in blue?')
    expect(await anna.ok(deskStatusCount, {})).toMatchObject({ mine: 1 })

    await anna.ok(deskRelease, { id: conversationId, version: taken.version, summary: 'MOQ told' })
    const after = await api.visitor.ok(conversationOpen, { id: conversationId, visitorKey: key })
    expect(after.status).toBe('active')
    expect(after.messages.at(-1)).toMatchObject({ role: 'system', content: 'agent_left' })
    feed.close()
    desk.close()
    provider.finish()
  })

  describe('who is away when it answers', () => {
    const noticesTo = ({ actor }: Caller) =>
      api.notified.filter(({ to }) => 'userId' in to && to.userId === actor.userId)
    const minutesLater = (minutes: number) => (api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000))

    const seenOf = async (id: string) =>
      (await api.pool.query<{ seen: number }>('select seen_seq as seen from ai_conversation where id = $1', [id]))
        .rows[0]?.seen

    /** Asks for somebody, whom `anna` is; nobody follows the conversation. */
    async function taken(person: Caller, entry: 'page' | 'h5' | 'work', visitorKey?: string) {
      const anna = await agent()
      const asked = await person.ok(humanRequest, { reason: 'asked', entry, visitorKey })
      await anna.ok(deskTake, { id: asked.id, version: asked.version })
      return { anna, id: asked.id }
    }

    it.each([
      ['buyer', 'page', 'portal', '/IntelligentCustomerService'],
      ['buyer', 'h5', 'h5', '/IntelligentCustomerService'],
      ['seller', 'work', 'seller', '/assistant'],
      ['provider', 'work', 'providerAdmin', '/assistant'],
    ] as const)('%s of %s finds a message that leads back to %s', async (kind, entry, frontEnd, path) => {
      const person = await api.person({ kind })
      const { anna, id } = await taken(person, entry)
      await anna.ok(deskReply, { id, content: 'From 120 pieces.' })
      await api.api.jobs.run('assistant.away')
      expect(noticesTo(person)).toEqual([])
      minutesLater(2)
      await api.api.jobs.run('assistant.away')
      await api.api.jobs.run('assistant.away')
      expect(noticesTo(person)).toEqual([
        expect.objectContaining({
          kind: 'desk_reply',
          params: { actor: anna.actor.displayName },
          reply: 'From 120 pieces.',
          link: { frontEnd, route: `${path}?conversation=${id}` },
          dedupeKey: `desk-${id}`,
        }),
      ])
    })

    it('is told again of what is said later, and of nothing once the conversation is cleared', async () => {
      const person = await api.person({ kind: 'buyer' })
      const { anna, id } = await taken(person, 'page')
      for (const content of ['From 120 pieces.', 'In blue too.']) {
        await anna.ok(deskReply, { id, content })
        minutesLater(2)
        await api.api.jobs.run('assistant.away')
      }
      expect(noticesTo(person).map(({ reply }) => reply)).toEqual(['From 120 pieces.', 'In blue too.'])
      await anna.ok(deskReply, { id, content: 'And in red.' })
      await person.ok(conversationClear, { id })
      minutesLater(2)
      await api.api.jobs.run('assistant.away')
      expect(noticesTo(person)).toHaveLength(2)
    })

    it('is not told of what a page of their own has shown, nor what they come back to in time', async () => {
      const person = await api.person({ kind: 'buyer' })
      const { anna, id } = await taken(person, 'page')
      await anna.ok(deskReply, { id, content: 'From 120 pieces.' })
      const feed = await listenTo(api.api, conversationFeed, { conversationId: id }, person.token)
      await expect.poll(() => feed.events.map(({ event }) => event)).toContain('snapshot')
      await anna.ok(deskReply, { id, content: 'In blue too.' })
      await expect.poll(() => feed.events.some(({ data }) => data['content'] === 'In blue too.')).toBe(true)
      feed.close()
      // What was followed is kept a moment after it was sent.
      await expect.poll(() => seenOf(id)).toBe((await person.ok(conversationOpen, { id })).messages.at(-1)?.seq)
      minutesLater(2)
      await api.api.jobs.run('assistant.away')
      expect(noticesTo(person)).toEqual([])
    })

    it('cannot be told as a visitor, who has no account', async () => {
      const before = api.notified.length
      const { anna, id } = await taken(api.visitor, 'page', newKey())
      await anna.ok(deskReply, { id, content: 'From 120 pieces.' })
      minutesLater(2)
      await api.api.jobs.run('assistant.away')
      expect(api.notified).toHaveLength(before)
    })
  })

  it('who does not come gives the assistant back after three minutes', async () => {
    const key = newKey()
    const waiting = await api.visitor.ok(humanRequest, { visitorKey: key, reason: 'asked', entry: 'widget' })
    api.clock.now = new Date(api.clock.now.getTime() + 181_000)
    await api.api.jobs.run('assistant.waiting')
    const after = await api.visitor.ok(conversationOpen, { id: waiting.id, visitorKey: key })
    expect(after.status).toBe('active')
    expect((await api.visitor.call(humanGiveUp, { id: waiting.id, visitorKey: key })).code).toBe('AI800403')
  })

  it('is not there at night', async () => {
    api.clock.now = new Date('2026-03-10T18:00:00.000Z')
    const refused = await api.visitor.call(humanRequest, { visitorKey: newKey(), reason: 'asked', entry: 'page' })
    expect(refused.code).toBe('AI800423')
    expect((await api.visitor.ok(assistantState, {})).agents).toMatchObject({
      open: false,
      opensAt: '2026-03-11T00:00:00.000Z',
    })
  })

  it('sees the regions it serves and nothing that was never handed over', async () => {
    const key = newKey()
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_cs'] })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [elsewhere.actor.userId, ['1']])
    const quiet = await begin(api.visitor, key)
    provider.finish()
    await settled(api.visitor, quiet.conversationId, key, quiet.answer.id, 'completed')
    const anna = await agent()
    expect((await anna.call(deskOpen, { id: quiet.conversationId })).code).toBe('AI800404')
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await reviewer.call(deskOpen, { id: quiet.conversationId })).code).toBe('AI800403')
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.raw(deskPage, {})).code).toBe('gateway.400019')
  })
})
