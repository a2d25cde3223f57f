import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  serviceApproveBatch,
  serviceApprovePass,
  serviceApproveReject,
  serviceDetail,
  serviceDisable,
  serviceEnable,
  servicePage,
  serviceQuestionAnswer,
  serviceQuestionAsk,
  serviceQuestionHide,
  serviceQuestionPage,
  serviceQuestionShow,
} from '@tradeport/domain/service-market/contract'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

const REFUSED = 'USER_SERVICE530307'
const reason = 'Compared with the papers'

let scene: ServiceScene
let provider: Caller
let stranger: Caller
/** Reviews, and is one of the provider's people. */
let both: Caller

beforeAll(async () => {
  scene = await serviceScene()
  provider = await scene.api.person({ kind: 'provider' })
  stranger = await scene.api.person({ kind: 'provider' })
  both = await scene.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  scene.stakes.set(both.actor.userId ?? '', [provider.actor.companyId ?? ''])
})
afterAll(() => scene.api.close())

/** What somebody is offered, which the list and the page of the service agree on. */
async function offered(who: Caller, id: string) {
  const { actions, ownStake } = await who.ok(serviceDetail, { id })
  const row = (await who.ok(servicePage, {})).records.find(each => each.id === id)
  expect(row).toMatchObject({ actions, ownStake })
  return { actions, ownStake }
}

it('nobody reviews a service of the own company', async () => {
  const { id, version } = await scene.pending(provider)
  expect(await offered(both, id)).toEqual({ actions: ['disable'], ownStake: true })
  expect(await offered(scene.reviewer, id)).toMatchObject({ ownStake: false })
  const answers = [
    await both.call(serviceApprovePass, { id, version }),
    await both.call(serviceApproveReject, { id, version, reason }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([REFUSED, REFUSED])
  await scene.reviewer.ok(serviceApprovePass, { id, version })
})

it('nor among many, of which the others are decided', async () => {
  const own = await scene.pending(provider)
  const other = await scene.pending(stranger)
  const result = await both.ok(serviceApproveBatch, {
    items: [own, other].map(({ id, version }) => ({ id, version })),
    result: 'pass',
  })
  expect(result.ok).toEqual([other.id])
  expect(result.failed).toMatchObject([{ id: own.id, code: REFUSED }])
})

it('nor takes back that it was disabled', async () => {
  const { id, version } = await scene.onShelf(provider)
  const disabled = await scene.reviewer.ok(serviceDisable, { id, version, reason })
  expect(await offered(both, id)).toEqual({ actions: [], ownStake: true })
  const step = { id, version: disabled.version }
  expect((await both.call(serviceEnable, step)).code).toBe(REFUSED)
  await scene.reviewer.ok(serviceEnable, step)
})

it('nor shows an answer again that was taken off its page', async () => {
  const { id: serviceId } = await scene.onShelf(provider)
  const seller = await scene.api.person({ kind: 'seller' })
  const { id } = await seller.ok(serviceQuestionAsk, { serviceId, question: 'Can we pay you directly?' })
  const answer = { id, version: 0, answer: 'Call 0573 8888.', published: true }
  const { version } = await provider.ok(serviceQuestionAnswer, answer)
  const asked = async (who: Caller) => (await who.ok(serviceQuestionPage, { serviceId })).records
  expect(await asked(both)).toMatchObject([{ ownStake: true, actions: ['hide'] }])
  const hidden = await scene.reviewer.ok(serviceQuestionHide, { id, version, reason: 'Leads away.' })
  expect(await asked(both)).toMatchObject([{ ownStake: true, actions: [] }])
  expect(await asked(scene.reviewer)).toMatchObject([{ ownStake: false, actions: ['show'] }])
  const step = { id, version: hidden.version }
  expect((await both.call(serviceQuestionShow, step)).code).toBe(REFUSED)
  await scene.reviewer.ok(serviceQuestionShow, step)
})

it('its provider is told of nobody’s company', async () => {
  const { id } = await scene.draft(provider)
  expect(await offered(provider, id)).toMatchObject({ ownStake: false })
})
