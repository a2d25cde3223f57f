import { QUOTATION_REJECT_REASONS, QUOTATION_WITHDRAW_REASONS } from '@tradeport/domain/sourcing/contract'
import { known, ReasonForm, textOf, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import type { QuotationRef } from './quotation-ref'

/** `not_awarded` is what the platform says when another seller wins. */
const REASONS_BY_BUYER = QUOTATION_REJECT_REASONS.filter(reason => reason !== 'not_awarded')

export function readRejection(values: Record<string, unknown>) {
  return { reason: known(REASONS_BY_BUYER, textOf(values, 'reason')) ?? 'other', note: textOf(values, 'note') }
}

export function readWithdrawal(values: Record<string, unknown>) {
  return {
    reason: known(QUOTATION_WITHDRAW_REASONS, textOf(values, 'reason')) ?? 'other',
    note: textOf(values, 'note'),
  }
}

export function RejectForm(props: ActionFormProps<QuotationRef>) {
  const t = useT('sourcing')
  const text = useText()
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('quotation.reject.intro', { store: text(props.row.storeName), version: props.row.versionNo })}
      reasons={REASONS_BY_BUYER.map(reason => ({ value: reason, label: t(`quotation.reject.${reason}`) }))}
      noteLabel={t('form.note')}
      submit={t('quotation.action.reject')}
    />
  )
}

export function WithdrawForm(props: ActionFormProps<QuotationRef>) {
  const t = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('quotation.withdraw.intro', { version: props.row.versionNo })}
      reasons={QUOTATION_WITHDRAW_REASONS.map(reason => ({ value: reason, label: t(`quotation.withdraw.${reason}`) }))}
      noteLabel={t('form.note')}
      submit={t('quotation.action.withdraw')}
    />
  )
}
