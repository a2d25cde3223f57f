import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  marketCompare,
  marketDetail,
  serviceActivate,
  serviceAgreementOptions,
  serviceApprovePass,
  serviceDeactivate,
  serviceDetail,
  serviceSubmit,
  serviceUpdate,
  type ServiceAgreementOption,
} from '@tradeport/domain/service-market/contract'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

let scene: ServiceScene
let provider: Caller

const option = (code: string): ServiceAgreementOption => ({
  code,
  edition: 2,
  title: { en_US: `The ${code} terms` },
  body: { en_US: '# One\n\n{customer} engages {provider}.' },
})
const wrong = async (...[endpoint, input]: Parameters<Caller['raw']>) => {
  const { code, data } = await provider.raw(endpoint, input)
  return { code, data }
}
const refusedAt = (rule: string) => ({
  code: 'FT520400',
  data: { fieldErrors: [expect.objectContaining({ path: 'agreementTemplateCode', rule })] },
})

beforeAll(async () => {
  scene = await serviceScene()
})
afterAll(() => scene.api.close())
beforeEach(async () => {
  provider = await scene.api.person({ kind: 'provider' })
  scene.agreements.splice(0)
})

it('is chosen among those in force for the category, and has to be where there are any', async () => {
  scene.agreements.push(option('agency'), option('general'))
  const options = await provider.ok(serviceAgreementOptions, { categoryCode: 'CUSTOMS' })
  expect(options.map(({ code }) => code)).toEqual(['agency', 'general'])
  expect(await scene.reviewer.ok(serviceAgreementOptions, { categoryCode: 'LOGISTICS' })).toEqual([])

  const { id, version } = await scene.draft(provider)
  expect(await wrong(serviceSubmit, { id, version })).toMatchObject(refusedAt('required'))
  const other = await scene.draft(provider, { agreementTemplateCode: 'elsewhere' })
  expect(await wrong(serviceSubmit, { id: other.id, version: other.version })).toMatchObject(
    refusedAt('unknown_template'),
  )
  const content = await scene.input(provider, { agreementTemplateCode: 'general' })
  const mended = await provider.ok(serviceUpdate, { id, version, content })
  expect((await provider.ok(serviceSubmit, { id, version: mended.version })).status).toBe('pending_review')
})

it('is asked again when the service is approved and put on the market', async () => {
  scene.agreements.push(option('general'))
  const { id, version } = await scene.pending(provider, { agreementTemplateCode: 'general', publishOnApproval: false })
  scene.agreements.splice(0)
  expect((await scene.reviewer.raw(serviceApprovePass, { id, version })).code).toBe('FT520400')
  scene.agreements.push(option('general'))
  const approved = await scene.reviewer.ok(serviceApprovePass, { id, version })
  scene.agreements.splice(0)
  expect(await wrong(serviceActivate, { id, version: approved.version })).toMatchObject(refusedAt('unknown_template'))
})

it('may be missing where the service was approved before there was one to choose', async () => {
  const { id, version } = await scene.onShelf(provider)
  const off = await provider.ok(serviceDeactivate, { id, version })
  scene.agreements.push(option('general'))
  const on = await provider.ok(serviceActivate, { id, version: off.version })
  expect((await scene.api.visitor.ok(marketDetail, { id })).agreement?.code).toBe('general')
  const content = await scene.input(provider, { title: { en_US: 'Another title' } })
  expect(await wrong(serviceUpdate, { id, version: on.version, content })).toMatchObject(refusedAt('required'))
})

it('stands on the page of the service and beside others, and its change is reviewed', async () => {
  scene.agreements.push(option('agency'), option('general'))
  const { id, version } = await scene.onShelf(provider, { agreementTemplateCode: 'general' })
  const agreement = { code: 'general', edition: 2, title: { en_US: 'The general terms' } }
  expect((await scene.api.visitor.ok(marketDetail, { id })).agreement).toEqual(agreement)
  const { services } = await scene.api.visitor.ok(marketCompare, { ids: [id] })
  expect(services.map(each => each.agreement)).toEqual([agreement])
  const content = await scene.input(provider, { agreementTemplateCode: 'agency' })
  const revised = await provider.ok(serviceUpdate, { id, version, content })
  expect(revised.status).toBe('revision_review')
  expect((await scene.api.visitor.ok(marketDetail, { id })).agreement?.code).toBe('general')
  await scene.reviewer.ok(serviceApprovePass, { id, version: revised.version })
  expect((await scene.api.visitor.ok(marketDetail, { id })).agreement?.code).toBe('agency')
  expect((await provider.ok(serviceDetail, { id })).content.agreementTemplateCode).toBe('agency')
})

it('is none where nothing is in force', async () => {
  const { id } = await scene.onShelf(provider)
  expect((await scene.api.visitor.ok(marketDetail, { id })).agreement).toBeNull()
})
