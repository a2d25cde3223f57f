export { customsLocales } from './locales'
export { useIssueText } from './use-issue-text'
