import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { fileDownload, fileImage, fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import { logout } from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { grantFiles } from '@tradeport/node/server-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let seller: Caller
let other: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  seller = await api.person({ kind: 'seller' })
  other = await api.person({ kind: 'buyer' })
})
afterAll(() => api.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b8332a' } })
    .withMetadata()
    .jpeg()
    .toBuffer()

const pdf = { name: 'spec.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }

/** A picture of a few bytes that says it is this large, and unpacks to gigabytes. */
function pictureBomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    ...[start, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))],
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A zip whose single entry is `size` zero bytes: a few kilobytes that unpack to hundreds of megabytes. */
function zipBomb(size: number): Buffer {
  const body = deflateRawSync(Buffer.alloc(size), { level: 9 })
  const name = Buffer.from('xl/workbook.xml')
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32LE(body.length, 0)
  sizes.writeUInt32LE(size, 4)
  const local = Buffer.concat([
    Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
    name,
    body,
  ])
  const central = Buffer.concat([
    Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0]),
    Buffer.alloc(16),
    name,
  ])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

test('a picture is kept upright as webp of at most 2400 px and served in the widths of the product', async () => {
  const { data } = await seller.upload(
    uploadFile,
    { kind: 'image' },
    { name: 'a.jpg', type: 'image/jpeg', content: await picture(3000, 1500) },
  )
  expect(data).toMatchObject({ mime: 'image/webp', width: 2400, height: 1200 })
  const variant = await api.visitor.download(fileImage, { id: data.id, w: '300' })
  expect(variant.mime).toBe('image/webp')
  expect((await sharp(variant.content).metadata()).width).toBe(360)
})

test.each([
  ['a text that claims to be a picture', 'image', 'cat.png', Buffer.from('<script>alert(1)</script>'), 'FILE700422'],
  [
    'a picture cut off in the middle',
    'image',
    'cut.png',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    'FILE700422',
  ],
  ['a picture of more than 50 million pixels', 'image', 'bomb.png', pictureBomb(10_000, 5_001), 'FILE700423'],
  [
    'an svg, which can carry script',
    'image',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'FILE700422',
  ],
  ['a program as a document', 'document', 'a.pdf', Buffer.from([0x4d, 0x5a, 0, 0, 1, 0, 0, 2]), 'FILE700421'],
  ['a zip bomb', 'document', 'bomb.xlsx', zipBomb(300 * 1024 * 1024), 'FILE700424'],
  [
    'more than 20 MB',
    'document',
    'big.pdf',
    Buffer.concat([pdf.content, Buffer.alloc(21 * 1024 * 1024)]),
    'FILE700413',
  ],
])('%s is refused', async (_what, kind, name, content, code) => {
  const answer = await seller.upload(uploadFile, { kind }, { name, type: 'image/png', content })
  expect(answer.code).toBe(code)
  expect(answer.msg).not.toBe('')
})

test('a document is for its owner and those it was granted; for others it does not exist', async () => {
  const { data } = await seller.upload(uploadFile, { kind: 'document' }, pdf)
  expect((await seller.download(fileDownload, { id: data.id })).content.equals(pdf.content)).toBe(true)
  expect((await other.call(fileInfo, { ids: [data.id] })).data.files).toEqual([])
  expect(JSON.parse((await other.download(fileDownload, { id: data.id })).content.toString())).toMatchObject({
    code: 'FILE700404',
  })
  // Whoever may not read it cannot pass it on either.
  await api.inside(ctx => grantFiles(ctx, [data.id], [other.actor.companyId ?? '']), other.actor)
  expect((await other.call(fileInfo, { ids: [data.id] })).data.files).toEqual([])
  await api.inside(ctx => grantFiles(ctx, [data.id], [other.actor.companyId ?? '']), seller.actor)
  expect((await other.call(fileInfo, { ids: [data.id] })).data.files).toHaveLength(1)
})

test.each([
  ['报价 (rev. 2)*.pdf', '报价 (rev. 2)*.pdf', `%E6%8A%A5%E4%BB%B7%20%28rev.%202%29%2A.pdf`],
  [`it's.pdf`, `it's.pdf`, 'it%27s.pdf'],
  ['../../paper.pdf', 'paper.pdf', 'paper.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf', 'invoicefdp.exe.pdf'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(196)}.pdf`, `${'%E9%95%BF'.repeat(196)}.pdf`],
])('a document named %j is kept and given out under a name that misleads nobody', async (name, kept, quoted) => {
  const { data } = await seller.upload(uploadFile, { kind: 'document' }, { ...pdf, name })
  expect(data.fileName).toBe(kept)
  const { disposition } = await seller.download(fileDownload, { id: data.id })
  expect(disposition).toBe(`attachment; filename*=UTF-8''${quoted}`)
})

test('a script is given out as the text that it is', async () => {
  const script = { name: 'quotation.hta', type: 'application/pdf', content: Buffer.from('<script>stolen</script>') }
  const { data } = await seller.upload(uploadFile, { kind: 'document' }, script)
  const { mime, disposition } = await seller.download(fileDownload, { id: data.id })
  expect([mime, disposition]).toEqual(['text/plain; charset=utf-8', `attachment; filename*=UTF-8''quotation.hta.txt`])
})

test('visitors cannot upload', async () => {
  expect((await api.visitor.upload(uploadFile, { kind: 'document' }, pdf)).code).toBe('global400001')
})

test('a file of somebody unknown is refused before it is read, whatever its size', async () => {
  const large = { ...pdf, content: Buffer.alloc(21 * 1024 * 1024) }
  const leaver = await api.person({ kind: 'seller' })
  expect(await leaver.upload(uploadFile, { kind: 'document' }, large)).toMatchObject({ code: 'FILE700413' })
  await leaver.ok(logout, {})
  for (const unknown of [leaver, api.visitor])
    expect(await unknown.upload(uploadFile, { kind: 'document' }, large)).toMatchObject({ code: 'global400001' })
})

test('a file is taken in the region of its own call alone', async () => {
  const elsewhere = await api.person({ kind: 'seller', region: REGIONS.guangzhou })
  expect(await elsewhere.upload(uploadFile, { kind: 'document' }, pdf)).toMatchObject({ success: true })
  expect(await elsewhere.upload(uploadFile, { kind: 'document' }, pdf, { region: REGIONS.puyuan })).toMatchObject({
    code: 'global400002',
  })
})
