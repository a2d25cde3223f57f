import { Button, Checkbox, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import {
  PROVEN_FACTS,
  SITE_CHECK_METHODS,
  recordSiteCheck,
  type CompanyDetail,
} from '@tradeport/domain/identity/contract'
import { ActionFrame, AttachmentField, DateInput, filesOf, known, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useFieldText, useFileUpload } from '@tradeport/web/react'
import { useCheckMethod } from '../company/certificate-kind'
import { useMayDo } from '../frame/use-may-do'

/** That somebody was there: with it the company has the highest level of verification. */
export function SiteCheckButton({ company }: { company: CompanyDetail }) {
  const t = useT('identityCompany')
  const may = useMayDo()
  const [isOpen, setOpen] = useState(false)
  if (company.status === 'closed' || !may.holds('certificate:accept')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('siteCheck.new')}</Button>
      <Modal open={isOpen} title={t('siteCheck.new')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <SiteCheckForm companyId={company.id} onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Conditions on the spot are looked at again after a year, if nobody says otherwise. */
function inAYear(): string {
  const date = new Date()
  return new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate())).toISOString().slice(0, 10)
}

function SiteCheckForm({ companyId, onClose }: { companyId: string; onClose(): void }) {
  const [form] = Form.useForm<Record<string, unknown>>()
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const method = useCheckMethod()
  const record = useDialogAction(recordSiteCheck, { done: () => t('siteCheck.done'), onClose })
  const { send } = useFileUpload(uploadFile, 'document')
  const required = [{ required: true, message: fieldText('required') }]
  const today = new Date().toISOString().slice(0, 10)
  const byOthers = Form.useWatch<unknown>('method', form) === 'third_party'
  return (
    <ActionFrame
      {...record}
      onCancel={onClose}
      onSubmit={values =>
        void record.run({
          companyId,
          method: known(SITE_CHECK_METHODS, textOf(values, 'method')) ?? SITE_CHECK_METHODS[0],
          inspector: textOf(values, 'inspector') ?? '',
          reportNo: textOf(values, 'reportNo') ?? '',
          checkedOn: textOf(values, 'checkedOn') ?? '',
          validUntil: textOf(values, 'validUntil') ?? '',
          confirms: PROVEN_FACTS.filter(fact => listOf(values['confirms']).includes(fact)),
          fileIds: filesOf(values, 'fileIds').map(({ fileId }) => fileId),
        })
      }
      form={form}
      submit={t('siteCheck.new')}
      initial={{ method: SITE_CHECK_METHODS[0], checkedOn: today, validUntil: inAYear() }}
    >
      <p>{t('siteCheck.intro')}</p>
      <Form.Item name="method" label={t('siteCheck.method')} rules={required}>
        <Select options={SITE_CHECK_METHODS.map(value => ({ value, label: method(value) }))} />
      </Form.Item>
      <Form.Item name="inspector" label={t('siteCheck.inspector')} {...(byOthers ? { rules: required } : {})}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="reportNo" label={t('siteCheck.reportNo')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="checkedOn" label={t('siteCheck.checkedOn')} rules={required}>
        <DateInput max={today} />
      </Form.Item>
      <Form.Item name="validUntil" label={t('certificate.column.validUntil')} rules={required}>
        <DateInput min={today} />
      </Form.Item>
      <Form.Item name="confirms" label={t('siteCheck.confirms')}>
        <Checkbox.Group options={PROVEN_FACTS.map(fact => ({ value: fact, label: t(`siteCheck.confirms.${fact}`) }))} />
      </Form.Item>
      <Form.Item name="fileIds" label={t('siteCheck.files')} rules={required}>
        <AttachmentField upload={send} max={10} maxBytes={MAX_FILE_BYTES} />
      </Form.Item>
    </ActionFrame>
  )
}
