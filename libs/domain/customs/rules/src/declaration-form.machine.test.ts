import {
  AMENDMENT_STATUSES,
  DECLARATION_STATUSES,
  type AmendmentStatus,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS, OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import {
  RECEIVED_STEP,
  SENT_STATUSES,
  TURN,
  amendmentActions,
  amendmentMachine,
  declarationActions,
  declarationMachine,
  type ActingOn,
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
  reviewed: ['push_single_window', 'reopen', 'cancel'],
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
      // With a service order that came to nothing.
      const stopped = role === 'system' && DECLARANT[status]?.includes('cancel') ? ['cancel'] : []
      const expected = [...own, ...review, ...received, ...stopped]
      expect(allowedActions(declarationMachine, status, [role]).sort()).toEqual(expected.sort())
    })

  test('a company that takes no new business sends nothing', () => {
    const roles = ['seller_owner', NO_NEW_BUSINESS]
    expect(allowedActions(declarationMachine, 'draft', roles)).toEqual(['cancel'])
    expect(allowedActions(declarationMachine, 'reviewed', roles)).toEqual(['reopen', 'cancel'])
  })

  test('what was sent is left by customs alone, until it comes back', () => {
    for (const status of ['declaring', 'customs_accepted', 'audited', 'inspection', 'released', 'cleared'] as const)
      for (const role of DECLARANTS) expect(allowedActions(declarationMachine, status, [role])).toEqual([])
  })

  test('somebody is next in every status', () => {
    expect(Object.keys(TURN).sort()).toEqual([...DECLARATION_STATUSES].sort())
  })
})

describe('the machine of a request', () => {
  const DESK: readonly RoleCode[] = ['op_super', 'op_region_admin', 'op_trade']
  const STEPS: Readonly<Record<AmendmentStatus, readonly [declarant: string[], desk: string[], system: string[]]>> = {
    open: [['cancel', 'submit'], ['reject'], ['receive_granted', 'receive_refused', 'receive_taken']],
    submitted: [[], ['approve', 'reject'], ['receive_failed', 'receive_granted', 'receive_refused']],
    approved: [[], [], []],
    rejected: [[], [], []],
    // What customs did with a former sending holds.
    cancelled: [[], [], ['receive_granted', 'receive_refused']],
  }
  for (const status of AMENDMENT_STATUSES)
    test.each(ALL_ROLES)(`in ${status}: %s`, role => {
      const [declarant, desk, system] = STEPS[status]
      const expected = [
        ...(DECLARANTS.includes(role) ? declarant : []),
        ...(DESK.includes(role) ? desk : []),
        ...(role === 'system' ? system : []),
      ]
      expect(allowedActions(amendmentMachine, status, [role]).sort()).toEqual(expected)
    })
})

const ENTRY = '310420260520123456'

describe('what people are offered', () => {
  const offered = (status: DeclarationStatus, role: RoleCode, over: Partial<Omit<ActingOn, 'status'>> = {}) =>
    declarationActions(
      {
        status,
        channel: 'online',
        createdBy: 'somebody',
        editedBy: 'somebody',
        submittedBy: null,
        entryId: ENTRY,
        ...over,
      },
      { userId: 'me', roles: [role] },
    )

  test.each([
    ['draft', 'order_follow', ['update', 'submit', 'cancel', 'copy']],
    ['pending_review', 'order_follow', ['cancel', 'copy']],
    ['pending_review', 'seller_owner', ['approve_pass', 'approve_reject', 'cancel', 'copy']],
    ['reviewed', 'provider_agent', ['push_single_window', 'reopen', 'cancel', 'copy']],
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

  const REVIEWING = ['approve_pass', 'approve_reject', 'cancel', 'copy']
  test.each(
    ALL_ROLES.flatMap(role =>
      (['createdBy', 'editedBy', 'submittedBy'] as const).flatMap(hand =>
        ([true, false] as const).map(isReviewOff => [role, hand, isReviewOff] as const),
      ),
    ),
  )(
    '%s that is %s, with the review off: %j, looks over no form of their own while it is on',
    (role, hand, isReviewOff) => {
      const bySystem = role === 'system' ? ['cancel'] : []
      const own = DECLARANTS.includes(role) ? ['cancel', 'copy'] : bySystem
      const expected = isReviewOff && CHECKERS.includes(role) ? REVIEWING : own
      expect(offered('pending_review', role, { [hand]: 'me', isReviewOff })).toEqual(expected)
    },
  )

  test('nobody without a name is anybody’s author', () => {
    const form = {
      status: 'pending_review',
      channel: 'online',
      createdBy: null,
      editedBy: null,
      submittedBy: null,
      entryId: '',
    } as const
    expect(declarationActions(form, { userId: null, roles: ['seller_owner'] })).toEqual(REVIEWING)
  })

  test('what was declared elsewhere is corrected, not sent', () => {
    expect(offered('released', 'seller_owner', { channel: 'offline' })).toEqual(['offline_update', 'copy'])
    expect(offered('released', 'op_super', { channel: 'offline' })).toEqual(['offline_update', 'manual_receipt'])
    expect(offered('released', 'op_auditor', { channel: 'offline' })).toEqual([])
  })

  test('what customs said is written down by nobody of the desk who is one of the company’s people', () => {
    const form = {
      ...{ createdBy: null, editedBy: null, submittedBy: null, entryId: ENTRY },
      channel: 'offline' as const,
    }
    const own = { userId: null, roles: ['op_super', OWN_STAKE] }
    for (const status of DECLARATION_STATUSES) {
      expect(declarationActions({ ...form, status }, own)).toEqual([])
      expect(declarationActions({ ...form, status, channel: 'online' }, own)).not.toContain('manual_receipt')
    }
  })

  test.each([
    [ENTRY, true],
    ['', false],
    ['31042026052012345', false],
  ])('a change is asked for by customs’ number alone: %j', (entryId, isOffered) => {
    expect(offered('released', 'seller_owner', { entryId }).includes('request_amendment')).toBe(isOffered)
  })

  test('amendments: the company asks, the desk decides', () => {
    const by = (role: RoleCode) => AMENDMENT_STATUSES.map(status => amendmentActions(status, [role]))
    expect(by('seller_owner')).toEqual([['submit', 'update', 'cancel'], [], [], [], []])
    expect(by('op_trade')).toEqual([['reject'], ['approve', 'reject'], [], [], []])
    const own = AMENDMENT_STATUSES.map(status => amendmentActions(status, ['op_trade', OWN_STAKE]))
    expect(own).toEqual([[], [], [], [], []])
    expect(by('op_auditor')).toEqual([[], [], [], [], []])
    expect(by('system')).toEqual([[], [], [], [], []])
  })
})
