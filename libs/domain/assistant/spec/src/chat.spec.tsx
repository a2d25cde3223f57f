import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { ask, conversationOpen, conversationPage, type ChatMessage } from '@tradeport/domain/assistant/contract'
import { assistantServer, type AnswerProvider, type PlatformPort } from '@tradeport/domain/assistant/server'
import { assistantMember, assistantPublic } from '@tradeport/domain/assistant/ui'
import type { LocaleCode } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

// The chat over the real API, its database and its lines; only who answers is the test's.
const ANSWER = 'At least 120 pieces of one colour.'
const answers: AnswerProvider = {
  kind: 'model',
  name: 'test',
  async *answer() {
    yield { kind: 'text', text: ANSWER }
    yield { kind: 'finish', reason: 'stop', tokensIn: 10, tokensOut: 20 }
  },
}
const nothingFound: PlatformPort = {
  published: async () => [],
  goods: async () => [],
  orders: async () => null,
  inquiries: async () => null,
  draftInquiry: async () => '',
  companyName: async () => 'Nordhaus',
  addressOf: (_ctx, frontEnd, route) => `${frontEnd}:${route}`,
}
/** What the server understands, and in which language it was asked to listen. */
const heard: { locale: LocaleCode; mime: string; bytes: number }[] = []

let api: TestApi
let buyer: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  const transcriber = {
    async transcribe({ content, mime }: { content: Buffer; mime: string }, locale: LocaleCode) {
      heard.push({ locale, mime, bytes: content.length })
      return 'dreißig Stück'
    },
  }
  api = await startModuleApi([plug(assistantServer, { provider: answers, platform: nothingFound, transcriber })])
  await api.api.start()
})
afterAll(() => api.close())
beforeEach(async () => {
  heard.length = 0
  localStorage.clear()
  sessionStorage.clear()
  buyer = await api.person({ kind: 'buyer' })
})
afterEach(() => {
  opened?.close()
  opened = undefined
  vi.unstubAllGlobals()
})

async function openChat(locale: LocaleCode = 'en_US') {
  opened = await openScreen({ api, as: buyer, manifest: assistantMember, path: '/assistant', locale })
}
async function openAsVisitor(locale: LocaleCode = 'en_US') {
  const path = '/IntelligentCustomerService'
  opened = await openScreen({ api, as: api.visitor, manifest: assistantPublic, path, locale })
}
const field = (name = 'Your question') => screen.findByRole<HTMLTextAreaElement>('textbox', { name })
const log = () => within(screen.getByRole('log', { name: 'Conversation' }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function askFor(words: string) {
  fireEvent.change(await field(), { target: { value: words } })
  press('Send')
  await log().findByText(ANSWER)
}

/** Speech recognition as browsers have it, led by the test. */
class FakeRecognition extends EventTarget {
  static made: FakeRecognition[] = []
  lang = ''
  continuous = false
  interimResults = false
  constructor() {
    super()
    FakeRecognition.made.push(this)
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event('end'))
  }
  abort() {
    this.dispatchEvent(new Event('end'))
  }
  hear(...words: string[]) {
    const results = words.map(transcript => [{ transcript }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}
function withRecognition() {
  FakeRecognition.made = []
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  return async () => await vi.waitUntil(() => FakeRecognition.made.at(-1))
}

class FakeRecorder extends EventTarget {
  mimeType = 'audio/webm;codecs=opus'
  start() {}
  stop() {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['spoken words']) }))
    this.dispatchEvent(new Event('stop'))
  }
}
const released = vi.fn()
function withMicrophone(grant: () => Promise<{ getTracks(): { stop(): void }[] }>) {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: grant } })
}
const granted = async () => ({ getTracks: () => [{ stop: released }] })
const refused = async () => Promise.reject(new DOMException('no', 'NotAllowedError'))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe('a question that is spoken', () => {
  test('is written while it is said, in the language of the interface, after what was typed', async () => {
    const recognition = withRecognition()
    await openAsVisitor('de_DE')
    const question = await field('Ihre Frage')
    fireEvent.change(question, { target: { value: 'Ich brauche' } })
    press('Frage einsprechen')
    const listener = await recognition()
    expect(listener).toMatchObject({ lang: 'de-DE', interimResults: true, continuous: true })
    expect(await screen.findByText('Ich höre zu')).toBeTruthy()
    listener.hear('drei')
    await waitFor(() => expect(question.value).toBe('Ich brauche drei'))
    listener.hear('dreißig', ' Pullover')
    await waitFor(() => expect(question.value).toBe('Ich brauche dreißig Pullover'))
    press('Aufnahme beenden')
    await waitFor(() => expect(screen.queryByText('Ich höre zu')).toBeNull())
    expect(question.value).toBe('Ich brauche dreißig Pullover')
  })

  test('is not written over by words that come after it was corrected or sent', async () => {
    const recognition = withRecognition()
    await openChat()
    press('Speak your question')
    const listener = await recognition()
    listener.hear('thirty sweaters')
    const question = await field()
    await waitFor(() => expect(question.value).toBe('thirty sweaters'))
    fireEvent.change(question, { target: { value: 'thirteen sweaters' } })
    listener.hear('thirty sweaters please')
    await screen.findByRole('button', { name: 'Speak your question' })
    expect(question.value).toBe('thirteen sweaters')
    press('Speak your question')
    const again = await recognition()
    again.hear('in navy')
    await waitFor(() => expect(question.value).toBe('thirteen sweaters in navy'))
    press('Send')
    await log().findByText('thirteen sweaters in navy')
    again.hear('in navy please')
    expect(question.value).toBe('')
    expect(log().getByText('Spoken')).toBeTruthy()
  })

  test.each([
    ['not-allowed', 'The browser does not allow the microphone.'],
    ['no-speech', 'Nothing could be understood. Please try again.'],
  ])('that ends with %s says so and keeps what was typed', async (error, said) => {
    const recognition = withRecognition()
    await openAsVisitor()
    const question = await field()
    fireEvent.change(question, { target: { value: 'Do you have' } })
    press('Speak your question')
    ;(await recognition()).fail(error)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(question.value).toBe('Do you have')
    expect(screen.getByRole('button', { name: 'Speak your question' })).toBeTruthy()
  })

  test('goes to the server where the browser has no recognition', async () => {
    withMicrophone(granted)
    await openAsVisitor('de_DE')
    const question = await field('Ihre Frage')
    fireEvent.click(await screen.findByRole('button', { name: 'Frage einsprechen' }))
    await screen.findByText('Ich höre zu')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Aufnahme beenden' })).toBeTruthy())
    await Promise.resolve()
    press('Aufnahme beenden')
    await waitFor(() => expect(question.value).toBe('dreißig Stück'))
    expect(heard).toEqual([{ locale: 'de_DE', mime: 'audio/webm', bytes: 12 }])
    expect(released).toHaveBeenCalled()
  })

  test('goes to the server where the recognition of the browser cannot be reached', async () => {
    const recognition = withRecognition()
    withMicrophone(granted)
    await openAsVisitor()
    // Whether the server understands speech comes with its first answer.
    await screen.findByText(/tokens left today/)
    press('Speak your question')
    ;(await recognition()).fail('network')
    await Promise.resolve()
    press('Stop listening')
    const question = await field()
    await waitFor(() => expect(question.value).toBe('dreißig Stück'))
  })

  test('is not recorded when the microphone is refused', async () => {
    withMicrophone(refused)
    await openAsVisitor()
    fireEvent.click(await screen.findByRole('button', { name: 'Speak your question' }))
    expect(await screen.findByText('The browser does not allow the microphone.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Speak your question' })).toBeTruthy()
    expect(heard).toEqual([])
  })

  test('is not offered where neither the browser nor the server can', async () => {
    await openAsVisitor()
    await screen.findByText(/tokens left today/)
    expect(screen.queryByRole('button', { name: 'Speak your question' })).toBeNull()
  })
})

describe('an answer that is copied', () => {
  const withClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

  test('is in the clipboard', async () => {
    const copied: string[] = []
    await openChat()
    await askFor('How many at least?')
    withClipboard(async text => void copied.push(text))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy()
    expect(copied).toEqual([ANSWER])
  })

  test('says when the browser refuses, and when it has no clipboard', async () => {
    await openChat()
    await askFor('How many at least?')
    withClipboard(() => Promise.reject(new Error('refused')))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copy failed')).toBeTruthy()
    Reflect.deleteProperty(navigator, 'clipboard')
    press('Copy')
    expect(await screen.findByText('copy failed, please copy manually')).toBeTruthy()
  })
})

describe('files of a question', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const picture = () => new File([PIXEL], 'swatch.png', { type: 'image/png' })
  const paper = () => new File(['%PDF-1.4\n%%EOF\n'], 'tech-pack.pdf', { type: 'application/pdf' })
  const choose = (...files: File[]) => {
    const input = document.querySelector('input[type="file"]')
    if (!input) throw new Error('no files can be chosen')
    fireEvent.change(input, { target: { files } })
  }
  const files = () => within(screen.getByRole('list', { name: 'Files' }))
  const lastQuestion = async (): Promise<ChatMessage | undefined> => {
    const { records } = await buyer.ok(conversationPage, {})
    const { messages } = await buyer.ok(conversationOpen, { id: records[0]?.id ?? '' })
    return messages.findLast(({ role }) => role === 'user')
  }

  test('go with it, without the one that was taken out', async () => {
    await openChat()
    await field()
    choose(picture(), paper())
    await files().findByRole('button', { name: 'Remove swatch.png' })
    fireEvent.click(await files().findByRole('button', { name: 'Remove tech-pack.pdf' }))
    await waitFor(() => expect(screen.queryByText('tech-pack.pdf')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await askFor('Can you knit this?')
    expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
    expect(log().getByText('swatch.png')).toBeTruthy()
    expect((await lastQuestion())?.attachments).toEqual([
      expect.objectContaining({ fileName: 'swatch.png', mime: 'image/webp' }),
    ])
  })

  test('are refused before they are sent when they are of a wrong kind, too large, or too many', async () => {
    await openChat()
    await field()
    choose(new File(['x'], 'setup.exe', { type: 'application/x-msdownload' }))
    expect((await screen.findByRole('alert')).textContent).toBe('setup.exe is not a type of file that can be attached.')
    const large = new File(['x'], 'film.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
    choose(large)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('film.pdf is larger than 20 MB.'))
    expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
    choose(...Array.from({ length: 6 }, paper))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('At most 5 files.'))
    await waitFor(() => expect(files().getAllByRole('button', { name: 'Remove tech-pack.pdf' })).toHaveLength(5))
    expect(screen.getByRole('button', { name: 'Add files or pictures' })).toHaveProperty('disabled', true)
  })

  test('that are not what they say are refused by the server, can be tried again, and do not hold the question', async () => {
    await openChat()
    await field()
    choose(new File(['MZ no picture'], 'swatch.png', { type: 'image/png' }))
    expect(await files().findByRole('button', { name: 'Upload swatch.png again' })).toBeTruthy()
    await askFor('Without it then?')
    expect((await lastQuestion())?.attachments).toEqual([])
  })

  test('are for people who are signed in', async () => {
    await openAsVisitor()
    await field()
    expect(screen.queryByRole('button', { name: 'Add files or pictures' })).toBeNull()
  })
})

describe('the history', () => {
  const asked = (content: string) => buyer.ok(ask, { content, entry: 'work' })
  const history = () => within(screen.getByRole('navigation', { name: 'Conversations' }))

  test('is searched by what was said, a conversation is renamed, pinned and cleared', async () => {
    await asked('Which yarn counts do you knit?')
    await asked('When does the ship leave Ningbo?')
    await openChat()
    expect(await history().findByText('When does the ship leave Ningbo?')).toBeTruthy()
    fireEvent.change(history().getByRole('searchbox'), { target: { value: 'yarn' } })
    await waitFor(() => expect(history().queryByText('When does the ship leave Ningbo?')).toBeNull())
    expect(history().getByText('Which yarn counts do you knit?')).toBeTruthy()

    fireEvent.click(history().getByRole('button', { name: 'Actions for Which yarn counts do you knit?' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Yarn for autumn' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await history().findByText('Yarn for autumn')).toBeTruthy()

    fireEvent.change(history().getByRole('searchbox'), { target: { value: 'nothing like it' } })
    expect(await history().findByText('No conversation has these words')).toBeTruthy()
    fireEvent.change(history().getByRole('searchbox'), { target: { value: '' } })

    fireEvent.click(await history().findByRole('button', { name: 'Actions for When does the ship leave Ningbo?' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Clear conversation' }))
    const sure = within(await screen.findByRole('dialog'))
    fireEvent.click(sure.getByRole('button', { name: 'Clear conversation' }))
    expect(await screen.findByText('Conversation cleared')).toBeTruthy()
    await waitFor(() => expect(history().queryByText('When does the ship leave Ningbo?')).toBeNull())
    expect((await buyer.ok(conversationPage, {})).records.map(({ title }) => title)).toEqual(['Yarn for autumn'])
  })

  test('opens a conversation with what was said, and clearing another one leaves it open', async () => {
    await asked('Which yarn counts do you knit?')
    await asked('When does the ship leave Ningbo?')
    await openChat()
    fireEvent.click(await history().findByText('Which yarn counts do you knit?'))
    expect(await log().findByText(ANSWER)).toBeTruthy()
    fireEvent.click(history().getByRole('button', { name: 'Actions for When does the ship leave Ningbo?' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Clear conversation' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear conversation' }))
    await screen.findByText('Conversation cleared')
    expect(log().getByText(ANSWER)).toBeTruthy()
  })
})

describe('what is left for the day', () => {
  test('is said before anything is sent, is less after an answer, and nothing is lost when it is used up', async () => {
    await openAsVisitor()
    expect(await screen.findByText('20.000 of 20.000 tokens left today')).toBeTruthy()
    await askFor('How many at least?')
    expect(await screen.findByText('19.970 of 20.000 tokens left today')).toBeTruthy()
    await api.pool.query('update ai_usage set tokens = 20000')
    const question = await field()
    fireEvent.change(question, { target: { value: 'And at most?' } })
    press('Send')
    expect(await screen.findByText('Insufficient tokens, please contact administrator')).toBeTruthy()
    expect(question.value).toBe('And at most?')
  })
})
