import { Checkbox, Form } from 'antd'
import { ALL_ROLES, isRoleCode, type RoleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { RoleName } from '../people/role-name'
import { useMemberRights } from './company-page'
import styles from './company.module.css'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** What was chosen, as the endpoints take it. */
export function readRoles(values: Record<string, unknown>): { roles: RoleCode[]; companyRoleIds: string[] } {
  return {
    roles: listOf(values['roles']).filter(isRoleCode),
    companyRoleIds: listOf(values['companyRoleIds']),
  }
}

/** The roles that the caller may give, and the company's own among them. */
export function RoleFields() {
  const t = useT('identityCompany')
  const { grantable, companyRoles } = useMemberRights()
  const own = companyRoles.filter(role => role.grantable)
  return (
    <>
      <Form.Item name="roles" label={t('member.roles')}>
        <Checkbox.Group options={grantable.map(({ code }) => ({ value: code, label: <RoleName code={code} /> }))} />
      </Form.Item>
      {own.length > 0 && (
        <Form.Item name="companyRoleIds" label={t('member.companyRoles')}>
          <Checkbox.Group options={own.map(role => ({ value: role.id, label: role.name }))} />
        </Form.Item>
      )}
    </>
  )
}

export function RoleNames({ roles, own = [] }: { roles: readonly string[]; own?: readonly string[] }) {
  return (
    <div className={styles['roles']}>
      {ALL_ROLES.filter(role => roles.includes(role)).map(role => (
        <span key={role}>
          <RoleName code={role} />
        </span>
      ))}
      {own.map(name => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}
