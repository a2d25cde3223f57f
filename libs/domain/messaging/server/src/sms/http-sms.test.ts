import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { httpSms } from './http-sms'

let server: Server | undefined
afterEach(() => void server?.close())

interface Received {
  headers: Record<string, unknown>
  body: string
}

async function gateway(status: number): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const opened = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end('{}')
    })
  })
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/send`, received }
}

const message = { id: 'm-1', to: '+8613800138000', text: '123456' }

test('a message is posted once, with the token and its id', async () => {
  const { url, received } = await gateway(202)
  await httpSms({ url, token: 'key' }).send(message)
  expect(received).toHaveLength(1)
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'm-1' })
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(message)
})

test('what the gateway refuses is tried again by the outbox, which is told', async () => {
  const { url } = await gateway(503)
  await expect(httpSms({ url, token: undefined }).send(message)).rejects.toThrow('the gateway answered 503')
})
