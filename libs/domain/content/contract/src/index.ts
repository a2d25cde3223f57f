export {
  newsCategoryList,
  publicNewsArticle,
  publicNewsPage,
  publicNewsView,
  type NewsSummary,
  type PublicNewsDetail,
} from './public-news.contract'
export {
  DOCUMENT_KINDS,
  publicDocument,
  publicDocumentFile,
  publicDocumentPage,
  type DocumentKind,
  type PublicDocumentRow,
} from './public-document.contract'
export {
  ACCEPTING_SIDES,
  documentAccept,
  documentAcceptancePage,
  documentsToAccept,
  type AcceptingSide,
  type DocumentAcceptanceRow,
  type DocumentToAccept,
} from './document-acceptance.contract'
export { BANNER_SLOTS, publicBannerList, type BannerSlot, type PublicBanner } from './public-banner.contract'
export {
  NEWS_ACTIONS,
  NEWS_STATUSES,
  TOLD_SIDES,
  newsArticleInput,
  type NewsAction,
  type NewsArticleDetail,
  type NewsArticleInput,
  type NewsArticleRow,
  type NewsStatus,
  type ToldSide,
} from './news-article.schema'
export {
  newsApprove,
  newsCreate,
  newsDetail,
  newsPage,
  newsPublish,
  newsRemove,
  newsReturn,
  newsRevise,
  newsStatusCount,
  newsSubmit,
  newsUpdate,
  newsWithdraw,
} from './news-article.contract'
export {
  PUBLICATION_STATUSES,
  documentInput,
  type DocumentInput,
  type DocumentRow,
  type PublicationStatus,
} from './related-document.schema'
export {
  documentCreate,
  documentDetail,
  documentPage,
  documentPublish,
  documentStatusCount,
  documentUpdate,
  documentWithdraw,
} from './related-document.contract'
export {
  bannerCreate,
  bannerInput,
  bannerPage,
  bannerPublish,
  bannerStatusCount,
  bannerUpdate,
  bannerWithdraw,
  type BannerInput,
  type BannerRow,
} from './banner.contract'
export {
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
} from './content-version.contract'
export { type ContentDifference, type ContentVersionRow } from './content-version.schema'
export { TRANSLATION_FILTERS, TRANSLATION_STATES, type TranslationState } from './translation.schema'
export { bannerPreview, contentPreview, documentPreview, newsPreview } from './preview.contract'
export { portalFigures, type PortalFigures } from './portal-figures.contract'
export { newsSiteMapCount, newsSiteMapEntries } from './site-map.contract'
export { aBannerInput, aDocumentInput, aNewsArticleInput, aNewsSummary } from './content.fixture'
export { contentMenu } from './content.menu'
