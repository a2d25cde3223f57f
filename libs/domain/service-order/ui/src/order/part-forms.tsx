import { Checkbox, Form, Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { MATERIAL_TYPES } from '@tradeport/domain/service-market/contract'
import {
  MAX_FILES,
  serviceOrderDetail,
  type OrderMaterial,
  type ServiceOrderDetail,
  type ServiceOrderRow,
} from '@tradeport/domain/service-order/contract'
import { ActionFrame, AttachmentField, DetailPending, type ActionFormProps, type PaperRow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useText } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { WhyField } from '../shared/word-fields'
import { usePartNames } from './part-names'

type FormProps = ActionFormProps<ServiceOrderRow>

interface Part {
  value: number
  label: string
}

interface FrameProps extends FormProps {
  submit: string
  partsOf(order: ServiceOrderDetail): Part[]
  initial?(only: number | undefined): Record<string, unknown>
  children(parts: Part[], order: ServiceOrderDetail): ReactNode
}

/** Reads the parts of the order; where there is but one, it is meant. */
function PartFrame({ row, count: _count, partsOf, initial, children, ...frame }: FrameProps) {
  const state = useEndpoint(serviceOrderDetail, { id: row.id })
  const { data: order } = state
  if (!order) return <DetailPending state={state} lines={4} />
  const parts = partsOf(order)
  const only = parts.length === 1 ? parts[0]?.value : undefined
  return (
    <ActionFrame {...frame} initial={initial?.(only) ?? { no: only }}>
      {children(parts, order)}
    </ActionFrame>
  )
}

const useRequired = () => {
  const fieldText = useFieldText()
  return [{ required: true, message: fieldText('required') }]
}

function PartField({ label, parts }: { label: string; parts: Part[] }) {
  return (
    <Form.Item name="no" label={label} rules={useRequired()}>
      <Select options={parts} />
    </Form.Item>
  )
}

function PartFiles({ label }: { label: string }) {
  const { upload, maxBytes } = useFiles()
  return (
    <Form.Item name="files" label={label} rules={useRequired()}>
      <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
    </Form.Item>
  )
}

export function UploadForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  return (
    <PartFrame
      {...props}
      submit={t('order.action.upload_material')}
      partsOf={order => order.materials.map(paper => ({ value: paper.no, label: names.material(paper) }))}
    >
      {papers => (
        <>
          <PartField label={t('form.material')} parts={papers} />
          <PartFiles label={t('form.files')} />
        </>
      )}
    </PartFrame>
  )
}

/** The files of one paper; those that are there already stay unless they are taken off. */
export function PaperForm({ row, count: _count, ...frame }: ActionFormProps<PaperRow<OrderMaterial>>) {
  const t = useT('serviceOrder')
  const text = useText()
  const names = usePartNames()
  const { files, note } = row.paper
  return (
    <ActionFrame {...frame} submit={t('material.action.upload')} initial={{ files }}>
      {text(note) !== '' && <p>{text(note)}</p>}
      <PartFiles label={names.material(row.paper)} />
    </ActionFrame>
  )
}

export function VerifyForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  return (
    <PartFrame
      {...props}
      submit={t('order.action.verify_material')}
      initial={no => ({ no, result: 'pass' })}
      partsOf={order =>
        order.materials
          .filter(paper => paper.status === 'uploaded')
          .map(paper => ({ value: paper.no, label: names.material(paper) }))
      }
    >
      {papers => (
        <>
          <PartField label={t('form.material')} parts={papers} />
          <Form.Item name="result" label={t('form.result')}>
            <Radio.Group
              options={(['pass', 'reject'] as const).map(value => ({ value, label: t(`form.result.${value}`) }))}
            />
          </Form.Item>
          <WhyRefused />
        </>
      )}
    </PartFrame>
  )
}

/** A paper that the provider needs besides those of the service, or one of them again. */
export function RequestForm({ row: _row, count: _count, ...frame }: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  return (
    <ActionFrame {...frame} submit={t('order.action.request_material')}>
      <Form.Item name="docType" label={t('form.material')} rules={useRequired()}>
        <Select options={MATERIAL_TYPES.map(docType => ({ value: docType, label: names.material({ docType }) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Form.Item>
    </ActionFrame>
  )
}

function WhyRefused() {
  const result: unknown = Form.useWatch('result')
  return result === 'reject' && <WhyField />
}

export function DeliverForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  return (
    <PartFrame
      {...props}
      submit={t('order.action.submit_deliverable')}
      partsOf={order => order.deliverables.map(part => ({ value: part.no, label: names.deliverable(part) }))}
    >
      {results => (
        <>
          <PartField label={t('form.deliverable')} parts={results} />
          <PartFiles label={t('form.files')} />
          <Form.Item name="note" label={t('form.note')}>
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
        </>
      )}
    </PartFrame>
  )
}

/** What is not right goes back to the provider; after the last time that is allowed, the platform decides. */
export function SendBackForm(props: FormProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const rules = useRequired()
  return (
    <PartFrame
      {...props}
      submit={t('order.action.reject_deliverable')}
      initial={no => ({ nos: no === undefined ? [] : [no] })}
      partsOf={order => order.deliverables.map(part => ({ value: part.no, label: names.deliverable(part) }))}
    >
      {(results, { rejectionsLeft: left }) => (
        <>
          <p>{left === 0 ? t('form.sendBack.last') : t('form.sendBack.intro', { count: left })}</p>
          <Form.Item name="nos" label={t('form.deliverable')} rules={rules}>
            <Checkbox.Group options={results} />
          </Form.Item>
          <WhyField />
        </>
      )}
    </PartFrame>
  )
}
