import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import { quotationDetail, sourcingRoutes, threadDetail } from '@tradeport/domain/sourcing/contract'
import { isNoDocument } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { failureMessage, useEndpoint, useTitle } from '@tradeport/web/react'
import { EmptyState, ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { EditorForm } from './editor-form'

export default function QuotationEditorScreen() {
  const t = useT('sourcing')
  const tc = useT('common')
  const { id = '' } = useParams()
  const quotation = useEndpoint(quotationDetail, { id }, { enabled: id !== '', quiet: true })
  const threadId = quotation.data?.threadId ?? ''
  const thread = useEndpoint(threadDetail, { id: threadId }, { enabled: threadId !== '', quiet: true })
  useTitle(quotation.data?.no)
  const error = quotation.error ?? thread.error
  if (quotation.data && quotation.data.status !== 'draft')
    return (
      <EmptyState
        scope="page"
        title={t('editor.sent.title')}
        actions={<AppLink to={sourcingRoutes.quotation(id)}>{t('quotation.open')}</AppLink>}
      >
        {t('editor.sent.hint')}
      </EmptyState>
    )
  if (quotation.data && thread.data)
    return <EditorForm key={quotation.data.id} quotation={quotation.data} thread={thread.data} />
  if (!error) return <SkeletonText lines={16} />
  if (isNoDocument(error))
    return (
      <NotFoundState
        scope="page"
        title={t('quotation.notFound')}
        actions={<AppLink to="/inquiries">{t('thread.back')}</AppLink>}
      />
    )
  return (
    <ErrorState
      scope="page"
      title={failureMessage(error, tc)}
      actions={
        <Button
          onClick={() => {
            quotation.refetch()
            thread.refetch()
          }}
        >
          {tc('action.retry')}
        </Button>
      }
    />
  )
}
