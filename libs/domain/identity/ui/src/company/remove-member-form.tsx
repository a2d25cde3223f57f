import { Form, Select } from 'antd'
import { memberPage, type MemberRow } from '@tradeport/domain/identity/contract'
import { reachesShopsOf } from '@tradeport/domain/identity/rules'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { ReasonItem } from './reason-item'

/** Asks why somebody goes, and who takes over what they have open: an owner, unless another is chosen. */
export function RemoveMemberForm({ row, ...frame }: ActionFormProps<MemberRow>) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const { data } = useEndpoint(memberPage, { status: 'active', pageSize: 200 })
  const colleagues = (data?.records ?? []).filter(other => other.id !== row.id && reachesShopsOf(other, row))
  const first = colleagues.find(({ isOwner }) => isOwner) ?? colleagues.find(({ isSelf }) => isSelf)
  return (
    <ActionFrame
      {...frame}
      // What is chosen first is known once the colleagues are.
      key={first?.id ?? ''}
      submit={t('member.action.remove')}
      danger
      initial={first ? { successorId: first.id } : {}}
    >
      <p>{t('member.confirm.remove', { name: row.displayName })}</p>
      <Form.Item
        name="successorId"
        label={t('member.successor')}
        extra={t('member.successor.hint')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={!data}
          options={colleagues.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
      </Form.Item>
      <ReasonItem name="note" />
    </ActionFrame>
  )
}
