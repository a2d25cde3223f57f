import { Checkbox, Form } from 'antd'
import { MAX_CLAIM_DAYS, type OrderTerms } from '@tradeport/domain/trading/contract'
import {
  ActionFrame,
  DecimalInput,
  Facts,
  FormButtons,
  GrowingText,
  ReasonForm,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat, useText } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'

/** What is signed, in short; the whole contract is on the page behind. */
export function SignForm({ row, pending, onCancel, onSubmit }: ActionFormProps<OrderTerms>) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const fieldText = useFieldText()
  const { body } = row
  return (
    <Form layout="vertical" onFinish={() => onSubmit({})}>
      <p>{t('terms.sign.intro', { version: row.versionNo })}</p>
      <Facts
        columns={2}
        facts={[
          { key: 'buyer', label: ts('party.buyer'), value: body.buyerName },
          { key: 'seller', label: ts('party.seller'), value: text(body.sellerName) },
          {
            key: 'total',
            label: ts('quotation.total'),
            value: <strong>{format.money(body.total, body.currency)}</strong>,
          },
          { key: 'delivery', label: ts('quotation.incoterm'), value: words.delivery(body) },
          { key: 'plan', label: ts('quotation.paymentPlan'), value: body.paymentPlan.map(words.instalment).join('\n') },
          { key: 'claim', label: t('terms.claimDays'), value: words.days(body.claimDays) },
          { key: 'clauses', label: t('terms.clauses'), value: body.clauses },
        ]}
      />
      <Form.Item
        name="read"
        valuePropName="checked"
        rules={[
          {
            validator: async (_rule, value: unknown) => {
              if (value !== true) throw new Error(fieldText('required'))
            },
          },
        ]}
      >
        <Checkbox>{t('terms.sign.read')}</Checkbox>
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('terms.action.sign')} />
    </Form>
  )
}

export function ProposeForm({ row, ...frame }: ActionFormProps<OrderTerms>) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const fieldText = useFieldText()
  return (
    <ActionFrame
      {...frame}
      submit={t('terms.action.propose')}
      initial={{ claimDays: String(row.body.claimDays), clauses: row.body.clauses ?? '' }}
    >
      <p>{t('terms.propose.intro')}</p>
      <Form.Item
        name="claimDays"
        label={t('terms.claimDays')}
        extra={t('terms.claimDaysHelp')}
        rules={[
          {
            validator: async (_rule, value: string | undefined) => {
              const days = Number(value)
              if (value && (days < 1 || days > MAX_CLAIM_DAYS))
                throw new Error(fieldText('above_max', { max: MAX_CLAIM_DAYS }))
            },
          },
        ]}
      >
        <DecimalInput scale={0} unit={ts('unit.days')} />
      </Form.Item>
      <Form.Item name="clauses" label={t('terms.clauses')} extra={t('terms.clausesHelp')}>
        <GrowingText maxLength={5000} showCount minRows={4} maxRows={14} />
      </Form.Item>
    </ActionFrame>
  )
}

export function RejectTermsForm(props: ActionFormProps<OrderTerms>) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      noteMax={1000}
      intro={t('terms.reject.intro')}
      noteLabel={t('terms.reject.note')}
      submit={t('terms.action.reject')}
    />
  )
}
