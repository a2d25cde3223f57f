import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { publicNewsArticle, publicNewsView, type PublicNewsDetail } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import {
  LoadFailed,
  useAction,
  useCanonical,
  useDescription,
  useEndpoint,
  useLocale,
  useTitle,
} from '@tradeport/web/react'
import { LinkButton, NotFoundState, Skeleton, SkeletonText, classNames } from '@tradeport/web/ui'
import { Keep } from '../keeping'
import { ArticleView } from './article-view'
import styles from './news-article.module.css'

const REFUSALS = ['MALL600404', 'MALL600400']

/** One article. */
export default function NewsArticleScreen() {
  const t = useT('content')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(publicNewsArticle, { id }, { quiet: true })
  if (data) return <Article key={data.id} article={data} />
  if (error && REFUSALS.includes(error.code)) {
    return (
      <NotFoundState
        scope="page"
        title={t('news.gone')}
        actions={
          <LinkButton variant="primary" href="/news">
            {t('news.title')}
          </LinkButton>
        }
      >
        {t('news.goneHelp')}
      </NotFoundState>
    )
  }
  return (
    <div className={classNames('tp-content', styles.page)}>
      {error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={styles.body} aria-busy="true">
          <Skeleton height="2.4rem" width="80%" />
          <Skeleton ratio={16 / 9} radius="large" />
          <SkeletonText lines={8} />
        </div>
      )}
    </div>
  )
}

function Article({ article }: { readonly article: PublicNewsDetail }) {
  const { locale } = useLocale()
  useTitle(article.title)
  useDescription(article.summary)
  useCanonical(`/newsDetail/${article.id}`)
  useCountedView(article.id)
  return (
    <ArticleView
      article={article}
      wanted={locale}
      actions={<Keep type="news" id={article.id} name={article.title} />}
    />
  )
}

/** Reading counts once the article is shown, not when it is fetched. */
function useCountedView(id: string): void {
  const { run } = useAction(publicNewsView, { ignoreError: true })
  useEffect(() => {
    void run({ id })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per article shown; `run` is new on every render
  }, [id])
}
