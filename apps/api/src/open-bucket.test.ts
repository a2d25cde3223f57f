import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { S3Settings } from '@tradeport/node/server-kit'
import { StartFault } from './fault'
import { openBucket } from './open-bucket'

const ACCESS_KEY = 'TRADEPORTKEY'
const SECRET = 'of-the-bucket'
const BUCKET = 'files'

/** What lies in the bucket. */
const kept = new Map<string, { content: Buffer; mime: string }>()
let server: Server
let endpoint: string

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  endpoint = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => kept.clear())

/** As much of S3 as the product speaks: `/bucket/key` with a signature of version 4. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const refuse = (status: number, code: string, message: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`)
  const [path = '/'] = (request.url ?? '/').split('?')
  const [, bucket = '', ...parts] = path.split('/')
  const key = decodeURIComponent(parts.join('/'))
  const { authorization = '' } = request.headers
  if (!authorization.includes(`Credential=${ACCESS_KEY}/`))
    return void refuse(403, 'InvalidAccessKeyId', 'The access key is not known.')
  if (!authorization.endsWith(`Signature=${signatureOf(request)}`))
    return void refuse(403, 'SignatureDoesNotMatch', 'The signature is wrong.')
  if (bucket !== BUCKET) return void refuse(404, 'NoSuchBucket', 'The specified bucket does not exist.')
  if (request.method === 'PUT') {
    kept.set(key, { content: Buffer.concat(chunks), mime: request.headers['content-type'] ?? '' })
    return void response.end()
  }
  if (request.method === 'DELETE') {
    kept.delete(key)
    return void response.writeHead(204).end()
  }
  const found = kept.get(key)
  if (!found) return void refuse(404, 'NoSuchKey', 'The specified key does not exist.')
  response.writeHead(200, { 'content-type': found.mime }).end(found.content)
}

/** AWS Signature Version 4 of what was sent, with the bucket's secret. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const { authorization = '' } = headers
  const [, day = '', region = '', service = ''] = /Credential=([^,]+)/.exec(authorization)?.[1]?.split('/') ?? []
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? ''
  const [path, query = ''] = url.split('?')
  const asked = query.split('&').map(part => (part === '' || part.includes('=') ? part : `${part}=`))
  const canonical = [
    ...[method, path, asked.sort().join('&')],
    ...signed.split(';').map(name => `${name}:${String(headers[name]).trim()}`),
    ...['', signed, String(headers['x-amz-content-sha256'])],
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash].join('\n')
  const step = (key: string | Buffer, word: string) => createHmac('sha256', key).update(word).digest()
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(step, `AWS4${SECRET}`)
  return createHmac('sha256', key).update(text).digest('hex')
}

const settings = (over: Partial<S3Settings> = {}): S3Settings => ({
  endpoint,
  region: 'eu-central-1',
  bucket: BUCKET,
  accessKeyId: ACCESS_KEY,
  secretAccessKey: SECRET,
  ...over,
})

describe('files in a bucket', () => {
  test('come back as they were, under keys with any letters, and are gone when they are removed', async () => {
    const blobs = await openBucket(settings())
    expect([...kept.keys()]).toEqual([])
    const content = Buffer.from([0, 255, 10, 13, 128])
    for (const key of ['ab/cd-1', 'exports/2026 Ümsatz (neu)+1.xlsx']) {
      await blobs.put(key, content, 'image/webp')
      expect(kept.get(key)).toEqual({ content, mime: 'image/webp' })
      expect(await blobs.get(key)).toEqual(content)
      await blobs.put(key, Buffer.from('another'), 'text/plain')
      expect(String(await blobs.get(key))).toBe('another')
      await blobs.remove(key)
      expect(await blobs.get(key)).toBeUndefined()
    }
  })

  test('may be empty', async () => {
    const blobs = await openBucket(settings())
    await blobs.put('empty', Buffer.alloc(0), 'text/plain')
    expect(await blobs.get('empty')).toEqual(Buffer.alloc(0))
  })

  test('that were never there are no fault, neither to read nor to remove', async () => {
    const blobs = await openBucket(settings())
    expect(await blobs.get('never')).toBeUndefined()
    await expect(blobs.remove('never')).resolves.toBeUndefined()
  })

  test('that cannot be read are a fault, and not as if there were none', async () => {
    const blobs = await openBucket(settings())
    kept.set('there', { content: Buffer.from('1'), mime: 'text/plain' })
    const stopped = openBucket(settings({ secretAccessKey: 'another' }))
    await expect(stopped).rejects.toThrow(StartFault)
    expect(await blobs.get('there')).toEqual(Buffer.from('1'))
  })
})

describe('the start says in one sentence', () => {
  const host = () => new URL(endpoint).host
  test.each<[string, Partial<S3Settings>, string]>([
    ['that the access key is wrong', { accessKeyId: 'OTHER' }, 'The access key is not known'],
    ['that the secret is wrong', { secretAccessKey: 'other' }, 'The signature is wrong'],
    ['that there is no such bucket', { bucket: 'nowhere' }, 'The specified bucket does not exist'],
  ])('%s', async (_what, over, reason) => {
    const { bucket } = settings(over)
    await expect(openBucket(settings(over))).rejects.toThrow(
      new StartFault(`The bucket ${bucket} at ${host()} (S3_*) does not take files: ${reason}.`),
    )
  })

  test('that nobody is there', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => free.once('listening', resolve))
    const address = free.address()
    const gone = typeof address === 'object' && address ? `127.0.0.1:${address.port}` : ''
    await new Promise(resolve => free.close(resolve))
    await expect(openBucket(settings({ endpoint: `http://${gone}` }))).rejects.toThrow(
      new StartFault(`The bucket files at ${gone} (S3_*) does not take files: connect ECONNREFUSED ${gone}.`),
    )
  })
})
