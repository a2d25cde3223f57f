import { describe, expect, it, test } from 'vitest'
import {
  CLAIM_STATUSES,
  CUSTOMS_ORDER_STATUSES,
  DECLARATION_STATUSES,
  FEE_MONEY,
  MAX_ITEMS,
  aCustomsOrder,
  customsOrderContent,
  customsOrderGoods,
  type CustomsOrderFee,
  type CustomsOrderStatus,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'

import { NO_NEW_BUSINESS, OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import {
  customsOrderDueAt,
  documentList,
  endOf,
  feeAmount,
  claimableIn,
  feeCommission,
  feeTotals,
  gaveBack,
  isEveryPaperVerified,
  isPaidBackDirectly,
  isPaidHere,
  isUnpaidQuote,
  missingOfOrder,
  outstanding,
  reclaimedCommission,
  takeBack,
} from './customs-order.calc'
import { PRODUCT_PARAMETERS } from './parameter.rules'
import {
  BESIDE_CUSTOMS_ORDER,
  customsOrderActions,
  customsOrderMachine,
  customsOrderTurn,
  isUnsent,
  mayBesideOrder,
  standingOfForms,
  type CustomsOrderBeside,
  type CustomsOrderFacts,
} from './customs-order.machine'
import { convertedForms, drawnFromAnswers, drawnFromCustomsOrder, drawnFromOrders, drawnPapers } from './conversion'
import { gbkLength, unwritable } from './gbk'

const C = ['seller_owner', 'shop_manager', 'order_follow']
const L = ['seller_owner', 'shop_manager']
const P = ['provider_owner', 'provider_agent']
const S = ['system']
const ROLES = [...C, ...P, ...S, 'seller_finance', 'op_super', 'op_trade', 'op_finance', 'buyer_owner']

/** Every way on: from, action, to, by. */
const WAYS: readonly (readonly [CustomsOrderStatus, string, CustomsOrderStatus, readonly string[]])[] = [
  ['draft', 'submit', 'submitted', C],
  ['draft', 'cancel', 'cancelled', [...C, ...S]],
  ['submitted', 'accept_order', 'accepted', P],
  ['submitted', 'reject', 'rejected', P],
  ['submitted', 'cancel', 'cancelled', [...C, ...S]],
  ['accepted', 'begin_check', 'doc_check', P],
  ['accepted', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
  ['doc_check', 'request_document', 'doc_pending', P],
  ['doc_check', 'make', 'making', P],
  ['doc_check', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
  ['doc_pending', 'send_documents', 'doc_check', C],
  ['doc_pending', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
  ['making', 'confirm_draft', 'declaring', L],
  ['making', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
  ...(['declaring', 'inspection', 'released', 'cleared'] as const).flatMap(from =>
    (['declaring', 'inspection', 'released', 'cleared'] as const)
      .filter(to => to !== from)
      .map(to => [from, `follow_${to}`, to, S] as const),
  ),
  ['cleared', 'complete', 'completed', [...C, ...S]],
  ['declaring', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
  ['inspection', 'cancel_accepted', 'cancelled', [...C, ...P, ...S]],
]

describe('the machine', () => {
  it.each(CUSTOMS_ORDER_STATUSES.flatMap(status => ROLES.map(role => [status, role] as const)))(
    'in %s allows %s its own steps and no others',
    (status, role) => {
      const expected = WAYS.filter(([from, , , by]) => from === status && by.includes(role)).map(([, action]) => action)
      expect(allowedActions(customsOrderMachine, status, [role]).sort()).toEqual(expected.sort())
    },
  )

  it('leads where the table says', () => {
    for (const [, action, to] of WAYS)
      expect(Object.entries(customsOrderMachine.actions).find(([name]) => name === action)?.[1].to).toBe(to)
  })

  it('begins nothing for a company that takes no new business', () => {
    expect(allowedActions(customsOrderMachine, 'draft', ['seller_owner', NO_NEW_BUSINESS])).toEqual(['cancel'])
    expect(allowedActions(customsOrderMachine, 'submitted', ['provider_owner', NO_NEW_BUSINESS])).toEqual(['reject'])
  })
})

const facts = (status: CustomsOrderStatus, over: Partial<CustomsOrderFacts> = {}): CustomsOrderFacts => ({
  status,
  isMissing: false,
  isVerified: true,
  isToVerify: true,
  hasOpenFees: true,
  hasDueFees: true,
  isUnpaid: false,
  isStuck: true,
  isUnconfirmed: true,
  hasForms: true,
  isToRate: true,
  isClaimable: true,
  claim: null,
  ...over,
})

/** Where a complaint has to stand for each of its steps. */
const CLAIM_AT: Readonly<Record<string, CustomsOrderFacts['claim']>> = {
  claim_answer: 'pending_provider',
  claim_lapse: 'pending_provider',
  claim_accept: 'offered',
  claim_escalate: 'refused',
  claim_refund: 'to_refund',
  claim_withdraw: 'disputed',
  claim_decide: 'disputed',
}

describe('beside the status', () => {
  const CLAIMED = [
    ...(['accepted', 'doc_check', 'doc_pending', 'making', 'declaring', 'inspection', 'released', 'cleared'] as const),
    ...(['completed', 'cancelled'] as const),
  ]
  const NAMES = Object.keys(BESIDE_CUSTOMS_ORDER).filter(
    (name): name is CustomsOrderBeside => name in BESIDE_CUSTOMS_ORDER,
  )
  const TABLE: Readonly<Record<CustomsOrderBeside, readonly [readonly string[], ...CustomsOrderStatus[]]>> = {
    update: [C, 'draft', 'submitted', 'accepted', 'doc_check', 'doc_pending'],
    upload_document: [C, 'draft', 'submitted', 'accepted', 'doc_check', 'doc_pending'],
    verify_document: [P, 'accepted', 'doc_check'],
    save_delegation: [
      L,
      'draft',
      'submitted',
      'accepted',
      'doc_check',
      'doc_pending',
      'making',
      'declaring',
      'inspection',
      'released',
      'cleared',
    ],
    save_fee: [P, 'accepted', 'doc_check', 'doc_pending', 'making', 'declaring', 'inspection', 'released', 'cleared'],
    confirm_fee: [
      C,
      'accepted',
      'doc_check',
      'doc_pending',
      'making',
      'declaring',
      'inspection',
      'released',
      'cleared',
    ],
    pay: [
      ['seller_owner', 'seller_finance'],
      ...(['accepted', 'doc_check', 'doc_pending', 'making', 'declaring', 'inspection', 'released'] as const),
      ...(['cleared', 'completed', 'cancelled'] as const),
    ],
    retry_payment: [['op_super', 'op_region_admin', 'op_finance'], ...CLAIMED],
    begin_declaration: [[...C, ...P], 'accepted', 'doc_check', 'doc_pending', 'making', 'declaring', 'inspection'],
    link_declaration: [P, 'making', 'declaring', 'inspection'],
    take_off_declaration: [
      ['op_super', 'op_region_admin', 'op_trade'],
      ...(['making', 'declaring', 'inspection', 'released', 'cleared'] as const),
    ],
    put_back_declaration: [
      ['op_super', 'op_region_admin', 'op_trade'],
      ...(['making', 'declaring', 'inspection', 'released', 'cleared'] as const),
    ],
    confirm_changes: [L, 'declaring', 'inspection'],
    evaluate: [C, 'completed'],
    claim_open: [C, ...CLAIMED],
    claim_answer: [P, ...CLAIMED],
    claim_accept: [C, ...CLAIMED],
    claim_escalate: [C, ...CLAIMED],
    claim_refund: [P, ...CLAIMED],
    claim_withdraw: [C, ...CLAIMED],
    claim_decide: [['op_super', 'op_region_admin', 'op_trade'], ...CLAIMED],
    claim_lapse: [['system'], ...CLAIMED],
  }

  it.each(NAMES)('%s', name => {
    const [by, ...statuses] = TABLE[name]
    for (const status of CUSTOMS_ORDER_STATUSES)
      for (const role of ROLES)
        expect(mayBesideOrder(name, facts(status, { claim: CLAIM_AT[name] ?? null }), [role])).toBe(
          statuses.includes(status) && by.includes(role),
        )
  })

  it.each(NAMES)('%s, where it is about the own company', name => {
    const [by, ...statuses] = TABLE[name]
    const isForOthers = ['take_off_declaration', 'put_back_declaration', 'claim_decide'].includes(name)
    for (const status of CUSTOMS_ORDER_STATUSES)
      for (const role of ROLES)
        expect(mayBesideOrder(name, facts(status, { claim: CLAIM_AT[name] ?? null }), [role, OWN_STAKE])).toBe(
          !isForOthers && statuses.includes(status) && by.includes(role),
        )
    const held = [`customsOrder:${name}`, OWN_STAKE]
    if (isForOthers) expect(mayBesideOrder(name, facts('making', { claim: 'disputed' }), held)).toBe(false)
  })

  it('takes a complaint from one to the next, and offers nothing else of it', () => {
    const steps = NAMES.filter(name => name.startsWith('claim_'))
    const next = (claim: CustomsOrderFacts['claim'], role: string) =>
      steps.filter(name => mayBesideOrder(name, facts('released', { claim }), [role]))
    expect(
      CLAIM_STATUSES.map(claim => [
        claim,
        next(claim, 'order_follow'),
        next(claim, 'provider_agent'),
        next(claim, 'op_trade'),
      ]),
    ).toEqual([
      ['pending_provider', ['claim_withdraw'], ['claim_answer'], []],
      ['offered', ['claim_accept', 'claim_escalate', 'claim_withdraw'], [], []],
      ['refused', ['claim_escalate', 'claim_withdraw'], [], []],
      // The bank is on it.
      ['refunding', [], [], []],
      ['to_refund', ['claim_escalate', 'claim_withdraw'], ['claim_refund'], []],
      ['refunded', ['claim_accept', 'claim_escalate', 'claim_withdraw'], [], []],
      ['disputed', ['claim_withdraw'], [], ['claim_decide']],
      ['settled', ['claim_open'], [], []],
      ['withdrawn', ['claim_open'], [], []],
    ])
    expect(mayBesideOrder('claim_open', facts('released', { isClaimable: false }), ['seller_owner'])).toBe(false)
  })

  it('depends on what is there to be done', () => {
    const offered = (status: CustomsOrderStatus, over: Partial<CustomsOrderFacts>, role: string) =>
      customsOrderActions(facts(status, over), [role])
    expect(offered('doc_check', { isToVerify: false }, 'provider_owner')).not.toContain('verify_document')
    expect(offered('doc_check', { isVerified: false }, 'provider_owner')).not.toContain('next_status')
    expect(offered('making', { hasOpenFees: false }, 'seller_owner')).not.toContain('confirm_fee')
    expect(offered('making', { hasDueFees: false }, 'seller_owner')).not.toContain('pay')
    expect(offered('accepted', {}, 'provider_owner')).toContain('next_status')
    expect(offered('accepted', { isUnpaid: true }, 'provider_owner')).not.toContain('next_status')
    expect(offered('cancelled', { isStuck: false }, 'op_finance')).toEqual([])
    expect(offered('declaring', {}, 'seller_owner')).toContain('confirm_draft')
    expect(offered('declaring', { isUnconfirmed: false }, 'seller_owner')).not.toContain('confirm_draft')
    expect(offered('completed', { isToRate: false, isClaimable: false, hasDueFees: false }, 'seller_owner')).toEqual([])
  })

  it('is offered by the names of endpoints, the most important first', () => {
    expect(customsOrderActions(facts('doc_pending'), ['seller_owner'])).toEqual([
      'submit',
      'pay',
      'update',
      'upload_document',
      'save_delegation',
      'confirm_fee',
      'claim_open',
      'cancel',
    ])
    expect(customsOrderActions(facts('doc_check'), ['provider_agent'])).toEqual([
      'next_status',
      'verify_document',
      'request_document',
      'save_fee',
      'cancel',
    ])
    expect(customsOrderActions(facts('making'), ['order_follow'])).not.toContain('confirm_draft')
    expect(customsOrderActions(facts('making', { isStuck: false }), ['op_super'])).toEqual([
      'take_off_declaration',
      'put_back_declaration',
    ])
  })
})

test('who has the next move: what was changed in a declaration is the client’s to confirm', () => {
  const none = { hasOpenFees: false, hasDueFees: false, isUnpaid: false, isBeingWritten: false }
  const turns = (isUnconfirmed: boolean, hasForms = true, more = none) =>
    CUSTOMS_ORDER_STATUSES.map(status => customsOrderTurn({ status, isUnconfirmed, hasForms, ...more }))
  const [c, p, u] = ['client', 'provider', 'customs']
  expect(turns(false)).toEqual([c, p, p, p, c, c, u, u, u, c, null, null, null])
  expect(turns(true)).toEqual([c, p, p, p, c, c, c, c, c, c, null, null, null])
  // The quote is paid before the work begins, and what stays owed after the end; in between nobody waits for the bank.
  expect(turns(false, true, { ...none, hasDueFees: true, isUnpaid: true })).toEqual([
    c,
    p,
    c,
    p,
    c,
    c,
    u,
    u,
    u,
    c,
    c,
    c,
    c,
  ])
  expect(turns(false, true, { ...none, isUnpaid: true })[2]).toBeNull()
  // Proposed fees wait for their answer where nobody here has anything else to do.
  expect(turns(false, true, { ...none, hasOpenFees: true })).toEqual([
    ...[c, p, p, p, c, c],
    ...[c, c, c, c],
    ...[null, null, null],
  ])
  // Nothing is on its way: the broker declares anew, or somebody ends the order.
  expect(turns(false, false)).toEqual([c, p, p, p, c, c, p, p, p, p, null, null, null])
  // Drafts with errors in them are not the client's to confirm yet; what customs has is not concerned.
  expect(turns(false, true, { ...none, isBeingWritten: true })).toEqual([
    c,
    p,
    p,
    p,
    c,
    p,
    u,
    u,
    u,
    c,
    null,
    null,
    null,
  ])
})

test('a confirmed order is ended only while no declaration of it counts', () => {
  const ended = (status: CustomsOrderStatus, hasForms: boolean) =>
    [...C, ...P].map(role => customsOrderActions(facts(status, { hasForms }), [role]).includes('cancel'))
  for (const status of ['declaring', 'inspection'] as const) {
    expect(new Set(ended(status, true))).toEqual(new Set([false]))
    expect(new Set(ended(status, false))).toEqual(new Set([true]))
  }
  for (const status of ['released', 'cleared', 'completed'] as const)
    expect(new Set(ended(status, false))).toEqual(new Set([false]))
  for (const hasForms of [true, false]) expect(new Set(ended('making', hasForms))).toEqual(new Set([true]))
})

test('a declaration is unsent until customs may have it', () => {
  expect(DECLARATION_STATUSES.filter(isUnsent)).toEqual([
    'draft',
    'pending_review',
    'review_rejected',
    'reviewed',
    'push_failed',
    'declare_failed',
  ])
})

describe('an order stands where the worst of its declarations stands', () => {
  it.each<[readonly DeclarationStatus[], CustomsOrderStatus]>([
    [['released', 'inspection'], 'inspection'],
    [['released', 'cleared'], 'released'],
    [['cleared', 'cleared'], 'cleared'],
    [['cleared', 'declaring'], 'declaring'],
    [['cleared', 'returned'], 'declaring'],
    [['inspection', 'returned'], 'inspection'],
    [['cleared', 'cancelled', 'deleted'], 'cleared'],
    [['cancelled'], 'declaring'],
    [[], 'declaring'],
  ])('%j: %s', (forms, standing) => {
    expect(standingOfForms(forms)).toBe(standing)
  })
})

test('what is due follows the status: acceptance, cut-off, completion', () => {
  const now = new Date('2026-03-11T02:00:00.000Z')
  const cutOff = new Date('2026-03-20T00:00:00.000Z')
  const due = (status: CustomsOrderStatus, fees: readonly CustomsOrderFee[] = []) =>
    customsOrderDueAt(
      status,
      { cutOffAt: cutOff, fees },
      { now, region: { timeZone: 'Asia/Shanghai' } },
      PRODUCT_PARAMETERS,
    )?.toISOString() ?? null
  expect(CUSTOMS_ORDER_STATUSES.map(status => [status, due(status)])).toEqual([
    ['draft', null],
    ['submitted', '2026-03-11T04:00:00.000Z'],
    ['accepted', cutOff.toISOString()],
    ['doc_check', cutOff.toISOString()],
    ['doc_pending', cutOff.toISOString()],
    ['making', cutOff.toISOString()],
    ['declaring', cutOff.toISOString()],
    ['inspection', cutOff.toISOString()],
    ['released', null],
    ['cleared', '2026-03-18T02:00:00.000Z'],
    ['completed', null],
    ['rejected', null],
    ['cancelled', null],
  ])
  // A quote is paid before anything else.
  for (const money of ['due', 'processing'] as const)
    expect(due('accepted', [aFee({ money })])).toBe('2026-03-13T02:00:00.000Z')
  expect(due('accepted', [aFee({ money: 'held' })])).toBe(cutOff.toISOString())
})

describe('papers', () => {
  it('are asked for, and all of the mandatory ones have to be sent and verified', () => {
    const list = documentList()
    expect(outstanding(list).map(({ docType }) => docType)).toEqual([
      'contract',
      'invoice',
      'packing_list',
      'declaration_elements',
    ])
    const verified = list.map(document => (document.required ? { ...document, status: 'verified' as const } : document))
    expect([outstanding(verified), isEveryPaperVerified(verified)]).toEqual([[], true])
    expect(isEveryPaperVerified(verified.map(document => ({ ...document, status: 'uploaded' as const })))).toBe(false)
  })

  it('an order says what it still has to say', () => {
    expect(missingOfOrder(aCustomsOrder())).toEqual([])
    expect(missingOfOrder(customsOrderContent().parse({}))).toContain('expectedDate')
  })
})

const aFee = (over: Partial<CustomsOrderFee>): CustomsOrderFee => ({
  no: 1,
  feeType: 'declaration',
  qty: '1',
  unitPrice: '100',
  currency: 'CNY',
  taxRate: '6',
  payer: 'client',
  note: null,
  amount: '106.00',
  status: 'fixed',
  money: 'none',
  ...{ returning: '0', returned: '0' },
  reason: null,
  at: '',
  answeredAt: null,
  ...over,
})

describe('fees', () => {
  it('contain the tax, rounded to what the currency knows', () => {
    expect(feeAmount({ qty: '2', unitPrice: '100', taxRate: '6', currency: 'CNY' })).toBe('212.00')
    expect(feeAmount({ qty: '3', unitPrice: '33.335', taxRate: '0', currency: 'CNY' })).toBe('100.01')
    expect(feeAmount({ qty: '1', unitPrice: '100.5', taxRate: '0', currency: 'JPY' })).toBe('101')
  })

  it('are summed by currency: what the client owes, what it has not answered, and where the money is', () => {
    const totals = feeTotals([
      aFee({ money: 'held' }),
      aFee({ status: 'confirmed', money: 'due' }),
      aFee({ status: 'proposed' }),
      aFee({ status: 'refused' }),
      aFee({ status: 'lapsed', money: 'refunded' }),
      aFee({ payer: 'consignee' }),
      aFee({ currency: 'USD', amount: '10.00', status: 'proposed' }),
    ])
    expect(totals).toEqual([
      {
        ...{ currency: 'CNY', owed: '212.00', proposed: '106.00', due: '106.00', processing: '0.00', held: '106.00' },
        ...{ released: '0.00', refunded: '106.00' },
      },
      {
        ...{ currency: 'USD', owed: '0.00', proposed: '10.00', due: '0.00', processing: '0.00', held: '0.00' },
        ...{ released: '0.00', refunded: '0.00' },
      },
    ])
  })

  it('are paid here where the client bears them; of what the broker advanced the platform keeps nothing', () => {
    expect([
      isPaidHere(aFee({})),
      isPaidHere(aFee({ payer: 'provider' })),
      isPaidHere(aFee({ amount: '0.00' })),
    ]).toEqual([true, false, false])
    const commission = (over: Partial<CustomsOrderFee>) => feeCommission(aFee(over), '106.00', '5')
    expect([commission({}), commission({ feeType: 'port_charges' })]).toEqual(['5.30', '0.00'])
    expect([endOf(aFee({})), endOf(aFee({ status: 'lapsed' }))]).toEqual(['release', 'refund'])
    const unpaid = FEE_MONEY.filter(money => isUnpaidQuote(aFee({ money })))
    expect(unpaid).toEqual(['due', 'processing'])
    expect(isUnpaidQuote(aFee({ status: 'confirmed', money: 'due' }))).toBe(false)
  })
})

describe('what a complaint takes back', () => {
  const CNY = (amount: string) => ({ amount, currency: 'CNY' })
  const lines = [
    aFee({ no: 1, feeType: 'port_charges', amount: '420.00', money: 'held' }),
    aFee({ no: 2, money: 'released' }),
    aFee({ no: 3, money: 'held' }),
    aFee({ no: 4, money: 'due' }),
    aFee({ no: 5, money: 'refunded', status: 'lapsed' }),
    aFee({ no: 6, money: 'settling', status: 'lapsed' }),
    aFee({ no: 7, amount: '50.00', currency: 'USD', money: 'settling' }),
  ]
  const parts = (fees: readonly CustomsOrderFee[]) =>
    fees.filter(({ returning }) => returning !== '0').map(({ no, returning }) => [no, returning])

  it('is at most what was paid through the bank and is not on its way back', () => {
    expect([claimableIn(lines, 'CNY'), claimableIn(lines, 'USD'), claimableIn(lines, 'EUR')]).toEqual([
      '632.00',
      '50.00',
      '0.00',
    ])
    expect([isPaidBackDirectly(lines, 'CNY'), isPaidBackDirectly(lines, 'EUR')]).toEqual([false, true])
    // What was settled past the platform counts where nothing went through the bank.
    expect(claimableIn([aFee({}), aFee({ status: 'lapsed' }), aFee({ payer: 'consignee' })], 'CNY')).toBe('106.00')
    expect(claimableIn([aFee({}), aFee({ money: 'held' })], 'CNY')).toBe('106.00')
  })

  it('is taken from the broker’s own fees before those that it advanced, and from escrow first', () => {
    expect(parts(takeBack(lines, CNY('60.00')))).toEqual([[3, '60.00']])
    expect(parts(takeBack(lines, CNY('250.00')))).toEqual([
      [1, '38.00'],
      [2, '106.00'],
      [3, '106.00'],
    ])
    expect(parts(takeBack(lines, { amount: '20.00', currency: 'USD' }))).toEqual([[7, '20.00']])
  })

  it('is nobody’s twice: a second complaint finds the rest, and a line without one is paid back', () => {
    const once = takeBack(lines, CNY('130.00'))
    expect([claimableIn(once, 'CNY'), feeTotals(once)[0]]).toMatchObject([
      '502.00',
      { processing: '236.00', held: '420.00', released: '82.00', refunded: '106.00' },
    ])
    const back = gaveBack(once, [2, 3])
    expect(back.filter(({ returned }) => returned !== '0').map(line => [line.no, line.returned, line.money])).toEqual([
      [2, '24.00', 'released'],
      [3, '106.00', 'refunded'],
    ])
    expect(feeTotals(back)[0]).toMatchObject({ processing: '106.00', released: '82.00', refunded: '236.00' })
    expect(parts(takeBack(back, CNY('90.00')))).toEqual([
      [1, '8.00'],
      [2, '82.00'],
    ])
  })

  it('comes with what the platform kept of it, to the cent over several complaints', () => {
    const taken = (line: CustomsOrderFee | undefined) => reclaimedCommission(line ?? aFee({}), '5')
    const released = [aFee({ money: 'released', amount: '33.33' })]
    const once = takeBack(released, CNY('10.11'))
    const twice = takeBack(gaveBack(once, [1]), CNY('23.22'))
    expect([taken(once[0]), taken(twice[0])]).toEqual(['0.51', '1.16'])
    expect(feeCommission(aFee({}), '33.33', '5')).toBe('1.67')
    expect(taken(takeBack([aFee({ money: 'released', feeType: 'port_charges' })], CNY('50.00'))[0])).toBe('0.00')
  })
})

describe('conversion', () => {
  const unknown = () => undefined
  const pullovers = () => ({ active: true, unit1: '011', unit2: '035', supervision: '', elements: [] })

  it('83 lines of goods make two forms, of 50 and of 33', () => {
    const forms = convertedForms(drawnFromCustomsOrder(aCustomsOrder({ goods: customsOrderGoods(83) })), unknown)
    expect(forms.map(({ form }) => form.items.length)).toEqual([MAX_ITEMS, 33])
    expect(forms[1]?.form.items[0]?.gName).toBe('棉制针织套头衫 51')
    // What is said of the whole shipment is no part's; its own weight follows from its lines.
    expect(forms[0]?.form.head).toMatchObject({ packNo: '', grossWt: '', netWt: '82500' })
    expect(forms[0]?.missing).toEqual(expect.arrayContaining(['head.packNo', 'head.grossWt']))
  })

  it('takes over what the client said, and what follows from it', () => {
    const [converted] = convertedForms(drawnFromCustomsOrder(aCustomsOrder()), pullovers)
    expect(converted?.form).toMatchObject({
      ieFlag: 'E',
      head: {
        contractNo: 'LY-2605-118',
        packNo: '120',
        overseasConsigneeEname: 'NORDHAUS TEXTIL GMBH',
        tradeCountry: 'DEU',
      },
      items: [
        {
          codeTs: '6110200090',
          gQty: '3000',
          declPrice: '15.6',
          declTotal: '46800.00',
          firstQty: '3000',
          firstUnit: '011',
          secondQty: '1650',
          secondUnit: '035',
          destinationCountry: 'DEU',
          tradeCurr: 'USD',
        },
      ],
      containers: [{ containerId: 'CSQU3054383', goodsNo: '1' }],
    })
    expect(converted?.mappings).toEqual(
      expect.arrayContaining([
        { path: 'head.contractNo', from: 'contractNo', confidence: 1 },
        { path: 'items.0.secondQty', from: 'goods.0.netWt', confidence: 0.9 },
        { path: 'items.0.dutyMode', from: 'default', confidence: 0.5 },
      ]),
    )
    expect(converted?.missing).toContain('head.tradeName')
    expect(converted?.missing).not.toContain('items.0.gQty')
  })

  it('one line of the summary stands for goods that nobody listed', () => {
    const [converted] = convertedForms(drawnFromCustomsOrder(aCustomsOrder({ goods: [] })), unknown)
    expect(converted?.form.items).toMatchObject([{ gName: '棉制针织套头衫 3000 件', declTotal: '46800' }])
  })

  it('takes the goods of a trade order in the codes of customs', () => {
    const order = {
      no: 'OD1',
      buyerCompanyId: 'nordhaus',
      buyerName: 'Nordhaus',
      currency: 'EUR',
      incoterm: 'CFR',
      destCountry: 'DEU',
      items: [
        {
          name: 'Pullover',
          hsCode: '611020',
          qty: '12',
          unit: 'dozen',
          unitPrice: '30',
          amount: '360.00',
          originCountry: null,
        },
      ],
    }
    const [converted] = convertedForms(drawnFromOrders([order], 'E'), unknown)
    expect(converted?.form).toMatchObject({
      head: { transMode: '2', overseasConsigneeEname: 'Nordhaus', tradeCountry: 'DEU', contractNo: 'OD1' },
      items: [
        { codeTs: '611020', gUnit: '127', gQty: '12', declTotal: '360.00', tradeCurr: 'EUR', originCountry: 'CHN' },
      ],
    })
    expect(converted?.mappings.find(({ path }) => path === 'items.0.codeTs')?.confidence).toBe(0.5)
    const later = { ...order, no: 'OD2', incoterm: 'FOB', currency: 'USD' }
    const [together] = convertedForms(drawnFromOrders([order, later], 'E'), unknown)
    expect(together?.form).toMatchObject({
      head: { transMode: '', tradeCountry: 'DEU', contractNo: 'OD1' },
      items: [{ tradeCurr: 'EUR' }, { tradeCurr: 'USD' }],
    })
    expect(together?.mappings.find(({ path }) => path === 'head.contractNo')?.confidence).toBe(0.5)
  })

  it('takes the answers of a service order', () => {
    const [converted] = convertedForms(drawnFromAnswers({ goods: 'Knitwear', mode: 'air' }, 'I'), unknown)
    expect(converted?.form).toMatchObject({ ieFlag: 'I', head: { trafMode: '5' }, items: [{ gName: 'Knitwear' }] })
    expect(convertedForms(drawnFromAnswers({}, 'E'), unknown)[0]?.missing).toContain('items')
  })
})

test('papers that customs knows come along to the declarations, each file once, unless the broker refused them', () => {
  const file = (fileId: string) => ({ fileId, name: `${fileId.repeat(80)}.pdf` })
  const papers = drawnPapers(
    [
      { docType: 'invoice', status: 'verified', files: [file('a'), file('b')] },
      { docType: 'packing_list', status: 'uploaded', files: [file('b')] },
      { docType: 'contract', status: 'rejected', files: [file('c')] },
      { docType: 'licence', status: 'verified', files: [file('d')] },
      { docType: 'contract', status: 'missing', files: [] },
    ],
    new Map([['a', '1024']]),
  )
  const edoc = { edocFormatType: 'US', edocCode: '00000001' }
  expect(papers).toEqual([
    { ...edoc, fileId: 'a', edocId: `${'a'.repeat(60)}.pdf`, edocSize: '1024' },
    { ...edoc, fileId: 'b', edocId: `${'b'.repeat(60)}.pdf`, edocSize: '' },
  ])
})

test.each([
  ['a name that fits stays', 'LY-2605-118 发票.pdf', 'LY-2605-118 发票.pdf'],
  ['Han letters count two bytes each, and the ending stays', `${'发票'.repeat(20)}.pdf`, `${'发票'.repeat(15)}.pdf`],
  ['what GBK does not have is put in other letters or left open', 'Façade 🚢 Łódź.pdf', 'Facade _ _ódz.pdf'],
  ['a name without an ending is only cut', '发'.repeat(40), '发'.repeat(32)],
])('a declaration takes a paper under the name of its file: %s', (_, name, edocId) => {
  const [paper] = drawnPapers([{ docType: 'invoice', status: 'verified', files: [{ fileId: 'a', name }] }], new Map())
  expect(paper?.edocId).toBe(edocId)
  expect(gbkLength(edocId)).toBeLessThanOrEqual(64)
  expect(unwritable(edocId)).toBeUndefined()
})
