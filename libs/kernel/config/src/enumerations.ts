/** Enumerations of spec section 3. Their values travel in headers and are stored: they never change. */

export const REQUEST_SOURCE = {
  Portal: 0,
  Admin: 1,
  Buyer: 2,
  Seller: 3,
  Store: 4,
  ServiceProvider: 5,
  ServiceMarket: 6,
  UserCenter: 7,
} as const
export type RequestSource = (typeof REQUEST_SOURCE)[keyof typeof REQUEST_SOURCE]

export const IDENTITY_TYPE = {
  SELLER: 1,
  SHOP: 2,
  PLATFORM_OPERATOR: 3,
  BUYER: 4,
  SERVICE_PROVIDER: 16,
} as const
export type IdentityType = (typeof IDENTITY_TYPE)[keyof typeof IDENTITY_TYPE]

export const IMAGE_FORMATS = ['jpg', 'png', 'webp', 'tiff', 'bmp', 'ico', 'heic', 'avif'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export const TRADE_TYPES = ['foreign', 'domestic'] as const
export type TradeType = (typeof TRADE_TYPES)[number]

/** Why a paid ability is refused: never bought, or bought and used up. */
export const MEMBER_PERMISSION_RESULT = {
  NOT_BUY: 'NOT_BUY',
  HAS_BUY_EXHAUSTED: 'HAS_BUY_EXHAUSTED',
} as const
export type MemberPermissionResult = keyof typeof MEMBER_PERMISSION_RESULT

/** First list: the portal's leave-a-message form. */
export const PORTAL_INQUIRY_TYPES = [
  'platform_issues',
  'seller_registration',
  'procurement',
  'logistics',
  'service_provider',
  'other',
] as const
export type PortalInquiryType = (typeof PORTAL_INQUIRY_TYPES)[number]

/** Second list: the form of the buyer-site variant. */
export const BUYER_INQUIRY_TYPES = [
  'registration',
  'feature',
  'technical_issues',
  'complaints_suggestions',
  'business_cooperation',
  'other',
] as const
export type BuyerInquiryType = (typeof BUYER_INQUIRY_TYPES)[number]

export const MESSAGE_CENTER_TABS = ['all', 'business', 'system'] as const
export type MessageCenterTab = (typeof MESSAGE_CENTER_TABS)[number]

/** Sub-categories of the business notifications. */
export const MESSAGE_CENTER_CATEGORIES = ['logistics', 'transactions', 'inquiries', 'negotiations'] as const
export type MessageCenterCategory = (typeof MESSAGE_CENTER_CATEGORIES)[number]
