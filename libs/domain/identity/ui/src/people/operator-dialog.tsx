import { Form, Input, Modal, Select } from 'antd'
import {
  departmentList,
  operatorInvite,
  operatorUpdate,
  rolePage,
  type operatorPage,
} from '@tradeport/domain/identity/contract'
import { mayServeAll } from '@tradeport/domain/identity/rules'
import { ALL_REGIONS, LOCALES } from '@tradeport/kernel/config'
import type { InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFieldText, useLocale, useNotify, useRegionNames } from '@tradeport/web/react'
import { ReasonItem } from './reason-item'
import { useRoleName } from './role-name'

export type OperatorRecord = OutputOf<typeof operatorPage>['records'][number]
type Invite = InputOf<typeof operatorInvite>

/** Invites somebody, or changes what an operator is: the same questions, but for the address. */
export function OperatorDialog({ row, onClose }: { row: OperatorRecord | undefined; onClose(): void }) {
  const t = useT('people')
  const fieldText = useFieldText()
  const roleName = useRoleName()
  const regionName = useRegionNames()
  const { locale } = useLocale()
  const notify = useNotify()
  const roles = useEndpoint(rolePage, { party: 'operator', pageSize: 200 })
  const departments = useEndpoint(departmentList, {})
  const done = (text: string) => () => {
    notify.success(text)
    onClose()
  }
  const invite = useAction(operatorInvite, { onSuccess: done(t('operators.invited')) })
  const update = useAction(operatorUpdate, { onSuccess: done(t('saved')) })
  const send = row ? update : invite
  const required = [{ required: true, message: fieldText('required') }]
  const submit = (values: Invite) => {
    const post = { ...values, departmentId: values.departmentId ?? null, regionIds: values.regionIds ?? [] }
    if (row) void update.run({ ...post, id: row.id, version: row.version })
    else void invite.run(post)
  }
  return (
    <Modal open title={t(row ? 'operators.edit' : 'operators.invite')} footer={null} width={640} onCancel={onClose}>
      <ActionFrame<Invite>
        {...send}
        onCancel={onClose}
        onSubmit={submit}
        submit={t(row ? 'save' : 'operators.sendInvitation')}
        initial={
          row
            ? { ...row, employeeNo: row.employeeNo ?? '', departmentId: row.departmentId ?? undefined }
            : { locale, regionIds: [], roles: [], languages: [locale] }
        }
      >
        {!row && (
          <Form.Item name="email" label={t('operators.email')} rules={required}>
            <Input type="email" maxLength={320} autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item name="displayName" label={t('operators.name')} rules={required}>
          <Input maxLength={64} autoComplete="off" />
        </Form.Item>
        {!row && (
          <Form.Item name="locale" label={t('operators.locale')} rules={required}>
            <Select options={LOCALES.map(each => ({ value: each.code, label: each.name }))} />
          </Form.Item>
        )}
        <Form.Item name="employeeNo" label={t('operators.employeeNo')}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="departmentId" label={t('operators.department')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={(departments.data ?? []).map(each => ({ value: each.id, label: each.name }))}
          />
        </Form.Item>
        <Form.Item name="roles" label={t('operators.roles')} rules={required}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={(roles.data?.records ?? [])
              .filter(role => role.status === 'enabled' || row?.roles.includes(role.code))
              .map(role => ({
                value: role.code,
                label: roleName(role.code, role.name === null ? {} : { [role.code]: role.name }),
              }))}
          />
        </Form.Item>
        <Form.Item
          name="regionIds"
          label={t('operators.regions')}
          extra={t('operators.regionsHelp')}
          dependencies={['roles']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, regions: string[] | undefined) =>
                (regions ?? []).length > 0 || mayServeAll(getFieldValue('roles') ?? [])
                  ? Promise.resolve()
                  : Promise.reject(new Error(fieldText('required'))),
            }),
          ]}
        >
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={ALL_REGIONS.map(({ regionId }) => ({ value: regionId, label: regionName(regionId) }))}
          />
        </Form.Item>
        <Form.Item name="languages" label={t('operators.languages')} extra={t('operators.languagesHelp')}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={LOCALES.map(each => ({ value: each.code, label: each.name }))}
          />
        </Form.Item>
        <ReasonItem />
      </ActionFrame>
    </Modal>
  )
}
