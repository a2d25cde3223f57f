import { AMENDMENT_STATUSES, DECLARATION_STATUSES, type DeclarationStatus } from '@tradeport/domain/customs/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS, allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import {
  RECEIVED_STEP,
  SENT_STATUSES,
  TURN,
  amendmentActions,
  declarationActions,
  declarationMachine,
} from './declaration-form.machine'

const DECLARANTS: readonly RoleCode[] = [
  'seller_owner',
  'shop_manager',
  'order_follow',
  'provider_owner',
  'provider_agent',
]
const CHECKERS: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'provider_owner']

/** Steps of people by status, as the table of 1.b has them. */
const DECLARANT: Partial<Record<DeclarationStatus, string[]>> = {
  draft: ['submit', 'submit_unreviewed', 'cancel'],
  review_rejected: ['submit', 'submit_unreviewed', 'cancel'],
  pending_review: ['cancel'],
  reviewed: ['push_single_window', 'cancel'],
  push_failed: ['submit', 'submit_unreviewed', 'cancel'],
  declare_failed: ['submit', 'submit_unreviewed'],
  sw_staged: ['cancel'],
  returned: ['redeclare'],
}
const REVIEW = ['approve_pass', 'approve_reject']
const isSent = (status: DeclarationStatus) => SENT_STATUSES.some(sent => sent === status)

describe('the machine of a form', () => {
  for (const status of DECLARATION_STATUSES)
    test.each(ALL_ROLES)(`in ${status}: %s`, role => {
      const own = DECLARANTS.includes(role) ? (DECLARANT[status] ?? []) : []
      const review = status === 'pending_review' && CHECKERS.includes(role) ? REVIEW : []
      const received =
        role === 'system' && isSent(status)
          ? Object.values(RECEIVED_STEP).filter(step => declarationMachine.actions[step].to !== status)
          : []
      expect(allowedActions(declarationMachine, status, [role]).sort()).toEqual([...own, ...review, ...received].sort())
    })

  test('a company that takes no new business sends nothing', () => {
    const roles = ['seller_owner', NO_NEW_BUSINESS]
    expect(allowedActions(declarationMachine, 'draft', roles)).toEqual(['cancel'])
    expect(allowedActions(declarationMachine, 'reviewed', roles)).toEqual(['cancel'])
  })

  test('what was sent is left by customs alone, until it comes back', () => {
    for (const status of ['declaring', 'customs_accepted', 'audited', 'inspection', 'released', 'cleared'] as const)
      for (const role of DECLARANTS) expect(allowedActions(declarationMachine, status, [role])).toEqual([])
  })

  test('somebody is next in every status', () => {
    expect(Object.keys(TURN).sort()).toEqual([...DECLARATION_STATUSES].sort())
  })
})

describe('what people are offered', () => {
  const offered = (
    status: DeclarationStatus,
    role: RoleCode,
    over: { submittedBy?: string; channel?: 'online' | 'offline' } = {},
  ) =>
    declarationActions(
      { status, channel: over.channel ?? 'online', submittedBy: over.submittedBy ?? null },
      { userId: 'me', roles: [role] },
    )

  test.each([
    ['draft', 'order_follow', ['update', 'submit', 'cancel', 'copy']],
    ['pending_review', 'order_follow', ['cancel', 'copy']],
    ['pending_review', 'seller_owner', ['approve_pass', 'approve_reject', 'cancel', 'copy']],
    ['reviewed', 'provider_agent', ['push_single_window', 'cancel', 'copy']],
    ['push_failed', 'seller_owner', ['update', 'submit', 'cancel', 'copy']],
    ['declaring', 'seller_owner', ['copy']],
    ['declaring', 'provider_owner', ['manual_receipt', 'copy']],
    ['declaring', 'op_trade', ['manual_receipt']],
    ['returned', 'seller_owner', ['redeclare', 'copy']],
    ['released', 'shop_manager', ['request_amendment', 'copy']],
    ['cleared', 'op_auditor', []],
    ['draft', 'op_super', []],
    ['draft', 'seller_finance', []],
    ['draft', 'buyer_owner', []],
  ] as const)('in %s may %s %j', (status, role, actions) => {
    expect(offered(status, role)).toEqual(actions)
  })

  test('nobody looks over what they submitted themselves', () => {
    expect(offered('pending_review', 'seller_owner', { submittedBy: 'me' })).toEqual(['cancel', 'copy'])
  })

  test('what was declared elsewhere is corrected, not sent', () => {
    expect(offered('released', 'seller_owner', { channel: 'offline' })).toEqual(['offline_update', 'copy'])
    expect(offered('released', 'op_super', { channel: 'offline' })).toEqual(['manual_receipt'])
  })

  test('amendments: the company asks, the desk decides', () => {
    const by = (role: RoleCode) => AMENDMENT_STATUSES.map(status => amendmentActions(status, [role]))
    expect(by('seller_owner')).toEqual([['submit'], [], [], []])
    expect(by('op_trade')).toEqual([['reject'], ['approve', 'reject'], [], []])
    expect(by('op_auditor')).toEqual([[], [], [], []])
  })
})
