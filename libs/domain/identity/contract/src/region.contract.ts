import { LOCALE_CODES, currencyCode, defineEndpoint, i18nText, id, text, z } from '@tradeport/kernel/contract-kit'
import { ALL_REGIONS, REGION_KEYS, TRADE_TYPES } from '@tradeport/kernel/config'
import { isPlainPattern, PATTERN_MAX } from './plain-pattern'

export const SITE_NAME_MAX = 40
export const FULL_NAME_MAX = 120
export const NOTICE_MAX = 300
export const MOST_CURRENCIES = 20
export const REGION_NAME_MAX = 40
/** Of a region, each a public picture. */
export const REGION_PICTURES = ['logoFileId', 'iconFileId', 'aiIconFileId', 'wechatQrFileId'] as const
/** How far down an address at home is asked for: 1 province, 2 city, 3 district, 4 street, 5 house. */
export const ADDRESS_DEPTHS = [1, 2, 3, 4, 5] as const

const moment = () => z.nullable(z.iso.datetime({ offset: true }))
/** Digits as they are dialled, with what people write between them. */
const hotline = () => z.string().check(z.trim(), z.regex(/^\+?\d(?:[\d ()-]{3,22})\d$/, { error: 'hotline' }))
/** E.164: a country's calling code. */
const phoneAreaCode = () => z.string().check(z.trim(), z.regex(/^\+[1-9]\d{0,3}$/, { error: 'calling_code' }))
/** What the files have is known to be good. */
const pattern = (name: 'phoneRegexp' | 'emailRegexp') =>
  z.string().check(
    z.trim(),
    z.maxLength(PATTERN_MAX),
    z.refine(source => isPlainPattern(source) || ALL_REGIONS.some(region => region[name] === source), {
      error: 'expression',
    }),
  )
const locales = () => z.array(z.enum(LOCALE_CODES)).check(z.minLength(1), z.maxLength(LOCALE_CODES.length))

/** What operators say of their region over its file; what is empty is the file's. */
export const regionContent = z
  .object({
    siteName: i18nText(SITE_NAME_MAX),
    fullName: i18nText(FULL_NAME_MAX),
    regionName: i18nText(REGION_NAME_MAX),
    hotline: z.nullable(hotline()),
    /** In place of the drawn mark beside the name. */
    logoFileId: z.nullable(id()),
    /** What search engines show for the region. */
    iconFileId: z.nullable(id()),
    /** The face of the assistant. */
    aiIconFileId: z.nullable(id()),
    wechatQrFileId: z.nullable(id()),
    /** The language of who has chosen none. */
    defaultLocale: z.nullable(z.enum(LOCALE_CODES)),
    /** In the order of the switch. */
    locales: z.nullable(locales()),
    currencies: z.nullable(z.array(currencyCode()).check(z.minLength(1), z.maxLength(MOST_CURRENCIES))),
    thousandSeparator: z.nullable(z.enum([',', '.'])),
    /** Put before numbers that are written without one. */
    phoneAreaCode: z.nullable(phoneAreaCode()),
    /** What a phone number looks like, without a `+` in front. */
    phoneRegexp: z.nullable(pattern('phoneRegexp')),
    emailRegexp: z.nullable(pattern('emailRegexp')),
    addressRequiredLevel: z.nullable(z.union(ADDRESS_DEPTHS.map(depth => z.literal(depth)))),
    tradeTypes: z.nullable(z.array(z.enum(TRADE_TYPES)).check(z.minLength(1), z.maxLength(TRADE_TYPES.length))),
    /** Said on every page of the region; nothing where it is empty. */
    noticeText: i18nText(NOTICE_MAX),
    noticeFrom: moment(),
    noticeUntil: moment(),
    /** What readers are told while the region is closed, besides that it is. */
    closedText: i18nText(NOTICE_MAX),
  })
  .check(
    z.refine(
      ({ noticeFrom, noticeUntil }) =>
        noticeFrom === null || noticeUntil === null || Date.parse(noticeFrom) < Date.parse(noticeUntil),
      { error: 'ends_before_start', path: ['noticeUntil'] },
    ),
  )
export type RegionContent = z.output<typeof regionContent>

/** All of it is the file's. */
export const NOTHING_SAID_OF_REGION: RegionContent = {
  siteName: {},
  fullName: {},
  regionName: {},
  hotline: null,
  logoFileId: null,
  iconFileId: null,
  aiIconFileId: null,
  wechatQrFileId: null,
  defaultLocale: null,
  locales: null,
  currencies: null,
  thousandSeparator: null,
  phoneAreaCode: null,
  phoneRegexp: null,
  emailRegexp: null,
  addressRequiredLevel: null,
  tradeTypes: null,
  noticeText: {},
  noticeFrom: null,
  noticeUntil: null,
  closedText: {},
}

export const REGION_STATES = ['open', 'closed'] as const
export type RegionState = (typeof REGION_STATES)[number]
export const NOTICE_STATES = ['none', 'ahead', 'shown', 'over'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

const regionRow = z.object({
  region: z.enum(REGION_KEYS),
  regionId: z.string(),
  state: z.enum(REGION_STATES),
  closedAt: z.nullable(z.string()),
  defaultLocale: z.enum(LOCALE_CODES),
  locales: z.array(z.enum(LOCALE_CODES)),
  currencies: z.array(z.string()),
  timeZone: z.string(),
  hotline: z.string(),
  notice: z.enum(NOTICE_STATES),
  /** How many deadlines the region has of its own. */
  ownTimers: z.int(),
  updatedAt: z.nullable(z.string()),
  updatedByName: z.nullable(z.string()),
})
export type RegionRow = z.output<typeof regionRow>

export const regionList = defineEndpoint({
  name: 'identity.regionList',
  path: '/user/region/list',
  audiences: ['operator'],
  reads: ['region', 'regionSetting'],
  input: z.object({}),
  output: z.array(regionRow),
  summary: 'The regions that the operator serves, as they are now.',
})

export const regionDetail = defineEndpoint({
  name: 'identity.regionDetail',
  path: '/user/region/detail',
  audiences: ['operator'],
  reads: ['region'],
  input: z.object({}),
  output: z.object({
    region: z.enum(REGION_KEYS),
    /** 0 while everything is the file's. */
    version: z.int(),
    state: z.enum(REGION_STATES),
    closedAt: z.nullable(z.string()),
    content: regionContent,
    updatedAt: z.nullable(z.string()),
    updatedByName: z.nullable(z.string()),
  }),
  summary: 'What operators have said of the region of the call over its file.',
})
export type RegionDetail = z.output<typeof regionDetail.output>

const version = () => z.int().check(z.minimum(0))
const ERRORS = ['FT510006', 'USER_SERVICE530130'] as const

export const regionUpdate = defineEndpoint({
  name: 'identity.regionUpdate',
  path: '/user/region/update',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['region'],
  input: z.object({ version: version(), content: regionContent, reason: text(300) }),
  output: z.object({ version: z.int() }),
  errors: ERRORS,
  summary: 'Holds for every page that is loaded from now on.',
})

export const regionClose = defineEndpoint({
  name: 'identity.regionClose',
  path: '/user/region/close',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['region'],
  input: z.object({ version: version(), reason: text(300) }),
  output: z.object({ version: z.int() }),
  errors: [...ERRORS, 'MALL600403'],
  summary: 'Nothing new is begun in the region; what is under way goes on, and operators go on as before.',
})

export const regionReopen = defineEndpoint({
  name: 'identity.regionReopen',
  path: '/user/region/reopen',
  audiences: ['operator'],
  writes: true,
  stepUp: true,
  touches: ['region'],
  input: z.object({ version: version(), reason: text(300) }),
  output: z.object({ version: z.int() }),
  errors: [...ERRORS, 'MALL600403'],
})
