import { publicDocument } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useCanonical, useDescription, useEndpoint, useFormat, useTitle } from '@tradeport/web/react'
import {
  Breadcrumb,
  Button,
  LinkButton,
  NotFoundState,
  PrintIcon,
  Prose,
  Skeleton,
  SkeletonText,
} from '@tradeport/web/ui'
import { DownloadButton } from './download-button'
import styles from './documents.module.css'

const REFUSALS = ['MALL600404', 'MALL600400']

/** A document to read, to print or to download. */
export function DocumentText({ of }: { readonly of: { readonly id: string } | { readonly code: string } }) {
  const t = useT('content')
  const format = useFormat()
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
    <>
      <Breadcrumb
        label={t('crumbs')}
        items={[
          { key: 'all', label: t('documents.title'), href: '/relatedDocument' },
          { key: 'this', label: data.title },
        ]}
      />
      <article className={styles.text}>
        <h1 className={styles.title} lang={toBcp47(data.contentLocale)}>
          {data.title}
        </h1>
        <p className={styles.meta}>
          <span>{t('documents.effective', { date: format.date(data.effectiveAt) })}</span>
          <span>{t('documents.edition', { edition: data.edition })}</span>
        </p>
        <div lang={toBcp47(data.contentLocale)}>
          <Prose html={data.body} />
        </div>
        <p className={styles.actions} data-print="hide">
          <Button icon={<PrintIcon size={18} />} onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
          {data.hasFile && <DownloadButton document={data} />}
        </p>
      </article>
    </>
  )
}
