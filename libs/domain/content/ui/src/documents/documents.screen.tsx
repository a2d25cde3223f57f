import { useSearchParams } from 'react-router-dom'
import { useT } from '@tradeport/web/i18n'
import { useCanonical, useDescription, useRegion } from '@tradeport/web/react'
import { ThreadLine, classNames } from '@tradeport/web/ui'
import { DocumentList } from './document-list'
import { DocumentText } from './document-text'
import styles from './documents.module.css'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Documents in force; one of them where the address names it by code (the edition in force) or id. */
export default function DocumentsScreen() {
  const [params] = useSearchParams()
  const code = (params.get('code') ?? '').slice(0, 40)
  const id = params.get('id') ?? ''
  return (
    <div className={classNames('tp-content', styles.page)}>
      {ID.test(id) ? <DocumentText of={{ id }} /> : code !== '' ? <DocumentText of={{ code }} /> : <AllDocuments />}
    </div>
  )
}

function AllDocuments() {
  const t = useT('content')
  const { region } = useRegion()
  useDescription(t('documents.description'))
  useCanonical('/relatedDocument')
  return (
    <>
      <header>
        <h1 className={styles.title}>{t('documents.title')}</h1>
        <ThreadLine region={region} />
        <p className={styles.lead}>{t('documents.lead')}</p>
      </header>
      <DocumentList />
    </>
  )
}
