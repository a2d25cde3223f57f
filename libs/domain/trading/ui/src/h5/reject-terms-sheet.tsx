import { useState } from 'react'
import { termsReject } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useFieldText, useNotify } from '@tradeport/web/react'
import { Field, TextArea } from '@tradeport/web/ui'
import type { TermsSheetProps } from './propose-sheet'
import { useTermsText } from './use-terms-text'

/** The contract goes back with what should be different. */
export function RejectTermsSheet({ terms, onClose }: TermsSheetProps) {
  const t = useT('trading')
  const notify = useNotify()
  const fieldText = useFieldText()
  const [note, setNote, forgetNote] = useTermsText(terms, 'reject', '')
  const [asked, setAsked] = useState(false)
  const { run, pending, fieldErrors } = useAction(termsReject, {
    onSuccess: () => {
      forgetNote()
      notify.success(t('terms.done.reject'))
      onClose()
    },
  })
  const wish = note.trim()
  const submit = () => {
    setAsked(true)
    const { id, version } = terms
    if (wish !== '') void run({ id, version, note: wish })
  }
  return (
    <Sheet
      title={t('terms.action.reject')}
      submit={t('terms.action.reject')}
      danger
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('terms.reject.intro')}</p>
      <Field
        label={t('terms.reject.note')}
        required
        error={
          asked && wish === '' ? fieldText('required') : fieldErrors.find(error => error.path.includes('note'))?.message
        }
      >
        <TextArea rows={4} maxLength={1000} value={note} onValue={setNote} />
      </Field>
    </Sheet>
  )
}
