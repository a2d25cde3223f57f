import { documentDetail } from '@tradeport/domain/content/contract'
import { useOpened } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { FormPage } from '../form/form-page'
import { DocumentForm } from './document-form'

/** `/documents/new`, `/documents/new?from=` for the next edition of a document, and `/documents/:id/edit`. */
export default function DocumentFormScreen() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const from = params.get('from') ?? ''
  const state = useOpened(documentDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  const before = useOpened(documentDetail, { id: from }, { enabled: id === undefined && from !== '', quiet: true })
  if (id === undefined && from !== '' && !before.data && !before.error) return <SkeletonText lines={12} />
  return (
    <FormPage id={id} state={state} backTo="/documents">
      {(detail, userId) => (
        <DocumentForm key={detail?.id ?? from} detail={detail} before={before.data ?? null} userId={userId} />
      )}
    </FormPage>
  )
}
