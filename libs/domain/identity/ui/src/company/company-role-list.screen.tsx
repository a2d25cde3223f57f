import { Button, Checkbox, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { deleteCompanyRole, saveCompanyRole, type CompanyRole } from '@tradeport/domain/identity/contract'
import { useActs } from '@tradeport/web/acts'
import { ActionFrame, ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFieldText } from '@tradeport/web/react'
import { DataTable, EmptyState } from '@tradeport/web/ui'
import { RoleName } from '../people/role-name'
import people from '../people/people.module.css'
import { CompanyPage, useMemberRights } from './company-page'
import styles from './company.module.css'
import { RoleNames, readRoles } from './role-fields'

/** What the roles of this side of the market may do, and the company's own roles made of them. */
export default function CompanyRoleListScreen() {
  const t = useT('identityCompany')
  const acts = useActs()
  const { grantable, companyRoles, mayEditRoles } = useMemberRights()
  const [editing, setEditing] = useState<CompanyRole | 'new' | null>(null)
  const [removing, setRemoving] = useState<CompanyRole | null>(null)
  return (
    <CompanyPage current="roles">
      <h1 className={people['title']}>{t('company.roles')}</h1>
      {mayEditRoles && (
        <div>
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('role.new')}
          </Button>
        </div>
      )}
      <DataTable
        label={t('company.roles')}
        rows={companyRoles}
        empty={<EmptyState title={t('role.empty')} />}
        columns={[
          { key: 'name', title: t('role.name'), render: row => row.name },
          { key: 'roles', title: t('member.roles'), render: role => <RoleNames roles={role.roles} /> },
          {
            key: 'actions',
            title: '',
            render: role =>
              mayEditRoles && (
                <>
                  <Button type="link" onClick={() => setEditing(role)}>
                    {t('role.edit')}
                  </Button>
                  <Button type="link" danger onClick={() => setRemoving(role)}>
                    {t('role.delete')}
                  </Button>
                </>
              ),
          },
        ]}
      />
      <h2 className={people['title']}>{t('role.given')}</h2>
      <DataTable
        label={t('role.given')}
        rows={grantable.map(role => ({ ...role, id: role.code }))}
        columns={[
          { key: 'name', title: t('role.name'), render: role => <RoleName code={role.code} /> },
          {
            key: 'permissions',
            title: t('role.permissions'),
            whole: true,
            render: role => (
              <ul className={styles['permissions']}>
                {acts.byDocument(role.permissions).map(({ document, actions }) => (
                  <li key={document}>
                    <strong>{document}</strong>
                    {actions.length > 0 && ` – ${actions.join(', ')}`}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Modal
        open={editing !== null}
        title={t(editing === 'new' ? 'role.new' : 'role.edit')}
        footer={null}
        destroyOnHidden
        onCancel={() => setEditing(null)}
      >
        {editing !== null && <RoleForm role={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      </Modal>
      <Modal
        open={removing !== null}
        title={t('role.delete')}
        footer={null}
        destroyOnHidden
        onCancel={() => setRemoving(null)}
      >
        {removing && <DeleteForm role={removing} onClose={() => setRemoving(null)} />}
      </Modal>
    </CompanyPage>
  )
}

function DeleteForm({ role, onClose }: { role: CompanyRole; onClose(): void }) {
  const t = useT('identityCompany')
  const remove = useAction(deleteCompanyRole, { onSuccess: onClose })
  return (
    <ReasonForm
      intro={t('role.deleteText', { name: role.name })}
      noteLabel={t('member.reason')}
      noteRequired
      noteMax={300}
      submit={t('role.delete')}
      danger
      pending={remove.pending}
      fieldErrors={remove.fieldErrors}
      onCancel={onClose}
      onSubmit={values => void remove.run({ id: role.id, version: role.version, reason: textOf(values, 'note') ?? '' })}
    />
  )
}

function RoleForm({ role, onClose }: { role: CompanyRole | null; onClose(): void }) {
  const t = useT('identityCompany')
  const account = useT('identity')
  const fieldText = useFieldText()
  const { grantable } = useMemberRights()
  const save = useAction(saveCompanyRole, { onSuccess: onClose })
  return (
    <ActionFrame
      {...save}
      onCancel={onClose}
      onSubmit={values =>
        void save.run({
          ...(role ? { id: role.id, version: role.version } : {}),
          name: textOf(values, 'name') ?? '',
          roles: readRoles(values).roles,
          reason: textOf(values, 'reason') ?? '',
        })
      }
      submit={account('account.save')}
      initial={role ?? { roles: [] }}
    >
      <Form.Item
        name="name"
        label={t('role.name')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="roles" label={t('member.roles')} rules={[{ required: true, message: fieldText('required') }]}>
        <Checkbox.Group options={grantable.map(({ code }) => ({ value: code, label: <RoleName code={code} /> }))} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('member.reason')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={300} />
      </Form.Item>
    </ActionFrame>
  )
}
