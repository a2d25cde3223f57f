import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEventStream } from './event-stream'

const app = Fastify()
/** Line ends of every kind, and what begins an event, a name and a comment. */
const HOSTILE = 'a\n\nevent: live\ndata: {"topic":"stolen"}\n\nid: 1\r\rretry: 1\u2028\u2029: b\u0085'

beforeAll(async () => {
  app.get('/', (_request, reply) => {
    const stream = openEventStream(reply, () => undefined)
    stream.send('part', { text: HOSTILE })
    stream.end()
  })
  await app.ready()
})
afterAll(() => app.close())

test('what somebody wrote is the data of one event, and begins no other', async () => {
  const { payload } = await app.inject('/')
  const events = payload.split(/\r\n\r\n|\n\n|\r\r/).filter(Boolean)
  expect(events.map(event => event.split(/\r\n|\n|\r/).map(line => line.split(':', 1)[0]))).toEqual([
    ['retry', 'event', 'data'],
    ['event', 'data'],
  ])
  expect(JSON.parse(events[1]?.replace(/^event: part\ndata: /, '') ?? '')).toEqual({ text: HOSTILE })
})
