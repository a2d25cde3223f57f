import { Alert, Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import {
  inquiryDetail,
  quotationDetail,
  type PurchaseApprovalRow,
  type QuotationDetail,
} from '@tradeport/domain/sourcing/contract'
import { Facts, FormButtons, textOf, type ActionFormProps } from '@tradeport/web/entity'
import { isOpenThread } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { ErrorState, SkeletonText } from '@tradeport/web/ui'
import { useWords } from '../shared/use-words'
import styles from './quotation.module.css'
import type { QuotationRef } from './quotation-ref'

export function readAcceptance(values: Record<string, unknown>) {
  return { contentHash: textOf(values, 'contentHash') ?? '', awardAll: values['awardAll'] === true }
}

export function readApprovalRequest(values: Record<string, unknown>) {
  return { ...readAcceptance(values), note: textOf(values, 'note') }
}

/** `ask`: what a colleague should accept; `approve`: what one of them has asked for. */
type Purpose = 'accept' | 'ask' | 'approve'

/** Accepting makes an order: what exactly stands, and what happens to the other sellers, is said before. */
export function AcceptForm({ row, ...props }: ActionFormProps<QuotationRef>) {
  return <AcceptedForm {...props} quotationId={row.id} purpose="accept" />
}

/** The same for who may not order so much alone, with a word to the colleagues who may. */
export function AskApprovalForm({ row, ...props }: ActionFormProps<QuotationRef>) {
  return <AcceptedForm {...props} quotationId={row.id} purpose="ask" />
}

/** The same for who approves what a colleague has asked for. */
export function ApproveForm({ row, ...props }: ActionFormProps<PurchaseApprovalRow>) {
  return <AcceptedForm {...props} quotationId={row.quotationId} purpose="approve" />
}

type FormProps = Omit<ActionFormProps<QuotationRef>, 'row'> & { readonly purpose: Purpose }

function AcceptedForm({ quotationId, ...props }: FormProps & { readonly quotationId: string }) {
  const tc = useT('common')
  const { data, error, refetch } = useEndpoint(quotationDetail, { id: quotationId }, { quiet: true })
  if (data) return <Summary {...props} detail={data} />
  if (!error) return <SkeletonText lines={8} />
  return (
    <ErrorState title={failureMessage(error, tc)} actions={<Button onClick={refetch}>{tc('action.retry')}</Button>} />
  )
}

const SUBMIT = {
  accept: 'accept.submit',
  ask: 'quotation.action.ask_approval',
  approve: 'approval.action.approve',
} as const
const NOTE_MAX = 500

function Summary({ detail, purpose, pending, onCancel, onSubmit }: FormProps & { detail: QuotationDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const inquiry = useEndpoint(inquiryDetail, { id: detail.inquiryId }, { quiet: true })
  const others = (inquiry.data?.threads ?? []).filter(
    thread => thread.id !== detail.threadId && isOpenThread(thread.status),
  ).length
  const [awardAll, setAwardAll] = useState(false)
  const [note, setNote] = useState('')
  const counted = detail.items.filter(item => item.kind === 'requested' || item.kind === 'replacement')
  return (
    <form
      className={styles['accept']}
      onSubmit={event => {
        event.preventDefault()
        onSubmit({ contentHash: detail.contentHash ?? '', awardAll, note })
      }}
    >
      <p>{t('accept.intro', { no: detail.no, version: detail.versionNo, store: text(detail.storeName) })}</p>
      <Facts
        columns={2}
        facts={[
          {
            key: 'total',
            label: t('quotation.total'),
            value: <strong>{format.money(detail.total, detail.currency)}</strong>,
          },
          { key: 'lines', label: t('quotation.items'), value: t('accept.lines', { count: counted.length }) },
          { key: 'delivery', label: t('quotation.incoterm'), value: words.delivery(detail) },
          { key: 'lead', label: t('quotation.leadDays'), value: words.days(detail.leadDays) },
          {
            key: 'plan',
            label: t('quotation.paymentPlan'),
            value: detail.paymentPlan.map(words.instalment).join('\n'),
          },
          { key: 'valid', label: t('quotation.validUntil'), value: format.dateTime(detail.validUntil) },
        ]}
      />
      {detail.basedOnOldRevision && <Alert type="warning" showIcon title={t('quotation.oldRevision')} />}
      <ul className={styles['consequences']}>
        <li>{t('accept.order')}</li>
        <li>{t('accept.contract')}</li>
        <li>{t('accept.final')}</li>
      </ul>
      {purpose !== 'approve' && others > 0 && (
        <Checkbox checked={awardAll} onChange={event => setAwardAll(event.target.checked)}>
          {t('accept.awardAll', { count: others })}
        </Checkbox>
      )}
      {purpose === 'approve' && detail.approval?.awardAll && <p>{t('accept.awardAll', { count: others })}</p>}
      {purpose === 'ask' && (
        <label>
          {t('approval.note')}
          <Input.TextArea rows={3} maxLength={NOTE_MAX} value={note} onChange={event => setNote(event.target.value)} />
        </label>
      )}
      <FormButtons pending={pending} onCancel={onCancel} submit={t(SUBMIT[purpose])} />
    </form>
  )
}
