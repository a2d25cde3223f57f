import { AUDIENCES, defineEndpoint, LOCALE_CODES, z } from '@tradeport/kernel/contract-kit'

/** Places that show banners. */
export const BANNER_SLOTS = ['portal_home', 'mall_home', 'h5_home', 'service_home'] as const
export type BannerSlot = (typeof BANNER_SLOTS)[number]

export const publicBanner = z.object({
  id: z.string(),
  slot: z.enum(BANNER_SLOTS),
  title: z.string(),
  subtitle: z.string(),
  contentLocale: z.enum(LOCALE_CODES),
  imageFileId: z.nullable(z.string()),
  link: z.nullable(z.string()),
})
export type PublicBanner = z.output<typeof publicBanner>

export const publicBannerList = defineEndpoint({
  name: 'content.publicBannerList',
  path: '/portal/banner/public/list',
  audiences: AUDIENCES,
  input: z.object({ slot: z.enum(BANNER_SLOTS) }),
  output: z.array(publicBanner),
  reads: ['banner'],
})
