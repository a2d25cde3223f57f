import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  marketDetail,
  marketPage,
  marketProviderDetail,
  providerProfileDetail,
  providerProfileSave,
  type ProviderProfileInput,
} from '@tradeport/domain/service-market/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import sharp from 'sharp'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

let scene: ServiceScene
let owner: Caller
beforeAll(async () => {
  scene = await serviceScene()
})
afterAll(() => scene.api.close())
beforeEach(async () => {
  owner = await scene.api.person({ kind: 'provider' })
})

const aLogo = async (who: Caller) => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8332a' } })
    .png()
    .toBuffer()
  return (await who.upload(uploadFile, { kind: 'image' }, { name: 'a.png', type: 'image/png', content })).data.id
}
const profile = (over: Partial<ProviderProfileInput> = {}): ProviderProfileInput => ({
  sourceLocale: 'en_US',
  logoFileId: null,
  introduction: { en_US: 'Since 1998.', zh_CN: '始于1998年。' },
  ...over,
})

describe('what a provider says of itself', () => {
  it('is empty at first, and stands on its page, its services and their cards once it is saved', async () => {
    const companyId = owner.actor.companyId ?? ''
    expect(await owner.ok(providerProfileDetail, {})).toEqual({
      ...{ companyId, sourceLocale: 'en_US', logoFileId: null, introduction: {}, version: 0, actions: ['save'] },
    })
    const { id } = await scene.onShelf(owner)
    const logoFileId = await aLogo(owner)
    const written = profile({
      logoFileId,
      introduction: { en_US: '  Since 1998.\n\nOnly <b>textiles</b>. ', de_DE: ' ' },
    })
    expect(await owner.ok(providerProfileSave, { version: 0, profile: written })).toEqual({ version: 1 })
    // Plain text: what looks like markup is read, not run.
    const introduction = { en_US: 'Since 1998.\n\nOnly <b>textiles</b>.' }
    expect(await owner.ok(providerProfileDetail, {})).toMatchObject({ logoFileId, introduction, version: 1 })
    expect(await scene.api.visitor.ok(marketProviderDetail, { companyId })).toMatchObject({ logoFileId, introduction })
    const detail = await scene.api.visitor.ok(marketDetail, { id })
    expect([detail.provider.logoFileId, detail.providerDetail.introduction]).toEqual([logoFileId, introduction])
    const cards = (await scene.api.visitor.ok(marketPage, { providerCompanyId: companyId })).records
    expect(cards.map(({ provider }) => provider.logoFileId)).toEqual([logoFileId])
  })

  it('is written by owners, of their own company alone, and not over what was changed meanwhile', async () => {
    await owner.ok(providerProfileSave, { version: 0, profile: profile() })
    for (const version of [0, 2]) {
      expect((await owner.call(providerProfileSave, { version, profile: profile() })).code).toBe('FT510006')
    }
    const answers = await Promise.all(
      ['A', 'B'].map(text =>
        owner.call(providerProfileSave, { version: 1, profile: profile({ introduction: { en_US: text } }) }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT510006'])
    const agent = await scene.api.person({ kind: 'provider', roles: ['provider_agent'] })
    expect((await agent.call(providerProfileSave, { version: 0, profile: profile() })).code).toBe('MALL600403')
    expect(await agent.ok(providerProfileDetail, {})).toMatchObject({ version: 0, actions: [] })
  })

  it('has a picture of the company’s own, and no more than fits', async () => {
    const foreign = await owner.call(providerProfileSave, {
      version: 0,
      profile: profile({ logoFileId: '01990000-0000-7000-8000-000000000000' }),
    })
    expect([foreign.code, foreign.data]).toMatchObject([
      'FT520400',
      { fieldErrors: [{ path: 'profile.logoFileId', rule: 'unknown_file' }] },
    ])
    const long = await owner.call(providerProfileSave, {
      version: 0,
      profile: profile({ introduction: { en_US: 'x'.repeat(2001) } }),
    })
    expect(long.data).toMatchObject({ fieldErrors: [{ path: 'profile.introduction.en_US' }] })
  })
})
