import { defineEndpoint } from '@tradeport/kernel/contract-kit'
import {
  contentVersionList,
  versionCompareInput,
  versionCompareOutput,
  versionRestoreInput,
} from './content-version.schema'
import { changeOutput, idInput } from './news-article.schema'
import { translationConfirmInput } from './translation.schema'

type Prefix = 'news' | 'document' | 'banner'

const versions = (prefix: Prefix, kind: string) =>
  defineEndpoint({
    name: `content.${prefix}VersionList`,
    path: `/portal/${prefix}/version/list`,
    audiences: ['operator'],
    input: idInput,
    output: contentVersionList,
    errors: ['MALL600404'],
    reads: [kind],
    summary: 'What was published, newest first, at most a hundred.',
  })

const compare = (prefix: Prefix, kind: string) =>
  defineEndpoint({
    name: `content.${prefix}VersionCompare`,
    path: `/portal/${prefix}/version/compare`,
    audiences: ['operator'],
    input: versionCompareInput,
    output: versionCompareOutput,
    errors: ['MALL600404'],
    reads: [kind],
  })

const restore = (prefix: Prefix, kind: string, summary: string) =>
  defineEndpoint({
    name: `content.${prefix}Restore`,
    path: `/portal/${prefix}/restore`,
    audiences: ['operator'],
    input: versionRestoreInput,
    output: changeOutput,
    errors: ['MALL600400', 'MALL600404', 'MALL640409'],
    writes: true,
    touches: [kind],
    summary,
  })

const confirm = (prefix: Prefix, kind: string) =>
  defineEndpoint({
    name: `content.${prefix}TranslationConfirm`,
    path: `/portal/${prefix}/translation/confirm`,
    audiences: ['operator'],
    input: translationConfirmInput,
    output: changeOutput,
    errors: ['MALL600404'],
    writes: true,
    touches: [kind],
    summary: 'A translation that is older than its source is still right: readers see it again.',
  })

const IN_PLACE = 'Brings an earlier version back as a draft; its times stay as they are.'

export const newsVersionList = versions('news', 'newsArticle')
export const newsVersionCompare = compare('news', 'newsArticle')
export const newsRestore = restore('news', 'newsArticle', IN_PLACE)
export const newsTranslationConfirm = confirm('news', 'newsArticle')

export const documentVersionList = versions('document', 'relatedDocument')
export const documentVersionCompare = compare('document', 'relatedDocument')
export const documentRestore = restore(
  'document',
  'relatedDocument',
  'A new edition in preparation with the words of an earlier one.',
)
export const documentTranslationConfirm = confirm('document', 'relatedDocument')

export const bannerVersionList = versions('banner', 'banner')
export const bannerVersionCompare = compare('banner', 'banner')
export const bannerRestore = restore('banner', 'banner', IN_PLACE)
export const bannerTranslationConfirm = confirm('banner', 'banner')
