export { MARK_INSIDE, MARK_RING, type BrandLine } from './brand-lines'
export {
  DECIMAL_PRECISION,
  DESIGN_WIDTH_PX,
  EMAIL_MAX,
  IMAGE_WIDTH_MULTIPLIER,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_FETCH_TIMEOUT_MS,
  LANGUAGE_WAIT_POLL_MS,
  LOADER_DELAY_MS,
  LOGIN_REDIRECT_DELAY_MS,
  NAVIGATION_FAILURE_DELAY_MS,
  OLD_TRADE_PREFIX,
  PASSWORD_KINDS_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REMOTE_LANGUAGE_CACHE_MS,
  REQUEST_CACHE_MS,
  RETRY_BASE_MS,
  RETRY_CAP_MS,
  RETRY_LIMIT,
  SERVER_MESSAGE_MAX,
  TOKEN_COOKIE_DAYS,
  TOKEN_LIFETIME_MS,
  TOKEN_PREFIX,
  TRADE_SERVICE_PREFIX,
  TRANSLATION_PARALLEL_READS,
  TRANSLATION_RETRY_BASE_MS,
  TRANSLATION_RETRY_LIMIT,
  URL_MAX,
  VIEW_TOKEN_PREFIX,
  isViewSession,
  retryDelayMs,
  translationRetryDelayMs,
} from './constants'
export { countryNames } from './country-names'
export { cssName } from './css-names'
export { CURRENCIES, currency, isCurrencyCode, type Currency, type CurrencyCode } from './currencies'
export {
  BUYER_INQUIRY_TYPES,
  IDENTITY_TYPE,
  IMAGE_FORMATS,
  MEMBER_PERMISSION_RESULT,
  MESSAGE_CENTER_CATEGORIES,
  MESSAGE_CENTER_TABS,
  PORTAL_INQUIRY_TYPES,
  REQUEST_SOURCE,
  TRADE_TYPES,
  type BuyerInquiryType,
  type IdentityType,
  type ImageFormat,
  type MemberPermissionResult,
  type MessageCenterCategory,
  type MessageCenterTab,
  type PortalInquiryType,
  type RequestSource,
  type TradeType,
} from './enumerations'
export { isKnownTradePath } from './known-trade-paths'
export { LANGUAGE_DATA_PATHS, languageDataUrl } from './language-data'
export {
  cookieDomain,
  hostsFrom,
  isDevelopmentHost,
  isUnder,
  mainDomainOf,
  platformOfHost,
  splitHost,
  type Environment,
  type HostInfo,
} from './hosts'
export { imageSources, imageUrl } from './image-address'
export { INCOTERMS, INCOTERM_CODES, INCOTERM_YEAR, incoterm, type Incoterm, type IncotermCode } from './incoterms'
export {
  frontEndUrl,
  loginTarget,
  registerUrl,
  safeSourceUrl,
  type LoginOptions,
  type LoginTarget,
  type Place,
} from './links'
export {
  ALL_LOCALES,
  FALLBACK_LOCALE,
  LOCALES,
  PORTAL_LOCALES,
  isLocaleCode,
  localeConfig,
  pickLocale,
  toBcp47,
  type LocaleCode,
  type LocaleConfig,
  type LocaleMap,
} from './locales'
export { LANGUAGE_PARAM, canonicalPath, languageVersions, type LanguageVersion } from './page-address'
export { PLATFORM_TITLES } from './platform-titles'
export {
  APP_KEYS,
  PLATFORMS,
  PLATFORM_KEYS,
  isPublicFrontEnd,
  type AppKey,
  type PlatformConfig,
  type PlatformKey,
  type PlatformRole,
} from './platforms'
export {
  HOME_ADDRESSES,
  OPERATOR_FRONT_ENDS,
  frontEndAt,
  isRegistrable,
  operatorAddress,
  operatorFrontEndsOf,
  signInTarget,
  type OperatorFrontEnd,
} from './operator-front-ends'
export { addRegionPrefix, parseRegionPath, regionPrefixOf, stripRegionPrefix, type RegionPath } from './region-path'
export { loadRegionTexts } from './regions/load-region-texts'
export { REGION_KEYS, type RegionConfig, type RegionKey, type RegionTexts } from './regions/region-config'
export { displayCurrencies } from './regions/region-currencies'
export { regionDataOf } from './regions/region-data'
export { withRegionData } from './regions/region-of-page'
export { isClosed, noticeAt, regionWith, type RegionNotice, type RegionOwn } from './regions/region-own'
export { REGION_TEXTS, regionTextsOf } from './regions/region-texts'
export {
  REGION_TIMERS,
  REGION_TIMER_NAMES,
  timerOf,
  workingHoursOf,
  type RegionTimer,
  type TimedRegion,
} from './regions/region-timers'
export {
  ALL_REGIONS,
  DEFAULT_REGION,
  REGIONS,
  nameLocale,
  regionById,
  regionByPrefix,
  regionBySourceId,
  servesEverywhere,
} from './regions/regions'
export {
  ALL_REGION_ROLES,
  ALL_ROLES,
  BUYER_LEVELS,
  LEVELS,
  OWNER_ROLES,
  OWN_STORE_ROLES,
  buyerLevel,
  buyerLevelOf,
  ROLES,
  STORE_ROLES,
  isRoleCode,
  partyOfRole,
  type BuyerRole,
  type Level,
  type OperatorRole,
  type ProviderRole,
  type RoleCode,
  type PartyKind,
  type RoleParty,
  type SellerRole,
} from './roles'
export { UNITS, UNIT_CODES, isUnitCode, unit, type Unit, type UnitCode } from './units'
export { COUNTRY_CODES } from './countries'
export { ADAPTIVE_VIEWPORT, viewportContent } from './viewport'
