import { useSearchParams } from 'react-router-dom'
import { DOCUMENT_KINDS, publicDocumentPage, type PublicDocumentRow } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { DocumentIcon, EmptyState, Link, Skeleton } from '@tradeport/web/ui'
import { Keep } from '../keeping'
import { DownloadButton } from './download-button'
import styles from './documents.module.css'

const PAGE_SIZE = 100
const ROOM = [0, 1, 2, 3]

/** Titles by kind, each to read or to download. */
export function DocumentList() {
  const t = useT('content')
  const [params] = useSearchParams()
  const kind = DOCUMENT_KINDS.find(each => each === params.get('kind'))
  const { data, error, refetch } = useEndpoint(publicDocumentPage, { pageSize: PAGE_SIZE, ...(kind ? { kind } : {}) })
  const tabs = [
    { key: '', label: t('documents.all'), href: '/relatedDocument' },
    ...DOCUMENT_KINDS.map(each => ({
      key: each,
      label: t(`documents.kind.${each}`),
      href: `/relatedDocument?kind=${each}`,
    })),
  ]
  return (
    <>
      <nav className={styles.kinds} aria-label={t('documents.kinds')}>
        {tabs.map(({ key, label, href }) => (
          <Link key={key} className={styles.kind} href={href} aria-current={key === (kind ?? '') ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : data?.records.length === 0 ? (
        <EmptyState title={t('documents.empty')}>{t('documents.emptyHelp')}</EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label={t('documents.list')} aria-busy={!data}>
          {data
            ? data.records.map(document => (
                <li key={document.id} className={styles.row}>
                  <Row document={document} />
                </li>
              ))
            : ROOM.map(index => (
                <li key={index} className={styles.row}>
                  <Skeleton height="2.6em" />
                </li>
              ))}
        </ul>
      )}
    </>
  )
}

function Row({ document }: { readonly document: PublicDocumentRow }) {
  const t = useT('content')
  const format = useFormat()
  return (
    <>
      <DocumentIcon size={24} />
      <div className={styles.words}>
        <h2 className={styles.name} lang={toBcp47(document.contentLocale)}>
          {document.hasBody ? (
            <Link href={`/relatedDocument?code=${encodeURIComponent(document.code)}`}>{document.title}</Link>
          ) : (
            document.title
          )}
        </h2>
        <p className={styles.meta}>
          <span>{t(`documents.kind.${document.kind}`)}</span>
          <span>{t('documents.effective', { date: format.date(document.effectiveAt) })}</span>
          <span>{t('documents.edition', { edition: document.edition })}</span>
        </p>
      </div>
      {document.hasFile && <DownloadButton document={document} />}
      <Keep type="document" id={document.documentId} name={document.title} />
    </>
  )
}
