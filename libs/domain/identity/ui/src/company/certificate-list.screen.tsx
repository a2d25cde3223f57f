import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { createCertificate } from '@tradeport/domain/identity/contract'
import { ActionFrame, AttachmentField, DateInput, EntityList, filesOf, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useFieldText, useFileUpload } from '@tradeport/web/react'
import { useCertificateKind, useHandedInKinds } from './certificate-kind'
import { certificateEntity } from './certificate.entity'
import { CompanyPage, useMemberRights } from './company-page'

export default function CertificateListScreen() {
  const { mayEditRoles } = useMemberRights()
  return (
    <CompanyPage current="certificates">
      <EntityList entity={certificateEntity} audience="member" toolbar={mayEditRoles && <HandIn />} />
    </CompanyPage>
  )
}

function HandIn() {
  const t = useT('identityCompany')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('certificate.new')}
      </Button>
      <Modal open={open} title={t('certificate.new')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <HandInForm onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function HandInForm({ onClose }: { onClose(): void }) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const kindName = useCertificateKind()
  const kinds = useHandedInKinds()
  const create = useDialogAction(createCertificate, { done: () => t('certificate.handedIn'), onClose })
  const { send } = useFileUpload(uploadFile, 'document')
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame
      {...create}
      onCancel={onClose}
      onSubmit={values =>
        void create.run({
          kind: textOf(values, 'kind') ?? '',
          number: textOf(values, 'number') ?? '',
          issuer: textOf(values, 'issuer') ?? '',
          issuedOn: textOf(values, 'issuedOn') ?? '',
          validUntil: textOf(values, 'validUntil') ?? null,
          fileIds: filesOf(values, 'fileIds').map(({ fileId }) => fileId),
        })
      }
      submit={t('certificate.new')}
    >
      <Form.Item name="kind" label={t('certificate.column.kind')} rules={required}>
        <Select options={kinds.map(kind => ({ value: kind, label: kindName(kind) }))} />
      </Form.Item>
      <Form.Item name="number" label={t('certificate.column.number')} rules={required}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="issuer" label={t('certificate.column.issuer')} rules={required}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="issuedOn" label={t('certificate.column.issuedOn')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="validUntil" label={t('certificate.column.validUntil')}>
        <DateInput />
      </Form.Item>
      <Form.Item name="fileIds" label={t('certificate.column.files')} rules={required}>
        <AttachmentField upload={send} max={5} maxBytes={MAX_FILE_BYTES} />
      </Form.Item>
    </ActionFrame>
  )
}
