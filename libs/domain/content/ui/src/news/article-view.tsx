import type { ReactNode } from 'react'
import type { PublicNewsDetail } from '@tradeport/domain/content/contract'
import { localeConfig, toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Banner, Breadcrumb, Link, Picture, Prose, Tag, classNames } from '@tradeport/web/ui'
import { NewsCard } from './news-card'
import styles from './news-article.module.css'

export interface ArticleViewProps {
  readonly article: PublicNewsDetail
  /** The reader's language; the article may be there in another one only. */
  readonly wanted: LocaleCode
  /** What readers can do with it. */
  readonly actions?: ReactNode
}

/** An article as readers see it. */
export function ArticleView({ article, wanted, actions }: ArticleViewProps) {
  const t = useT('content')
  const lang = toBcp47(article.contentLocale)
  return (
    <div className={classNames('tp-content', styles.page)}>
      <Breadcrumb
        label={t('crumbs')}
        items={[
          { key: 'news', label: t('news.title'), href: '/news' },
          { key: 'article', label: article.title },
        ]}
      />
      <article className={styles.body}>
        <header className={styles.head}>
          <div className={styles.titleLine}>
            <h1 className={styles.title} lang={lang}>
              {article.title}
            </h1>
            {actions && <span data-print="hide">{actions}</span>}
          </div>
          <Facts article={article} />
          {article.contentLocale !== wanted && (
            <Banner tone="info">{t('news.language', { language: localeConfig(article.contentLocale).name })}</Banner>
          )}
        </header>
        {article.coverFileId && (
          <Picture
            id={article.coverFileId}
            alt=""
            ratio={16 / 9}
            widths={[480, 800]}
            sizes="(min-width: 992px) 800px, 92vw"
            priority
            className={classNames(styles.cover)}
          />
        )}
        <div lang={lang} className={styles.text}>
          <p className={styles.summary}>{article.summary}</p>
          <Prose html={article.body} />
        </div>
        {article.tags.length > 0 && (
          <p className={styles.tags}>
            {article.tags.map(tag => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
        <Neighbours article={article} />
      </article>
      {article.related.length > 0 && (
        <section className={styles.related}>
          <h2 className={styles.subtitle}>{t('news.more')}</h2>
          <ul role="list" className={styles.cards}>
            {article.related.slice(0, 3).map(each => (
              <li key={each.id}>
                <NewsCard article={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Facts({ article }: { readonly article: PublicNewsDetail }) {
  const t = useT('content')
  const text = useText()
  const format = useFormat()
  return (
    <p className={styles.facts}>
      <span>{text(article.categoryName)}</span>
      <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>
      {article.authorName && <span>{article.authorName}</span>}
      {article.source && <span>{t('news.source', { source: article.source })}</span>}
      <span>{t('news.views', { count: article.views, number: format.number(article.views) })}</span>
    </p>
  )
}

function Neighbours({ article }: { readonly article: PublicNewsDetail }) {
  const t = useT('content')
  const { previous, next } = article
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t('news.neighbours')}>
      {previous && (
        <Link className={styles.neighbour} href={`/newsDetail/${previous.id}`}>
          <span>{t('news.previous')}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.neighbour} href={`/newsDetail/${next.id}`}>
          <span>{t('news.next')}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
