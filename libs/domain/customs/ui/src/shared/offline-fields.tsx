import { Form, Input, Select } from 'antd'
import { OFFLINE_STATUSES, type DeclarationStatus } from '@tradeport/domain/customs/contract'
import { civilDateIn } from '@tradeport/kernel/values'
import { AttachmentField, DateInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { CUSTOMS_ZONE } from './customs-clock'
import { useFiles } from './use-files'

const MAX_PAPERS = 10

export interface OfflineFieldsProps {
  /** Where it stands already: stays to be chosen also where only customs says so. */
  current?: DeclarationStatus
}

/** What is known of a declaration made elsewhere: customs’ number, its day, where it stands, and the paper. */
export function OfflineFields({ current = 'declaring' }: OfflineFieldsProps) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <>
      <Form.Item name="entryId" label={t('paper.entryId')} rules={required}>
        <Input maxLength={18} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="preEntryId" label={t('paper.preEntryId')}>
        <Input maxLength={18} />
      </Form.Item>
      <Form.Item name="declareDate" label={t('paper.declareDate')} rules={required}>
        <DateInput max={civilDateIn(new Date(), CUSTOMS_ZONE)} />
      </Form.Item>
      <Form.Item name="status" label={t('offline.status')} rules={required}>
        <Select
          options={[...new Set<DeclarationStatus>([...OFFLINE_STATUSES, current])].map(value => ({
            value,
            label: t(`status.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="files" label={t('offline.papers')} rules={[{ ...required[0], type: 'array', min: 1 }]}>
        <AttachmentField look="button" upload={upload} max={MAX_PAPERS} maxBytes={maxBytes} />
      </Form.Item>
    </>
  )
}
