import { surfaceWords } from '@tradeport/kernel/values'
import type { LocaleCode } from '@tradeport/kernel/config'
import type { AnswerSource } from '@tradeport/domain/assistant/contract'
import { INTENTS, fill, helpTexts, type HelpTexts, type Intent } from '../help/help-texts'
import type { AnswerPart, AnswerProvider, AnswerRequest, AnswerTools, Finding, GoodsFinding } from '../provider'

/** A finding that carries the answer itself. */
const SURE = 0.55
const GOODS_SHOWN = 5
/** Two words at a time: about as fast as one reads, and slow enough to be stopped. */
const WORDS_AT_ONCE = 2
const READING_PACE_MS = 30
const DOCUMENT_NO = /\b[A-Z]{2}\d{6}[\dA-Z]{4,}\b/

/**
 * Answers without a network and without a language model: it looks through the platform's own contents and says in prepared
 * sentences what it found and where. It makes nothing up, because it has no words of its own.
 */
export function embeddedProvider({ paceMs = READING_PACE_MS }: { paceMs?: number } = {}): AnswerProvider {
  return {
    kind: 'embedded',
    name: 'embedded',
    async *answer(request, tools, signal) {
      const texts = await helpTexts(request.locale)
      const draft = await compose(request, tools, texts)
      if (request.deepThinking && request.written === '')
        for (const line of draft.thoughts) yield* paced('reasoning', `${line}\n`, paceMs, signal)
      for (const source of request.written === '' ? draft.sources : []) yield { kind: 'source', source }
      // Going on: the same findings make the same text, of which the beginning is there already.
      const whole = draft.paragraphs.join('\n\n')
      const rest = whole.startsWith(request.written) ? whole.slice(request.written.length) : `\n\n${whole}`
      yield* paced('text', rest, paceMs, signal)
      for (const action of draft.actions) yield action
      if (draft.isUnanswered) yield { kind: 'unanswered' }
      yield { kind: 'finish', reason: 'stop', tokensIn: 0, tokensOut: 0 }
    },
  }
}

async function* paced(
  kind: 'text' | 'reasoning',
  text: string,
  paceMs: number,
  signal: AbortSignal,
): AsyncIterable<AnswerPart> {
  const pieces = text.match(/\s*\S+|\s+$/g) ?? []
  for (let at = 0; at < pieces.length; at += WORDS_AT_ONCE) {
    if (signal.aborted) return
    for (const piece of cut(pieces.slice(at, at + WORDS_AT_ONCE).join(''))) {
      yield { kind, text: piece }
      if (paceMs > 0) await rest(paceMs, signal)
    }
  }
}

/** Scripts without spaces come in pieces too. */
const cut = (text: string): string[] => text.match(/[\s\S]{1,12}/gu) ?? []

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

interface Draft {
  paragraphs: string[]
  sources: AnswerSource[]
  actions: Extract<AnswerPart, { kind: 'action' }>[]
  thoughts: string[]
  isUnanswered: boolean
}

async function compose(request: AnswerRequest, tools: AnswerTools, texts: HelpTexts): Promise<Draft> {
  const { phrases } = texts
  const draft: Draft = { paragraphs: [], sources: [], actions: [], thoughts: [], isUnanswered: false }
  const { question, locale } = request
  const wants = intentsOf(question, texts, locale)
  const words = surfaceWords(question, locale)
  draft.thoughts.push(fill(phrases.think_words, { words: words.slice(0, 8).join(', ') }))

  if (wants.has('human')) {
    draft.paragraphs.push(phrases.human_offer)
    draft.actions.push({ kind: 'action', action: 'request_human', args: {}, facts: {} })
    return draft
  }
  if (words.length <= 3 && wants.has('greeting')) return { ...draft, paragraphs: [phrases.greeting] }
  if (words.length <= 4 && wants.has('thanks')) return { ...draft, paragraphs: [phrases.thanks] }

  const no = DOCUMENT_NO.exec(question.toUpperCase())?.[0]
  if (wants.has('orders') || no) await addDocuments(draft, await tools.orders(no), phrases.orders_found, texts)
  if (wants.has('inquiries') || no) await addDocuments(draft, await tools.inquiries(no), phrases.inquiries_found, texts)
  if (draft.paragraphs.length > 0) return draft
  if (wants.has('orders') || wants.has('inquiries') || no) {
    const mine = wants.has('inquiries') ? phrases.inquiries_none : phrases.orders_none
    return { ...draft, paragraphs: [request.personKind === 'visitor' ? phrases.sign_in : mine, phrases.human_hint] }
  }

  const knowledge = await tools.knowledge(question)
  draft.thoughts.push(fill(phrases.think_help, { count: knowledge.length }))
  const best = knowledge[0]
  const isHelp = best?.source.kind === 'help' && best.score >= SURE
  const goods = wants.has('goods') || wants.has('draft') || !isHelp ? await tools.goods(question) : []
  draft.thoughts.push(fill(phrases.think_goods, { count: goods.length }))
  if (isHelp) addHelp(draft, best, knowledge.slice(1, 3), texts)
  if (goods.length > 0 && (!isHelp || wants.has('goods'))) addGoods(draft, goods, request, texts)
  if (request.webSearch) await addWeb(draft, await tools.web(question), texts)
  if (draft.paragraphs.length > 0 && draft.sources.length > 0) return draft

  if (best) addHelp(draft, best, knowledge.slice(1, 3), texts)
  else {
    draft.thoughts.push(phrases.think_nothing)
    draft.paragraphs.push(phrases.nothing_found, phrases.human_offer)
    draft.actions.push({ kind: 'action', action: 'request_human', args: {}, facts: {} })
    draft.isUnanswered = true
  }
  return draft
}

function intentsOf(question: string, { intents }: HelpTexts, locale: LocaleCode): Set<Intent> {
  const asked = ` ${surfaceWords(question, locale).join(' ')} `
  const joined = asked.replaceAll(' ', '')
  const has = (phrase: string) => {
    const words = surfaceWords(phrase, locale)
    // Scripts without spaces are cut differently in different company: their phrases are looked for as they are written.
    return (
      asked.includes(` ${words.join(' ')} `) ||
      (/[^\p{Script=Latin}\p{Script=Cyrillic}\s\d]/u.test(phrase) && joined.includes(words.join('')))
    )
  }
  return new Set(INTENTS.filter(intent => intents[intent].some(has)))
}

/** @returns the number by which a text cites the source. */
function cite(draft: Draft, source: AnswerSource): number {
  const known = draft.sources.findIndex(each => each.url === source.url && each.title === source.title)
  if (known >= 0) return known + 1
  return draft.sources.push(source)
}

function addHelp(draft: Draft, best: Finding, others: readonly Finding[], { phrases }: HelpTexts): void {
  const n = cite(draft, best.source)
  const answer = best.source.kind === 'help' ? best.text : `**${best.source.title}**: ${best.source.snippet}`
  draft.paragraphs.push(fill(phrases.help_found, { answer, n }))
  if (others.length === 0) return
  const lines = others.map(({ source }) => `- ${source.title} [${cite(draft, source)}]`)
  draft.paragraphs.push([phrases.also, ...lines].join('\n'))
}

function addGoods(draft: Draft, goods: readonly GoodsFinding[], request: AnswerRequest, { phrases }: HelpTexts): void {
  const lines = goods.slice(0, GOODS_SHOWN).map(({ source, facts }) =>
    fill(facts.price === null ? phrases.goods_line_no_price : phrases.goods_line, {
      title: source.title,
      price: facts.price ?? '',
      moq: facts.moq,
      seller: facts.seller,
      n: cite(draft, source),
    }),
  )
  draft.paragraphs.push([phrases.goods_found, ...lines].join('\n'))
  const [first] = goods
  if (!first) return
  if (request.personKind !== 'buyer') {
    if (request.personKind === 'visitor') draft.paragraphs.push(phrases.draft_sign_in)
    return
  }
  draft.paragraphs.push(phrases.draft_offer)
  const quantity = quantityIn(request.question) ?? first.facts.moq.replaceAll(/[^\d.]/g, '')
  draft.actions.push({
    kind: 'action',
    action: 'draft_inquiry',
    args: { productId: first.productId, quantity, note: request.question.slice(0, 500) },
    facts: {
      [phrases.fact_product]: first.source.title,
      [phrases.fact_quantity]: quantity,
      [phrases.fact_seller]: first.facts.seller,
    },
  })
}

/** The first number of at least two digits that is no document's. */
const quantityIn = (question: string): string | undefined =>
  /(?<![\w.,])\d{2,7}(?![\w%])/.exec(question.replaceAll(/(?<=\d)[,.\s](?=\d{3}\b)/g, ''))?.[0]

async function addDocuments(
  draft: Draft,
  found: Finding[] | null,
  heading: string,
  { phrases }: HelpTexts,
): Promise<void> {
  draft.thoughts.push(fill(phrases.think_documents, { count: found?.length ?? 0 }))
  if (!found || found.length === 0) return
  const lines = found.map(({ source, text }) => `- **${source.title}**: ${text} [${cite(draft, source)}]`)
  draft.paragraphs.push([heading, ...lines].join('\n'))
}

async function addWeb(draft: Draft, found: Finding[] | null, { phrases }: HelpTexts): Promise<void> {
  if (found === null) {
    draft.paragraphs.push(phrases.web_missing)
    return
  }
  draft.thoughts.push(fill(phrases.think_web, { count: found.length }))
  if (found.length === 0) return
  draft.paragraphs.push(
    found.map(({ source }) => `- **${source.title}**: ${source.snippet} [${cite(draft, source)}]`).join('\n'),
  )
}
