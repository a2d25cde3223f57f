import { Form, Input, Select, Slider } from 'antd'
import { PRODUCTION_KINDS, orderDetail, type OrderRow } from '@tradeport/domain/trading/contract'
import { ActionFrame, AttachmentField, DateInput, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'

const MAX_FILES = 20
const WHOLE = 100

/** How far production is, with pictures as proof; the buyer sees it at once. */
export function ProductionForm({ row, ...frame }: ActionFormProps<OrderRow>) {
  const [form] = Form.useForm<Record<string, unknown>>()
  const t = useT('trading')
  const { data } = useEndpoint(orderDetail, { id: row.id })
  const latest = data?.production.at(-1)
  const percent: unknown = Form.useWatch('percent', form)
  return (
    <ActionFrame
      {...frame}
      form={form}
      submit={t('order.action.update_production')}
      initial={{ kind: latest?.kind ?? PRODUCTION_KINDS[0], percent: latest?.percent ?? 0 }}
    >
      <Form.Item name="kind" label={t('production.kind')}>
        <Select options={PRODUCTION_KINDS.map(kind => ({ value: kind, label: t(`production.kind.${kind}`) }))} />
      </Form.Item>
      <Form.Item name="percent" label={t('production.percent', { percent: typeof percent === 'number' ? percent : 0 })}>
        <Slider max={WHOLE} step={5} />
      </Form.Item>
      <Form.Item name="plannedOn" label={t('production.plannedOn')}>
        <DateInput />
      </Form.Item>
      <Form.Item name="actualOn" label={t('production.actualOn')}>
        <DateInput />
      </Form.Item>
      <NoteAndFiles />
    </ActionFrame>
  )
}

export function ReadyForm(props: ActionFormProps<OrderRow>) {
  const t = useT('trading')
  return (
    <ActionFrame {...props} submit={t('order.action.ready')}>
      <p>{t('order.ready.intro')}</p>
      <NoteAndFiles />
    </ActionFrame>
  )
}

function NoteAndFiles() {
  const t = useT('trading')
  const { upload, maxBytes } = useFiles()
  return (
    <>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
      <Form.Item name="files" label={t('form.files')}>
        <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
    </>
  )
}
