import { Form, Modal, Select } from 'antd'
import { useEffect } from 'react'
import { operatorLeave, operatorPage } from '@tradeport/domain/identity/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { FormButtons, showFieldErrors } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { useAsked } from './ask-person'
import type { OperatorRecord } from './operator-dialog'
import { ReasonItem } from './reason-item'

type Leaving = Pick<InputOf<typeof operatorLeave>, 'reason' | 'successorId'>

/** Asks why somebody goes, and who takes over what they have begun. */
export function LeaveDialog({ row, onClose }: { row: OperatorRecord; onClose(): void }) {
  const t = useT('people')
  const [form] = Form.useForm<Leaving>()
  const colleagues = useEndpoint(operatorPage, { status: 'active', pageSize: 200 })
  const leave = useAction(operatorLeave, useAsked(onClose))
  useEffect(() => showFieldErrors(form, leave.fieldErrors), [form, leave.fieldErrors])
  const submit = ({ reason, successorId }: Leaving) =>
    void leave.run({ id: row.id, version: row.version, reason, ...(successorId ? { successorId } : {}) })
  return (
    <Modal open title={`${t('action.leave')}: ${row.displayName}`} footer={null} onCancel={onClose} destroyOnHidden>
      <p>{t('operators.leave.intro')}</p>
      <Form<Leaving> form={form} layout="vertical" onFinish={submit}>
        <Form.Item name="successorId" label={t('operators.successor')} extra={t('operators.successorHelp')}>
          <Select
            allowClear
            loading={colleagues.data === undefined}
            showSearch={{ optionFilterProp: 'label' }}
            options={(colleagues.data?.records ?? [])
              .filter(({ id }) => id !== row.id)
              .map(({ id, displayName, email }) => ({ value: id, label: `${displayName} · ${email}` }))}
          />
        </Form.Item>
        <ReasonItem />
        <FormButtons pending={leave.pending} onCancel={onClose} submit={t('action.leave')} />
      </Form>
    </Modal>
  )
}
