import { Checkbox, Form, Input, Modal } from 'antd'
import { useMemo } from 'react'
import { permissionList, roleCreate, roleUpdate, type rolePage } from '@tradeport/domain/identity/contract'
import type { InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useActs } from '@tradeport/web/acts'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { GivenNameItems, givenNameValues } from './given-name-items'
import styles from './people.module.css'
import { ReasonItem } from './reason-item'

export type RoleRecord = OutputOf<typeof rolePage>['records'][number]
type Content = InputOf<typeof roleCreate>
type Permission = OutputOf<typeof permissionList>[number]

/** A role of the platform's own: a new one, a copy of another, or a change. */
export function RoleDialog({ row, from, onClose }: { row?: RoleRecord; from?: RoleRecord; onClose(): void }) {
  const t = useT('people')
  const fieldText = useFieldText()
  const permissions = useEndpoint(permissionList, {})
  const options = { done: () => t('saved'), onClose }
  const create = useDialogAction(roleCreate, options)
  const update = useDialogAction(roleUpdate, options)
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

/** Permissions by document; what the person does not hold cannot be chosen. */
function PermissionPicker({ all, value = [], onChange }: PickerProps) {
  const acts = useActs()
  const documents = [...new Set(all.map(({ document }) => document))].sort((a, b) =>
    acts.document(a).localeCompare(acts.document(b)),
  )
  return (
    <div className={styles['permissions']}>
      {documents.map(document => {
        const ofIt = all.filter(permission => permission.document === document)
        const keys = ofIt.map(({ key }) => key)
        return (
          <fieldset key={document} className={styles['group']}>
            <legend>{acts.document(document)}</legend>
            <Checkbox.Group
              value={value.filter(key => keys.includes(key))}
              onChange={chosen => onChange?.([...value.filter(key => !keys.includes(key)), ...chosen])}
              options={ofIt.map(({ key, action, isHeld }) => ({
                value: key,
                label: acts.action(action),
                disabled: !isHeld,
              }))}
            />
          </fieldset>
        )
      })}
    </div>
  )
}
