import {
  bannerRestore,
  bannerTranslationConfirm,
  bannerVersionCompare,
  bannerVersionList,
  documentRestore,
  documentTranslationConfirm,
  documentVersionCompare,
  documentVersionList,
  newsRestore,
  newsTranslationConfirm,
  newsVersionCompare,
  newsVersionList,
} from '@tradeport/domain/content/contract'

/** What news, documents and banners have in common, each under addresses of its own. */
export const CONTENT_ENDPOINTS = {
  news: {
    confirm: newsTranslationConfirm,
    versions: newsVersionList,
    compare: newsVersionCompare,
    restore: newsRestore,
  },
  document: {
    confirm: documentTranslationConfirm,
    versions: documentVersionList,
    compare: documentVersionCompare,
    restore: documentRestore,
  },
  banner: {
    confirm: bannerTranslationConfirm,
    versions: bannerVersionList,
    compare: bannerVersionCompare,
    restore: bannerRestore,
  },
} as const

export type ContentKey = keyof typeof CONTENT_ENDPOINTS
