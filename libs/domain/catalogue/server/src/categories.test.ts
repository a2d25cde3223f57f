import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import {
  KNITWEAR_ID,
  SCARF_ID,
  SWEATER_ID,
  aCategoryInput,
  aCategoryTree,
  aProductInput,
  adminAttributeDetail,
  adminAttributePage,
  adminCategoryDetail,
  adminCategoryPage,
  adminCategoryTree,
  anAttributeInput,
  attributeCreate,
  attributeDelete,
  attributeDisable,
  attributeEnable,
  attributeUpdate,
  categoryAttributes,
  categoryAttributesSave,
  categoryCreate,
  categoryDelete,
  categoryDisable,
  categoryEnable,
  categorySort,
  categoryTree,
  categoryUpdate,
  knitwearAttributes,
  productApprove,
  productCreate,
  productDetail,
  productFacets,
  productImportTemplate,
  productPage,
  productRelist,
  productSubmit,
  productTakeDown,
  productUpdate,
  type AttributeDetail,
  type AttributeInput,
  type CategoryInput,
} from '@tradeport/domain/catalogue/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import type { Caller } from '@tradeport/testing/harness'
import { startMall, type TestMall } from './catalogue.test-mall'
import { reindexSearch } from './search-reindex'

/** What an operator writes of an attribute that exists. */
const inputOf = ({ code, type, name, unit, min, max, options }: AttributeDetail): AttributeInput => ({
  code,
  type,
  name,
  unit,
  min,
  max,
  options: options.map(({ inUse: _shown, ...option }) => option),
})

const fieldErrors = (answer: { data: unknown }) => (answer.data as { fieldErrors?: unknown } | null)?.fieldErrors

describe('an empty platform', () => {
  let mall: TestMall
  let head: Caller
  beforeAll(async () => {
    mall = await startMall({ empty: true })
    head = await mall.person({ kind: 'operator', roles: ['op_super'] })
  })
  afterAll(() => mall.close())

  it('gets its categories and attributes from an operator, and a seller’s product in them', async () => {
    expect((await mall.visitor.ok(categoryTree, {})).nodes).toEqual([])
    const clothes = await head.ok(categoryCreate, {
      slug: 'clothes',
      name: { en_US: 'Clothes', zh_CN: '服装' },
      hsHints: ['6110'],
    })
    const knitwear = await head.ok(categoryCreate, {
      slug: 'knitwear',
      name: { en_US: 'Knitwear', zh_CN: '针织衫' },
      parentId: clothes.id,
    })
    const ids = new Map<string, string>()
    for (const { code, type, name, unit, min, max, options } of knitwearAttributes()) {
      const { id } = await head.ok(attributeCreate, { code, type, name, unit, min, max, options })
      ids.set(code, id)
    }
    const assign = (codes: string[], id: string) =>
      head.ok(categoryAttributesSave, {
        id,
        version: 0,
        attributes: codes.map(code => ({
          attributeId: ids.get(code) ?? '',
          required: ['composition', 'gauge'].includes(code),
          filterable: ['composition', 'gauge', 'colour'].includes(code),
          skuAxis: ['colour', 'size'].includes(code),
        })),
      })
    await assign(['composition', 'season'], clothes.id)
    await assign(['gauge', 'weight', 'yarn_count', 'wash_temperature', 'seamless', 'colour', 'size'], knitwear.id)

    const seller = await mall.seller()
    const { nodes } = await seller.ok(categoryTree, {}, { locale: 'zh_CN' })
    expect(nodes.map(({ name, leaf, level }) => [name, leaf, level])).toEqual([
      ['服装', false, 1],
      ['针织衫', true, 2],
    ])
    const asked = await seller.ok(categoryAttributes, { categoryId: knitwear.id }, { locale: 'zh_CN' })
    expect(asked.attributes.map(({ code, required, skuAxis }) => [code, required, skuAxis])).toEqual([
      ['composition', true, false],
      ['season', false, false],
      ['gauge', true, false],
      ['weight', false, false],
      ['yarn_count', false, false],
      ['wash_temperature', false, false],
      ['seamless', false, false],
      ['colour', false, true],
      ['size', false, true],
    ])
    expect(asked.attributes.find(({ code }) => code === 'colour')?.options[0]).toEqual({
      value: 'red',
      label: '红色',
      swatch: '#B8332A',
      enabled: true,
    })

    const above = await seller.call(productCreate, { content: aProductInput({ categoryId: clothes.id }) })
    expect(above.code).toBe('MALL610102')
    const { gauge: _left, ...others } = aProductInput().attributes ?? {}
    const unfinished = await mall.draft(seller, { categoryId: knitwear.id, attributes: others })
    const refused = await seller.call(productSubmit, { id: unfinished.id, version: unfinished.version })
    expect(fieldErrors(refused)).toMatchObject([{ path: 'attributes.gauge', rule: 'required' }])
    const product = await mall.onSale(seller, { categoryId: knitwear.id })

    const page = await mall.visitor.ok(productDetail, { id: product.id })
    expect(page.path.map(({ name }) => name)).toEqual(['Clothes', 'Knitwear'])
    expect(page.attributes.find(({ code }) => code === 'gauge')?.text).toBe('12 gg')
    expect(page.axes.map(({ code }) => code)).toEqual(['colour', 'size'])
    const { groups } = await mall.visitor.ok(productFacets, { categoryId: clothes.id })
    expect(groups.find(({ key }) => key === 'a.colour')?.options).toContainEqual(
      expect.objectContaining({ label: 'Navy', swatch: '#1B2A49' }),
    )
    expect((await mall.visitor.ok(categoryTree, {})).nodes.map(({ productCount }) => productCount)).toEqual([1, 1])
  })
})

describe('categories', () => {
  let mall: TestMall
  let head: Caller
  let reviewer: Caller
  beforeAll(async () => {
    mall = await startMall()
    head = await mall.person({ kind: 'operator', roles: ['op_super'] })
    reviewer = await mall.person({ kind: 'operator', roles: ['op_reviewer'] })
  })
  afterAll(() => mall.close())

  const make = (over: Partial<CategoryInput> = {}) => head.ok(categoryCreate, aCategoryInput(over))
  const detailOf = (id: string) => head.ok(adminCategoryDetail, { id })
  const inputFor = async (id: string, over: Partial<CategoryInput> = {}): Promise<CategoryInput> => {
    const { slug, name, parentId, hsHints, imageFileId, sort } = await detailOf(id)
    return { slug, name, parentId, hsHints, imageFileId, sort, ...over }
  }
  const change = async (id: string, over: Partial<CategoryInput>) =>
    head.call(categoryUpdate, { id, version: (await detailOf(id)).version, category: await inputFor(id, over) })
  const attributeId = async (code: string) =>
    (await head.ok(adminAttributePage, { keyword: code })).records.find(row => row.code === code)?.id ?? ''
  const attribute = async (code: string) => head.ok(adminAttributeDetail, { id: await attributeId(code) })

  it('are read by operators, and changed by who serves all regions', async () => {
    const input = aCategoryInput()
    const { rows } = await reviewer.ok(adminCategoryTree, {})
    expect(rows.map(({ slug, actions }) => [slug, actions])).toEqual(aCategoryTree().map(({ slug }) => [slug, []]))
    for (const answer of [
      await reviewer.call(categoryCreate, input),
      await reviewer.call(categoryUpdate, { id: SCARF_ID, version: 0, category: input }),
      await reviewer.call(categoryDisable, { id: SCARF_ID, version: 0 }),
      await reviewer.call(categoryDelete, { id: SCARF_ID, version: 0 }),
      await reviewer.call(categorySort, { parentId: KNITWEAR_ID, ids: [SCARF_ID] }),
      await reviewer.call(categoryAttributesSave, { id: SCARF_ID, version: 0, attributes: [] }),
      await reviewer.call(attributeCreate, anAttributeInput()),
      await reviewer.call(attributeDisable, { id: await attributeId('gauge'), version: 0 }),
    ])
      expect(answer.code).toBe('MALL600403')
    expect((await detailOf(SCARF_ID)).actions).toEqual(['update', 'disable', 'delete'])
    expect((await detailOf(KNITWEAR_ID)).actions).toEqual(['update', 'disable'])
  })

  it('say at its field what cannot be kept', async () => {
    const wrong = await head.call(categoryCreate, aCategoryInput({ slug: 'Sweaters!', hsHints: ['61'], name: {} }))
    expect(fieldErrors(wrong)).toMatchObject([
      { path: 'slug', rule: 'slug' },
      { path: 'name', rule: 'required' },
      { path: 'hsHints.0', rule: 'hs_hint' },
    ])
    const taken = await head.call(
      categoryCreate,
      aCategoryInput({ slug: 'sweaters', parentId: crypto.randomUUID(), imageFileId: crypto.randomUUID() }),
    )
    expect(fieldErrors(taken)).toMatchObject([
      { path: 'parentId', rule: 'unknown_category' },
      { path: 'slug', rule: 'taken' },
      { path: 'imageFileId', rule: 'unknown_file' },
    ])
    const below = await make({ parentId: (await make({ parentId: KNITWEAR_ID })).id })
    const last = await make({ parentId: below.id })
    expect(fieldErrors(await head.call(categoryCreate, aCategoryInput({ parentId: last.id })))).toMatchObject([
      { path: 'parentId', rule: 'category_depth' },
    ])
    expect(fieldErrors(await change(KNITWEAR_ID, { parentId: below.id }))).toMatchObject([
      { path: 'category.parentId', rule: 'category_cycle' },
    ])
  })

  it('have a picture, an address and words, each change from the version that was seen', async () => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8332a' } })
      .png()
      .toBuffer()
    const { data: picture } = await head.upload(
      uploadFile,
      { kind: 'image' },
      { name: 'a.png', type: 'image/png', content },
    )
    if (!picture) throw new Error('the picture was not taken')
    const { id, version } = await make()
    const category = await inputFor(id, {
      imageFileId: picture.id,
      name: { en_US: ' Pots ', de_DE: ' ' },
      slug: 'pots',
    })
    const next = await head.ok(categoryUpdate, { id, version, category })
    expect(await detailOf(id)).toMatchObject({ name: { en_US: 'Pots' }, slug: 'pots', imageFileId: picture.id })
    expect((await head.call(categoryUpdate, { id, version, category })).code).toBe('FT510006')
    expect((await head.call(categoryDelete, { id, version })).code).toBe('FT510006')
    const shown = await mall.visitor.ok(categoryTree, {})
    expect(shown.nodes.find(node => node.id === id)).toMatchObject({ name: 'Pots', imageFileId: picture.id })
    await head.ok(categoryDelete, { id, version: next.version })
    expect((await head.call(adminCategoryDetail, { id })).code).toBe('MALL600404')
    const { rows } = await mall.pool.query<{ action: string }>(
      `select action from audit_log where entity_type = 'category' and entity_id = $1
         and action like 'category:%' and action <> 'category:read' order by seq`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['category:create', 'category:update', 'category:delete'])
  })

  it('stand in the order they are put in, as a list too', async () => {
    const parent = await make()
    const [first, second] = [await make({ parentId: parent.id }), await make({ parentId: parent.id, sort: 200 })]
    await head.ok(categorySort, { parentId: parent.id, ids: [second.id, first.id] })
    const { rows } = await head.ok(adminCategoryTree, {})
    const at = rows.findIndex(({ id }) => id === parent.id)
    expect(rows.slice(at + 1, at + 3).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await head.call(categorySort, { parentId: parent.id, ids: [SCARF_ID] })).code).toBe('MALL600404')
    const found = await head.ok(adminCategoryPage, { keyword: '围巾', status: 'enabled' })
    expect(found.records.map(({ id }) => id)).toEqual([SCARF_ID])
    expect((await head.ok(adminCategoryPage, { pageNum: 2, pageSize: 1 })).records).toHaveLength(1)
  })

  it('hold goods only where nothing is below them', async () => {
    const seller = await mall.seller()
    await mall.draft(seller, { categoryId: SCARF_ID })
    expect((await head.call(categoryCreate, aCategoryInput({ parentId: SCARF_ID }))).code).toBe('MALL610111')
    const other = await make()
    expect((await change(other.id, { parentId: SCARF_ID })).code).toBe('MALL610111')
    const leaf = await make({ parentId: other.id })
    const leaves = async () =>
      new Map((await head.ok(adminCategoryTree, {})).rows.map(row => [row.id, row.leaf] as const))
    expect((await leaves()).get(other.id)).toBe(false)
    await head.ok(categoryDelete, { id: leaf.id, version: 0 })
    expect((await leaves()).get(other.id)).toBe(true)
    expect((await head.call(categoryDelete, { id: SCARF_ID, version: 0 })).code).toBe('MALL610112')
    expect((await head.call(categoryDelete, { id: KNITWEAR_ID, version: 0 })).code).toBe('MALL610112')
    expect(fieldErrors(await change(SCARF_ID, { slug: 'shawls' }))).toMatchObject([
      { path: 'category.slug', rule: 'not_editable' },
    ])
  })

  it('are closed only while nothing of them is on sale, with all below them', async () => {
    const upper = await make()
    const lower = await make({ parentId: upper.id })
    const seller = await mall.seller()
    const asked = await detailOf(KNITWEAR_ID)
    await head.ok(categoryAttributesSave, {
      id: upper.id,
      version: 0,
      attributes: asked.assignments.map(({ attributeId: of, required, filterable, skuAxis }) => ({
        attributeId: of,
        required,
        filterable,
        skuAxis,
      })),
    })
    const product = await mall.onSale(seller, { categoryId: lower.id })
    const versionOf = async (id: string) => (await detailOf(id)).version
    const closing = await head.call(categoryDisable, { id: upper.id, version: await versionOf(upper.id) })
    expect(closing).toMatchObject({ code: 'MALL610110', msg: expect.stringContaining('on sale') })
    const down = await seller.ok(productTakeDown, { id: product.id, version: product.version })
    await head.ok(categoryDisable, { id: upper.id, version: await versionOf(upper.id) })

    const { nodes } = await mall.visitor.ok(categoryTree, {})
    expect(nodes.filter(({ id }) => [upper.id, lower.id].includes(id))).toEqual([])
    expect((await seller.call(categoryAttributes, { categoryId: lower.id })).code).toBe('MALL600404')
    const refused = await seller.call(productCreate, { content: aProductInput({ categoryId: lower.id }) })
    expect(refused.code).toBe('MALL610102')
    expect((await seller.call(productRelist, { id: product.id, version: down.version })).code).toBe('MALL610102')
    await head.ok(categoryEnable, { id: upper.id, version: await versionOf(upper.id) })
    await seller.ok(productRelist, { id: product.id, version: down.version })
  })

  it('move with all below them, and lists follow', async () => {
    const [from, to] = [await make(), await make()]
    const moved = await make({ parentId: from.id })
    const leaf = await make({ parentId: moved.id })
    const seller = await mall.seller()
    await head.ok(categoryAttributesSave, {
      id: leaf.id,
      version: 0,
      attributes: (await detailOf(KNITWEAR_ID)).assignments.map(({ attributeId: of, skuAxis }) => ({
        attributeId: of,
        skuAxis,
      })),
    })
    const product = await mall.onSale(seller, { categoryId: leaf.id })
    expect((await change(moved.id, { parentId: to.id })).success).toBe(true)
    const listed = async (categoryId: string) =>
      (await mall.visitor.ok(productPage, { categoryId })).records.map(({ id }) => id)
    expect(await listed(to.id)).toEqual([product.id])
    expect(await listed(from.id)).toEqual([])
    await mall.inside(reindexSearch)
    const searched = await mall.visitor.ok(productPage, { categoryId: to.id, keyword: 'merino' })
    expect(searched.records.map(({ id }) => id)).toEqual([product.id])
    const page = await mall.visitor.ok(productDetail, { id: product.id })
    expect(page.path.map(({ id }) => id)).toEqual([to.id, moved.id, leaf.id])
    const levels = new Map((await head.ok(adminCategoryTree, {})).rows.map(row => [row.id, row.level] as const))
    expect([moved, leaf].map(({ id }) => levels.get(id))).toEqual([2, 3])
    // Knitwear asks for the same attributes.
    expect(fieldErrors(await change(moved.id, { parentId: KNITWEAR_ID }))).toMatchObject([
      { path: 'category.parentId', rule: 'asked_on_line' },
    ])
  })

  it('are found by a new name', async () => {
    const seller = await mall.seller()
    const product = await mall.onSale(seller, { categoryId: SWEATER_ID })
    await head.ok(categoryUpdate, {
      id: SWEATER_ID,
      version: 0,
      category: await inputFor(SWEATER_ID, { name: { en_US: 'Pullovers' } }),
    })
    await mall.inside(reindexSearch)
    const { records } = await mall.visitor.ok(productPage, { keyword: 'pullovers' })
    expect(records.map(({ id }) => id)).toContain(product.id)
  })

  describe('their attributes', () => {
    it('are of a kind, with a code of their own', async () => {
      const { id } = await head.ok(attributeCreate, anAttributeInput())
      expect(fieldErrors(await head.call(attributeCreate, anAttributeInput()))).toMatchObject([
        { path: 'code', rule: 'taken' },
      ])
      expect(
        fieldErrors(await head.call(attributeCreate, anAttributeInput({ code: 'other', type: 'number' }))),
      ).toMatchObject([{ path: 'options', rule: 'invalid_value' }])
      expect(await head.ok(adminAttributeDetail, { id })).toMatchObject({
        code: 'surface',
        inUse: false,
        actions: ['update', 'disable', 'delete'],
        categories: [],
      })
      const renamed = await head.call(attributeUpdate, {
        id,
        version: 0,
        attribute: anAttributeInput({ code: 'finish' }),
      })
      expect(fieldErrors(renamed)).toMatchObject([{ path: 'attribute.code', rule: 'not_editable' }])
      await head.ok(attributeUpdate, { id, version: 0, attribute: anAttributeInput({ type: 'text', options: [] }) })
      expect((await head.call(attributeUpdate, { id, version: 0, attribute: anAttributeInput() })).code).toBe(
        'FT510006',
      )
      await head.ok(attributeDelete, { id, version: 1 })
      expect((await head.call(adminAttributeDetail, { id })).code).toBe('MALL600404')
    })

    it('are asked for once on one way down, and as their kind can be', async () => {
      const flags = { required: false, filterable: false, skuAxis: false }
      const save = async (id: string, attributes: object[]) =>
        head.call(categoryAttributesSave, {
          id,
          version: (await detailOf(id)).version,
          attributes: attributes.map(each => ({ attributeId: '', ...flags, ...each })),
        })
      const gauge = await attributeId('gauge')
      expect(fieldErrors(await save(SWEATER_ID, [{ attributeId: gauge }]))).toMatchObject([
        { path: 'attributes.0.attributeId', rule: 'asked_on_line' },
      ])
      const yarn = await attributeId('yarn_count')
      const { id } = await make()
      expect(fieldErrors(await save(id, [{ attributeId: yarn, filterable: true, skuAxis: true }]))).toMatchObject([
        { path: 'attributes.0.filterable', rule: 'not_offered' },
        { path: 'attributes.0.skuAxis', rule: 'not_axis' },
      ])
      expect(fieldErrors(await save(id, [{ attributeId: crypto.randomUUID() }]))).toMatchObject([
        { path: 'attributes.0.attributeId', rule: 'invalid_value' },
      ])
      expect((await save(id, [{ attributeId: gauge, filterable: true }])).success).toBe(true)
      expect((await detailOf(id)).assignments).toMatchObject([{ code: 'gauge', filterable: true, inUse: false }])
      expect((await head.call(attributeDelete, { id: gauge, version: 0 })).code).toBe('MALL610113')
      expect((await save(id, [])).success).toBe(true)
    })

    it('keep what products say: an option and an attribute are switched off, not deleted', async () => {
      const seller = await mall.seller()
      const product = await mall.onSale(seller, { categoryId: SWEATER_ID })
      const colour = await attribute('colour')
      expect(colour.options.map(({ value, inUse }) => [value, inUse])).toEqual([
        ['red', true],
        ['navy', true],
        ['oat', false],
      ])
      const input = inputOf(colour)
      const options = input.options ?? []
      const update = async (over: Partial<AttributeInput>) =>
        head.call(attributeUpdate, {
          id: colour.id,
          version: (await attribute('colour')).version,
          attribute: { ...input, ...over },
        })
      expect(fieldErrors(await update({ options: options.slice(1), type: 'select' }))).toMatchObject([
        { path: 'attribute.type', rule: 'in_use' },
        { path: 'attribute.options', rule: 'in_use' },
      ])
      const own = (await detailOf(KNITWEAR_ID)).assignments
      const taken = await head.call(categoryAttributesSave, {
        id: KNITWEAR_ID,
        version: (await detailOf(KNITWEAR_ID)).version,
        attributes: own
          .filter(({ code }) => code !== 'colour')
          .map(({ attributeId: of, required, filterable, skuAxis }) => ({
            attributeId: of,
            required,
            filterable,
            skuAxis,
          })),
      })
      expect(fieldErrors(taken)).toMatchObject([{ path: 'attributes', rule: 'in_use' }])

      // Nobody has oat: it goes. Red is switched off, and olive comes with its colour.
      expect(
        (
          await update({
            options: [
              ...options.slice(0, 2).map(option => ({ ...option, enabled: option.value !== 'red' })),
              { value: 'olive', label: { en_US: 'Olive' }, swatch: '#6B7042' },
            ],
          })
        ).success,
      ).toBe(true)
      const shown = await mall.visitor.ok(productDetail, { id: product.id })
      expect(shown.axes[0]?.options.map(({ value }) => value)).toEqual(['red', 'navy'])
      const offered = await seller.ok(categoryAttributes, { categoryId: SWEATER_ID })
      expect(
        offered.attributes
          .find(({ code }) => code === 'colour')
          ?.options.map(({ value, swatch, enabled }) => [value, swatch, enabled]),
      ).toEqual([
        ['red', '#B8332A', false],
        ['navy', '#1B2A49', true],
        ['olive', '#6B7042', true],
      ])
      const draft = await mall.draft(seller, { categoryId: SWEATER_ID })
      const submitted = await seller.call(productSubmit, { id: draft.id, version: draft.version })
      expect(fieldErrors(submitted)).toContainEqual(
        expect.objectContaining({ path: 'skus.0.axes.colour', rule: 'not_offered' }),
      )
      await update({ options })
    })

    it('are asked of nobody while switched off, and filtered by no more', async () => {
      const seller = await mall.seller()
      const product = await mall.onSale(seller, { categoryId: SWEATER_ID })
      const gauge = await attribute('gauge')
      const facets = async () =>
        (await mall.visitor.ok(productFacets, { categoryId: SWEATER_ID })).groups.map(({ key }) => key)
      expect(await facets()).toContain('a.gauge')
      const off = await head.ok(attributeDisable, { id: gauge.id, version: gauge.version })
      expect(await facets()).not.toContain('a.gauge')
      const shown = await mall.visitor.ok(productDetail, { id: product.id })
      expect(shown.attributes.map(({ code }) => code)).not.toContain('gauge')
      const { gauge: _left, ...others } = aProductInput().attributes ?? {}
      const draft = await mall.draft(seller, { categoryId: SWEATER_ID, attributes: others })
      const submitted = await seller.ok(productSubmit, { id: draft.id, version: draft.version })
      await mall.operator.ok(productApprove, { id: draft.id, version: submitted.version })
      const sheet = await seller.download(productImportTemplate, { categoryId: SWEATER_ID, format: 'csv' })
      expect(sheet.content.toString()).toContain('Yarn count')
      expect(sheet.content.toString()).not.toContain('Gauge')

      await head.ok(attributeEnable, { id: gauge.id, version: off.version })
      await mall.inside(reindexSearch)
      expect(await facets()).toContain('a.gauge')
      const again = await mall.visitor.ok(productDetail, { id: product.id })
      expect(again.attributes.find(({ code }) => code === 'gauge')?.text).toBe('12 gg')
      const old = await seller.call(productUpdate, {
        id: product.id,
        version: product.version,
        content: { ...product.content, brand: 'Evening Mist' },
      })
      expect(old.success).toBe(true)
    })

    it('become filters of what is on sale already', async () => {
      const seller = await mall.seller()
      await mall.onSale(seller, { categoryId: SWEATER_ID })
      const assignments = (await detailOf(KNITWEAR_ID)).assignments
      const save = async (filterable: boolean) =>
        head.ok(categoryAttributesSave, {
          id: KNITWEAR_ID,
          version: (await detailOf(KNITWEAR_ID)).version,
          attributes: assignments.map(each => ({
            attributeId: each.attributeId,
            required: each.required,
            skuAxis: each.skuAxis,
            filterable: each.code === 'size' ? filterable : each.filterable,
          })),
        })
      const sizes = async () =>
        (await mall.visitor.ok(productFacets, { categoryId: SWEATER_ID })).groups.find(({ key }) => key === 'a.size')
      expect(await sizes()).toBeUndefined()
      await save(true)
      await mall.inside(reindexSearch)
      expect((await sizes())?.options.length).toBeGreaterThan(0)
      await save(false)
      expect(await sizes()).toBeUndefined()
    })
  })

  it('are not closed under goods that come on sale at the same moment', async () => {
    const { id } = await make()
    await head.ok(categoryAttributesSave, {
      id,
      version: 0,
      attributes: (await detailOf(KNITWEAR_ID)).assignments.map(({ attributeId: of, skuAxis }) => ({
        attributeId: of,
        skuAxis,
      })),
    })
    const seller = await mall.seller()
    const draft = await mall.draft(seller, { categoryId: id })
    const submitted = await seller.ok(productSubmit, { id: draft.id, version: draft.version })
    const [approved, closed] = await Promise.all([
      mall.operator.call(productApprove, { id: draft.id, version: submitted.version }),
      head.call(categoryDisable, { id, version: 1 }),
    ])
    expect([approved.success, closed.success].filter(Boolean)).toHaveLength(1)
    expect(approved.success ? closed.code : approved.code).toBe(approved.success ? 'MALL610110' : 'MALL610102')
  })
})
