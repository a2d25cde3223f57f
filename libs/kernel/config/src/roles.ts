/** Role codes by party. A party's members hold one or more of its roles; operators hold theirs per region. */
export const ROLES = {
  visitor: ['visitor'],
  buyer: ['buyer_owner', 'buyer_purchaser', 'buyer_approver', 'buyer_finance', 'buyer_viewer'],
  seller: ['seller_owner', 'shop_manager', 'sales', 'product_editor', 'order_follow', 'seller_finance', 'cs_seller'],
  provider: ['provider_owner', 'provider_agent'],
  operator: [
    'op_super',
    'op_region_admin',
    'op_reviewer',
    'op_trade',
    'op_arbiter',
    'op_content',
    'op_cs',
    'op_finance',
    'op_auditor',
  ],
  /** Timers and other documents. */
  system: ['system'],
} as const

export type RoleParty = keyof typeof ROLES
/** A side of the market: what companies are to each other. */
export type PartyKind = 'buyer' | 'seller' | 'provider'
export type RoleCode = (typeof ROLES)[RoleParty][number]
export type BuyerRole = (typeof ROLES.buyer)[number]
export type SellerRole = (typeof ROLES.seller)[number]
export type ProviderRole = (typeof ROLES.provider)[number]
export type OperatorRole = (typeof ROLES.operator)[number]

/** Roles whose scope is one store (identity SHOP), not the whole company. */
export const STORE_ROLES = [
  'shop_manager',
  'sales',
  'product_editor',
  'order_follow',
  'cs_seller',
] as const satisfies SellerRole[]

/**
 * How far a role reaches among what a company's people began (marketplace.md 4.1, `own` < `department` < `company`): in a department its
 * documents, without one what the role says.
 */
export const LEVELS = ['own', 'department', 'store', 'company'] as const
export type Level = (typeof LEVELS)[number]
/** Buyers have no shops. */
export type BuyerLevel = Exclude<Level, 'store'>

export const BUYER_LEVELS: Readonly<
  Record<BuyerRole, { readonly inDepartment: BuyerLevel; readonly alone: BuyerLevel }>
> = {
  buyer_owner: { inDepartment: 'company', alone: 'company' },
  buyer_purchaser: { inDepartment: 'department', alone: 'own' },
  buyer_approver: { inDepartment: 'department', alone: 'company' },
  buyer_finance: { inDepartment: 'company', alone: 'company' },
  buyer_viewer: { inDepartment: 'department', alone: 'company' },
}

const isBuyerRole = (role: string): role is BuyerRole => ROLES.buyer.some(known => known === role)

/** How far a buyer's role reaches; undefined of any other. */
export function buyerLevelOf(role: string, inDepartment: boolean): BuyerLevel | undefined {
  return isBuyerRole(role) ? BUYER_LEVELS[role][inDepartment ? 'inDepartment' : 'alone'] : undefined
}

/** How far somebody sees who holds several: as far as the widest of them. */
export function buyerLevel(roles: readonly string[], inDepartment: boolean): BuyerLevel {
  const levels = roles.map(role => buyerLevelOf(role, inDepartment))
  if (levels.includes('company')) return 'company'
  return levels.includes('department') ? 'department' : 'own'
}

/** Of a shop's roles those that act on what is theirs or nobody's, and read the shop's. */
export const OWN_STORE_ROLES = ['sales'] as const satisfies SellerRole[]

/** Holds every right of the company; the last one cannot be removed. */
export const OWNER_ROLES = { buyer: 'buyer_owner', seller: 'seller_owner', provider: 'provider_owner' } as const

/** Operators who serve all regions where none are named; for everybody else none are none. */
export const ALL_REGION_ROLES = ['op_super'] as const satisfies OperatorRole[]

export const ALL_ROLES: readonly RoleCode[] = Object.values(ROLES).flat()

export function isRoleCode(value: unknown): value is RoleCode {
  return ALL_ROLES.some(role => role === value)
}

export function partyOfRole(role: RoleCode): RoleParty {
  for (const party of ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const) {
    const roles: readonly RoleCode[] = ROLES[party]
    if (roles.includes(role)) return party
  }
  return 'system'
}
