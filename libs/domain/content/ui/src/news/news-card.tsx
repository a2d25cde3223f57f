import type { NewsSummary } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Link, Picture, Tag, classNames } from '@tradeport/web/ui'
import styles from './news-card.module.css'

export interface NewsCardProps {
  readonly article: NewsSummary
  /** The first of the page stands larger. */
  readonly isLead?: boolean
}

const SIZES = '(min-width: 992px) 400px, (min-width: 576px) 46vw, 92vw'
const LEAD_SIZES = '(min-width: 992px) 760px, 92vw'

/** An article in a list; the whole card leads to it. */
export function NewsCard({ article, isLead = false }: NewsCardProps) {
  const t = useT('content')
  const text = useText()
  const format = useFormat()
  const lang = toBcp47(article.contentLocale)
  return (
    <article className={classNames(styles.card, isLead && styles.lead)}>
      <Picture
        id={article.coverFileId}
        alt=""
        ratio={16 / 9}
        widths={isLead ? [480, 760] : [320, 480]}
        sizes={isLead ? LEAD_SIZES : SIZES}
        priority={isLead}
        className={classNames(styles.picture)}
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          {article.pinned && <Tag tone="accent">{t('news.pinned')}</Tag>}
          <span>{text(article.categoryName)}</span>
          <time dateTime={article.publishedAt}>{format.date(article.publishedAt)}</time>
        </p>
        <h2 className={styles.title} lang={lang}>
          <Link href={`/newsDetail/${article.id}`}>{article.title}</Link>
        </h2>
        <p className={styles.summary} lang={lang}>
          {article.summary}
        </p>
      </div>
    </article>
  )
}
