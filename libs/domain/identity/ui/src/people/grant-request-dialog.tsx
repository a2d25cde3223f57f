import { Form, Input, Modal, Select } from 'antd'
import { GRANT_DAYS_MAX, grantOptions, grantRequest } from '@tradeport/domain/identity/contract'
import { ActionFrame } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { useHeldName } from './grant-columns'
import { ReasonItem } from './reason-item'

interface Values {
  held: string
  /** As `datetime-local` writes it, in the browser's own zone. */
  startsAt?: string
  endsAt: string
  reason: string
}

/** Asks for a role or a permission for a time; somebody else decides. */
export function GrantRequestDialog({ onClose }: { onClose(): void }) {
  const t = useT('people')
  const fieldText = useFieldText()
  const heldName = useHeldName()
  const options = useEndpoint(grantOptions, {})
  const request = useDialogAction(grantRequest, { done: () => t('grants.requested'), onClose })
  const required = [{ required: true, message: fieldText('required') }]
  const submit = ({ held, startsAt, endsAt, reason }: Values) =>
    void request.run({
      held,
      reason,
      startsAt: startsAt ? new Date(startsAt).toISOString() : null,
      endsAt: new Date(endsAt).toISOString(),
    })
  return (
    <Modal open title={t('grants.request')} footer={null} width={560} onCancel={onClose} destroyOnHidden>
      <p>{t('grants.request.intro', { max: GRANT_DAYS_MAX })}</p>
      <ActionFrame<Values> {...request} onCancel={onClose} onSubmit={submit} submit={t('grants.send')}>
        <Form.Item name="held" label={t('grants.held')} rules={required}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={options.isLoading}
            options={[
              {
                label: t('roles.title'),
                options: (options.data?.roles ?? []).map(({ code, name }) => ({
                  value: code,
                  label: heldName(code, name),
                })),
              },
              {
                label: t('grants.permissions'),
                options: (options.data?.permissions ?? []).map(key => ({ value: key, label: heldName(key) })),
              },
            ]}
          />
        </Form.Item>
        <Form.Item name="startsAt" label={t('grants.from')} extra={t('grants.fromHelp')}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="endsAt" label={t('grants.until')} rules={required}>
          <Input type="datetime-local" />
        </Form.Item>
        <ReasonItem />
      </ActionFrame>
    </Modal>
  )
}
