import { Form, Modal, Select } from 'antd'
import { useMemo } from 'react'
import { rolePage, ssoClientUpdate } from '@tradeport/domain/identity/contract'
import { PLATFORM_TITLES, signInTarget } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useLocale } from '@tradeport/web/react'
import type { FrontEndRecord } from './front-end-list.screen'
import { ReasonItem } from './reason-item'
import { useRoleName } from './role-name'

type Change = Pick<InputOf<typeof ssoClientUpdate>, 'addresses' | 'roles' | 'reason'>

/** What was pasted from the address line of a browser is registered without host and region. */
const addressOf = (typed: string): string => {
  const text = typed.trim()
  return /^https?:/.test(text) ? (signInTarget(text, window.location)?.address ?? text) : text
}

/** Where a front-end lies besides its own address, and which roles open it. */
export function FrontEndDialog({ row, onClose }: { row: FrontEndRecord; onClose(): void }) {
  const t = useT('people')
  const roleName = useRoleName()
  const { locale } = useLocale()
  const roles = useEndpoint(rolePage, { party: 'operator', pageSize: 200 })
  const update = useDialogAction(ssoClientUpdate, { done: () => t('saved'), onClose })
  // What is wrong with one of several addresses is said at their field.
  const fieldErrors = useMemo(
    () => update.fieldErrors.map(error => ({ ...error, path: error.path.replace(/\.\d+$/, '') })),
    [update.fieldErrors],
  )
  return (
    <Modal open title={PLATFORM_TITLES[row.key][locale]} footer={null} width={640} onCancel={onClose}>
      <ActionFrame<Change>
        pending={update.pending}
        fieldErrors={fieldErrors}
        onCancel={onClose}
        onSubmit={values => void update.run({ ...values, key: row.key, version: row.version })}
        submit={t('save')}
        initial={{ addresses: row.addresses, roles: row.roles, reason: '' }}
      >
        <Form.Item name="roles" label={t('frontEnds.roles')} extra={t('frontEnds.rolesHelp')}>
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={(roles.data?.records ?? [])
              .filter(role => role.status === 'enabled' || row.roles.includes(role.code))
              .map(role => ({
                value: role.code,
                label: roleName(role.code, role.name === null ? {} : { [role.code]: role.name }),
              }))}
          />
        </Form.Item>
        <Form.Item
          name="addresses"
          label={t('frontEnds.moreAddresses')}
          extra={t('frontEnds.moreAddressesHelp', { example: 'admin/texts' })}
          normalize={(typed: string[]) => [...new Set(typed.map(addressOf))]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',']} />
        </Form.Item>
        <ReasonItem />
      </ActionFrame>
    </Modal>
  )
}
