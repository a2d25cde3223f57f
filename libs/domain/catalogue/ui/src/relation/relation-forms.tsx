import { Form, Input } from 'antd'
import { RELATION_NOTE_MAX, type RelationRow } from '@tradeport/domain/catalogue/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

interface WordsFormProps extends ActionFormProps<RelationRow> {
  readonly action: 'refuse' | 'end' | 'request' | 'invite'
}

/** What will happen, and what the other side reads of it: why, or who one is. */
function WordsForm({ action, ...frame }: WordsFormProps) {
  const t = useT('relation')
  const fieldText = useFieldText()
  const isEnd = action === 'refuse' || action === 'end'
  return (
    <ActionFrame {...frame} submit={t(`relation.action.${action}`)} danger={isEnd}>
      <p>{t(`relation.intro.${action}`)}</p>
      <Form.Item
        name={isEnd ? 'reason' : 'note'}
        label={t(isEnd ? 'relation.reason' : 'relation.note')}
        rules={isEnd ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={4} maxLength={RELATION_NOTE_MAX} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

export const RefuseForm = (props: ActionFormProps<RelationRow>) => <WordsForm {...props} action="refuse" />
export const EndForm = (props: ActionFormProps<RelationRow>) => <WordsForm {...props} action="end" />
export const RequestForm = (props: ActionFormProps<RelationRow>) => <WordsForm {...props} action="request" />
export const InviteAgainForm = (props: ActionFormProps<RelationRow>) => <WordsForm {...props} action="invite" />

export function TierField() {
  const t = useT('relation')
  return (
    <Form.Item name="tier" label={t('relation.tier')} extra={t('relation.tier.help')}>
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  )
}

export function TierForm({ row, ...frame }: ActionFormProps<RelationRow>) {
  const t = useT('relation')
  return (
    <ActionFrame {...frame} submit={t('relation.action.tier')} initial={{ tier: row.tier ?? '' }}>
      <TierField />
    </ActionFrame>
  )
}
