import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { sourcingRoutes, type QuotationDetail, type ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { ActionBar } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLeaveGuard } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SendIcon } from '@tradeport/web/ui'
import { quotationEntity } from '../quotation/quotation.entity'
import { ChargesSection } from './charges-section'
import { CounterAside, RequestAside } from './editor-asides'
import { valuesOf, type EditorValues } from './editor-values'
import { ItemsSection } from './items-section'
import { PlanSection } from './plan-section'
import { SaveNote } from '../shared/save-note'
import { SendDialog } from './send-dialog'
import { TermsSection } from './terms-section'
import { TotalsAside } from './totals-aside'
import { useEditor } from './use-editor'
import styles from './editor.module.css'

export interface EditorFormProps {
  quotation: QuotationDetail
  thread: ThreadDetail
}

/** A seller writes a version: totals live, saved by itself, sent only when complete. */
export function EditorForm({ quotation, thread }: EditorFormProps) {
  const t = useT('sourcing')
  const [form] = Form.useForm<EditorValues>()
  // Read once: what comes back from saving must not overwrite what has been typed since.
  const [initial] = useState(() => valuesOf(quotation))
  // Later versions begin with what the one before them says.
  const [isListed] = useState(
    () => quotation.versionNo === 1 && quotation.items.some(item => item.productId !== null && item.unitPrice !== null),
  )
  const editor = useEditor(form, quotation, thread)
  const release = useLeaveGuard(editor.save === 'incomplete' || editor.save === 'failed')
  const buyer = thread.buyerName ?? t('buyer.unnamed')
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={editor.changed}
      scrollToFirstError={{ behavior: 'smooth', block: 'center' }}
      className={styles['editor'] ?? ''}
    >
      <PageHeader
        title={t('editor.title', { version: quotation.versionNo })}
        path={[
          { key: 'list', label: t('inquiry.title'), href: '/inquiries' },
          { key: 'thread', label: thread.inquiryNo ?? '', href: sourcingRoutes.thread(thread.id) },
          { key: 'quotation', label: quotation.no },
        ]}
        note={t('editor.for', { buyer, title: thread.inquiryTitle ?? '' })}
        actions={
          <>
            <SaveNote state={editor.save} />
            <ActionBar
              entity={quotationEntity}
              row={{ ...quotation, version: editor.version(), actions: ['discard'] }}
              audience="seller"
              onDone={release}
            />
            <Button type="primary" icon={<SendIcon size={16} />} onClick={editor.review}>
              {t('editor.review')}
            </Button>
          </>
        }
      />
      {editor.general.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('editor.fix')}
          description={
            <ul className="tp-plain-list">
              {editor.general.map(problem => (
                <li key={`${problem.path}${problem.rule}`}>{problem.message}</li>
              ))}
            </ul>
          }
        />
      )}
      <div className={styles['body']}>
        <div className={styles['main']}>
          <CounterAside quotation={quotation} />
          <ItemsSection inquiry={thread.inquiry} isListed={isListed} />
          <ChargesSection />
          <TermsSection thread={thread} quotation={quotation} />
          <PlanSection onChanged={editor.changed} />
        </div>
        <div className={styles['aside']}>
          <TotalsAside onReview={editor.review} />
          <RequestAside thread={thread} />
        </div>
      </div>
      {editor.reviewing && (
        <SendDialog
          values={editor.reviewing}
          quotation={quotation}
          buyer={buyer}
          pending={editor.sending}
          onCancel={editor.closeReview}
          onSend={() => void editor.send(release)}
        />
      )}
    </Form>
  )
}
