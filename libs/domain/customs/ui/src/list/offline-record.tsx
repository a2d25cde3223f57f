import { Form, Input, Modal, Radio, Select } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  IE_FLAGS,
  customsDelegations,
  customsRoutes,
  declarationFormOfflineCreate,
} from '@tradeport/domain/customs/contract'
import { FormButtons, known, showFieldErrors, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { OfflineFields } from '../shared/offline-fields'
import { offlineValues } from '../shared/offline-values'

/** A declaration that was made elsewhere: kept with customs’ number and the paper. */
export default function OfflineRecord({ onClose }: { onClose: () => void }) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const navigate = useNavigate()
  const isBroker = useAudience() === 'broker'
  const { data: clients } = useEndpoint(customsDelegations, {}, { enabled: isBroker })
  const [form] = Form.useForm<Record<string, unknown>>()
  const create = useAction(declarationFormOfflineCreate, {
    onSuccess: ({ id }) => void navigate(customsRoutes.form(id)),
  })
  const { fieldErrors } = create
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const required = [{ required: true, message: fieldText('required') }]
  const record = (values: Record<string, unknown>) => {
    const companyId = textOf(values, 'companyId')
    return create.run({
      ...offlineValues(values),
      ...(companyId ? { companyId } : {}),
      content: {
        ieFlag: known(IE_FLAGS, textOf(values, 'ieFlag')) ?? 'E',
        head: { contractNo: textOf(values, 'contractNo'), billNo: textOf(values, 'billNo') },
      },
    })
  }
  return (
    <Modal open title={t('offline.title')} footer={null} onCancel={onClose} destroyOnHidden>
      <p>{t('offline.intro')}</p>
      <Form
        form={form}
        layout="vertical"
        onFinish={values => void record(values)}
        initialValues={{ ieFlag: 'E', status: 'cleared' }}
      >
        {isBroker && (
          <Form.Item name="companyId" label={t('offline.client')} rules={required}>
            <Select
              options={(clients ?? [])
                .filter(({ active }) => active)
                .map(({ companyId, companyName }) => ({ value: companyId, label: companyName ?? companyId }))}
            />
          </Form.Item>
        )}
        <Form.Item name="ieFlag" label={t('list.filter.ieFlag')}>
          <Radio.Group options={IE_FLAGS.map(value => ({ value, label: t(`ie.${value}`) }))} />
        </Form.Item>
        <OfflineFields />
        <Form.Item name="contractNo" label={t('paper.contractNo')}>
          <Input maxLength={32} />
        </Form.Item>
        <Form.Item name="billNo" label={t('paper.billNo')}>
          <Input maxLength={32} />
        </Form.Item>
        <FormButtons pending={create.pending} onCancel={onClose} submit={t('offline.open')} />
      </Form>
    </Modal>
  )
}
