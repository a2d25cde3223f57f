import { crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

const deflated = promisify(deflateRaw)

export interface ArchiveFile {
  readonly name: string
  readonly content: Buffer
}

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const DAY = 0x21
/** What the format can count without its extension for large archives. */
const MOST_ENTRIES = 0xffff

function numbers(fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = out.writeUIntLE(value, at, bytes)
  return out
}

/** An archive that never lies in memory as a whole: each file is packed when it is its turn. */
export async function* zipOf(entries: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    if (directory.length >= MOST_ENTRIES) throw new RangeError('too many files for one archive')
    const label = Buffer.from(name)
    const packed = await deflated(content)
    const facts = [
      ...([
        [2, VERSION],
        [2, FLAGS],
        [2, DEFLATE],
        [2, 0],
        [2, DAY],
      ] as const),
      ...([
        [4, crc32(content)],
        [4, packed.length],
        [4, content.length],
        [2, label.length],
        [2, 0],
      ] as const),
    ]
    const local = Buffer.concat([numbers([[4, 0x04034b50], ...facts]), label, packed])
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const
    directory.push(Buffer.concat([numbers([[4, 0x02014b50], [2, VERSION], ...facts, ...place]), label]))
    offset += local.length
    yield local
  }
  const index = Buffer.concat(directory)
  const count = directory.length
  yield index
  yield numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  ])
}
