import { Form, Input } from 'antd'
import {
  customsOrderDetail,
  declarationFormPage,
  type CustomsOrderDocument,
  type CustomsOrderRow,
} from '@tradeport/domain/customs/contract'
import {
  ActionFrame,
  AttachmentField,
  DateInput,
  DetailPending,
  type ActionFormProps,
  type PaperRow,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useRuntime } from '@tradeport/web/react'
import { Combobox, type ComboboxOption } from '@tradeport/web/ui'
import { useState } from 'react'
import { useFiles } from '../shared/use-files'
import { useComboboxTexts } from '../wizard/field/code-field'

type FormProps = ActionFormProps<CustomsOrderRow>

/** The power of attorney: with it the broker may act on the company's declarations. */
export function DelegationForm({ row, ...frame }: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const state = useEndpoint(customsOrderDetail, { id: row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  const { no, validTo, file } = data.delegation
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame
      {...frame}
      submit={t('action.save_delegation')}
      initial={{ no, validTo: validTo ?? undefined, files: file ? [file] : [] }}
    >
      <p>{t('delegation.intro')}</p>
      <Form.Item name="no" label={t('field.delegationNo')} rules={[{ ...required[0], whitespace: true }]}>
        <Input maxLength={32} />
      </Form.Item>
      <Form.Item name="validTo" label={tc('delegation.validTo')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="files" label={t('field.delegationFile')} rules={[{ ...required[0], type: 'array', min: 1 }]}>
        <AttachmentField look="button" upload={upload} max={1} maxBytes={maxBytes} />
      </Form.Item>
    </ActionFrame>
  )
}

interface FormPickerProps {
  id?: string
  onChange?(formId: string | undefined): void
  orderId: string
}

/** One of the client's declarations with this broker that can be linked, looked up by number, contract or bill. */
function FormPicker({ id, onChange, orderId }: FormPickerProps) {
  const tc = useT('customs')
  const { layer } = useRuntime()
  const texts = useComboboxTexts()
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const load = async (typed: string, signal: AbortSignal) => {
    const wanted = { pageNum: 1, pageSize: 50, linkableTo: orderId, keyword: typed.trim() }
    const found = await layer.call(declarationFormPage, wanted, { signal, quiet: 'all' })
    if (!found.ok) throw new Error(found.failure.code)
    return found.data.records.map(({ id: formId, no, contractNo, status }) => ({
      value: formId,
      label: [no, contractNo, tc(`status.${status}`)].filter(Boolean).join(' · '),
    }))
  }
  const choose = (option: ComboboxOption | null) => {
    setChosen(option)
    onChange?.(option?.value)
  }
  return <Combobox id={id} value={chosen} texts={texts} load={load} onValue={choose} />
}

/** A declaration of the client that the broker wrote without the order. */
export function LinkForm({ row, ...frame }: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...frame} submit={t('action.link_declaration')}>
      <p>{t('link.intro', { client: row.clientName })}</p>
      <Form.Item name="formId" label={tc('list.one')} rules={[{ required: true, message: fieldText('required') }]}>
        <FormPicker orderId={row.id} />
      </Form.Item>
    </ActionFrame>
  )
}

const MAX_FILES = 10

/** The files of one paper; those that are there already stay unless they are taken off. */
export function UploadForm({ row, ...frame }: ActionFormProps<PaperRow<CustomsOrderDocument>>) {
  const t = useT('customsOrder')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const { docType, note, files } = row.paper
  return (
    <ActionFrame {...frame} submit={t('action.upload_document')} initial={{ files }}>
      {note !== null && <p>{t('doc.asked', { note })}</p>}
      <Form.Item
        name="files"
        label={t(`doc.${docType}`)}
        rules={[{ required: true, type: 'array', min: 1, message: fieldText('required') }]}
      >
        <AttachmentField upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
    </ActionFrame>
  )
}
