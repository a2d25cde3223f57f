import { connect } from 'node:net'
import type { VirusScanner } from './virus-scanner'

const TIMEOUT_MS = 10_000
/** An answer is one line; what is longer is none. */
const MAX_ANSWER = 4_096

/** `<length><data>` with the length in four bytes of network order; one of no length ends the stream. */
function framed(content: Buffer): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const parts = content.length > 0 ? [length, content] : []
  return [Buffer.from('zINSTREAM\0'), ...parts, Buffer.alloc(4)]
}

/** The daemon of ClamAV by its own protocol over TCP (INSTREAM of clamd(8)), which is neither signed nor sealed: inside a network of one's own. */
export function clamdScanner({ host, port }: { host: string; port: number }): VirusScanner {
  const ask = (content: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ host, port, timeout: TIMEOUT_MS })
      const stop = setTimeout(() => socket.destroy(new Error('the scanner did not answer in time')), TIMEOUT_MS)
      let answer = ''
      socket
        .on('connect', () => {
          for (const part of framed(content)) socket.write(part)
        })
        .on('data', (data: Buffer) => {
          answer += data.toString('latin1')
          if (answer.includes('\0') || answer.length > MAX_ANSWER) socket.end()
        })
        .on('error', reject)
        .on('close', () => {
          clearTimeout(stop)
          resolve(answer.replace(/\0.*/s, ''))
        })
    })
  return {
    async scan(content) {
      const answer = await ask(content)
      if (answer === 'stream: OK') return undefined
      const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
      if (name === undefined) throw new Error(`the scanner answered "${answer}"`)
      return { name }
    },
  }
}
