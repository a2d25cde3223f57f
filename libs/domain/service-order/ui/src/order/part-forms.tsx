import { Checkbox, Form, Input, Radio, Select } from 'antd'
import { useEffect } from 'react'
import { MAX_FILES, serviceOrderDetail, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { AttachmentField, FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { usePartNames } from './part-names'

type FormProps = ActionFormProps<ServiceOrderRow>

function usePartForm({ row, fieldErrors }: FormProps) {
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const fieldText = useFieldText()
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  return { form, order: data, required: [{ required: true, message: fieldText('required') }] }
}

export function UploadForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const { upload, maxBytes } = useFiles()
  const { form, order, required } = usePartForm(props)
  const papers = order?.materials.map(paper => ({ value: paper.no, label: names.material(paper) }))
  return (
    <Form form={form} layout="vertical" onFinish={props.onSubmit}>
      <Form.Item name="no" label={t('form.material')} rules={required}>
        <Select options={papers ?? []} />
      </Form.Item>
      <Form.Item name="files" label={t('form.files')} rules={required}>
        <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
      <FormButtons pending={props.pending} onCancel={props.onCancel} submit={t('order.action.upload_material')} />
    </Form>
  )
}

export function VerifyForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const { form, order, required } = usePartForm(props)
  const papers = order?.materials
    .filter(paper => paper.status === 'uploaded')
    .map(paper => ({ value: paper.no, label: names.material(paper) }))
  const result: unknown = Form.useWatch('result', form)
  return (
    <Form form={form} layout="vertical" onFinish={props.onSubmit} initialValues={{ result: 'pass' }}>
      <Form.Item name="no" label={t('form.material')} rules={required}>
        <Select options={papers ?? []} />
      </Form.Item>
      <Form.Item name="result" label={t('form.result')}>
        <Radio.Group
          options={(['pass', 'reject'] as const).map(value => ({ value, label: t(`form.result.${value}`) }))}
        />
      </Form.Item>
      {result === 'reject' && (
        <Form.Item name="note" label={t('form.why')} rules={required}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      )}
      <FormButtons pending={props.pending} onCancel={props.onCancel} submit={t('order.action.verify_material')} />
    </Form>
  )
}

export function DeliverForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const { upload, maxBytes } = useFiles()
  const { form, order, required } = usePartForm(props)
  const results = order?.deliverables.map(part => ({ value: part.no, label: names.deliverable(part) }))
  return (
    <Form form={form} layout="vertical" onFinish={props.onSubmit}>
      <Form.Item name="no" label={t('form.deliverable')} rules={required}>
        <Select options={results ?? []} />
      </Form.Item>
      <Form.Item name="files" label={t('form.files')} rules={required}>
        <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={props.pending} onCancel={props.onCancel} submit={t('order.action.submit_deliverable')} />
    </Form>
  )
}

/** What is not right goes back to the provider; after the last time that is allowed, the platform decides. */
export function SendBackForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const { form, order, required } = usePartForm(props)
  const left = order?.rejectionsLeft
  return (
    <Form form={form} layout="vertical" onFinish={props.onSubmit}>
      {left !== undefined && <p>{left === 0 ? t('form.sendBack.last') : t('form.sendBack.intro', { count: left })}</p>}
      <Form.Item name="nos" label={t('form.deliverable')} rules={required}>
        <Checkbox.Group
          options={(order?.deliverables ?? []).map(part => ({ value: part.no, label: names.deliverable(part) }))}
        />
      </Form.Item>
      <Form.Item name="note" label={t('form.why')} rules={required}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={props.pending} onCancel={props.onCancel} submit={t('order.action.reject_deliverable')} />
    </Form>
  )
}
