import type { OrderRow, TermsStatus } from '@tradeport/domain/trading/contract'
import { expect, test } from 'vitest'
import { isLeftToColleague, nextStep } from './next-step'

type Facts = Parameters<typeof nextStep>[0]

const anOrder = (parts: Partial<Facts>): Facts => ({
  status: 'contracting',
  frozen: false,
  nextPayment: null,
  shipBy: '2027-01-01T00:00:00Z',
  signBy: '2026-12-01T00:00:00Z',
  ...parts,
})
const aContract = (status: TermsStatus) => ({ status, buyerSigned: null, sellerSigned: null })
const due = (status: NonNullable<OrderRow['nextPayment']>['status']) => ({
  seq: 1,
  amount: '10',
  status,
  dueAt: '2026-12-05T00:00:00Z',
})

test.each<[string, Partial<Facts>, string | undefined, string | null | undefined]>([
  ['both sign a new contract', {}, 'sign', null],
  ['one of them proposes a contract that neither can sign yet', { terms: aContract('draft') }, 'propose', null],
  ['both sign what was proposed', { terms: aContract('proposed') }, 'sign', null],
  ['the buyer pays what production waits for', { status: 'signed', nextPayment: due('due') }, 'pay', 'buyer'],
  ['the seller confirms what was reported', { status: 'signed', nextPayment: due('reported') }, 'confirm', 'seller'],
  ['the seller produces', { status: 'in_production' }, 'produce', 'seller'],
  ['the buyer pays before shipment', { status: 'ready', nextPayment: due('overdue') }, 'pay', 'buyer'],
  ['the seller ships', { status: 'ready_to_ship' }, 'ship', 'seller'],
  ['the buyer confirms the arrival', { status: 'shipped' }, 'receive', 'buyer'],
  ['the buyer accepts', { status: 'delivered' }, 'accept', 'buyer'],
  ['nobody acts on a completed order', { status: 'completed' }, undefined, undefined],
  ['nobody acts while the platform holds it', { status: 'ready_to_ship', frozen: true }, undefined, undefined],
])('%s', (_name, parts, task, side) => {
  const step = nextStep(anOrder(parts))
  expect(step?.task).toBe(task)
  expect(step?.side).toBe(side)
})

test.each([
  ['nobody’s', null, ['cancel', 'reassign'], false],
  ['the reader’s', 'me', ['cancel', 'reassign'], false],
  ['a colleague’s', 'mate', [], true],
] as const)('%s is left to a colleague: %#', (_name, assignedTo, actions, left) => {
  expect(isLeftToColleague({ assignedTo, actions: [...actions] })).toBe(left)
})
