import { Checkbox, Form, Input, Modal } from 'antd'
import { useMemo } from 'react'
import { permissionList, roleCreate, roleUpdate, type rolePage } from '@tradeport/domain/identity/contract'
import type { InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useActs } from '@tradeport/web/acts'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { GivenNameItems, givenNameValues } from './given-name-items'
import { ReasonItem } from './reason-item'
import { SoughtRights } from './sought-rights'

export type RoleRecord = OutputOf<typeof rolePage>['records'][number]
type Content = InputOf<typeof roleCreate>
type Permission = OutputOf<typeof permissionList>[number]

interface RoleDialogProps {
  row?: RoleRecord
  from?: RoleRecord
  onClose(): void
  /** A new one is there. */
  onMade(): void
}

/** A role of the platform's own: a new one, a copy of another, or a change. */
export function RoleDialog({ row, from, onClose, onMade }: RoleDialogProps) {
  const t = useT('people')
  const fieldText = useFieldText()
  const permissions = useEndpoint(permissionList, {})
  const done = () => t('saved')
  const create = useDialogAction(roleCreate, {
    done,
    onClose() {
      onClose()
      onMade()
    },
  })
  const update = useDialogAction(roleUpdate, { done, onClose })
  const send = row ? update : create
  const held = useMemo(
    () => new Set(permissions.data?.filter(({ isHeld }) => isHeld).map(({ key }) => key)),
    [permissions.data],
  )
  if (!permissions.data) return null
  const initial = row ?? from
  const submit = (values: Content) =>
    void (row ? update.run({ ...values, code: row.code, version: row.version }) : create.run(values))
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <Modal open title={t(row ? 'roles.edit' : 'roles.new')} footer={null} width={860} onCancel={onClose}>
      <ActionFrame<Content>
        {...send}
        onCancel={onClose}
        onSubmit={submit}
        submit={t('save')}
        initial={{
          ...givenNameValues(row?.given),
          description: initial?.description ?? '',
          permissions: (initial?.permissions ?? []).filter(key => held.has(key)),
        }}
      >
        <GivenNameItems label={t('operators.name')} given={row?.given} />
        <Form.Item name="description" label={t('roles.description')}>
          <Input maxLength={300} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="permissions"
          label={t('roles.permissions')}
          extra={t('roles.permissionsHelp')}
          rules={required}
        >
          <PermissionPicker all={permissions.data} />
        </Form.Item>
        <ReasonItem />
      </ActionFrame>
    </Modal>
  )
}

interface PickerProps {
  all: readonly Permission[]
  value?: string[]
  onChange?(keys: string[]): void
}

/** Permissions by document, found by their words; what the person does not hold cannot be chosen. */
function PermissionPicker({ all, value = [], onChange }: PickerProps) {
  const t = useT('people')
  const acts = useActs()
  return (
    <SoughtRights all={all} words={{ search: t('roles.search'), none: t('roles.noRight') }}>
      {found => {
        const keys = found.map(({ key }) => key)
        return (
          <Checkbox.Group
            value={value.filter(key => keys.includes(key))}
            onChange={chosen => onChange?.([...value.filter(key => !keys.includes(key)), ...chosen])}
            options={found.map(({ key, action, isHeld }) => ({
              value: key,
              label: acts.action(action),
              disabled: !isHeld,
            }))}
          />
        )
      }}
    </SoughtRights>
  )
}
