import { useState } from 'react'
import { QUOTATION_REJECT_REASONS, quotationReject } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useDialogAction, useText } from '@tradeport/web/react'
import { Field, RadioGroup, TextArea } from '@tradeport/web/ui'
import type { DecisionProps } from './decision'

/** `not_awarded` is what the platform says when another seller wins. */
const REASONS = QUOTATION_REJECT_REASONS.filter(reason => reason !== 'not_awarded')

export function RejectSheet({ quotation, onClose }: DecisionProps) {
  const t = useT('sourcing')
  const text = useText()
  const [reason, setReason] = useState<(typeof REASONS)[number]>('price')
  const [note, setNote] = useState('')
  const { run, pending } = useDialogAction(quotationReject, { done: () => t('quotation.done.reject'), onClose })
  const { id, version } = quotation
  return (
    <Sheet
      title={t('quotation.action.reject')}
      submit={t('quotation.action.reject')}
      danger
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ id, version, reason, ...(note.trim() ? { note: note.trim() } : {}) })}
    >
      <p>{t('quotation.reject.intro', { store: text(quotation.storeName), version: quotation.versionNo })}</p>
      <RadioGroup
        legend={t('quotation.action.reject')}
        options={REASONS.map(value => ({ value, label: t(`quotation.reject.${value}`) }))}
        value={reason}
        onValue={setReason}
      />
      <Field label={t('form.note')}>
        <TextArea rows={2} maxLength={500} value={note} onValue={setNote} />
      </Field>
    </Sheet>
  )
}
