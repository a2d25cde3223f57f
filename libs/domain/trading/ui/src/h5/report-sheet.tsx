import { useState } from 'react'
import { milestoneReport, type PaymentMilestone } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useDialogAction, useFieldText } from '@tradeport/web/react'
import { Field, NumberInput, TextArea, TextInput } from '@tradeport/web/ui'
import { openAmount, today } from '../milestone/report-start'
import { SlipField, type Slip } from './slip-field'

export interface ReportSheetProps {
  readonly milestone: PaymentMilestone
  readonly onClose: () => void
}

const written = (text: string) => text.trim() || undefined

/** What the bank has sent, filled in with what the instalment asks for. */
export function ReportSheet({ milestone, onClose }: ReportSheetProps) {
  const t = useT('trading')
  const fieldText = useFieldText()
  const [values, setValues] = useState(() => ({
    amount: openAmount(milestone),
    valueDate: today(),
    reference: milestone.remitReference,
    note: '',
  }))
  const [slip, setSlip] = useState<Slip>()
  const [asked, setAsked] = useState(false)
  const { run, pending, fieldErrors } = useDialogAction(milestoneReport, {
    done: () => t('milestone.done.report'),
    onClose,
  })
  const change = (part: Partial<typeof values>) => setValues(now => ({ ...now, ...part }))
  const errorAt = (field: 'amount' | 'valueDate' | 'reference' | 'slip' | 'note') =>
    fieldErrors.find(error => error.path.includes(field))?.message
  const missing = (value: string) => (asked && value === '' ? fieldText('required') : undefined)
  const submit = () => {
    setAsked(true)
    const { amount, valueDate } = values
    if (amount === '' || valueDate === '') return
    const { id, version } = milestone
    const reference = written(values.reference)
    const note = written(values.note)
    void run({
      id,
      version,
      amount,
      valueDate,
      ...(reference === undefined ? {} : { reference }),
      ...(note === undefined ? {} : { note }),
      ...(slip?.fileId === undefined ? {} : { slip: { fileId: slip.fileId, name: slip.file.name } }),
    })
  }
  return (
    <Sheet
      title={t('milestone.action.report')}
      submit={t('milestone.action.report')}
      // What is still on its way would be missing in the report.
      pending={pending || slip?.state === 'sending'}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('milestone.report.intro')}</p>
      <Field label={t('milestone.amountSent')} required error={missing(values.amount) ?? errorAt('amount')}>
        <NumberInput value={values.amount} unit={milestone.currency} onValue={amount => change({ amount })} />
      </Field>
      <Field label={t('milestone.valueDate')} required error={missing(values.valueDate) ?? errorAt('valueDate')}>
        <TextInput type="date" max={today()} value={values.valueDate} onValue={valueDate => change({ valueDate })} />
      </Field>
      <Field label={t('milestone.reference')} help={t('milestone.referenceHelp')} error={errorAt('reference')}>
        <TextInput maxLength={140} value={values.reference} onValue={reference => change({ reference })} />
      </Field>
      <SlipField value={slip} onChange={setSlip} error={errorAt('slip')} />
      <Field label={t('form.note')} error={errorAt('note')}>
        <TextArea rows={2} maxLength={500} value={values.note} onValue={note => change({ note })} />
      </Field>
    </Sheet>
  )
}
