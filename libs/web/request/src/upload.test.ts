import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aLayer, fileUpload } from './fake-api.fixture'

/** Only what the transport uses; it answers when the test says so. */
class FakeXhr {
  static sent: FakeXhr[] = []
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  method = ''
  url = ''
  body: unknown
  withCredentials = false
  timeout = 0
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    FakeXhr.sent.push(this)
  }
  abort() {
    this.onabort?.()
  }
  answer(body: object) {
    this.status = 200
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

const createXhr = () => new FakeXhr() as unknown as XMLHttpRequest

beforeEach(() => {
  FakeXhr.sent = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const sent = async (count = 1) => {
  await vi.waitFor(() => expect(FakeXhr.sent).toHaveLength(count))
  const xhr = FakeXhr.sent.at(-1)
  if (!xhr) throw new Error('nothing was sent')
  return xhr
}

test('files go as a form, the source in the query, and progress is told', async () => {
  const steps: number[] = []
  const onTouched = vi.fn()
  const { layer } = aLayer(() => Response.error(), { createXhr, onTouched })
  const file = new File(['abc'], 'photo.jpg', { type: 'image/jpeg' })
  const result = layer.upload(
    fileUpload,
    { purpose: ' product ', tags: ['a'], none: undefined },
    [file, new Blob(['x'])],
    { onProgress: ({ loaded, total }) => steps.push(loaded / total) },
  )
  const xhr = await sent()
  xhr.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true })
  xhr.answer({ code: '200', msg: '', success: true, data: { id: 'f1' } })
  await expect(result).resolves.toEqual({ ok: true, data: { id: 'f1' } })
  expect(xhr).toMatchObject({ method: 'POST', url: '/api/file/upload?source=region-1', withCredentials: true })
  expect(xhr.headers).toEqual({
    Authorization: 'Bearer t1',
    requestSource: '2',
    locale: 'en_US',
    'Idempotency-Key': 'key-1',
  })
  if (!(xhr.body instanceof FormData)) throw new Error('no form')
  expect([...xhr.body.keys()]).toEqual(['purpose', 'tags', 'file', 'file'])
  expect(xhr.body.get('purpose')).toBe('product')
  expect(xhr.body.get('tags')).toBe('["a"]')
  expect(xhr.body.get('file')).toMatchObject({ name: 'photo.jpg' })
  expect(steps).toEqual([0.5])
  expect(onTouched).toHaveBeenCalledWith(['file'])
})

test('a network fault is tried again under the same key', async () => {
  const { layer } = aLayer(() => Response.error(), { createXhr })
  const result = layer.upload(fileUpload, {}, new Blob(['x']))
  ;(await sent()).onerror?.()
  await vi.advanceTimersByTimeAsync(1_000)
  const second = await sent(2)
  second.answer({ code: '200', msg: '', success: true, data: null })
  await expect(result).resolves.toEqual({ ok: true, data: null })
  expect(FakeXhr.sent.map(xhr => xhr.headers['Idempotency-Key'])).toEqual(['key-1', 'key-1'])
})

test('cancelling aborts the transfer', async () => {
  const controller = new AbortController()
  const { layer } = aLayer(() => Response.error(), { createXhr })
  const result = layer.upload(fileUpload, {}, new Blob(['x']), { signal: controller.signal })
  await sent()
  controller.abort()
  await expect(result).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
})

test('a form of the caller is trimmed, keeps its files, and its own source goes to the query', async () => {
  const { layer } = aLayer(() => Response.error(), { createXhr, dropEmpty: true })
  const form = new FormData()
  form.append('source', 'region-2')
  form.append('title', '  knit ')
  form.append('note', '  ')
  form.append('file', new File(['abc'], 'a.txt'))
  const result = layer.request({ path: '/file/upload', data: form })
  const xhr = await sent()
  xhr.answer({ code: '200', msg: '', success: true, data: 1 })
  await expect(result).resolves.toEqual({ ok: true, data: 1 })
  expect(xhr.url).toBe('/api/file/upload?source=region-2')
  expect(xhr.headers).not.toHaveProperty('Content-Type')
  if (!(xhr.body instanceof FormData)) throw new Error('no form')
  expect([...xhr.body.keys()]).toEqual(['title', 'file'])
  expect(xhr.body.get('title')).toBe('knit')
  expect(xhr.body.get('file')).toMatchObject({ name: 'a.txt' })
})

test('a refused upload and one without an envelope are failures', async () => {
  const { layer } = aLayer(() => Response.error(), { createXhr })
  const refused = layer.upload(fileUpload, { n: 1 }, new Blob(['x']))
  ;(await sent()).answer({ code: 'FILE700413', msg: 'too large', success: false, data: null })
  await expect(refused).resolves.toMatchObject({ ok: false, failure: { kind: 'business', code: 'FILE700413' } })
  const garbled = layer.upload(fileUpload, { n: 2 }, new Blob(['x']))
  ;(await sent(2)).answer([])
  await expect(garbled).resolves.toMatchObject({ ok: false, failure: { kind: 'http', code: '' } })
})

test('an upload that takes too long is tried again, and gives up after three more', async () => {
  const { layer } = aLayer(() => Response.error(), { createXhr })
  const result = layer.upload(fileUpload, {}, new Blob(['x']), { timeoutMs: 500 })
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const xhr = await sent(attempt)
    expect(xhr.timeout).toBe(500)
    xhr.ontimeout?.()
    await vi.advanceTimersByTimeAsync(4_000)
  }
  await expect(result).resolves.toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  expect(new Set(FakeXhr.sent.map(xhr => xhr.headers['Idempotency-Key'])).size).toBe(1)
})
