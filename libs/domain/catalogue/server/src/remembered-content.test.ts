import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KNITWEAR_ID, aProductContent, productDetail } from '@tradeport/domain/catalogue/contract'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'
import { contentToStore, storedContent } from './product-content'

describe('content as it is kept', () => {
  it('comes back as it went in, checked once', () => {
    const content = aProductContent()
    const kept: unknown = JSON.parse(JSON.stringify(contentToStore(content)))
    expect(storedContent(kept)).toEqual(content)
  })

  it('is checked and completed when it is of an earlier form', () => {
    const { documents: _later, ...earlier } = aProductContent()
    expect(storedContent(earlier)).toEqual({ ...earlier, documents: [] })
    expect(storedContent({ ...earlier, $form: 'of last year' })).toEqual({ ...earlier, documents: [] })
    expect(() => storedContent({ ...earlier, moqScope: 'none', $form: 'of last year' })).toThrow()
  })
})

describe('what a process remembers of the categories', () => {
  let mall: TestMall
  let seller: TestSeller
  beforeAll(async () => {
    mall = await startMall()
    seller = await mall.seller()
  }, 120_000)
  afterAll(() => mall.close())

  it('is forgotten as soon as they change', async () => {
    const { id } = await mall.onSale(seller)
    const wayOf = async () => (await mall.visitor.ok(productDetail, { id })).path.map(({ name }) => name)
    const before = await wayOf()
    expect(await wayOf()).toEqual(before)
    await mall.pool.query(`update category set name = name || '{"en_US": "Renamed"}' where id = $1`, [KNITWEAR_ID])
    expect(await wayOf()).toEqual(before.map((name, level) => (level === 0 ? 'Renamed' : name)))
    await mall.pool.query(`update attribute set name = name || '{"en_US": "Needles"}' where code = 'gauge'`)
    const { attributes } = await mall.visitor.ok(productDetail, { id })
    expect(attributes.find(({ code }) => code === 'gauge')?.name).toBe('Needles')
  })
})
