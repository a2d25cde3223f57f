import { Form, Input, Select } from 'antd'
import { useEffect, useMemo } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { FormButtons } from './form-buttons'
import { SHOW_FIRST_ERROR, showFieldErrors } from './field-errors'
import styles from './entity.module.css'
import type { ReasonFormProps } from './reason-form'

/** Asks why, in a choice and in words. */
export default function ReasonFields(props: ReasonFormProps) {
  const { reasons, noteRequired = false } = props
  const t = useT('entity')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const fieldErrors = useMemo(
    () => props.fieldErrors.map(error => ({ ...error, path: fieldOf(error.path, reasons !== undefined) })),
    [props.fieldErrors, reasons],
  )
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={SHOW_FIRST_ERROR}
      onFinish={props.onSubmit}
      initialValues={{ reason: reasons?.[0]?.value }}
    >
      <p className={styles['intro']}>{props.intro}</p>
      {reasons && (
        <Form.Item name="reason" label={t('form.reason')} rules={[{ required: true, message: fieldText('required') }]}>
          <Select options={[...reasons]} />
        </Form.Item>
      )}
      <Form.Item
        name="note"
        label={props.noteLabel}
        rules={noteRequired ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={3} maxLength={props.noteMax ?? 500} showCount />
      </Form.Item>
      <FormButtons
        pending={props.pending}
        onCancel={props.onCancel}
        submit={props.submit}
        danger={props.danger ?? false}
      />
    </Form>
  )
}

/** Calls name the words as they like, `reason` or `remark`: what is wrong with them stands where they were written. */
const fieldOf = (path: string, isChosen: boolean): string => (isChosen && path === 'reason' ? 'reason' : 'note')
