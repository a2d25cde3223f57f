import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { simulatedRegistry, type CompanyRegistry } from './company-registry'
import { gleifRegistry } from './gleif-registry'

let server: Server | undefined
afterEach(() => void server?.close())

const record = (number: string, status: string) => ({
  attributes: {
    lei: '529900T8BM49AURSDO55',
    entity: {
      legalName: { name: '蓝云针织有限公司', language: 'zh' },
      otherNames: [{ name: 'Lanyun Knitting Co., Ltd.', language: 'en', type: 'ALTERNATIVE_LANGUAGE_LEGAL_NAME' }],
      registeredAs: number,
      status,
      legalAddress: { addressLines: ['Daixi Road 1'], city: 'Puyuan', country: 'CN' },
    },
  },
})

/** Answers as the index of the GLEIF does, with records of these numbers. */
async function gleif(records: readonly object[], status = 200): Promise<{ registry: CompanyRegistry; asked: URL[] }> {
  const asked: URL[] = []
  const opened = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://gleif.example'))
    response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify({ data: records }))
  })
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  const address = opened.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { registry: gleifRegistry(`http://127.0.0.1:${port}/api/v1`), asked }
}

const company = (number: string) => ({ country: 'CN', number, legalName: 'Lanyun Knitting Co., Ltd.' })

describe.each([
  ['the GLEIF', async () => (await gleif([record('91330483A1', 'ACTIVE')])).registry],
  ['its simulator', async () => simulatedRegistry],
])('a register: %s', (_name, open) => {
  test('finds a company by its number, under the name by which it calls itself', async () => {
    const registry = await open()
    expect(await registry.find(company('91330483A1'))).toMatchObject({
      ...{ name: 'Lanyun Knitting Co., Ltd.', number: '91330483A1', isActive: true },
    })
  })

  test('has none of another number', async () => {
    const registry = await open()
    expect(await registry.find(company('91330483A9'))).toBeUndefined()
  })
})

test('the GLEIF is asked by number and country', async () => {
  const { registry, asked } = await gleif([record('91330483A1', 'ACTIVE')])
  const found = await registry.find({ ...company('91330483A1'), legalName: 'Somebody Else Ltd.' })
  expect(found).toEqual({
    ...{ name: '蓝云针织有限公司', number: '91330483A1', isActive: true, isSimulated: false },
    address: 'Daixi Road 1, Puyuan, CN',
  })
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v1/lei-records'])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    'filter[entity.registeredAs]': '91330483A1',
    'filter[entity.legalAddress.country]': 'CN',
  })
})

test('who is no more is found as such', async () => {
  const { registry } = await gleif([record('91330483A1', 'INACTIVE')])
  expect(await registry.find(company('91330483A1'))).toMatchObject({ isActive: false })
  expect(await simulatedRegistry.find(company('91330483A8'))).toMatchObject({ isActive: false, isSimulated: true })
})

test('a register that does not answer is an error, not a company that is not there', async () => {
  const { registry } = await gleif([], 503)
  await expect(registry.find(company('91330483A1'))).rejects.toThrow('503')
})
