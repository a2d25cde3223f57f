import { Checkbox, Form, Select } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  APPROVING,
  companyRolePermissions,
  saveCompanyRole,
  type CompanyRole,
  type Right,
} from '@tradeport/domain/identity/contract'
import { useActs } from '@tradeport/web/acts'
import { ActionFrame, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { failureMessage, useAction, useEndpoint, useLeaveGuard, useNotify } from '@tradeport/web/react'
import { Button, ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { RoleName, useRoleName } from '../people/role-name'
import { GivenNameItems, givenNameValues, readNames } from '../people/given-name-items'
import people from '../people/people.module.css'
import { CompanyPage, useMemberRights } from './company-page'
import styles from './company.module.css'
import { ReasonItem } from './reason-item'
import { RightPicker } from './right-picker'
import { differenceTo, rightsOfRole, type KnownRight } from './rights'
import { LimitFields, readApproveLimit, readOrderLimit, readRoles } from './role-fields'

const LIST = '/company/roles'

/** A role of the company's own: what it is made of, and what it has more or less than a built-in one. */
export default function CompanyRoleScreen() {
  const t = useT('identityCompany')
  const tc = useT('common')
  const { id = '' } = useParams()
  const rights = useEndpoint(companyRolePermissions, {})
  const { companyRoles, isKnown } = useMemberRights()
  const role = companyRoles.find(each => each.id === id)
  if (rights.error)
    return (
      <ErrorState
        scope="page"
        title={t('company.roles')}
        actions={<Button onClick={rights.refetch}>{tc('action.retry')}</Button>}
      >
        {failureMessage(rights.error, tc)}
      </ErrorState>
    )
  if (!rights.data || !isKnown) return <SkeletonText lines={12} />
  if (id !== 'new' && !role) return <NotFoundState scope="page" title={t('role.empty')} />
  return (
    <CompanyPage current="roles">
      <h1 className={people['title']}>{role?.name ?? t('role.new')}</h1>
      <RoleForm key={role?.version} role={role} all={rights.data} />
    </CompanyPage>
  )
}

const rightsIn = (values: unknown): Right[] => (Array.isArray(values) ? values : [])

function RoleForm({ role, all }: { role: CompanyRole | undefined; all: readonly KnownRight[] }) {
  const t = useT('identityCompany')
  const account = useT('identity')
  const roleName = useRoleName()
  const navigateTo = useNavigateTo()
  const { grantable } = useMemberRights()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [compared, setCompared] = useState<string>()
  const rights = rightsIn(Form.useWatch('permissions', form) ?? role?.permissions)
  const notify = useNotify()
  const isTouched = Form.useWatch(() => form.isFieldsTouched(), form) ?? false
  const release = useLeaveGuard(isTouched)
  const toList = () => {
    release()
    navigateTo(LIST)
  }
  const save = useAction(saveCompanyRole, {
    onSuccess: () => {
      notify.success(account('account.saved'))
      toList()
    },
  })
  const builtIn = grantable.map(({ code }) => ({ value: code, label: roleName(code) }))
  const copy = (code: string) => {
    // As if they had been chosen one by one: who leaves is asked.
    form.setFields([{ name: 'permissions', value: rightsOfRole(all, code), touched: true }])
    setCompared(code)
  }
  const mayLimit = all.some(({ key, hasLimit }) => hasLimit && rights.some(right => right.key === key))
  const approves = rights.some(({ key }) => key === APPROVING)
  return (
    <ActionFrame
      {...save}
      form={form}
      onCancel={toList}
      onSubmit={values =>
        void save.run({
          ...(role ? { id: role.id, version: role.version } : {}),
          name: textOf(values, 'name') ?? '',
          names: readNames(values['names']),
          roles: readRoles(values).roles,
          permissions: rightsIn(values['permissions']),
          ...(mayLimit ? readOrderLimit(values) : {}),
          ...(approves ? readApproveLimit(values) : {}),
          reason: textOf(values, 'reason') ?? '',
        })
      }
      submit={account('account.save')}
      initial={
        role
          ? {
              ...role,
              ...givenNameValues(role.given),
              orderLimit: role.orderLimit ?? undefined,
              approveLimit: role.approveLimit ?? undefined,
            }
          : { roles: [], permissions: [] }
      }
    >
      <GivenNameItems label={t('role.name')} given={role?.given} />
      <Form.Item name="roles" label={t('role.whole')} extra={t('role.wholeHelp')}>
        <Checkbox.Group options={grantable.map(({ code }) => ({ value: code, label: <RoleName code={code} /> }))} />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item label={t('role.startFrom')} htmlFor="roleStart">
          <Select<string> id="roleStart" options={builtIn} onChange={copy} placeholder={t('role.startFromHelp')} />
        </Form.Item>
        <Form.Item label={t('role.compare')} htmlFor="roleCompare">
          <Select id="roleCompare" options={builtIn} allowClear value={compared ?? null} onChange={setCompared} />
        </Form.Item>
      </div>
      {compared && <Comparison all={all} rights={rights} role={compared} />}
      <Form.Item name="permissions" label={t('role.single')} extra={t('role.singleHelp')}>
        <RightPicker all={all} />
      </Form.Item>
      {mayLimit && <LimitFields kept={role?.orderLimit?.currency} />}
      {approves && <LimitFields of="approveLimit" kept={role?.approveLimit?.currency} />}
      <ReasonItem />
    </ActionFrame>
  )
}

/** What the role has more and less than a built-in one. */
function Comparison({ all, rights, role }: { all: readonly KnownRight[]; rights: readonly Right[]; role: string }) {
  const t = useT('identityCompany')
  const acts = useActs()
  const name = useRoleName()(role)
  const { more, less } = differenceTo(all, rights, rightsOfRole(all, role))
  const named = (keys: readonly string[]) =>
    acts
      .byDocument(keys)
      .map(({ document, actions }) => `${document} (${actions.join(', ')})`)
      .join(' · ')
  return (
    <div role="status" className={styles['compared']}>
      {more.length === 0 && less.length === 0 && <p>{t('role.same', { role: name })}</p>}
      {more.length > 0 && <p>{t('role.adds', { role: name, rights: named(more) })}</p>}
      {less.length > 0 && <p>{t('role.lacks', { role: name, rights: named(less) })}</p>}
    </div>
  )
}
