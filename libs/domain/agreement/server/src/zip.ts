import { deflateRawSync } from 'node:zlib'

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
})

/** `zlib.crc32` came with Node 22. */
function crc32(content: Buffer): number {
  let rest = 0xffffffff
  for (const byte of content) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

/** 1980-01-01: the same parts make the same archive. */
const DAY = 0x21
const UTF8_NAMES = 0x800
const DEFLATED = 8

/** A zip archive of a few small files. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8_NAMES, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt16LE(DAY, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([signature(0x04034b50), common, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), common, place, name]))
    bodies.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, listed, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
