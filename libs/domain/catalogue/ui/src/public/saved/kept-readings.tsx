import {
  favouriteDocumentPage,
  favouriteNewsPage,
  type FavouriteDocument,
  type FavouriteNews,
} from '@tradeport/domain/catalogue/contract'
import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { Link, Picture, classNames } from '@tradeport/web/ui'
import { KeptList, KeptRow, pageInput, type ListProps } from './kept-list'
import { useMallUrl } from './use-mall-url'
import styles from './favourites.module.css'

export function KeptNews({ folder, folders, pages }: ListProps) {
  const answer = useEndpoint(favouriteNewsPage, pageInput(folder, pages), { keepPrevious: true })
  return (
    <KeptList type="news" answer={answer} pages={pages}>
      {record => <Article key={record.id} record={record} folders={folders} />}
    </KeptList>
  )
}

function Article({ record, folders }: { record: FavouriteNews; folders: readonly string[] }) {
  const { id, title, contentLocale, news } = record
  const t = useT('goods')
  const format = useFormat()
  return (
    <KeptRow
      type="news"
      id={id}
      name={title}
      record={record}
      folders={folders}
      picture={
        news?.coverFileId && (
          <Picture id={news.coverFileId} alt="" width={120} ratio={16 / 9} className={classNames(styles.picture)} />
        )
      }
      goneText={t('favourites.withdrawn')}
    >
      <Title title={title} locale={contentLocale} path={news && `/newsDetail/${id}`} />
      {news && (
        <>
          <span lang={toBcp47(contentLocale)}>{news.summary}</span>
          <span>{t('favourites.published', { date: format.date(news.publishedAt) })}</span>
        </>
      )}
    </KeptRow>
  )
}

export function KeptDocuments({ folder, folders, pages }: ListProps) {
  const answer = useEndpoint(favouriteDocumentPage, pageInput(folder, pages), { keepPrevious: true })
  return (
    <KeptList type="document" answer={answer} pages={pages}>
      {record => <Document key={record.id} record={record} folders={folders} />}
    </KeptList>
  )
}

function Document({ record, folders }: { record: FavouriteDocument; folders: readonly string[] }) {
  const { id, title, contentLocale, document } = record
  const t = useT('goods')
  const format = useFormat()
  return (
    <KeptRow
      type="document"
      id={id}
      name={title}
      record={record}
      folders={folders}
      goneText={t('favourites.notInForce')}
    >
      <Title
        title={title}
        locale={contentLocale}
        path={document && `/relatedDocument?code=${encodeURIComponent(document.code)}`}
      />
      {document && (
        <span>{t('favourites.edition', { edition: document.edition, date: format.date(document.effectiveAt) })}</span>
      )}
    </KeptRow>
  )
}

interface TitleProps {
  readonly title: string
  readonly locale: LocaleCode
  /** Where it is read; null where it is read no more. */
  readonly path: `/${string}` | null
}

function Title({ title, locale, path }: TitleProps) {
  const mallUrl = useMallUrl()
  const lang = toBcp47(locale)
  if (path === null)
    return (
      <span className={styles.name} lang={lang}>
        {title}
      </span>
    )
  return (
    <Link className={styles.name} lang={lang} href={mallUrl(path)}>
      {title}
    </Link>
  )
}
