import { INCOTERM_CODES, TRADE_TYPES, UNIT_CODES } from '@tradeport/kernel/config'
import { decimal, z } from '@tradeport/kernel/contract-kit'

/** Words that products, stores and their imports share. */

export const tradeType = () => z.enum(TRADE_TYPES)
export const incotermCode = () => z.enum(INCOTERM_CODES)

/** What the minimum order quantity counts: the whole style, each colour, or each SKU. */
export const MOQ_SCOPES = ['spu', 'colour', 'sku'] as const
export type MoqScope = (typeof MOQ_SCOPES)[number]

/** `ladder`: steps by quantity; `range`: from–to, settled in talks; `negotiable`: no price is shown. */
export const PRICE_MODES = ['ladder', 'range', 'negotiable'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

export const STOCK_MODES = ['made_to_order', 'stock'] as const
export type StockMode = (typeof STOCK_MODES)[number]

/** Unit of sale, and unit of the customs code. */
export const unitCode = () => z.enum(UNIT_CODES)

export const LEAD_FROM_EVENTS = ['deposit_received', 'sample_approved', 'contract_signed'] as const
export type LeadFromEvent = (typeof LEAD_FROM_EVENTS)[number]

export const SHIP_FEE_PAYERS = ['buyer', 'seller', 'collect'] as const
export type ShipFeePayer = (typeof SHIP_FEE_PAYERS)[number]

export const CUSTOMISATION_KINDS = ['logo', 'label', 'package', 'colour', 'material', 'size', 'mould', 'other'] as const
export type CustomisationKind = (typeof CUSTOMISATION_KINDS)[number]

export const MEDIA_KINDS = ['image', 'size_chart'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

export const DOCUMENT_KINDS = ['test_report', 'certificate', 'spec', 'manual'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Who may fetch a product's document: everybody, or whoever is signed in. */
export const DOCUMENT_VISIBILITIES = ['public', 'login'] as const
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number]

export const PAYMENT_METHODS = ['tt', 'lc_sight', 'lc_usance', 'dp', 'da', 'oa', 'escrow', 'bank', 'credit'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Who sees a store's prices: everybody, or whoever is signed in. */
/** Who sees the prices of a store: everybody, who is signed in, buyers whose company is verified, buyers the store has a relation with. */
export const PRICE_VISIBILITIES = ['public', 'login', 'verified', 'relation'] as const
export type PriceVisibility = (typeof PRICE_VISIBILITIES)[number]

/** What somebody lacks to see a price. */
export const PRICE_NEEDS = ['login', 'verified', 'relation'] as const
export type PriceNeed = (typeof PRICE_NEEDS)[number]

/** From this level on a buyer's company counts as verified: its licence has been checked. */
export const VERIFIED_FROM = 2

export const quantity = () => decimal({ integer: 9, scale: 3, positive: true })
export const unitPrice = () => decimal({ integer: 10, scale: 4, positive: true })
export const centimetres = () => decimal({ integer: 4, scale: 2, positive: true })
export const kilograms = () => decimal({ integer: 5, scale: 3, positive: true })

/** A field a draft may leave open: absent and null mean the same, null is what comes back. @__NO_SIDE_EFFECTS__ */
export const open = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** A line of free text a draft may leave empty. @__NO_SIDE_EFFECTS__ */
export const line = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

/** @__NO_SIDE_EFFECTS__ */
export const list = <T extends z.ZodMiniType>(schema: T, max: number) =>
  z._default(z.array(schema).check(z.maxLength(max)), [])

/** Code of an attribute or of one of its options. */
export const code = () => z.string().check(z.regex(/^[a-z0-9][a-z0-9_.-]{0,47}$/, { error: 'code' }))
