import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { clamdScanner } from './clamd-scanner'
import { simulatedScanner, type VirusScanner } from './virus-scanner'

let server: Server | undefined
afterEach(() => void server?.close())

const VIRUS = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`)

/** What clamd has got: the command, and the content of its chunks once the one of no length is there. */
function streamed(bytes: Buffer): { command: string; content: Buffer } | undefined {
  const end = bytes.indexOf(0)
  if (end < 0) return undefined
  const chunks: Buffer[] = []
  let at = end + 1
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return { command: bytes.subarray(0, end).toString(), content: Buffer.concat(chunks) }
    if (at + 4 + length > bytes.length) return undefined
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const honest = (content: Buffer) => `stream: ${content.includes(VIRUS) ? 'Eicar-Test-Signature FOUND' : 'OK'}`

/** Speaks as clamd does. */
async function clamd(answer: (content: Buffer) => string): Promise<{ scanner: VirusScanner; commands: string[] }> {
  const commands: string[] = []
  const opened = createServer(socket => {
    let bytes = Buffer.alloc(0)
    socket.on('data', data => {
      bytes = Buffer.concat([bytes, data])
      const got = streamed(bytes)
      if (!got) return
      commands.push(got.command)
      socket.end(`${answer(got.content)}\0`)
    })
  })
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { scanner: clamdScanner({ host: '127.0.0.1', port }), commands }
}

describe.each([
  ['clamd', async () => (await clamd(honest)).scanner],
  ['its simulator', async () => simulatedScanner],
])('a scanner: %s', (_name, open) => {
  test.each([
    ['a paper', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a large one', Buffer.alloc(5_000_000, 7)],
  ])('finds nothing in %s', async (_what, content) => {
    expect(await (await open()).scan(content)).toBeUndefined()
  })

  test('finds the file that scanners are tried with, wherever it stands', async () => {
    const scanner = await open()
    expect((await scanner.scan(VIRUS))?.name).toMatch(/eicar/i)
    expect((await scanner.scan(Buffer.concat([Buffer.alloc(70_000), VIRUS])))?.name).toMatch(/eicar/i)
  })
})

test('clamd is sent a stream', async () => {
  const { scanner, commands } = await clamd(honest)
  await scanner.scan(Buffer.from('paper'))
  expect(commands).toEqual(['zINSTREAM'])
})

test('an answer that says neither is none', async () => {
  const { scanner } = await clamd(() => 'INSTREAM size limit exceeded. ERROR')
  await expect(scanner.scan(Buffer.from('paper'))).rejects.toThrow('size limit exceeded')
})

test('a scanner that is not there is an error', async () => {
  const { scanner } = await clamd(honest)
  await new Promise(resolve => server?.close(resolve))
  await expect(scanner.scan(Buffer.from('paper'))).rejects.toThrow('ECONNREFUSED')
})
