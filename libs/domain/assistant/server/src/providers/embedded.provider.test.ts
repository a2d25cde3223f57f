import { describe, expect, it } from 'vitest'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { AnswerPart, AnswerRequest, AnswerTools, Finding, GoodsFinding } from '../provider'
import { embeddedProvider } from './embedded.provider'

const provider = embeddedProvider({ paceMs: 0 })

const request = (over: Partial<AnswerRequest> = {}): AnswerRequest => ({
  locale: 'en_US',
  region: DEFAULT_REGION,
  entry: 'page',
  question: 'What does FOB mean?',
  history: [],
  written: '',
  deepThinking: false,
  webSearch: false,
  personKind: 'visitor',
  context: {},
  ...over,
})

const help = (score: number): Finding => ({
  source: { kind: 'help', title: 'Incoterms', url: '/relatedDocument', snippet: 'FOB …' },
  text: 'FOB means free on board.',
  score,
})
const sweater: GoodsFinding = {
  productId: 'p1',
  source: { kind: 'product', title: 'Merino sweater', url: '/product/p1', snippet: 'Lanyun' },
  text: 'Merino sweater',
  score: 1,
  facts: { price: '12.00 USD', moq: '120 piece', leadDays: 20, seller: 'Lanyun' },
}

const tools = (over: Partial<AnswerTools> = {}): AnswerTools => ({
  knowledge: async () => [],
  goods: async () => [],
  orders: async () => null,
  inquiries: async () => null,
  web: async () => null,
  ...over,
})

async function answer(over: Partial<AnswerRequest>, toolsOver: Partial<AnswerTools> = {}) {
  const parts: AnswerPart[] = []
  for await (const part of provider.answer(request(over), tools(toolsOver), new AbortController().signal))
    parts.push(part)
  const textOf = (kind: 'text' | 'reasoning') => parts.map(part => (part.kind === kind ? part.text : '')).join('')
  return {
    text: textOf('text'),
    reasoning: textOf('reasoning'),
    sources: parts.flatMap(part => (part.kind === 'source' ? [part.source] : [])),
    actions: parts.flatMap(part => (part.kind === 'action' ? [part] : [])),
    unanswered: parts.some(part => part.kind === 'unanswered'),
    finished: parts.at(-1)?.kind === 'finish',
  }
}

describe('the embedded assistant', () => {
  it('answers from the help and cites it', async () => {
    const said = await answer({}, { knowledge: async () => [help(0.9)] })
    expect(said).toMatchObject({ text: 'FOB means free on board. [1]', unanswered: false, finished: true })
    expect(said.sources.map(({ title }) => title)).toEqual(['Incoterms'])
  })

  it('says that it does not know, and offers a person', async () => {
    const said = await answer({ question: 'What is the weather on Mars?' })
    expect(said.text).toContain('I do not want to guess')
    expect(said.unanswered).toBe(true)
    expect(said.actions.map(({ action }) => action)).toEqual(['request_human'])
    expect(said.sources).toEqual([])
  })

  it('finds goods, and drafts an inquiry for a buyer only', async () => {
    const question = 'I am looking for 500 merino sweaters'
    const goods = async () => [sweater]
    const buyer = await answer({ question, personKind: 'buyer' }, { goods })
    expect(buyer.text).toContain('**Merino sweater**: 12.00 USD, from 120 piece, Lanyun [1]')
    expect(buyer.actions[0]).toMatchObject({ action: 'draft_inquiry', args: { productId: 'p1', quantity: '500' } })
    const visitor = await answer({ question }, { goods })
    expect(visitor.actions).toEqual([])
    expect(visitor.text).toContain('Sign in as a buyer')
  })

  it('speaks of own orders only to who is signed in', async () => {
    const question = 'Where is my order?'
    expect((await answer({ question })).text).toContain('sign in first')
    const order: Finding = {
      source: { kind: 'order', title: 'TO2603100572', url: 'http://buyer.x/orders/1', snippet: '' },
      text: 'producing',
      score: 1,
    }
    const mine = await answer({ question, personKind: 'buyer' }, { orders: async () => [order] })
    expect(mine.text).toContain('**TO2603100572**: producing [1]')
    expect((await answer({ question, personKind: 'buyer' }, { orders: async () => [] })).text).toContain(
      'no such order',
    )
  })

  it('shows its steps in deep-thinking mode only', async () => {
    const knowledge = async () => [help(0.9)]
    expect((await answer({ deepThinking: true }, { knowledge })).reasoning).toContain('fob')
    expect((await answer({}, { knowledge })).reasoning).toBe('')
  })

  it('says when the web cannot be searched', async () => {
    const said = await answer({ webSearch: true }, { knowledge: async () => [help(0.9)] })
    expect(said.text).toContain('Searching the web is not set up here')
  })

  it('goes on where it was stopped', async () => {
    const knowledge = async () => [help(0.9)]
    const { text } = await answer({}, { knowledge })
    const rest = await answer({ written: text.slice(0, 8) }, { knowledge })
    expect(text.slice(0, 8) + rest.text).toBe(text)
    expect(rest.sources).toEqual([])
  })

  it('stops at once', async () => {
    const abort = new AbortController()
    const parts: AnswerPart[] = []
    for await (const part of provider.answer(request(), tools({ knowledge: async () => [help(0.9)] }), abort.signal)) {
      parts.push(part)
      abort.abort()
    }
    expect(parts.filter(({ kind }) => kind === 'text').length).toBeLessThanOrEqual(1)
  })
})
