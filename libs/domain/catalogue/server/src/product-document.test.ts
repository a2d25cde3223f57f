import { productDocumentFile, productTakeDown, type DocumentVisibility } from '@tradeport/domain/catalogue/contract'
import { fileDownload, uploadFile } from '@tradeport/domain/files/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

let mall: TestMall
let seller: TestSeller
beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller()
})
afterAll(() => mall.close())

const PDF = Buffer.from('%PDF-1.7\n%%EOF')

async function aDocument(visibility: DocumentVisibility) {
  const upload = { name: 'oeko-tex.pdf', type: 'application/pdf', content: PDF }
  const { data } = await seller.upload(uploadFile, { kind: 'document' }, upload)
  return { fileId: data.id, kind: 'certificate' as const, name: 'OEKO-TEX', visibility }
}

type Reader = Pick<TestMall['visitor'], 'download'>
const canRead = async (reader: Reader, id: string, fileId: string) =>
  (await reader.download(productDocumentFile, { id, fileId })).content.equals(PDF)

describe('documents of a product', () => {
  it('are read by visitors while it is on sale, and only through it', async () => {
    const document = await aDocument('public')
    const draft = await mall.draft(seller, { documents: [document] })
    expect(await canRead(mall.visitor, draft.id, document.fileId)).toBe(false)
    const product = await mall.onSale(seller, { documents: [document] })
    const file = await mall.visitor.download(productDocumentFile, { id: product.id, fileId: document.fileId })
    expect([file.mime, file.content.equals(PDF)]).toEqual(['application/pdf', true])
    const other = await mall.onSale(seller)
    expect(await canRead(mall.visitor, other.id, document.fileId)).toBe(false)
    const buyer = await mall.person({ kind: 'buyer' })
    expect((await buyer.download(fileDownload, { id: document.fileId })).mime).toContain('json')
  })

  it('leave the market with it', async () => {
    const document = await aDocument('public')
    const product = await mall.onSale(seller, { documents: [document] })
    expect(await canRead(mall.visitor, product.id, document.fileId)).toBe(true)
    await seller.ok(productTakeDown, { id: product.id, version: product.version })
    expect(await canRead(mall.visitor, product.id, document.fileId)).toBe(false)
    expect((await seller.download(fileDownload, { id: document.fileId })).content.equals(PDF)).toBe(true)
  })

  it('are for those who are signed in where the seller wants it so', async () => {
    const document = await aDocument('login')
    const { id } = await mall.onSale(seller, { documents: [document] })
    expect(await canRead(mall.visitor, id, document.fileId)).toBe(false)
    expect(await canRead(await mall.person({ kind: 'buyer' }), id, document.fileId)).toBe(true)
  })
})
