import { Button, Modal } from 'antd'
import { useState } from 'react'
import { deleteCompanyRole, type CompanyRole } from '@tradeport/domain/identity/contract'
import { useActs } from '@tradeport/web/acts'
import { ReasonForm, textOf, GraveMenu } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction } from '@tradeport/web/react'
import { DataTable, EmptyState } from '@tradeport/web/ui'
import { RoleName } from '../people/role-name'
import people from '../people/people.module.css'
import { CompanyPage, useMemberRights } from './company-page'
import styles from './company.module.css'
import { LimitText, RoleNames } from './role-fields'

/** What the roles of this side of the market may do, and the company's own roles made of them. */
export default function CompanyRoleListScreen() {
  const t = useT('identityCompany')
  const { grantable, companyRoles, mayEditRoles } = useMemberRights()
  const navigateTo = useNavigateTo()
  const [removing, setRemoving] = useState<CompanyRole | null>(null)
  return (
    <CompanyPage current="roles">
      <h1 className={people['title']}>{t('company.roles')}</h1>
      {mayEditRoles && (
        <div>
          <Button type="primary" onClick={() => navigateTo('/company/roles/new')}>
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
          {
            key: 'roles',
            title: t('role.permissions'),
            whole: true,
            render: role => (
              <>
                {role.roles.length > 0 && <RoleNames roles={role.roles} />}
                <Permissions keys={role.permissions.map(({ key }) => key)} />
                {role.orderLimit && <LimitText {...role.orderLimit} />}
                {role.approveLimit && <LimitText of="approveLimit" {...role.approveLimit} />}
              </>
            ),
          },
          {
            key: 'actions',
            title: '',
            render: role =>
              mayEditRoles && (
                <span className={people['rowActions']}>
                  <Button type="link" onClick={() => navigateTo(`/company/roles/${role.id}`)}>
                    {t('role.edit')}
                  </Button>
                  <GraveMenu acts={[{ key: 'delete', label: t('role.delete'), onSelect: () => setRemoving(role) }]} />
                </span>
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
            render: role => <Permissions keys={role.permissions} />,
          },
        ]}
      />
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

function Permissions({ keys }: { keys: readonly string[] }) {
  return (
    <ul className={styles['permissions']}>
      {useActs()
        .byDocument(keys)
        .map(({ document, actions }) => (
          <li key={document}>
            <strong>{document}</strong>
            {actions.length > 0 && ` – ${actions.join(', ')}`}
          </li>
        ))}
    </ul>
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
