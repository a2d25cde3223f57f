import { Form, Input, Select } from 'antd'
import { useFieldText } from '@tradeport/web/react'
import { ActionFrame } from './action-frame'
import type { ActionFormProps } from './entity-definition'

/** Somebody of one's own who could take something over. */
export interface Colleague {
  id: string
  name: string
  department: string | null
  /** How many such documents they have open. */
  open: number
}

export interface GiveTexts {
  to: string
  note: string
  nobody: string
  submit: string
  option(params: { name: string; count: number }): string
}

interface GiveFormProps extends Omit<ActionFormProps<unknown>, 'row'> {
  colleagues: readonly Colleague[] | undefined
  texts: GiveTexts
}

/** Gives a document to a colleague. Those of one department stand together, and everybody says how much they have open. */
export function GiveForm({ colleagues, texts, ...frame }: GiveFormProps) {
  const fieldText = useFieldText()
  const others = colleagues ?? []
  const optionOf = ({ id, name, open }: Colleague) => ({ value: id, label: texts.option({ name, count: open }) })
  const departments = [...new Set(others.flatMap(({ department }) => department ?? []))].sort()
  return (
    <ActionFrame {...frame} submit={texts.submit}>
      <Form.Item
        name="userId"
        label={texts.to}
        {...(colleagues && others.length === 0 ? { extra: texts.nobody } : {})}
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
      <Form.Item name="note" label={texts.note}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
  )
}
