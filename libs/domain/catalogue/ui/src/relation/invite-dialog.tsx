import { Form, Input, Modal } from 'antd'
import { RELATION_NOTE_MAX, relationInvite } from '@tradeport/domain/catalogue/contract'
import { ActionFrame, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useFieldText } from '@tradeport/web/react'
import { TierField } from './relation-forms'

/** Offers a buyer, known by number or whole name, to see the shop's prices. */
export default function InviteDialog({ onClose }: { onClose(): void }) {
  const t = useT('relation')
  return (
    <Modal open title={t('relation.invite')} footer={null} onCancel={onClose}>
      <InviteForm onClose={onClose} />
    </Modal>
  )
}

function InviteForm({ onClose }: { onClose(): void }) {
  const t = useT('relation')
  const fieldText = useFieldText()
  const invite = useDialogAction(relationInvite, {
    done: ({ buyer }) => t('relation.invited', { buyer: buyer.name }),
    onClose,
  })
  return (
    <ActionFrame
      {...invite}
      onCancel={onClose}
      onSubmit={values =>
        void invite.run({
          company: textOf(values, 'company') ?? '',
          tier: textOf(values, 'tier'),
          note: textOf(values, 'note'),
        })
      }
      submit={t('relation.invite')}
    >
      <Form.Item
        name="company"
        label={t('relation.invite.company')}
        extra={t('relation.invite.help')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <TierField />
      <Form.Item name="note" label={t('relation.invite.note')}>
        <Input.TextArea rows={3} maxLength={RELATION_NOTE_MAX} showCount />
      </Form.Item>
    </ActionFrame>
  )
}
