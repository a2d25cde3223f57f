import * as identity from '@tradeport/domain/identity/contract'
import type { AddressInput } from '@tradeport/domain/identity/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let owner: Caller
let stranger: Caller
beforeAll(async () => {
  api = await startTestApi()
  owner = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  stranger = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
})
afterAll(() => api.close())

const create = (given: Partial<AddressInput> = {}, as = owner) =>
  as.ok(identity.addressCreate, identity.anAddress(given))
const bookOf = (as: Caller) => as.ok(identity.addressList, {})
const found = async (id: string, as = owner) => {
  const row = (await bookOf(as)).addresses.find(each => each.id === id)
  if (!row) throw new Error('the address is not there')
  return row
}
const seen = async (id: string) => {
  const { version } = await found(id)
  return { id, version }
}

describe('the address book of a company', () => {
  it('has one default of each kind: the first, then the one that is chosen, then the one there the longest', async () => {
    const first = await create()
    const second = await create({ detail: 'Torstraße 2' })
    const bill = await create({ kind: 'bill_to' })
    expect([await found(first.id), await found(second.id), await found(bill.id)].map(row => row.isDefault)).toEqual([
      true,
      false,
      true,
    ])
    await owner.ok(identity.addressSetDefault, await seen(second.id))
    expect([(await found(first.id)).isDefault, (await found(second.id)).isDefault]).toEqual([false, true])
    await owner.ok(identity.addressRemove, await seen(second.id))
    expect((await found(first.id)).isDefault).toBe(true)
  })

  it('never has two defaults, however many choose at once', async () => {
    const ids = await Promise.all([1, 2, 3].map(async no => (await create({ detail: `Hof ${no}` })).id))
    const asked = await Promise.all(ids.map(seen))
    await Promise.all(asked.map(each => owner.call(identity.addressSetDefault, each)))
    const rows = (await bookOf(owner)).addresses.filter(({ kind }) => kind === 'ship_to')
    expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(rows[0]?.isDefault).toBe(true)
  })

  it('is changed from what was seen', async () => {
    const { id } = await create()
    const change = { ...identity.anAddress({ detail: 'Torstraße 9' }), ...(await seen(id)) }
    expect(await owner.ok(identity.addressUpdate, change)).toEqual({ version: 1 })
    expect((await found(id)).detail).toBe('Torstraße 9')
    expect((await owner.call(identity.addressUpdate, change)).code).toBe('FT510006')
    expect((await owner.call(identity.addressRemove, { id, version: 0 })).code).toBe('FT510006')
  })

  it('asks for what an address of the country cannot do without', async () => {
    const wrong = async (given: Partial<AddressInput>, as = owner) =>
      (await as.raw(identity.addressCreate, identity.anAddress(given))).data
    expect(await wrong({ postcode: '1011' })).toMatchObject({
      fieldErrors: [{ path: 'postcode', rule: 'invalid_format' }],
    })
    expect(await wrong({ country: 'CN', level2: '嘉兴市', postcode: '314500' })).toMatchObject({
      fieldErrors: [{ path: 'level1' }, { path: 'level3' }, { path: 'level4' }],
    })
    expect(await wrong({ kind: 'pick_up' })).toMatchObject({ fieldErrors: [{ path: 'kind' }] })
    expect(await wrong({ phone: 'ring me' })).toMatchObject({ fieldErrors: [{ path: 'phone' }] })
  })

  it('ends at fifty', async () => {
    const keeper = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    for (let no = 1; no <= identity.ADDRESSES_MAX; no += 1)
      await create({ kind: 'pick_up', detail: `Tor ${no}` }, keeper)
    const answer = await keeper.raw(identity.addressCreate, identity.anAddress({ kind: 'pick_up' }))
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'kind', rule: 'too_many' }] })
  })
})

describe('whose it is', () => {
  it('another company’s address is none at all', async () => {
    const { id } = await create()
    const version = 0
    const missing = '01890000-0000-7000-8000-000000000000'
    for (const call of [
      (at: string) => stranger.call(identity.addressUpdate, { ...identity.anAddress(), id: at, version }),
      (at: string) => stranger.call(identity.addressRemove, { id: at, version }),
      (at: string) => stranger.call(identity.addressSetDefault, { id: at, version }),
    ])
      expect([(await call(id)).code, (await call(missing)).code]).toEqual(['USER_SERVICE530404', 'USER_SERVICE530404'])
    expect((await bookOf(stranger)).addresses).toEqual([])
    expect((await found(id)).contactName).toBe('Anna Weber')
  })

  it('colleagues read it; whoever does not keep it changes nothing', async () => {
    const { companyId } = owner.actor
    const purchaser = await api.person({
      kind: 'buyer',
      roles: ['buyer_purchaser'],
      ...(companyId === null ? {} : { companyId }),
    })
    const { id } = await create()
    const book = await bookOf(purchaser)
    expect(book.actions).toEqual([])
    expect(book.addresses.map(row => row.id)).toContain(id)
    expect((await purchaser.call(identity.addressCreate, identity.anAddress())).code).toBe('MALL600403')
    expect((await purchaser.call(identity.addressRemove, await seen(id))).code).toBe('MALL600403')
    expect((await api.visitor.call(identity.addressList, {})).code).not.toBe('200')
    const operator = await api.person({ kind: 'operator' })
    expect((await operator.call(identity.addressList, {})).code).not.toBe('200')
  })
})
