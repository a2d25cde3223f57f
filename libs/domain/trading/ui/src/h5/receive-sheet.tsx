import { useState } from 'react'
import { orderAccept, orderDeliver } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useAction, useNotify } from '@tradeport/web/react'
import { Field, TextArea } from '@tradeport/web/ui'
import type { StepProps } from './steps'

const ENDPOINTS = { deliver: orderDeliver, accept: orderAccept } as const

export interface ReceiveSheetProps extends StepProps {
  readonly step: keyof typeof ENDPOINTS
}

/** The goods have arrived, or are as ordered: what follows from saying so stands above the button. */
export function ReceiveSheet({ order, step, onClose }: ReceiveSheetProps) {
  const t = useT('trading')
  const notify = useNotify()
  const [note, setNote] = useState('')
  const { run, pending, fieldErrors } = useAction(ENDPOINTS[step], {
    onSuccess: () => {
      notify.success(t(`order.done.${step}`))
      onClose()
    },
  })
  const { id, version } = order
  return (
    <Sheet
      title={t(`order.action.${step}`)}
      submit={t(`order.action.${step}`)}
      pending={pending}
      onClose={onClose}
      onSubmit={() => void run({ id, version, ...(note.trim() ? { note: note.trim() } : {}) })}
    >
      <p>{t(`order.${step}.intro`)}</p>
      <Field label={t('form.note')} error={fieldErrors.find(error => error.path.includes('note'))?.message}>
        <TextArea rows={3} maxLength={1000} value={note} onValue={setNote} />
      </Field>
    </Sheet>
  )
}
