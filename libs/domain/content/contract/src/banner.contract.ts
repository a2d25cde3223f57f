import {
  defineEndpoint,
  i18nText,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  statusCountOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import { changeOutput, versionedInput } from './news-article.schema'
import { BANNER_SLOTS } from './public-banner.contract'
import { PUBLICATION_STATUSES } from './related-document.schema'
import { staleLocales, translationFilter, translationMark } from './translation.schema'

const imageByLocale = () => z.partialRecord(z.enum(LOCALE_CODES), id())

/** A path of the product or an https address; never a script. */
const bannerLink = () =>
  z.string().check(z.trim(), z.maxLength(2048), z.regex(/^(\/(?!\/)|https:\/\/)\S*$/, { error: 'link' }))

export const bannerRow = z.object({
  id: z.string(),
  no: z.string(),
  slot: z.enum(BANNER_SLOTS),
  sourceLocale: z.enum(LOCALE_CODES),
  title: i18nText(80),
  subtitle: i18nText(160),
  images: imageByLocale(),
  link: z.nullable(z.string()),
  showFrom: z.nullable(z.string()),
  showUntil: z.nullable(z.string()),
  sort: z.int(),
  status: z.enum(PUBLICATION_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  staleLocales: staleLocales(),
  translations: z.array(translationMark),
  updatedAt: z.string(),
})
export type BannerRow = z.output<typeof bannerRow>

export const bannerInput = z
  .object({
    slot: z.enum(BANNER_SLOTS),
    sourceLocale: z.enum(LOCALE_CODES),
    title: i18nText(80),
    subtitle: z._default(i18nText(160), {}),
    images: z._default(imageByLocale(), {}),
    link: z.optional(z.nullable(bannerLink())),
    showFrom: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    showUntil: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    sort: z._default(z.int().check(z.minimum(0), z.maximum(9999)), 100),
  })
  .check(
    z.refine(input => (input.title[input.sourceLocale] ?? '').trim().length > 0, {
      error: 'required',
      path: ['title'],
    }),
    z.refine(input => !input.showFrom || !input.showUntil || Date.parse(input.showFrom) < Date.parse(input.showUntil), {
      error: 'ends_before_start',
      path: ['showUntil'],
    }),
  )
export type BannerInput = z.input<typeof bannerInput>

const filters = { slot: z.optional(z.enum(BANNER_SLOTS)), translations: translationFilter() }

export const bannerPage = defineEndpoint({
  name: 'content.bannerPage',
  path: '/portal/banner/page',
  audiences: ['operator'],
  input: pageInput({ ...filters, status: z.optional(z.enum(PUBLICATION_STATUSES)) }),
  output: pageOutput(bannerRow),
  reads: ['banner'],
  summary: 'With `keyword` those with the number, or whose title has the words in any language.',
})

export const bannerStatusCount = defineEndpoint({
  name: 'content.bannerStatusCount',
  path: '/portal/banner/statusCount',
  audiences: ['operator'],
  input: z.object({ ...filters, keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: statusCountOutput(),
  reads: ['banner'],
})

export const bannerCreate = defineEndpoint({
  name: 'content.bannerCreate',
  path: '/portal/banner/create',
  audiences: ['operator'],
  input: bannerInput,
  output: changeOutput,
  errors: ['MALL600400'],
  writes: true,
  touches: ['banner'],
})

export const bannerUpdate = defineEndpoint({
  name: 'content.bannerUpdate',
  path: '/portal/banner/update',
  audiences: ['operator'],
  input: z.object({ ...versionedInput.shape, banner: bannerInput }),
  output: changeOutput,
  errors: ['MALL600400', 'MALL600404'],
  writes: true,
  touches: ['banner'],
})

export const bannerPublish = defineEndpoint({
  name: 'content.bannerPublish',
  path: '/portal/banner/publish',
  audiences: ['operator'],
  input: versionedInput,
  output: changeOutput,
  errors: ['MALL600400', 'MALL600404'],
  writes: true,
  touches: ['banner'],
  summary: 'Schedules one whose time has not come; shows a scheduled one now.',
})

export const bannerWithdraw = defineEndpoint({
  name: 'content.bannerWithdraw',
  path: '/portal/banner/withdraw',
  audiences: ['operator'],
  input: versionedInput,
  output: changeOutput,
  errors: ['MALL600404'],
  writes: true,
  touches: ['banner'],
})
