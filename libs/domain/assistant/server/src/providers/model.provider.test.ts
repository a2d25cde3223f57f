import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { AnswerPart, AnswerRequest, AnswerTools } from '../provider'
import { modelProvider } from './model.provider'

type Chunk = { delta?: object; finish_reason?: string; usage?: object }
interface Asked {
  messages: { role: string; content: string | null }[]
  tools?: { function: { name: string } }[]
  reasoning_effort?: string
}

let server: Server
let address = ''
let rounds: (Chunk[] | number)[] = []
let asked: Asked[] = []

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** A chat-completions endpoint that streams what the test says. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then(body => {
      asked.push(JSON.parse(body) as Asked)
      const round = rounds.shift() ?? 500
      if (typeof round === 'number') {
        response.writeHead(round, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
        return
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const { delta = {}, finish_reason = null, usage } of round)
        response.write(
          `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], usage })}\n\n`,
        )
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}/v1` : ''
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  rounds = []
  asked = []
})

const request = (over: Partial<AnswerRequest> = {}): AnswerRequest => ({
  locale: 'en_US',
  region: DEFAULT_REGION,
  entry: 'page',
  question: 'Do you have merino sweaters?',
  history: [{ role: 'user', content: 'Hello' }],
  written: '',
  deepThinking: false,
  webSearch: false,
  personKind: 'visitor',
  context: {},
  ...over,
})
const tools: AnswerTools = {
  knowledge: async () => [],
  goods: async () => [
    {
      productId: 'p1',
      source: { kind: 'product', title: 'Merino sweater', url: '/product/p1', snippet: '' },
      text: '',
      score: 1,
      facts: { price: null, moq: '120 piece', leadDays: null, seller: 'Lanyun' },
    },
  ],
  orders: async () => null,
  inquiries: async () => null,
  web: async () => null,
}
async function answer(over: Partial<AnswerRequest> = {}): Promise<AnswerPart[]> {
  const provider = modelProvider({ baseUrl: address, apiKey: 'k', model: 'm' })
  const parts: AnswerPart[] = []
  for await (const part of provider.answer(request(over), tools, new AbortController().signal)) parts.push(part)
  return parts
}

describe('a language model', () => {
  it('streams its words, looks things up with the platform’s tools, and cites them', async () => {
    rounds = [
      [
        { delta: { tool_calls: [{ index: 0, id: 't1', function: { name: 'find_goods', arguments: '{"que' } }] } },
        {
          delta: { tool_calls: [{ index: 0, function: { arguments: 'ry":"merino"}' } }] },
          finish_reason: 'tool_calls',
        },
      ],
      [
        { delta: { content: 'Yes: ' } },
        { delta: { content: 'one [1].' }, finish_reason: 'stop', usage: { prompt_tokens: 50, completion_tokens: 7 } },
      ],
    ]
    const parts = await answer()
    expect(parts).toEqual([
      { kind: 'text', text: 'Yes: ' },
      { kind: 'text', text: 'one [1].' },
      { kind: 'source', source: expect.objectContaining({ title: 'Merino sweater' }) },
      { kind: 'finish', reason: 'stop', tokensIn: 50, tokensOut: 7 },
    ])
    expect(asked[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: expect.stringContaining('product_id p1') })
  })

  it('shows its thoughts only in deep-thinking mode', async () => {
    const thinking: Chunk[] = [
      { delta: { reasoning_content: 'hm' } },
      { delta: { content: 'A' }, finish_reason: 'stop' },
    ]
    rounds = [thinking, thinking]
    expect((await answer({ deepThinking: true })).map(({ kind }) => kind)).toEqual(['reasoning', 'text', 'finish'])
    expect(asked[0]?.reasoning_effort).toBe('high')
    expect((await answer()).map(({ kind }) => kind)).toEqual(['text', 'finish'])
  })

  it('is given the web only when it is asked for', async () => {
    const done: Chunk[] = [{ delta: { content: 'A' }, finish_reason: 'stop' }]
    rounds = [done, done]
    await answer({ webSearch: true })
    await answer()
    const offered = asked.map(({ tools: list }) => list?.some(each => each.function.name === 'search_web'))
    expect(offered).toEqual([true, false])
  })

  it('goes on with what is written, and says when its length was cut', async () => {
    rounds = [[{ delta: { content: ' more' }, finish_reason: 'length' }]]
    const parts = await answer({ written: 'So far' })
    expect(parts.at(-1)).toMatchObject({ kind: 'finish', reason: 'length' })
    expect(asked[0]?.messages.slice(-2).map(({ role }) => role)).toEqual(['assistant', 'user'])
  })

  it('proposes, and leaves the deed to the person', async () => {
    const args = JSON.stringify({ product_id: 'p1', product_title: 'Sweater', quantity: 300, note: 'blue' })
    rounds = [
      [{ delta: { tool_calls: [{ index: 0, id: 't', function: { name: 'propose_inquiry', arguments: args } }] } }],
      [{ delta: { content: 'See below.' }, finish_reason: 'stop' }],
    ]
    expect(await answer()).toContainEqual(
      expect.objectContaining({
        kind: 'action',
        action: 'draft_inquiry',
        args: { productId: 'p1', quantity: '300', note: 'blue' },
      }),
    )
  })

  it('survives a tool that does not exist and arguments that are none', async () => {
    rounds = [
      [{ delta: { tool_calls: [{ index: 0, id: 't', function: { name: 'drop_table', arguments: '{' } }] } }],
      [{ delta: { content: 'Well.' }, finish_reason: 'stop' }],
    ]
    expect((await answer()).find(({ kind }) => kind === 'text')).toEqual({ kind: 'text', text: 'Well.' })
  })

  it('fails when the endpoint does', async () => {
    rounds = [401]
    await expect(answer()).rejects.toThrow('401')
  })
})
