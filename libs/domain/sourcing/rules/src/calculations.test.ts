import { describe, expect, it } from 'vitest'
import { aPaymentPlan } from '@tradeport/domain/sourcing/contract'
import { compareOffers, furthestIncoterm, missingCosts, type ComparedOffer } from './comparison.calc'
import { inquiryCompleteness } from './inquiry-completeness.calc'
import { paymentPlanProblems } from './payment-plan.calc'
import { quotationTotals, sameTotals } from './quotation-totals.calc'
import { addDays, civilDateIn, endOfDay, isTimeZone } from './valid-until.calc'

describe('quotation totals', () => {
  const totals = (parts: Partial<Parameters<typeof quotationTotals>[0]>) =>
    quotationTotals({ currency: 'USD', items: [], charges: [], taxPercent: '0', ...parts })

  it('rounds every line half up to the currency and adds the rounded lines', () => {
    const lines = [
      { kind: 'requested', qty: '3', unitPrice: '0.335' },
      { kind: 'requested', qty: '1000', unitPrice: '9.9512' },
    ] as const
    expect(totals({ items: lines })).toMatchObject({
      amounts: ['1.01', '9951.20'],
      subtotal: '9952.21',
      total: '9952.21',
    })
    expect(totals({ items: lines, currency: 'JPY' })).toMatchObject({ amounts: ['1', '9951'], total: '9952' })
    expect(totals({ items: lines, currency: 'KWD' })).toMatchObject({ amounts: ['1.005', '9951.200'] })
  })

  it('counts requested lines and replacements, not alternatives or what cannot be supplied', () => {
    const result = totals({
      items: [
        { kind: 'requested', qty: '10', unitPrice: '1' },
        { kind: 'replacement', qty: '10', unitPrice: '2' },
        { kind: 'alternative', qty: '10', unitPrice: '3' },
        { kind: 'not_available', qty: '10', unitPrice: '4' },
        { kind: 'requested', qty: '10' },
      ],
    })
    expect(result.amounts).toEqual(['10.00', '20.00', '30.00', null, null])
    expect(result.subtotal).toBe('30.00')
  })

  it('adds charges on top, takes discounts off, leaves included ones out, and taxes the sum', () => {
    const result = totals({
      items: [{ kind: 'requested', qty: '100', unitPrice: '10' }],
      charges: [
        { kind: 'freight', amount: '120.5', included: false },
        { kind: 'insurance', amount: '30', included: true },
        { kind: 'discount', amount: '20.25', included: false },
      ],
      taxPercent: '13',
    })
    expect(result).toMatchObject({ subtotal: '1000.00', chargesTotal: '100.25', taxTotal: '143.03', total: '1243.28' })
  })

  it('has no tax below zero', () => {
    const charges = [{ kind: 'discount', amount: '5', included: false }] as const
    expect(totals({ charges, taxPercent: '13' })).toMatchObject({ taxTotal: '0.00', total: '-5.00' })
  })

  it('is exact where binary numbers are not', () => {
    const items = Array.from({ length: 10 }, () => ({ kind: 'requested', qty: '1', unitPrice: '0.1' }) as const)
    expect(totals({ items }).total).toBe('1.00')
  })

  it('takes 12.5 and 12.50 for the same and 12.51 for another', () => {
    const real = { subtotal: '12.50', chargesTotal: '0.00', taxTotal: '0.00', total: '12.50' }
    expect(sameTotals({ ...real, subtotal: '12.5', total: '12.5' }, real)).toBe(true)
    expect(sameTotals({ ...real, total: '12.51' }, real)).toBe(false)
  })
})

describe('payment plan', () => {
  const part = { percent: '50', dueEvent: 'on_sign', gate: 'none' } as const

  it('must say something and add up to 100', () => {
    expect(paymentPlanProblems([])).toEqual([{ path: 'paymentPlan', rule: 'required' }])
    expect(paymentPlanProblems(aPaymentPlan())).toEqual([])
    expect(paymentPlanProblems([part, { ...part, percent: '49.99' }])).toEqual([
      { path: 'paymentPlan', rule: 'sum_100', params: { sum: '99.99' } },
    ])
    expect(
      paymentPlanProblems([
        { ...part, percent: '33.33' },
        { ...part, percent: '33.33' },
        { ...part, percent: '33.34' },
      ]),
    ).toEqual([])
  })

  it.each([
    ['on_sign', 'start_production', true],
    ['before_shipment', 'start_production', false],
    ['before_shipment', 'ship', true],
    ['on_bl_copy', 'ship', false],
    ['on_bl_copy', 'release_documents', true],
    ['days_after', 'release_documents', true],
    ['on_arrival', 'release_documents', false],
    ['on_acceptance', 'complete', true],
    ['on_acceptance', 'none', true],
  ] as const)('a payment due %s can hold back %s: %s', (dueEvent, gate, possible) => {
    const problems = paymentPlanProblems([{ percent: '100', dueEvent, gate }])
    expect(problems).toEqual(possible ? [] : [{ path: 'paymentPlan.0.gate', rule: 'gate_before_due' }])
  })
})

describe('end of a day in a time zone', () => {
  it.each([
    ['2026-03-10', 'UTC', '2026-03-10T23:59:59.999Z'],
    ['2026-03-10', 'Europe/Berlin', '2026-03-10T22:59:59.999Z'],
    ['2026-07-10', 'Europe/Berlin', '2026-07-10T21:59:59.999Z'],
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T22:59:59.999Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
    ['2026-03-10', 'Asia/Shanghai', '2026-03-10T15:59:59.999Z'],
    ['2026-03-10', 'Asia/Kolkata', '2026-03-10T18:29:59.999Z'],
    ['2026-03-10', 'Asia/Kathmandu', '2026-03-10T18:14:59.999Z'],
    ['2026-03-10', 'Pacific/Kiritimati', '2026-03-10T09:59:59.999Z'],
    ['2026-03-10', 'Pacific/Pago_Pago', '2026-03-11T10:59:59.999Z'],
    ['2026-12-31', 'America/New_York', '2027-01-01T04:59:59.999Z'],
    // Clocks change at midnight here: the day ends at one o'clock of the old time.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T03:59:59.999Z'],
  ])('%s in %s ends at %s', (date, zone, instant) => {
    expect(endOfDay(date, zone).toISOString()).toBe(instant)
    expect(civilDateIn(zone, endOfDay(date, zone))).toBe(date)
    expect(civilDateIn(zone, new Date(endOfDay(date, zone).getTime() + 1))).toBe(addDays(date, 1))
  })

  it('counts days over months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('knows zones', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true)
    expect(isTimeZone('Europe/Nowhere')).toBe(false)
  })
})

describe('completeness of an inquiry', () => {
  const line = { specs: [], files: [] }
  const nothing = { paymentWish: [], files: [], items: [line] }

  it('goes from nothing to everything', () => {
    expect(inquiryCompleteness(nothing).score).toBe(0)
    const everything = {
      requirement: 'Please quote with our label sewn in and packed in cartons of twenty.',
      destCountry: 'DE',
      destPort: 'Hamburg',
      incotermWish: 'FOB',
      neededBy: '2026-06-01',
      paymentWish: ['tt'],
      currencyWish: 'USD',
      files: [{}],
      items: [{ ...line, productId: 'p', targetPrice: '9' }],
    }
    expect(inquiryCompleteness(everything)).toEqual({ score: 100, missing: [] })
  })

  it('needs a specification of every line that is not a product', () => {
    const described = { ...line, specs: [{ name: 'Yarn', value: '2/48 Nm' }] }
    expect(inquiryCompleteness({ ...nothing, items: [described] }).score).toBe(20)
    expect(inquiryCompleteness({ ...nothing, items: [described, line] }).missing).toContain('specs')
  })
})

describe('comparison', () => {
  const offer = (parts: Partial<ComparedOffer> = {}): ComparedOffer => ({
    quotationId: 'a',
    live: true,
    foreign: true,
    currency: 'USD',
    rate: '1',
    incoterm: 'FOB',
    charges: [],
    subtotal: '1000.00',
    chargesTotal: '0.00',
    total: '1000.00',
    leadDays: 30,
    basedOnOldRevision: false,
    items: [item()],
    ...parts,
  })
  const item = (parts: Partial<ComparedOffer['items'][number]> = {}): ComparedOffer['items'][number] => ({
    inquiryItemId: 'line',
    kind: 'requested',
    name: 'Pullover',
    qty: '100',
    unit: 'piece',
    unitPrice: '10',
    moq: '50',
    leadDays: null,
    ...parts,
  })
  const compare = (offers: ComparedOffer[], incoterm: 'FOB' | 'CIF' | 'DDP' | null = 'FOB') =>
    compareOffers({ currency: 'USD', incoterm, lines: [{ inquiryItemId: 'line', unit: 'piece' }], offers })

  it('converts at the stated rate and marks the lowest', () => {
    const euro = offer({
      quotationId: 'b',
      currency: 'EUR',
      rate: '1.0834',
      total: '900.00',
      items: [item({ unitPrice: '9' })],
      subtotal: '900.00',
    })
    const { columns, rows } = compare([offer(), euro])
    expect(columns.map(column => column.totalNormalised)).toEqual(['1000.00', '975.06'])
    expect(columns.map(column => column.best)).toEqual([false, true])
    expect(rows[0]?.map(cell => [cell.unitPriceNormalised, cell.best])).toEqual([
      ['10.0000', false],
      ['9.7506', true],
    ])
  })

  it('spreads charges on top over the lines by value', () => {
    const withFreight = offer({
      charges: [{ kind: 'freight', amount: '50', included: false }],
      chargesTotal: '50.00',
      total: '1050.00',
    })
    expect(compare([withFreight]).rows[0]?.[0]).toMatchObject({
      unitPriceNormalised: '10.0000',
      unitPriceAllIn: '10.5000',
    })
  })

  it('says what is missing between two delivery terms', () => {
    expect(missingCosts(offer({ incoterm: 'EXW' }), 'FOB')).toEqual(['export_clearance'])
    expect(missingCosts(offer({ incoterm: 'FOB' }), 'CIF')).toEqual(['main_freight', 'insurance'])
    expect(missingCosts(offer({ incoterm: 'CIF' }), 'FOB')).toEqual([])
    expect(missingCosts(offer({ incoterm: 'CFR' }), 'DDP')).toEqual([
      'insurance',
      'destination_delivery',
      'import_duties',
    ])
    expect(missingCosts(offer({ incoterm: 'DAP' }), 'CIF')).toEqual([])
    const quoted = { kind: 'freight', amount: '1', included: false } as const
    expect(missingCosts(offer({ incoterm: 'FOB', charges: [quoted] }), 'CIF')).toEqual(['insurance'])
    expect(missingCosts(offer({ incoterm: null }), 'CIF')).toEqual(['incoterm'])
    expect(missingCosts(offer({ incoterm: null, foreign: false }), 'CIF')).toEqual([])
  })

  it('never calls an offer best that leaves something open, is over, or has no rate', () => {
    const cheap = { total: '1.00' }
    for (const parts of [{ live: false }, { rate: null }, { incoterm: 'EXW' as const }, { basedOnOldRevision: true }]) {
      const { columns } = compare([offer(), offer({ ...cheap, ...parts })])
      expect(columns.map(column => column.best)).toEqual([true, false])
    }
    expect(compare([offer({ rate: null })]).columns[0]).toMatchObject({ totalNormalised: null, missing: ['rate'] })
  })

  it('marks lines that are missing, not available, or only offered as an alternative', () => {
    const cells = (items: ComparedOffer['items'][number][]) => compare([offer({ items })]).rows[0]?.[0]?.missing
    expect(cells([])).toEqual(['item_missing'])
    expect(cells([item({ kind: 'not_available', unitPrice: null })])).toEqual(['item_not_available'])
    expect(cells([item({ kind: 'alternative' })])).toEqual(['item_missing'])
    expect(cells([item({ kind: 'alternative', unitPrice: '1' }), item()])).toEqual([])
    expect(cells([item({ moq: null })])).toEqual(['moq'])
  })

  it('does not compare prices of different units', () => {
    const { rows } = compare([offer(), offer({ items: [item({ unit: 'dozen', unitPrice: '1' })] })])
    expect(rows[0]?.map(cell => cell.best)).toEqual([true, false])
  })

  it('finds the term under which a seller does most', () => {
    expect(furthestIncoterm(['FOB', 'CIF', 'EXW'])).toBe('CIF')
    expect(furthestIncoterm(['DAP', 'DDP', 'CIF'])).toBe('DDP')
    expect(furthestIncoterm([])).toBeNull()
  })
})
