import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 25_000
/** A browser that stopped reading is let go; it comes back and reads afresh. */
const MAX_UNREAD_BYTES = 1_048_576

export interface EventStream {
  send(event: string, data: unknown): void
  end(): void
}

/** Turns the request into a stream of server-sent events that lasts until one side leaves. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\nevent: ready\ndata: {}\n\n')
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
  /** Between the end and the moment when the browser has gone, nothing more can be written. */
  const write = (text: string) => {
    if (!raw.writableEnded) raw.write(text)
  }
  raw.on('close', () => {
    clearInterval(heartbeat)
    onClose()
  })
  return {
    send(event, data) {
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy()
    },
    end: () => void raw.end(),
  }
}
