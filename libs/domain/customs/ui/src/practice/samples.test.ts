import { declarationFormDetail, customsOrderDetail } from '@tradeport/domain/customs/contract'
import { errorsOf } from '@tradeport/domain/customs/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { feesHeld, following, orderStepped, sampleCustomsOrder } from './sample-customs-order'
import { RECEIPTS, foundIn, received, sampleDeclaration, sampleRight, stepped } from './sample-declaration'

const at = '2026-11-27T08:00:00.000Z'
const ids = { id: '01990000-0000-7000-8000-0000000000a1', other: '01990000-0000-7000-8000-0000000000a2' }
const form = () => sampleDeclaration({ ...ids, company: 'Sample', at })

test('the real checks find two mistakes in the sample, and none once they are mended', () => {
  expect(errorsOf(form().issues).map(({ path }) => path)).toEqual(['head.netWt', 'containers[0].containerId'])
  const right = sampleRight(form(), at)
  expect(errorsOf(foundIn(right.content, '2026-11-27', () => undefined))).toEqual([])
})

test('receipt after receipt leads the sample to its end, by the real rule', () => {
  const sent = stepped(stepped(sampleRight(form(), at), 'submit_unreviewed', at), 'push_single_window', at)
  const ways = RECEIPTS.reduce(
    (way, _code, place) => [...way, received(way.at(-1) ?? sent, `2026-11-27T08:0${place + 1}:00.000Z`)],
    [sent],
  )
  expect(ways.map(({ status }) => status)).toEqual([
    ...['pushing', 'sw_staged', 'declaring', 'customs_accepted', 'audited', 'released', 'cleared'],
  ])
  for (const way of ways) expect(z.safeParse(declarationFormDetail.output, way).error).toBeUndefined()
})

test('an agency order is sent, paid, approved and closed by its real machine', () => {
  const order = sampleCustomsOrder({ ...ids, company: 'Sample', provider: 'Broker', at })
  const go = (from: typeof order, ...steps: Parameters<typeof orderStepped>[1][]) =>
    steps.reduce((now, step) => orderStepped(now, step, 'x', at, 'CNY'), from)
  expect(order.actions).toEqual(['submit'])
  const accepted = go(order, 'submit', 'accept_order')
  expect([accepted.actions, accepted.nextActor]).toEqual([['pay'], 'client'])
  const made = following(go(feesHeld(accepted, at), 'begin_check', 'make'), sampleRight(form(), at), at)
  expect([made.actions, made.nextActor]).toEqual([['confirm_draft'], 'client'])
  const sent = stepped(stepped(sampleRight(form(), at), 'submit_unreviewed', at), 'push_single_window', at)
  let now = { form: sent, order: following(go(made, 'confirm_draft'), sent, at) }
  for (const place of RECEIPTS.keys()) {
    const told = received(now.form, `2026-11-27T08:0${place + 1}:00.000Z`)
    now = { form: told, order: following(now.order, told, at) }
  }
  expect([now.order.status, now.order.actions]).toEqual(['cleared', ['complete']])
  const done = go(now.order, 'complete')
  expect(done.status).toBe('completed')
  for (const way of [order, accepted, made, now.order, done])
    expect(z.safeParse(customsOrderDetail.output, way).error).toBeUndefined()
})
