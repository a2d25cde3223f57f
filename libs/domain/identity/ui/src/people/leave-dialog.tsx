import { Form, Modal, Select } from 'antd'
import { operatorLeave, operatorPage } from '@tradeport/domain/identity/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint } from '@tradeport/web/react'
import { useAsked } from './ask-person'
import type { OperatorRecord } from './operator-dialog'
import { ReasonItem } from './reason-item'

type Leaving = Pick<InputOf<typeof operatorLeave>, 'reason' | 'successorId'>

/** Asks why somebody goes, and who takes over what they have begun. */
export function LeaveDialog({ row, onClose }: { row: OperatorRecord; onClose(): void }) {
  const t = useT('people')
  const colleagues = useEndpoint(operatorPage, { status: 'active', pageSize: 200 })
  const leave = useDialogAction(operatorLeave, useAsked(onClose))
  const submit = ({ reason, successorId }: Leaving) =>
    void leave.run({ id: row.id, version: row.version, reason, ...(successorId ? { successorId } : {}) })
  return (
    <Modal open title={`${t('action.leave')}: ${row.displayName}`} footer={null} onCancel={onClose} destroyOnHidden>
      <p>{t('operators.leave.intro')}</p>
      <ActionFrame<Leaving> {...leave} onCancel={onClose} onSubmit={submit} submit={t('action.leave')}>
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
      </ActionFrame>
    </Modal>
  )
}
