import { describe, expect, it } from 'vitest'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { allowedActions, type Machine } from '@tradeport/kernel/contract-kit'
import { INQUIRY_STATUSES, THREAD_STATUSES } from '@tradeport/domain/sourcing/contract'
import { inquiryMachine } from './inquiry.machine'
import { inquiryActions, takesQuotations } from './inquiry.policy'
import { purchaseApprovalActions, purchaseApprovalMachine } from './purchase-approval.machine'
import { quotationActions, quotationMachine } from './quotation.machine'
import { isOpenThread, threadMachine } from './thread.machine'
import { threadActions } from './thread.policy'

const BUYERS: RoleCode[] = ['buyer_owner', 'buyer_purchaser', 'buyer_approver']
const SELLERS: RoleCode[] = ['seller_owner', 'shop_manager', 'sales']
const SYSTEM: RoleCode[] = ['system']

type Table = Record<string, Record<string, { to: string; by: RoleCode[] }>>

/** Every state x action x role: allowed exactly where the table says so, and leading where it says. */
function walk(machine: Machine<string, string, string>, table: Table): void {
  expect(Object.keys(table).sort()).toEqual([...machine.statuses].sort())
  for (const status of machine.statuses)
    for (const role of ALL_ROLES) {
      const expected = Object.entries(table[status] ?? {})
        .filter(([, action]) => action.by.includes(role))
        .map(([name]) => name)
        .sort()
      expect(allowedActions(machine, status, [role]).sort(), `${status} for ${role}`).toEqual(expected)
    }
  for (const [status, actions] of Object.entries(table))
    for (const [name, action] of Object.entries(actions))
      expect(machine.actions[name]?.to, `${name} in ${status}`).toBe(action.to)
}

describe('inquiry', () => {
  it('allows exactly what the table of states, actions and roles says', () => {
    const award = {
      award: { to: 'awarded', by: SYSTEM },
      award_part: { to: 'partly_awarded', by: SYSTEM },
    }
    const extend = { to: 'open', by: BUYERS }
    const expire = { to: 'expired', by: SYSTEM }
    const cancel = { to: 'cancelled', by: BUYERS }
    walk(inquiryMachine, {
      draft: { submit: { to: 'open', by: BUYERS } },
      open: {
        add_recipients: { to: 'open', by: BUYERS },
        amend: { to: 'open', by: BUYERS },
        extend,
        cancel,
        ...award,
        close_quoting: { to: 'quoting_closed', by: SYSTEM },
        expire,
      },
      quoting_closed: { extend, cancel, ...award, expire },
      partly_awarded: { ...award, finish: { to: 'awarded', by: [...BUYERS, 'system'] } },
      awarded: {},
      expired: { extend },
      cancelled: {},
    })
  })

  it('offers whoever acts on it to give it to a colleague while there is work on it', () => {
    for (const status of INQUIRY_STATUSES)
      for (const role of ALL_ROLES) {
        const isOpen = ['open', 'quoting_closed', 'partly_awarded'].includes(status)
        const offered = inquiryActions({ status, extensions: 0 }, [role]).includes('reassign')
        expect([status, role, offered]).toEqual([status, role, isOpen && BUYERS.includes(role)])
      }
    for (const status of THREAD_STATUSES)
      for (const role of ALL_ROLES) {
        const offered = threadActions(status, [role]).includes('reassign')
        expect([status, role, offered]).toEqual([status, role, isOpenThread(status) && SELLERS.includes(role)])
      }
  })

  it('offers extending twice, discarding a draft and repeating what was sent', () => {
    expect(inquiryActions({ status: 'open', extensions: 1 }, ['buyer_owner'])).toContain('extend')
    expect(inquiryActions({ status: 'open', extensions: 2 }, ['buyer_owner'])).not.toContain('extend')
    expect(inquiryActions({ status: 'draft', extensions: 0 }, ['buyer_purchaser'])).toEqual(['submit', 'discard'])
    expect(inquiryActions({ status: 'awarded', extensions: 0 }, ['buyer_purchaser'])).toEqual(['repeat'])
    expect(inquiryActions({ status: 'open', extensions: 0 }, ['buyer_viewer'])).toEqual([])
  })

  it('takes first quotations while open and answers to a negotiation after the deadline', () => {
    expect(takesQuotations('open', false)).toBe(true)
    expect(takesQuotations('partly_awarded', false)).toBe(true)
    expect(takesQuotations('quoting_closed', false)).toBe(false)
    expect(takesQuotations('quoting_closed', true)).toBe(true)
    for (const status of ['draft', 'expired', 'awarded', 'cancelled'] as const)
      expect(takesQuotations(status, true)).toBe(false)
  })
})

describe('thread', () => {
  it('allows exactly what the table of states, actions and roles says', () => {
    const open = {
      quote: { to: 'quoted', by: SELLERS },
      decline: { to: 'declined', by: SELLERS },
      close: { to: 'closed', by: BUYERS },
      lose: { to: 'lost', by: SYSTEM },
    }
    const unopened = {
      assign: { to: 'viewed', by: SELLERS },
      reply: { to: 'in_negotiation', by: SELLERS },
      request_info: { to: 'waiting_buyer', by: SELLERS },
    }
    const view = { to: 'viewed', by: SELLERS }
    walk(threadMachine, {
      new: { ...open, ...unopened, view, unanswer: { to: 'unanswered', by: SYSTEM } },
      unanswered: { ...open, ...unopened, view },
      viewed: { ...open, ...unopened },
      in_negotiation: { ...open, request_info: unopened.request_info },
      waiting_buyer: { ...open, provide_info: { to: 'in_negotiation', by: BUYERS } },
      quoted: {
        ...open,
        counter: { to: 'in_negotiation', by: SYSTEM },
        quote_ended: { to: 'in_negotiation', by: SYSTEM },
        win: { to: 'won', by: SYSTEM },
      },
      won: {},
      lost: {},
      declined: {},
      closed: {},
    })
  })

  it('is open until it is won, lost, declined or closed', () => {
    expect(threadMachine.statuses.filter(status => !isOpenThread(status))).toEqual([
      'won',
      'lost',
      'declined',
      'closed',
    ])
  })
})

describe('quotation', () => {
  it('allows exactly what the table of states, actions and roles says', () => {
    const ended = {
      reject: { to: 'rejected', by: [...BUYERS, 'system'] as RoleCode[] },
      withdraw: { to: 'withdrawn', by: [...SELLERS, 'system'] as RoleCode[] },
      supersede: { to: 'superseded', by: SYSTEM },
      expire: { to: 'expired', by: SYSTEM },
    }
    const answer = { accept: { to: 'accepted', by: BUYERS }, counter: { to: 'countered', by: BUYERS } }
    walk(quotationMachine, {
      draft: { edit: { to: 'draft', by: SELLERS }, send: { to: 'sent', by: SELLERS } },
      sent: { ...ended, ...answer, view: { to: 'viewed', by: BUYERS } },
      viewed: { ...ended, ...answer },
      countered: ended,
      accepted: {},
      rejected: {},
      superseded: {},
      expired: {},
      withdrawn: {},
    })
  })

  const now = new Date('2026-03-10T12:00:00Z')
  const actions = (status: Parameters<typeof quotationActions>[0]['status'], hours: number, role: RoleCode) =>
    quotationActions({ status, validUntil: new Date(now.getTime() + hours * 3_600_000), threadOpen: true }, [role], now)

  it('offers accepting and countering only while it is valid, also before the timer has run', () => {
    expect(actions('sent', 1, 'buyer_owner')).toEqual(['view', 'accept', 'counter', 'reject'])
    expect(actions('sent', -1, 'buyer_owner')).toEqual(['view', 'reject', 'ask_requote'])
    expect(actions('expired', -1, 'buyer_owner')).toEqual(['ask_requote'])
    expect(actions('expired', -1, 'buyer_viewer')).toEqual([])
    expect(actions('superseded', 1, 'buyer_owner')).toEqual([])
  })

  it('lets a seller discard but not send a draft of a negotiation that ended', () => {
    const ended = { status: 'draft', validUntil: null, threadOpen: false } as const
    expect(quotationActions(ended, ['sales'], now)).toEqual(['edit', 'discard'])
    expect(quotationActions({ ...ended, threadOpen: true }, ['sales'], now)).toEqual(['edit', 'send', 'discard'])
    expect(quotationActions({ ...ended, threadOpen: true }, ['product_editor'], now)).toEqual([])
  })
})

describe('approval of a purchase', () => {
  const APPROVERS: RoleCode[] = ['buyer_owner', 'buyer_approver']

  it('allows exactly what the table of states, actions and roles says', () => {
    walk(purchaseApprovalMachine, {
      pending: {
        approve: { to: 'approved', by: APPROVERS },
        decline: { to: 'declined', by: APPROVERS },
        withdraw: { to: 'withdrawn', by: [...BUYERS, 'system'] },
      },
      approved: {},
      declined: {},
      withdrawn: {},
    })
  })

  it.each([
    ['who asked', ['buyer_approver'], true, true, ['withdraw']],
    ['a colleague who approves', ['buyer_approver'], false, true, ['approve', 'decline']],
    ['an owner', ['buyer_owner'], false, true, ['approve', 'decline']],
    ['a colleague with a limit', ['buyer_approver'], false, false, []],
    ['another purchaser', ['buyer_purchaser'], false, true, []],
    ['finance', ['buyer_finance'], false, true, []],
  ] as const)('%s', (_who, roles, isOwn, decide, actions) => {
    expect(purchaseApprovalActions('pending', roles, { isOwn, decide })).toEqual(actions)
  })
})
