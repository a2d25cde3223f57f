import { Form, Input, Modal } from 'antd'
import { useMemo, useState } from 'react'
import { inviteMember, ownSecurity } from '@tradeport/domain/identity/contract'
import { SEAT_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { ActionFrame, AbilityButton, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { addressInput } from '../sign-in/sign-in-address'
import {
  DepartmentField,
  LimitFields,
  RoleFields,
  ShopFields,
  readDepartment,
  readOrderLimit,
  readRoles,
  readShops,
} from './role-fields'

const ADDRESSES = ['email', 'phone']

/** Brings a colleague into the company; its plan says how many it may have. */
export function Invite() {
  const t = useT('identityCompany')
  const [open, setOpen] = useState(false)
  return (
    <>
      <AbilityButton query={abilityQuery} ability={SEAT_ABILITY} primary size="medium" onClick={() => setOpen(true)}>
        {t('member.invite')}
      </AbilityButton>
      <Modal open={open} title={t('member.invite')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <InviteForm onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function InviteForm({ onClose }: { onClose(): void }) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const fieldText = useFieldText()
  const isMailOnly = useEndpoint(ownSecurity, {}).data?.sms === 'none'
  const invite = useDialogAction(inviteMember, {
    done: (_answer, { email, phone }) => t('member.invited', { address: email ?? phone ?? '' }),
    onClose,
  })
  // One field takes both, and says what is wrong with either.
  const fieldErrors = useMemo(
    () => invite.fieldErrors.map(error => (ADDRESSES.includes(error.path) ? { ...error, path: 'address' } : error)),
    [invite.fieldErrors],
  )
  return (
    <ActionFrame
      {...invite}
      fieldErrors={fieldErrors}
      onCancel={onClose}
      onSubmit={values =>
        void invite.run({
          ...addressInput(textOf(values, 'address') ?? ''),
          jobTitle: textOf(values, 'jobTitle'),
          ...readDepartment(values),
          ...readRoles(values),
          ...readShops(values),
          ...readOrderLimit(values),
        })
      }
      submit={t('member.sendInvitation')}
    >
      <Form.Item
        name="address"
        label={isMailOnly ? identity('signIn.email') : identity('signIn.address')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input type={isMailOnly ? 'email' : 'text'} maxLength={320} autoComplete="off" />
      </Form.Item>
      <Form.Item name="jobTitle" label={t('member.column.jobTitle')}>
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <DepartmentField />
      <RoleFields />
      <ShopFields />
      <LimitFields />
    </ActionFrame>
  )
}
