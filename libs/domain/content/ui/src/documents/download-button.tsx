import { publicDocumentFile, type PublicDocumentRow } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useLocale } from '@tradeport/web/react'
import { Button, DownloadIcon } from '@tradeport/web/ui'

/** The document's file in the reader's language or the nearest one. */
export function DownloadButton({ document }: { readonly document: Pick<PublicDocumentRow, 'id' | 'title'> }) {
  const t = useT('content')
  const { locale } = useLocale()
  const file = useDownload(publicDocumentFile)
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      changes={false}
      loading={file.pending}
      aria-label={`${t('documents.download')}: ${document.title}`}
      onClick={() => void file.download({ id: document.id, locale }, document.title)}
    >
      {t('documents.download')}
    </Button>
  )
}
