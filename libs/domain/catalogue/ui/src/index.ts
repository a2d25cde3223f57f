export * from './public/manifest'
export * from './public/saved/manifest'
export * from './work/manifest'
export { catalogueLocales } from './locales'
