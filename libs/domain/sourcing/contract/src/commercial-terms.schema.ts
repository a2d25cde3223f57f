import { INCOTERM_CODES, TRADE_TYPES, isCurrencyCode, isUnitCode } from '@tradeport/kernel/config'
import { decimal, text, z } from '@tradeport/kernel/contract-kit'

/** Vocabulary that inquiries, quotations and orders share. */

export const tradeType = () => z.enum(TRADE_TYPES)
/** Incoterms 2020. */
export const incoterm = () => z.enum(INCOTERM_CODES)

export const PAYMENT_METHODS = ['tt', 'lc_sight', 'lc_usance', 'dp', 'da', 'oa', 'escrow', 'bank', 'credit'] as const
export const paymentMethod = () => z.enum(PAYMENT_METHODS)
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** With these the seller hands goods over and waits for the money; behind a letter of credit stands a bank. */
export const CREDIT_METHODS: readonly PaymentMethod[] = ['da', 'oa', 'credit']

/** What makes an instalment due. `days_after` counts from the shipment. */
export const DUE_EVENTS = [
  'on_sign',
  'lc_opened',
  'before_production',
  'before_shipment',
  'on_bl_copy',
  'on_documents',
  'on_arrival',
  'on_acceptance',
  'days_after',
] as const
export const dueEvent = () => z.enum(DUE_EVENTS)
export type DueEvent = (typeof DUE_EVENTS)[number]

/** What must wait until the instalment is paid. */
export const PAYMENT_GATES = ['none', 'start_production', 'ship', 'release_documents', 'complete'] as const
export const paymentGate = () => z.enum(PAYMENT_GATES)
export type PaymentGate = (typeof PAYMENT_GATES)[number]

export const paymentInstalment = () =>
  z.object({
    percent: decimal({ integer: 3, scale: 2, positive: true }),
    method: paymentMethod(),
    dueEvent: dueEvent(),
    dueDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), 0),
    gate: z._default(paymentGate(), 'none'),
  })
export type PaymentInstalment = z.output<ReturnType<typeof paymentInstalment>>

export const LEAD_FROM_EVENTS = ['deposit_received', 'sample_approved', 'contract_signed'] as const
export const leadFrom = () => z.enum(LEAD_FROM_EVENTS)
export type LeadFrom = (typeof LEAD_FROM_EVENTS)[number]

export const CHARGE_KINDS = [
  'freight',
  'insurance',
  'mould',
  'sample',
  'inspection',
  'customs',
  'discount',
  'other',
] as const
export const chargeKind = () => z.enum(CHARGE_KINDS)
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** A named property of goods (`yarn count` – `2/48 Nm`). */
export const specLine = () => z.object({ name: text(80), value: text(300) })
export type SpecLine = z.output<ReturnType<typeof specLine>>
export const specLines = () => z._default(z.array(specLine()).check(z.maxLength(40)), [])

/** Code of a unit of measure. */
export const unitCode = () => z.string().check(z.refine(isUnitCode, { error: 'unit' }))

/** One of the currencies of the product. */
export const offeredCurrency = () => z.string().check(z.refine(isCurrencyCode, { error: 'currency' }))

/** Goods are counted to three decimals, unit prices to four. */
export const quantity = () => decimal({ integer: 12, scale: 3, positive: true })
export const unitPrice = () => decimal({ integer: 12, scale: 4, positive: true })

export const hsCode = () => z.string().check(z.trim(), z.regex(/^\d{6,10}$/, { error: 'hs_code' }))
