import type { FastifyReply } from 'fastify'
import pg from 'pg'
import type { Actor, LiveEvent, Logger } from './context'
import { openEventStream } from './event-stream'

const CHANNEL = 'tradeport_live'
/** PostgreSQL takes notifications of up to 8,000 bytes. */
const MAX_PAYLOAD = 7_500
const RECONNECT_MS = 2_000

interface Subscriber {
  actor: Actor
  send(event: LiveEvent): void
  end(): void
}

export interface LiveHub {
  /** Tells all instances; each passes the events on to the browsers concerned. */
  announce(events: readonly LiveEvent[]): Promise<void>
  /** Turns the request into an event stream that lasts until one side leaves. */
  attach(actor: Actor, reply: FastifyReply): void
  /** Hears another channel of the database over the same connection; to be named before the hub starts. */
  channel(name: string, receive: (payload: string) => void): void
  start(): Promise<void>
  stop(): Promise<void>
  readonly size: number
}

function concerns(event: LiveEvent, actor: Actor): boolean {
  if ('userId' in event.to) return event.to.userId === actor.userId
  if ('companyId' in event.to) return event.to.companyId === actor.companyId
  if ('sessionId' in event.to) return event.to.sessionId === actor.sessionId
  return 'everyone' in event.to || actor.kind === 'operator'
}

/** Live updates over server-sent events, fanned out between instances by LISTEN/NOTIFY. */
export function createLiveHub(pool: pg.Pool, connectionString: string, logger: Logger): LiveHub {
  const subscribers = new Set<Subscriber>()
  const channels = new Map<string, (payload: string) => void>()
  let listener: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const deliver = (payload: string | undefined) => {
    if (!payload) return
    // Written by `announce` of this same version of the product on a private channel.
    const events = JSON.parse(payload) as LiveEvent[]
    for (const subscriber of subscribers)
      for (const event of events) {
        if (!concerns(event, subscriber.actor)) continue
        subscriber.send(event)
        // What was opened with a session ends with it, whether or not the browser leaves.
        if ('sessionId' in event.to) subscriber.end()
      }
  }

  const listen = async () => {
    const client = new pg.Client({ connectionString, application_name: 'tradeport-live' })
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) deliver(payload)
      else if (payload) channels.get(channel)?.(payload)
    })
    const lost = () => {
      if (stopped || listener !== client) return
      listener = undefined
      // What was told meanwhile is gone: browsers come back, and coming back they read afresh.
      for (const subscriber of subscribers) subscriber.end()
      retry = setTimeout(() => void listen().catch(lostAgain), RECONNECT_MS)
    }
    const lostAgain = (error: unknown) => {
      logger.warn({ err: error }, 'live updates have no database connection; trying again')
      if (!stopped) retry = setTimeout(() => void listen().catch(lostAgain), RECONNECT_MS)
    }
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    for (const name of [CHANNEL, ...channels.keys()]) await client.query(`listen ${name}`)
    listener = client
  }

  return {
    async announce(events) {
      for (const batch of batches(events)) await pool.query('select pg_notify($1, $2)', [CHANNEL, batch])
    },
    attach(actor, reply) {
      const stream = openEventStream(reply, () => subscribers.delete(subscriber))
      const subscriber: Subscriber = {
        actor,
        send: ({ topic, id }) => stream.send('live', { topic, id }),
        end: () => stream.end(),
      }
      subscribers.add(subscriber)
    },
    channel(name, receive) {
      channels.set(name, receive)
    },
    start: listen,
    async stop() {
      stopped = true
      clearTimeout(retry)
      for (const subscriber of subscribers) subscriber.end()
      await listener?.end()
    },
    get size() {
      return subscribers.size
    },
  }
}

function batches(events: readonly LiveEvent[]): string[] {
  const texts: string[] = []
  let batch: LiveEvent[] = []
  for (const event of events) {
    if (batch.length > 0 && JSON.stringify([...batch, event]).length > MAX_PAYLOAD) {
      texts.push(JSON.stringify(batch))
      batch = []
    }
    batch.push(event)
  }
  if (batch.length > 0) texts.push(JSON.stringify(batch))
  return texts
}
