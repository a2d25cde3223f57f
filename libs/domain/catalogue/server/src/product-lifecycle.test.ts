import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  SCARF_ID,
  adminProductDetail,
  adminProductPage,
  adminProductStatusCount,
  aProductInput,
  ownProductDetail,
  ownProductPage,
  ownProductStatusCount,
  productApprove,
  productBatchApprove,
  productCopy,
  productCreate,
  productDelete,
  productDetail,
  productDiscardChange,
  productForceOff,
  productLiftBan,
  productPage,
  productReject,
  productRelist,
  productRequestRevision,
  productStock,
  productSubmit,
  productTakeDown,
  productUpdate,
  productWithdraw,
  sellerStoreDetail,
} from '@tradeport/domain/catalogue/contract'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'

let mall: TestMall
let seller: TestSeller
beforeAll(async () => {
  mall = await startMall()
  seller = await mall.seller()
})
afterAll(() => mall.close())

const found = async (keyword: string, locale: 'en_US' | 'zh_CN' | 'th_TH' = 'en_US') =>
  (await mall.visitor.ok(productPage, { keyword }, { locale })).records.map(record => record.id)

describe('a product from draft to the mall', () => {
  it('is found by visitors in every language it is written in once it is approved, and not before', async () => {
    const own = await mall.seller()
    const created = await mall.draft(own, {
      title: {
        en_US: 'Alpaca turtleneck jumper, hand linked',
        zh_CN: '羊驼绒高领套头衫 手工缝合',
        th_TH: 'เสื้อคอเต่าขนอัลปาก้า',
      },
      keywords: {},
    })
    expect(created).toMatchObject({ status: 'draft', version: 0, issues: [], load: { cartonCbm: '0.1080' } })
    expect(await found('alpaca')).toEqual([])
    const submitted = await own.ok(productSubmit, { id: created.id, version: 0 })
    expect(submitted).toMatchObject({ status: 'pending_review', actions: expect.arrayContaining(['withdraw']) })
    expect(mall.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorsHolding: 'product:approve' },
      params: { no: created.no, name: 'Alpaca turtleneck jumper, hand linked', subject: 'product' },
      link: { frontEnd: 'admin', route: `/products/${created.id}` },
      dedupeKey: `product-review:${created.id}`,
    })
    expect(await found('alpaca')).toEqual([])
    const queue = await mall.operator.ok(adminProductPage, { status: 'review' })
    expect(queue.records.map(row => row.id)).toContain(created.id)

    const approved = await mall.operator.ok(productApprove, { id: created.id, version: submitted.version })
    expect(approved).toMatchObject({ status: 'on_sale', review: { action: 'approve' } })
    expect(await own.ok(sellerStoreDetail, {})).toMatchObject({ status: 'open', productCount: 1 })
    for (const [keyword, locale] of [
      ['alpaca jumpers', 'en_US'],
      ['ALPACA', 'th_TH'],
      ['羊驼绒', 'zh_CN'],
      ['高领套头衫', 'en_US'],
      ['อัลปาก้า', 'th_TH'],
      ['毛衣 羊驼', 'zh_CN'],
    ] as const)
      expect([keyword, await found(keyword, locale)]).toEqual([keyword, [created.id]])

    const page = await mall.visitor.ok(productDetail, { id: created.id }, { locale: 'zh_CN' })
    expect(page).toMatchObject({
      locale: 'zh_CN',
      title: '羊驼绒高领套头衫 手工缝合',
      original: { title: 'Alpaca turtleneck jumper, hand linked' },
      path: [{ name: '针织服装' }, { name: '毛衣' }],
      load: { qty40hq: 25160 },
      store: { verifyLevel: 2 },
    })
    expect(page.attributes.find(attribute => attribute.code === 'composition')?.text).toBe('70 % 美利奴羊毛, 30 % 腈纶')
    expect(page.axes.map(axis => axis.options.length)).toEqual([2, 3])
    expect(mall.notified.at(-1)).toMatchObject({
      kind: 'product_review_result',
      to: { companyId: own.actor.companyId, identity: 'seller' },
      params: { result: 'approved' },
    })
  })

  it('names the wrong fields of an incomplete draft', async () => {
    const created = await mall.draft(seller, { moq: null, media: [] })
    const answer = await seller.call(productSubmit, { id: created.id, version: created.version })
    expect(answer).toMatchObject({
      code: 'MALL610101',
      data: { fieldErrors: expect.arrayContaining([expect.objectContaining({ path: 'moq', rule: 'required' })]) },
    })
    expect((await seller.ok(ownProductDetail, { id: created.id })).status).toBe('draft')
  })

  it('comes back with a reason per field, is mended and approved', async () => {
    const created = await mall.draft(seller)
    const submitted = await seller.ok(productSubmit, { id: created.id, version: created.version })
    const reasons = [{ path: 'title.en_US', reason: 'Say what it is made of.' }]
    const refused = await mall.operator.call(productReject, { id: created.id, version: submitted.version })
    expect(refused.code).toBe('MALL600400')
    const rejected = await mall.operator.ok(productReject, { id: created.id, version: submitted.version, reasons })
    expect(rejected.status).toBe('rejected')
    const back = await seller.ok(ownProductDetail, { id: created.id })
    expect(back).toMatchObject({ status: 'rejected', review: { action: 'reject', reasons } })
    expect(back.actions).toEqual(expect.arrayContaining(['update', 'submit']))
    const mended = await seller.ok(productUpdate, {
      id: created.id,
      version: back.version,
      content: { ...back.content, title: { en_US: 'Merino wool sweater that says what it is' } },
    })
    const again = await seller.ok(productSubmit, { id: created.id, version: mended.version })
    const approved = await mall.operator.ok(productApprove, { id: created.id, version: again.version })
    expect(approved.timeline.map(entry => entry.action)).toEqual(['create', 'submit', 'reject', 'submit', 'approve'])
  })

  it('is handed back as a draft with wishes, or taken back by its seller', async () => {
    const created = await mall.draft(seller)
    const submitted = await seller.ok(productSubmit, { id: created.id, version: created.version })
    const handed = await mall.operator.ok(productRequestRevision, {
      id: created.id,
      version: submitted.version,
      note: 'Please add pictures.',
    })
    expect(handed).toMatchObject({
      status: 'draft',
      review: { action: 'request_revision', note: 'Please add pictures.' },
    })
    const again = await seller.ok(productSubmit, { id: created.id, version: handed.version })
    expect(await seller.ok(productWithdraw, { id: created.id, version: again.version })).toMatchObject({
      status: 'draft',
    })
  })

  it('leaves the mall and comes back; after 180 days only through review', async () => {
    const product = await mall.onSale(seller)
    const down = await seller.ok(productTakeDown, { id: product.id, version: product.version })
    expect((await mall.visitor.call(productDetail, { id: product.id })).code).toBe('MALL600404')
    const up = await seller.ok(productRelist, { id: product.id, version: down.version })
    expect(up.status).toBe('on_sale')
    expect((await mall.visitor.ok(productDetail, { id: product.id })).id).toBe(product.id)
    const off = await seller.ok(productTakeDown, { id: product.id, version: up.version })
    const then = mall.clock.now
    mall.clock.now = new Date(then.getTime() + 181 * 86_400_000)
    expect((await seller.call(productRelist, { id: product.id, version: off.version })).code).toBe('MALL610105')
    expect(await seller.ok(productSubmit, { id: product.id, version: off.version })).toMatchObject({
      status: 'pending_review',
    })
    mall.clock.now = then
  })

  it('is banned by an operator with a reason, and only the region’s operator lifts it', async () => {
    const product = await mall.onSale(seller)
    const banned = await mall.operator.ok(productForceOff, {
      id: product.id,
      version: product.version,
      note: 'Counterfeit brand.',
    })
    expect(banned).toMatchObject({ status: 'banned', review: { note: 'Counterfeit brand.' } })
    expect((await mall.visitor.call(productDetail, { id: product.id })).code).toBe('MALL600404')
    expect(
      (await seller.call(productUpdate, { id: product.id, version: banned.version, content: banned.content })).code,
    ).toBe('MALL600403')
    const reviewer = await mall.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await reviewer.call(productLiftBan, { id: product.id, version: banned.version })).code).toBe('MALL600403')
    expect(await mall.operator.ok(productLiftBan, { id: product.id, version: banned.version })).toMatchObject({
      status: 'off_sale',
    })
    expect(mall.notified.at(-1)).toMatchObject({
      kind: 'product_review_result',
      to: { companyId: seller.actor.companyId, identity: 'seller' },
      params: { result: 'unbanned' },
    })
  })
})

describe('a change to a product on sale', () => {
  it('waits beside the live version until it is approved', async () => {
    const product = await mall.onSale(seller)
    const edited = await seller.ok(productUpdate, {
      id: product.id,
      version: product.version,
      content: { ...product.content, title: { ...product.content.title, en_US: 'Merino crew neck with a new name' } },
    })
    expect(edited).toMatchObject({
      status: 'on_sale',
      changeStatus: 'draft',
      liveContent: { title: product.content.title },
    })
    const waiting = await seller.ok(productSubmit, { id: product.id, version: edited.version })
    expect((await mall.visitor.ok(productDetail, { id: product.id })).title).toBe(product.content.title.en_US)
    expect(
      (await seller.call(productUpdate, { id: product.id, version: waiting.version, content: product.content })).code,
    ).toBe('MALL600403')

    const review = await mall.operator.ok(adminProductDetail, { id: product.id })
    expect(review.differences.map(difference => difference.path)).toEqual(['title.en_US'])
    const rejected = await mall.operator.ok(productReject, {
      id: product.id,
      version: waiting.version,
      note: 'Too vague.',
    })
    expect(rejected).toMatchObject({ status: 'on_sale', changeStatus: 'rejected' })
    const again = await seller.ok(productSubmit, { id: product.id, version: rejected.version })
    const approved = await mall.operator.ok(productApprove, { id: product.id, version: again.version })
    expect(approved).toMatchObject({ status: 'on_sale', changeStatus: null, liveContent: null })
    expect((await mall.visitor.ok(productDetail, { id: product.id })).title).toBe('Merino crew neck with a new name')
  })

  it('applies stock and on/off at once, without review', async () => {
    const product = await mall.onSale(seller)
    const { skus, ...rest } = product.content
    const [first, ...others] = skus
    if (!first) throw new Error('the fixture has SKUs')
    const edited = await seller.ok(productUpdate, {
      id: product.id,
      version: product.version,
      content: { ...rest, skus: [{ ...first, stockQty: 75 }, ...others] },
    })
    expect(edited).toMatchObject({ changeStatus: null, liveContent: null, stockQty: 75 })
    const navy = edited.skus.filter(sku => sku.axes['colour'] === 'navy')
    await seller.ok(productStock, {
      id: product.id,
      version: edited.version,
      skus: navy.map(sku => ({ id: sku.id, enabled: false })),
    })
    const shown = await mall.visitor.ok(productDetail, { id: product.id })
    expect(shown.axes.find(axis => axis.code === 'colour')?.options.map(option => option.value)).toEqual(['red'])
    const red = await mall.visitor.ok(productPage, { attributes: { colour: ['navy'] }, pageSize: 200 })
    expect(red.records.map(record => record.id)).not.toContain(product.id)
  })

  it('keeps SKU ids where the options stay, and drops what the new matrix leaves out', async () => {
    const product = await mall.onSale(seller)
    const before = await seller.ok(ownProductDetail, { id: product.id })
    const skus = product.content.skus.slice(0, 2)
    const edited = await seller.ok(productUpdate, {
      id: product.id,
      version: before.version,
      content: { ...product.content, skus },
    })
    const waiting = await seller.ok(productSubmit, { id: product.id, version: edited.version })
    const after = await mall.operator.ok(productApprove, { id: product.id, version: waiting.version })
    expect(after.skus.map(sku => sku.id)).toEqual(before.skus.slice(0, 2).map(sku => sku.id))
  })

  it('can be dropped', async () => {
    const product = await mall.onSale(seller)
    const edited = await seller.ok(productUpdate, {
      id: product.id,
      version: product.version,
      content: { ...product.content, brand: 'Other' },
    })
    const dropped = await seller.ok(productDiscardChange, { id: product.id, version: edited.version })
    expect(dropped).toMatchObject({ changeStatus: null, content: { brand: 'Morning Mist' } })
  })
})

describe('who may do what', () => {
  it('answers another company’s product like one that does not exist', async () => {
    const product = await mall.onSale(seller)
    const other = await mall.seller()
    const { id, version, content } = product
    for (const answer of [
      await other.call(ownProductDetail, { id }),
      await other.call(productUpdate, { id, version, content }),
      await other.call(productSubmit, { id, version }),
      await other.call(productTakeDown, { id, version }),
      await other.call(productDelete, { id, version }),
      await other.call(productCopy, { id }),
      await other.call(productStock, { id, version, skus: [{ id, enabled: false }] }),
    ])
      expect(answer.code).toBe('MALL600404')
    expect((await other.ok(ownProductPage, { keyword: product.no })).records).toEqual([])
  })

  it('answers a stale version with FT510006 and changes nothing', async () => {
    const created = await mall.draft(seller)
    const content = { ...created.content, brand: 'First' }
    const first = await seller.ok(productUpdate, { id: created.id, version: created.version, content })
    const late = await seller.call(productUpdate, {
      id: created.id,
      version: created.version,
      content: { ...content, brand: 'Late' },
    })
    expect(late.code).toBe('FT510006')
    expect((await seller.ok(ownProductDetail, { id: created.id })).content.brand).toBe('First')
    expect((await seller.call(productSubmit, { id: created.id, version: first.version - 1 })).code).toBe('FT510006')
  })

  it('lets one of ten simultaneous approvals through', async () => {
    const created = await mall.draft(seller)
    const submitted = await seller.ok(productSubmit, { id: created.id, version: created.version })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        mall.operator.call(productApprove, { id: created.id, version: submitted.version }),
      ),
    )
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
    for (const answer of answers) if (!answer.success) expect(['FT510006', 'MALL600403']).toContain(answer.code)
  })

  it.each([
    ['sales', 'MALL600403'],
    ['order_follow', 'MALL600403'],
  ])('refuses the role %s to create', async (role, code) => {
    const member = await mall.seller({ roles: [role] })
    expect((await member.call(productCreate, { content: aProductInput() })).code).toBe(code)
  })

  it('refuses an editor without the right to take products down', async () => {
    const own = await mall.seller({ roles: ['product_editor'] })
    const product = await mall.onSale(own)
    expect((await own.call(productTakeDown, { id: product.id, version: product.version })).code).toBe('MALL600403')
  })

  it('refuses visitors and the wrong identity', async () => {
    expect((await mall.visitor.call(ownProductPage, {})).code).toBe('global400001')
    expect((await seller.call(adminProductPage, {})).code).toBe('gateway.400019')
  })

  it('refuses a picture of another company', async () => {
    const other = await mall.seller()
    const created = await mall.draft(seller)
    const answer = await seller.call(productUpdate, {
      id: created.id,
      version: created.version,
      content: { ...created.content, media: [{ fileId: await other.file(), isCover: true }] },
    })
    expect(answer).toMatchObject({
      code: 'MALL610104',
      data: { fieldErrors: [expect.objectContaining({ path: 'media.0' })] },
    })
  })

  it('refuses a category that is not a leaf, or none', async () => {
    const content = { ...aProductInput(), categoryId: '01900000-0000-7000-8000-000000000001' }
    expect((await seller.call(productCreate, { content })).code).toBe('MALL610102')
    expect(
      (await seller.call(productCreate, { content: { ...content, categoryId: SCARF_ID.replace('3', '9') } })).code,
    ).toBe('MALL610102')
  })

  it('keeps article numbers unique in a store, free in another', async () => {
    const skus = [{ code: 'UNIQUE-1', axes: { colour: 'red', size: 's' } }]
    await mall.onSale(seller, { skus })
    const second = await mall.draft(seller, { skus: [{ code: 'unique-1', axes: { colour: 'red', size: 's' } }] })
    expect(await seller.call(productSubmit, { id: second.id, version: second.version })).toMatchObject({
      code: 'MALL610103',
      data: { fieldErrors: [expect.objectContaining({ path: 'skus.0.code' })] },
    })
    await mall.onSale(await mall.seller(), { skus })
  })
})

describe('lists', () => {
  it('count what they show, by status and in the queue', async () => {
    const own = await mall.seller()
    await mall.draft(own)
    const waiting = await mall.draft(own)
    await own.ok(productSubmit, { id: waiting.id, version: waiting.version })
    await mall.onSale(own)
    expect(await own.ok(ownProductStatusCount, {})).toEqual({
      all: 3,
      draft: 1,
      pending_review: 1,
      on_sale: 1,
      change_pending: 0,
      change_rejected: 0,
    })
    const rows = await own.ok(ownProductPage, { status: 'on_sale' })
    expect(rows).toMatchObject({
      total: 1,
      records: [{ price: { min: '10.4', max: '12.5', currency: 'USD' }, moq: '300', skuCount: 6 }],
    })
    const counts = await mall.operator.ok(adminProductStatusCount, { storeId: own.storeId })
    expect(counts).toMatchObject({ all: 3, review: 1 })
    const queue = await mall.operator.ok(adminProductPage, { status: 'review', storeId: own.storeId })
    expect(queue).toMatchObject({ total: 1, records: [{ id: waiting.id }] })
  })

  it('find own products by number, model and the beginning of a title word', async () => {
    const own = await mall.seller()
    const created = await mall.draft(own, { modelNo: 'QX-77', title: { en_US: 'Boucle cardigan for autumn' } })
    for (const keyword of [created.no, 'qx-77', 'card', 'BOUCLE'])
      expect((await own.ok(ownProductPage, { keyword })).records.map(row => row.id)).toEqual([created.id])
    expect((await own.ok(ownProductPage, { keyword: 'cotton' })).records).toEqual([])
  })

  it('approve many, each row by itself', async () => {
    const own = await mall.seller()
    const drafts = [await mall.draft(own), await mall.draft(own), await mall.draft(own)]
    const items = []
    for (const { id, version } of drafts)
      items.push({ id, version: (await own.ok(productSubmit, { id, version })).version })
    const stale = { ...items[1], version: 0 }
    const { results } = await mall.operator.ok(productBatchApprove, {
      items: [items[0], stale, items[2]].flatMap(item => (item?.id ? [{ id: item.id, version: item.version }] : [])),
    })
    expect(results.map(row => [row.ok, row.code])).toEqual([
      [true, null],
      [false, 'FT510006'],
      [true, null],
    ])
    expect(results[1]?.message).not.toBe('')
    expect((await own.ok(ownProductStatusCount, {}))['on_sale']).toBe(2)
  })

  it('approve many at the same moment as somebody else whose products have the same new words', async () => {
    const titled = async (own: TestSeller, word: string) => {
      const { id, version } = await mall.draft(own, { title: { en_US: `${word} ${word}` } })
      return { id, version: (await own.ok(productSubmit, { id, version })).version }
    }
    // What all products of the test have in common is known.
    await mall.onSale(await mall.seller())
    const [first, second] = [await mall.seller(), await mall.seller()]
    // Each batch first learns the word that the other learns last.
    const one = [await titled(first, 'zibeline'), await titled(first, 'etamine')]
    const other = [await titled(second, 'etamine'), await titled(second, 'zibeline')]
    const holder = await mall.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from product where id = any ($1) for update', [[one[1]?.id, other[1]?.id]])
      const answers = [one, other].map(items => mall.operator.ok(productBatchApprove, { items }))
      await vi.waitFor(async () => {
        // Not by the holder: within a transaction PostgreSQL shows what it showed at first.
        const { rows } = await mall.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(2)
      })
      await holder.query('commit')
      for (const { results } of await Promise.all(answers)) expect(results.map(row => row.ok)).toEqual([true, true])
    } finally {
      holder.release()
    }
    expect(await found('zibeline')).toHaveLength(2)
  })
})

describe('copies and deletions', () => {
  it('copies a product as a draft without its article numbers', async () => {
    const product = await mall.onSale(seller)
    const copy = await seller.ok(productCopy, { id: product.id })
    expect(copy).toMatchObject({ status: 'draft', content: { modelNo: '', title: product.content.title } })
    expect(copy.content.skus.every(sku => sku.code === '')).toBe(true)
  })

  it('deletes a draft, never what has been on sale', async () => {
    const created = await mall.draft(seller)
    await seller.ok(productDelete, { id: created.id, version: created.version })
    expect((await seller.call(ownProductDetail, { id: created.id })).code).toBe('MALL600404')
    const product = await mall.onSale(seller)
    expect((await seller.call(productDelete, { id: product.id, version: product.version })).code).toBe('MALL600403')
  })
})

describe('what people write', () => {
  const HOSTILE = `Robert'); drop table product; -- <script>alert(1)</script> <img src=x onerror=alert(1)> %00 \\ {{7*7}}`

  it('stays text: SQL and HTML in every field', async () => {
    const created = await mall.draft(seller, {
      title: { en_US: HOSTILE },
      summary: { en_US: HOSTILE },
      description: {
        en_US: `<h3>Care</h3><p onclick="x()">Wash <strong>cold</strong></p>${HOSTILE}<iframe src="//evil"></iframe><a href="javascript:x">go</a>`,
      },
      keywords: { en_US: [HOSTILE.slice(0, 40)] },
      brand: HOSTILE.slice(0, 60),
      attributes: { ...aProductInput().attributes, yarn_count: HOSTILE },
      customsElements: [{ name: HOSTILE.slice(0, 80), value: HOSTILE }],
      loadPort: HOSTILE.slice(0, 80),
    })
    expect(created.content.description.en_US).toBe(
      `<h3>Care</h3><p>Wash <strong>cold</strong></p>Robert'); drop table product; --   %00 \\ {{7*7}}go`,
    )
    expect(created.content.title.en_US).toBe(HOSTILE)
    const submitted = await seller.ok(productSubmit, { id: created.id, version: created.version })
    await mall.operator.ok(productApprove, { id: created.id, version: submitted.version })
    for (const keyword of [HOSTILE, `'; drop table product --`, '& | ! ( ) :* \\', "' or 1=1 --"]) {
      expect((await mall.visitor.call(productPage, { keyword })).code).toBe('200')
      expect((await seller.call(ownProductPage, { keyword })).code).toBe('200')
    }
    expect((await mall.visitor.ok(productDetail, { id: created.id })).title).toBe(HOSTILE)
  })

  it.each([
    ['a number where text belongs', { brand: 7 }],
    ['an object where a list belongs', { skus: {} }],
    ['an unknown unit', { saleUnit: 'furlong' }],
    ['an id that is none', { categoryId: "' or 1=1" }],
    ['a title of a megabyte', { title: { en_US: 'x'.repeat(1_000_000) } }],
  ])('refuses %s', async (_, wrong) => {
    const answer = await seller.raw(productCreate, { content: { ...aProductInput(), ...wrong } })
    expect(answer.code).toBe('MALL600400')
  })
})
