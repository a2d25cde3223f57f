import { useParams, useSearchParams } from 'react-router-dom'
import { isLocaleCode, toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useLocale } from '@tradeport/web/react'
import { Campaign, NotFoundState, SkeletonText, classNames } from '@tradeport/web/ui'
import documentStyles from '../documents/documents.module.css'
import { DocumentView } from '../documents/document-view'
import { ArticleView } from '../news/article-view'
import { useContentPreview } from './use-content-preview'

const REFUSALS = ['MALL600404', 'MALL600400']

/** `/preview/:token/page?in=`: the page inside the preview. */
export default function PreviewPageScreen() {
  const t = useT('content')
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const { locale } = useLocale()
  const asked = params.get('in') ?? ''
  const wanted = isLocaleCode(asked) ? asked : locale
  const { data, error, refetch } = useContentPreview(token, wanted)
  if (data?.article) return <ArticleView article={data.article} wanted={wanted} />
  if (data?.document) {
    return (
      <div className={classNames('tp-content', documentStyles.page)}>
        <DocumentView document={data.document} />
      </div>
    )
  }
  if (data?.banner) {
    const { title, subtitle, contentLocale, imageFileId, link } = data.banner
    return (
      <div className={classNames('tp-content', documentStyles.page)}>
        <Campaign
          title={title}
          subtitle={subtitle}
          lang={toBcp47(contentLocale)}
          imageFileId={imageFileId}
          href={link}
        />
      </div>
    )
  }
  if (error && REFUSALS.includes(error.code)) {
    return (
      <NotFoundState scope="page" title={t('preview.gone')}>
        {t('preview.goneHelp')}
      </NotFoundState>
    )
  }
  return (
    <div className={classNames('tp-content', documentStyles.page)}>
      {error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={10} />}
    </div>
  )
}
