export { EDITORS, mayEditNews, mayReviewNews, newsActions, newsMachine } from './news-article.machine'
export {
  bannerActions,
  documentActions,
  publicationMachine,
  publishAction,
  withdrawAction,
} from './publication.machine'
export { completeLocales, readingLocale } from './reading-language'
export { compareContent } from './compare-content'
export {
  confirmedMarks,
  nextMarks,
  staleLocales,
  wordsOf,
  type SourcedTexts,
  type TranslationMark,
} from './translation'
