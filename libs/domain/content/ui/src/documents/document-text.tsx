import { publicDocument } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useCanonical, useDescription, useEndpoint, useTitle } from '@tradeport/web/react'
import { Button, LinkButton, NotFoundState, PrintIcon, Skeleton, SkeletonText } from '@tradeport/web/ui'
import { Keep } from '../keeping'
import { DocumentView } from './document-view'
import { DownloadButton } from './download-button'
import styles from './documents.module.css'

const REFUSALS = ['MALL600404', 'MALL600400']

/** A document to read, to print or to download. */
export function DocumentText({ of }: { readonly of: { readonly id: string } | { readonly code: string } }) {
  const t = useT('content')
  const { data, error, refetch } = useEndpoint(publicDocument, of, { quiet: true })
  useTitle(data?.title)
  useDescription(data?.title)
  useCanonical(data && `/relatedDocument?code=${encodeURIComponent(data.code)}`)
  if (error && !data) {
    if (!REFUSALS.includes(error.code)) return <LoadFailed error={error} onRetry={refetch} />
    return (
      <NotFoundState
        scope="page"
        title={t('documents.gone')}
        actions={
          <LinkButton variant="primary" href="/relatedDocument">
            {t('documents.back')}
          </LinkButton>
        }
      >
        {t('documents.goneHelp')}
      </NotFoundState>
    )
  }
  if (!data) {
    return (
      <div className={styles.text} aria-busy="true">
        <Skeleton height="2.4rem" width="60%" />
        <SkeletonText lines={10} />
      </div>
    )
  }
  return (
    <DocumentView
      document={data}
      actions={
        <>
          <Button icon={<PrintIcon size={18} />} onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
          {data.hasFile && <DownloadButton document={data} />}
          <Keep type="document" id={data.documentId} name={data.title} />
        </>
      }
    />
  )
}
