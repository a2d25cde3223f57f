import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** What is fired: whole requests as they go through the wire, sent in turn by callers who each wait for their answer. */
export interface Salvo {
  port: number
  requests: readonly string[]
  /** How every answer begins that is as it should be. */
  expected: string
  connections: number
  ms: number
}

export interface Hits {
  answers: number
  ms: number
  p50: number
  p99: number
  /** The beginning of the first answer that was not as it should be. */
  wrong: string | undefined
}

/** Stands in a request for a key that no other request has. */
export const KEY_PLACE = '{a key that no other request has used}'

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i
/** So much of a wrong answer is shown. */
const TOLD_BY = 120

/**
 * Fires for a while. It does the least that somebody who calls has to do, since it has the processors in common with those whom it
 * measures: the requests are made beforehand, and of an answer it reads the status, the length and the beginning.
 */
export async function fire({ port, requests, expected, connections, ms }: Salvo): Promise<Hits> {
  const next = sequenceOf(requests)
  const waits: number[] = []
  let wrong: string | undefined
  const begun = performance.now()
  const caller = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let since = 0
      const ask = () => {
        since = performance.now()
        if (since < begun + ms && wrong === undefined) return socket.write(next())
        socket.end()
        return resolve()
      }
      const answers = new Answers(expected, fault => {
        wrong ??= fault
        waits.push(performance.now() - since)
        ask()
      })
      socket.on('connect', ask)
      socket.on('data', chunk => answers.take(chunk))
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('a connection was closed')))
    })
  await Promise.all(Array.from({ length: connections }, caller))
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
  return { answers: waits.length, ms: performance.now() - begun, p50: at(0.5), p99: at(0.99), wrong }
}

/** The requests in turn, each with a key of its own where it has a place for one. */
function sequenceOf(requests: readonly string[]): () => Buffer {
  const prepared = requests.map(text => Buffer.from(text))
  const keyAt = prepared[0]?.indexOf(KEY_PLACE) ?? -1
  const run = randomBytes(12).toString('hex')
  let sent = 0
  return () => {
    const request = prepared[sent % prepared.length]
    if (!request) throw new Error('nothing to fire')
    sent += 1
    if (keyAt < 0) return request
    const own = Buffer.from(request)
    own.write(`${run}-${sent}`.padEnd(KEY_PLACE.length, '-'), own.indexOf(KEY_PLACE), 'latin1')
    return own
  }
}

/** Answers of one connection as they come in pieces. */
class Answers {
  private readonly expected: string
  /** Called for each answer, with what is wrong about it. */
  private readonly done: (fault: string | undefined) => void
  private head: Buffer | undefined
  private missing = 0

  constructor(expected: string, done: (fault: string | undefined) => void) {
    this.expected = expected
    this.done = done
  }

  take(chunk: Buffer): void {
    if (this.missing > 0) {
      this.missing -= chunk.length
      if (this.missing === 0) this.done(undefined)
      return
    }
    this.head = this.head ? Buffer.concat([this.head, chunk]) : chunk
    const end = this.head.indexOf(HEAD_END)
    const head = this.head.toString('latin1', 0, end + 2)
    const length = Number(LENGTH.exec(head)?.[1] ?? 0)
    const bodyAt = end + HEAD_END.length
    if (end < 0 || this.head.length < bodyAt + Math.min(length, this.expected.length)) return
    const begin = this.head.toString('latin1', bodyAt, bodyAt + TOLD_BY)
    const isRight = head.startsWith('HTTP/1.1 200 ') && begin.startsWith(this.expected)
    this.missing = bodyAt + length - this.head.length
    this.head = undefined
    // One that is wrong ends the whole: its rest need not come.
    if (!isRight || this.missing === 0) this.done(isRight ? undefined : `${head}\r\n${begin}`)
  }
}
