import { Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  IE_FLAGS,
  customsRoutes,
  declarationFormCompanies,
  declarationFormOfflineCreate,
} from '@tradeport/domain/customs/contract'
import { ActionFrame, known, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFieldText, useRuntime } from '@tradeport/web/react'
import { Combobox, type ComboboxOption } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { ClientPicker } from '../shared/company-picker'
import { OfflineFields } from '../shared/offline-fields'
import { offlineValues } from '../shared/offline-values'
import { useComboboxTexts } from '../wizard/field/code-field'

/** Any company of the region, by its name. */
function CompanyField({ id, onChange }: { id?: string; onChange?: (companyId: string | undefined) => void }) {
  const { layer } = useRuntime()
  const texts = useComboboxTexts()
  const entityText = useT('entity')
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const load = async (typed: string, signal: AbortSignal) => {
    const found = await layer.call(declarationFormCompanies, { keyword: typed.trim() }, { signal, quiet: 'all' })
    if (!found.ok) throw new Error(found.failure.code)
    return found.data.map(({ companyId, name, ownStake }) => ({
      value: companyId,
      label: name,
      disabled: ownStake,
      ...(ownStake ? { hint: entityText('stake.own') } : {}),
    }))
  }
  const choose = (option: ComboboxOption | null) => {
    setChosen(option)
    onChange?.(option?.value)
  }
  return <Combobox id={id} value={chosen} texts={texts} load={load} onValue={choose} />
}

/** A declaration that was made elsewhere: kept with customs’ number and the paper. */
export default function OfflineRecord({ onClose }: { onClose: () => void }) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const navigate = useNavigate()
  const audience = useAudience()
  const isBroker = audience === 'broker'
  const create = useAction(declarationFormOfflineCreate, {
    onSuccess: ({ id }) => void navigate(customsRoutes.form(id)),
  })
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
      <ActionFrame
        {...create}
        onCancel={onClose}
        onSubmit={values => void record(values)}
        submit={t('offline.open')}
        initial={{ ieFlag: 'E', status: 'cleared' }}
      >
        {isBroker && (
          <Form.Item name="companyId" label={t('offline.client')} rules={required}>
            <ClientPicker />
          </Form.Item>
        )}
        {audience === 'platform' && (
          <Form.Item name="companyId" label={t('list.column.company')} rules={required}>
            <CompanyField />
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
      </ActionFrame>
    </Modal>
  )
}
