import { Modal } from 'antd'
import { useState } from 'react'
import {
  CUSTOMS_PARAMETERS,
  customsParameterUpdate,
  type CustomsParameterRow,
} from '@tradeport/domain/customs/contract'
import { civilDateIn } from '@tradeport/kernel/values'
import { DateInput, FormButtons, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction } from '@tradeport/web/react'
import { TextInput } from '@tradeport/web/ui'
import { DecimalText } from '../customs-order/order-field'
import { CUSTOMS_ZONE } from '../shared/customs-clock'
import { PARAMETER_SCALE, useParameterText } from './use-parameter-text'

/** Writes what a parameter is from a day on. */
export default function ChangeDialog({ row, onClose }: { row: CustomsParameterRow; onClose(): void }) {
  const t = useT('customs')
  const [value, setValue] = useState(row.value)
  const [validFrom, setValidFrom] = useState(() => civilDateIn(new Date(), CUSTOMS_ZONE))
  const save = useDialogAction(customsParameterUpdate, { done: () => t('parameter.saved'), onClose })
  const form = CUSTOMS_PARAMETERS[row.code]
  const textOf = useParameterText(row.code)
  const help =
    form.kind === 'modes'
      ? t('parameter.modes')
      : t('parameter.range', { min: textOf(String(form.min)), max: textOf(String(form.max)) })
  return (
    <Modal open title={t(`parameter.${row.code}`)} footer={null} onCancel={onClose}>
      <FormProblems problems={new Map(save.fieldErrors.map(({ path, message }) => [path, message]))}>
        <form
          className="tp-stack"
          onSubmit={event => {
            event.preventDefault()
            void save.run({ code: row.code, value, validFrom, version: row.version })
          }}
        >
          <PathField path="value" label={t('parameter.value')} help={help} required>
            {form.kind === 'modes' ? (
              <TextInput value={value} maxLength={500} onValue={setValue} />
            ) : (
              <DecimalText value={value} scale={form.kind === 'integer' ? 0 : PARAMETER_SCALE} onValue={setValue} />
            )}
          </PathField>
          <PathField path="validFrom" label={t('parameter.validFrom')} required>
            {control => (
              <DateInput
                {...(control.id ? { id: control.id } : {})}
                value={validFrom}
                onChange={day => setValidFrom(day ?? '')}
              />
            )}
          </PathField>
          <FormButtons pending={save.pending} onCancel={onClose} submit={t('parameter.save')} />
        </form>
      </FormProblems>
    </Modal>
  )
}
