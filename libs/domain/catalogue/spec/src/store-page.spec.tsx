import { screen, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { aCategoryTree } from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, showCompany, upsertCategories } from '@tradeport/domain/catalogue/server'
import { cataloguePortal } from '@tradeport/domain/catalogue/ui'
import { uuidv7 } from '@tradeport/node/db'
import { aloneShopPorts, startModuleApi } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// The public page of a store over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([plug(catalogueServer, aloneShopPorts)]),
  manifest: cataloguePortal,
})

beforeAll(() => screens.api.inside(ctx => upsertCategories(ctx.db, aCategoryTree())))

const NOTHING = { annualRevenue: null, factoryAreaM2: null, productionLines: null, machines: [], monthlyCapacity: [] }
const company = {
  legalName: 'Morning Mill Co., Ltd.',
  country: 'CN',
  city: 'Tongxiang',
  companyType: 'manufacturer',
  foundedYear: 2009,
  employees: '51_200',
}

/** An open store of a company that says this of itself. */
async function aStore(face: Pick<Parameters<typeof showCompany>[1], 'production' | 'proven'>): Promise<string> {
  const companyId = uuidv7()
  const storeId = await screens.api.inside(async ctx => {
    const id = await createStore(ctx, { ...company, companyId, name: { en_US: `Mill ${companyId.slice(-6)}` } })
    await showCompany(ctx, { ...company, ...face, companyId })
    return id
  })
  await screens.api.pool.query(`update store set status = 'open' where id = $1`, [storeId])
  return storeId
}

async function rowOf(label: string) {
  const row = (await screen.findByText(label, { selector: 'dt' })).closest('div')
  if (!row) throw new Error(`${label} is in no row`)
  return within(row)
}

test('a store says what its company can make, and whose word that is', async () => {
  const { rows } = await screens.api.pool.query<{ id: string }>('select id from category where is_leaf limit 1')
  const id = await aStore({
    production: {
      ...NOTHING,
      factoryAreaM2: 5200,
      machines: [{ type: 'Flat knitting machine', count: 24, year: 2021 }],
      monthlyCapacity: [{ categoryId: rows[0]?.id ?? '', quantity: '12000', unit: 'piece' }],
    },
    proven: { companyType: null, production: '2999-01-01' },
  })
  await screens.open(`/store/${id}`, screens.api.visitor)
  const capacity = await rowOf('Monthly capacity')
  expect(capacity.getByText(/12.000 pcs/)).toBeTruthy()
  expect(capacity.getByText('Seen on site')).toBeTruthy()
  expect((await rowOf('Kind of company')).getByText('Own statement')).toBeTruthy()
  expect((await rowOf('Factory area')).getByText('5.200 m²')).toBeTruthy()
  expect((await rowOf('Machines')).getByText('24 × Flat knitting machine (2021)')).toBeTruthy()
})

test('what was never said has no row', async () => {
  const id = await aStore({ production: NOTHING, proven: { companyType: null, production: null } })
  await screens.open(`/store/${id}`, screens.api.visitor)
  expect(await screen.findByText('Kind of company')).toBeTruthy()
  expect(screen.queryByText('Monthly capacity')).toBeNull()
})
