import { Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import {
  inquiryColleagues,
  threadColleagues,
  type InquiryRow,
  type ThreadRow,
} from '@tradeport/domain/sourcing/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'

interface Colleague {
  id: string
  name: string
  department: string | null
  open: number
}

type FormParts = Omit<ActionFormProps<unknown>, 'row'>

interface GiveFormProps extends FormParts {
  colleagues: readonly Colleague[] | undefined
  submit: string
}

/** Those of one department stand together, and everybody says how much they have open. */
function GiveForm({ colleagues, submit, pending, fieldErrors, onCancel, onSubmit }: GiveFormProps) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const others = colleagues ?? []
  const optionOf = ({ id, name, open }: Colleague) => ({
    value: id,
    label: t('colleague.option', { name, count: open }),
  })
  const departments = [...new Set(others.flatMap(({ department }) => department ?? []))].sort()
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <Form.Item
        name="userId"
        label={t('colleague.to')}
        {...(colleagues && others.length === 0 ? { extra: t('colleague.nobody') } : {})}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={!colleagues}
          options={[
            ...departments.map(department => ({
              label: department,
              options: others.filter(each => each.department === department).map(optionOf),
            })),
            ...others.filter(each => each.department === null).map(optionOf),
          ]}
        />
      </Form.Item>
      <Form.Item name="note" label={t('colleague.note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={submit} />
    </Form>
  )
}

export function GiveThreadForm({ row, ...props }: ActionFormProps<ThreadRow>) {
  const t = useT('sourcing')
  const { data } = useEndpoint(threadColleagues, { id: row.id })
  return <GiveForm {...props} colleagues={data?.colleagues} submit={t('thread.action.reassign')} />
}

export function GiveInquiryForm({ row, ...props }: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  const { data } = useEndpoint(inquiryColleagues, { id: row.id })
  return <GiveForm {...props} colleagues={data?.colleagues} submit={t('inquiry.action.reassign')} />
}
