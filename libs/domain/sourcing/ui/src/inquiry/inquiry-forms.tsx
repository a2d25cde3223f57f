import { Form } from 'antd'
import { INQUIRY_CANCEL_REASONS, MAX_EXTENSION_DAYS, type InquiryRow } from '@tradeport/domain/sourcing/contract'
import { ActionFrame, DecimalInput, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

/** Every seller is told and no quotation can be accepted any more: said before it is done. */
export function CancelForm(props: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('inquiry.cancel.intro', { count: props.row.storeCount })}
      reasons={INQUIRY_CANCEL_REASONS.map(reason => ({ value: reason, label: t(`inquiry.cancel.${reason}`) }))}
      noteLabel={t('form.note')}
      submit={t('inquiry.action.cancel')}
    />
  )
}

export function FinishForm(props: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      intro={t('inquiry.finish.intro')}
      noteLabel={t('form.note')}
      submit={t('inquiry.action.finish')}
    />
  )
}

export function ExtendForm(props: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('inquiry.action.extend')} initial={{ days: '7' }}>
      <p>{t('inquiry.extend.intro')}</p>
      <Form.Item
        name="days"
        label={t('inquiry.extend.days')}
        rules={[
          { required: true, message: fieldText('required') },
          {
            validator: async (_rule, value: unknown) => {
              const days = Number(value)
              if (value && (days < 1 || days > MAX_EXTENSION_DAYS))
                throw new Error(fieldText('above_max', { max: MAX_EXTENSION_DAYS }))
            },
          },
        ]}
      >
        <DecimalInput scale={0} unit={t('unit.days')} />
      </Form.Item>
    </ActionFrame>
  )
}
