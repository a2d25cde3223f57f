import { AutoComplete, Checkbox, Form, Input, Select, Space } from 'antd'
import { sellerStoreList } from '@tradeport/domain/catalogue/contract'
import type { MemberRow, OrderLimit } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { ALL_ROLES, isRoleCode, type RoleCode } from '@tradeport/kernel/config'
import { textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCurrencyChoices, useEndpoint, useFieldText, useFormat, usePlatform, useText } from '@tradeport/web/react'
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

/** The roles that the caller may give, the company's own among them, and those that somebody has already. */
export function RoleFields({ held }: { held?: Pick<MemberRow, 'roles' | 'companyRoleIds'> }) {
  const t = useT('identityCompany')
  const { grantable, companyRoles } = useMemberRights()
  const own = companyRoles.filter(role => role.grantable || held?.companyRoleIds.includes(role.id))
  const codes = [...new Set([...grantable.map(({ code }) => code), ...(held?.roles ?? [])])]
  return (
    <>
      <Form.Item name="roles" label={t('member.roles')}>
        <Checkbox.Group options={codes.map(code => ({ value: code, label: <RoleName code={code} /> }))} />
      </Form.Item>
      {own.length > 0 && (
        <Form.Item name="companyRoleIds" label={t('member.companyRoles')}>
          <Checkbox.Group options={own.map(role => ({ value: role.id, label: role.name }))} />
        </Form.Item>
      )}
    </>
  )
}

/** The shops that a seller's member works for; nothing where there is one. */
export function ShopFields() {
  const t = useT('identityCompany')
  const text = useText()
  const { data } = useEndpoint(sellerStoreList, {}, { enabled: usePlatform().key === 'seller', quiet: true })
  const stores = data?.stores ?? []
  if (stores.length < 2) return null
  return (
    <Form.Item name="storeIds" label={t('member.shops')} help={t('member.shops.help')}>
      <Checkbox.Group options={stores.map(store => ({ value: store.id, label: text(store.name) }))} />
    </Form.Item>
  )
}

/** Nothing where the form did not ask. */
export function readShops(values: Record<string, unknown>): { storeIds?: string[] } {
  return values['storeIds'] === undefined ? {} : { storeIds: listOf(values['storeIds']) }
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

const LIMIT = /^\d{1,12}(?:\.\d{1,2})?$/

type Limited = 'orderLimit' | 'approveLimit'

const WORDS = {
  orderLimit: 'member.orderLimit',
  approveLimit: 'role.approveLimit',
} as const satisfies Record<Limited, string>

/** How much a buyer's member may order alone, or approve; only buyers order. */
export function LimitText({ of = 'orderLimit', amount, currency }: OrderLimit & { of?: Limited }) {
  const limit = useFormat().money(amount, currency)
  return <span className="tp-soft">{useT('identityCompany')(`${WORDS[of]}.upTo`, { limit })}</span>
}

/** Of a buyer's people. */
export function LimitFields({ of = 'orderLimit', kept }: { of?: Limited; kept?: string | undefined }) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const isBuyer = usePlatform().key === 'buyer'
  const currencies = useCurrencyChoices(dictList, kept)
  if (!isBuyer) return null
  return (
    <Form.Item label={t(WORDS[of])} htmlFor={`${of}Amount`} extra={t(`${WORDS[of]}.help`)}>
      <Space.Compact block>
        <Form.Item
          name={[of, 'currency']}
          noStyle
          dependencies={[[of, 'amount']]}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, value: unknown) => {
                if (getFieldValue([of, 'amount']) && !value) throw new Error(fieldText('required'))
              },
            }),
          ]}
        >
          <Select
            aria-label={t('member.orderLimit.currency')}
            allowClear
            showSearch
            style={{ width: 130 }}
            options={currencies.map(({ code }) => ({ value: code, label: code }))}
          />
        </Form.Item>
        <Form.Item name={[of, 'amount']} noStyle rules={[{ pattern: LIMIT, message: fieldText('decimal') }]}>
          <Input id={`${of}Amount`} inputMode="decimal" maxLength={15} />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  )
}

/** Nothing where the form did not ask; no limit where no amount is written. */
function readLimit(values: Record<string, unknown>, of: Limited): OrderLimit | null | undefined {
  const limit = values[of]
  if (typeof limit !== 'object' || limit === null) return undefined
  const said = { amount: undefined, currency: undefined, ...limit }
  const amount = textOf(said, 'amount')
  return amount ? { amount, currency: textOf(said, 'currency') ?? '' } : null
}

export function readOrderLimit(values: Record<string, unknown>): { orderLimit?: OrderLimit | null } {
  const orderLimit = readLimit(values, 'orderLimit')
  return orderLimit === undefined ? {} : { orderLimit }
}

export function readApproveLimit(values: Record<string, unknown>): { approveLimit?: OrderLimit | null } {
  const approveLimit = readLimit(values, 'approveLimit')
  return approveLimit === undefined ? {} : { approveLimit }
}

/** The part of the company that a member works in: one that there is, or a new one. */
export function DepartmentField() {
  const t = useT('identityCompany')
  const { departments } = useMemberRights()
  const isBuyer = usePlatform().key === 'buyer'
  return (
    <Form.Item
      name="department"
      label={t('member.column.department')}
      extra={t(isBuyer ? 'member.department.help' : 'member.department.words')}
    >
      <AutoComplete
        allowClear
        maxLength={80}
        showSearch={{ filterOption: (typed, option) => `${option?.value}`.toLowerCase().includes(typed.toLowerCase()) }}
        options={departments.map(value => ({ value }))}
      />
    </Form.Item>
  )
}

/** None where nothing is written. */
export function readDepartment(values: Record<string, unknown>): { department: string | null } {
  return { department: textOf(values, 'department') ?? null }
}
