import { useState } from 'react'
import { MAX_CLAIM_DAYS, termsPropose, type OrderTerms } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useFieldText, useNotify } from '@tradeport/web/react'
import { Field, NumberInput, TextArea } from '@tradeport/web/ui'
import { useTermsText } from './use-terms-text'

export interface TermsSheetProps {
  readonly terms: OrderTerms
  readonly onClose: () => void
}

/** The contract goes before both sides, with what the quotation does not say. */
export function ProposeSheet({ terms, onClose }: TermsSheetProps) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const notify = useNotify()
  const fieldText = useFieldText()
  const [claimDays, setClaimDays] = useState(String(terms.body.claimDays))
  const [clauses, setClauses, forgetClauses] = useTermsText(terms, 'clauses', terms.body.clauses ?? '')
  const { run, pending, fieldErrors } = useAction(termsPropose, {
    onSuccess: () => {
      forgetClauses()
      notify.success(t('terms.done.propose'))
      onClose()
    },
  })
  const days = Number(claimDays)
  const isTooLong = claimDays !== '' && (days < 1 || days > MAX_CLAIM_DAYS)
  const errorAt = (field: 'claimDays' | 'clauses') => fieldErrors.find(error => error.path.includes(field))?.message
  const submit = () => {
    if (isTooLong) return
    const { id, version } = terms
    void run({
      id,
      version,
      ...(claimDays === '' ? {} : { claimDays: days }),
      ...(clauses.trim() === '' ? {} : { clauses: clauses.trim() }),
    })
  }
  return (
    <Sheet
      title={t('terms.action.propose')}
      submit={t('terms.action.propose')}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('terms.propose.intro')}</p>
      <Field
        label={t('terms.claimDays')}
        help={t('terms.claimDaysHelp')}
        error={isTooLong ? fieldText('above_max', { max: MAX_CLAIM_DAYS }) : errorAt('claimDays')}
      >
        <NumberInput scale={0} unit={ts('unit.days')} value={claimDays} onValue={setClaimDays} />
      </Field>
      <Field label={t('terms.clauses')} help={t('terms.clausesHelp')} error={errorAt('clauses')}>
        <TextArea rows={5} maxLength={5000} value={clauses} onValue={setClauses} />
      </Field>
    </Sheet>
  )
}
