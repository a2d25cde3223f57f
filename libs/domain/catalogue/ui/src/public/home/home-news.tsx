import { publicNewsPage, type NewsSummary } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useRegion, useText } from '@tradeport/web/react'
import { Link, LinkButton, Picture, Section, ThreadLine, classNames } from '@tradeport/web/ui'
import { NEWS } from './home-calls'
import styles from './home-news.module.css'

/** The latest from the region: one article large, four beside it. */
export function HomeNews() {
  const t = useT('mall')
  const { region } = useRegion()
  const { data } = useEndpoint(publicNewsPage, NEWS, { ignoreError: true })
  const [first, ...others] = data?.records ?? []
  if (!first) return null
  return (
    <Section
      title={t('home.news')}
      thread={<ThreadLine region={region} />}
      action={<LinkButton href="/news">{t('home.allNews')}</LinkButton>}
    >
      <div className={styles.news}>
        <Article article={first} isLead />
        <ul role="list" className={styles.others}>
          {others.map(article => (
            <li key={article.id}>
              <Article article={article} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface ArticleProps {
  readonly article: NewsSummary
  readonly isLead?: boolean
}

function Article({ article, isLead = false }: ArticleProps) {
  const text = useText()
  const format = useFormat()
  return (
    <article className={classNames(styles.article, isLead && styles.lead)}>
      {(isLead || article.coverFileId) && (
        <Picture
          id={article.coverFileId}
          alt=""
          ratio={isLead ? 16 / 9 : 4 / 3}
          {...(isLead ? { widths: [480, 720], sizes: '(min-width: 992px) 52vw, 92vw' } : { width: 144 })}
          className={classNames(styles.picture)}
        />
      )}
      <div className={styles.words}>
        <p className={styles.meta}>
          {text(article.categoryName)} <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>
        </p>
        <h3 className={styles.title} lang={toBcp47(article.contentLocale)}>
          <Link href={`/newsDetail/${article.id}`}>{article.title}</Link>
        </h3>
        {isLead && (
          <p className={styles.summary} lang={toBcp47(article.contentLocale)}>
            {article.summary}
          </p>
        )}
      </div>
    </article>
  )
}
