import { productDocumentFile, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useFormat } from '@tradeport/web/react'
import { Button, DocumentIcon, DownloadIcon } from '@tradeport/web/ui'
import styles from './offer-tables.module.css'

/** Reports and certificates the supplier holds, to be read at once or, as it wishes, after a sign-in. */
export function ProductDocuments({ product }: { readonly product: ProductDetail }) {
  const t = useT('goods')
  const format = useFormat()
  return (
    <>
      <ul role="list" className={styles.list}>
        {product.documents.map(({ fileId, name, kind, validUntil }) => (
          <li key={`${kind}-${name}`} className={styles.line}>
            <DocumentIcon size={20} />
            <span className={styles.document}>
              <span className={styles.name}>{name}</span>
              <span className={styles.soft}>
                {' '}
                {t(`document.${kind}`)}
                {validUntil && ` · ${t('document.until', { date: format.civilDate(validUntil) })}`}
              </span>
            </span>
            {fileId !== null && <DocumentDownload productId={product.id} fileId={fileId} name={name} />}
          </li>
        ))}
      </ul>
      {product.documents.some(({ fileId }) => fileId === null) && <p className={styles.soft}>{t('document.signIn')}</p>}
    </>
  )
}

interface DocumentDownloadProps {
  readonly productId: string
  readonly fileId: string
  readonly name: string
}

function DocumentDownload({ productId, fileId, name }: DocumentDownloadProps) {
  const t = useT('goods')
  const file = useDownload(productDocumentFile)
  return (
    <Button
      size="small"
      icon={<DownloadIcon size={16} />}
      changes={false}
      loading={file.pending}
      aria-label={t('document.downloadNamed', { name })}
      onClick={() => void file.download({ id: productId, fileId }, name)}
    >
      {t('document.download')}
    </Button>
  )
}
