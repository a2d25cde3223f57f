export { EDITORS, mayEditNews, mayReviewNews, newsActions, newsMachine } from './news-article.machine'
export { bannerActions, documentActions, publicationMachine } from './publication.machine'
export { completeLocales, readingLocale } from './reading-language'
