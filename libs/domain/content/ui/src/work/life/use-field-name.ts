import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { ContentKey } from './content-endpoints'

const NEWS = [
  'categoryCode',
  'title',
  'summary',
  'body',
  'coverFileId',
  'source',
  'authorName',
  'regionIds',
  'audiences',
  'tags',
] as const
const DOCUMENT = ['code', 'kind', 'title', 'body', 'files', 'mustAccept', 'audiences'] as const
const BANNER = ['slot', 'title', 'subtitle', 'images', 'link', 'sort'] as const

/** What a form calls a field of the content. */
export function useFieldName(content: ContentKey): (field: string) => string {
  const t = useT('contentWork')
  return field => {
    if (field === 'sourceLocale') return t('form.sourceLocale')
    const [news, document, banner] = [known(NEWS, field), known(DOCUMENT, field), known(BANNER, field)]
    if (content === 'news' && news) return t(`news.field.${news}`)
    if (content === 'document' && document) return t(`document.field.${document}`)
    return content === 'banner' && banner ? t(`banner.field.${banner}`) : field
  }
}
