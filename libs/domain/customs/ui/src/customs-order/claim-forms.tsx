import { Form, Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import {
  CLAIM_ANSWERS,
  CLAIM_REASONS,
  customsOrderDetail,
  type CustomsOrderDetail,
  type CustomsOrderRow,
} from '@tradeport/domain/customs/contract'
import { claimableIn } from '@tradeport/domain/customs/rules'
import { timerOf } from '@tradeport/kernel/config'
import {
  ActionFrame,
  AttachmentField,
  DecimalInput,
  DetailPending,
  ReasonForm,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFormat, useRegion } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'

type FormProps = ActionFormProps<CustomsOrderRow>

const MAX_FILES = 10
const MAX_TEXT = 2000
const MIN_TEXT = 5

/** The fees' own currencies, each with the most that can be asked back in it. */
const claimable = ({ fees }: CustomsOrderDetail) =>
  [...new Set(fees.map(({ currency }) => currency))]
    .map(currency => ({ currency, most: claimableIn(fees, currency) }))
    .filter(({ most }) => Number(most) > 0)

interface FrameProps extends FormProps {
  initial: Record<string, unknown>
  submit: string
  children(order: CustomsOrderDetail): ReactNode
}

/** What all of them are: read the order, fill in, send. */
function Frame({ row, initial, submit, children, ...frame }: FrameProps) {
  const state = useEndpoint(customsOrderDetail, { id: row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  return (
    <ActionFrame {...frame} submit={submit} initial={initial}>
      {children(data)}
    </ActionFrame>
  )
}

/** An amount in one of the order's currencies; left empty, no money is meant. */
function Money({ order, name, label }: { order: CustomsOrderDetail; name: 'wanted' | 'money'; label: string }) {
  const t = useT('customsOrder')
  const format = useFormat()
  const options = claimable(order)
  if (options.length === 0) return <p className="tp-soft">{t('claim.noMoney')}</p>
  const help = t('claim.most', {
    amounts: options.map(({ currency, most }) => format.money(most, currency)).join(' · '),
  })
  return (
    <>
      <Form.Item name={[name, 'amount']} label={label} extra={help}>
        <DecimalInput />
      </Form.Item>
      <Form.Item name={[name, 'currency']} label={t('field.claimCurrency')} initialValue={options[0]?.currency}>
        <Select options={options.map(({ currency }) => ({ value: currency, label: currency }))} />
      </Form.Item>
    </>
  )
}

function Words({ required }: { required: boolean }) {
  const t = useT('customsOrder')
  const fieldText = useFieldText()
  const rules = [
    { required, whitespace: true, message: fieldText('required') },
    { min: required ? MIN_TEXT : 0, message: fieldText('too_short', { min: MIN_TEXT }) },
  ]
  return (
    <Form.Item name="text" label={t('field.claimText')} rules={rules}>
      <Input.TextArea rows={4} maxLength={MAX_TEXT} showCount />
    </Form.Item>
  )
}

function Evidence() {
  const t = useT('customsOrder')
  const { upload, maxBytes } = useFiles()
  return (
    <Form.Item name="files" label={t('field.claimFiles')}>
      <AttachmentField upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
    </Form.Item>
  )
}

/** The client complains. */
export function OpenClaimForm(props: FormProps) {
  const t = useT('customsOrder')
  const region = useRegion()
  const fieldText = useFieldText()
  return (
    <Frame {...props} initial={{ files: [] }} submit={t('action.claim_open')}>
      {order => (
        <>
          <p>{t('claim.intro', { hours: timerOf(region, 'agencyClaimAnswerHours') })}</p>
          {order.serviceOrderNo !== null && <p>{t('claim.ofFees', { no: order.serviceOrderNo })}</p>}
          <Form.Item
            name="reason"
            label={t('field.claimReason')}
            rules={[{ required: true, message: fieldText('required') }]}
          >
            <Select options={CLAIM_REASONS.map(value => ({ value, label: t(`claimReason.${value}`) }))} />
          </Form.Item>
          <Words required />
          <Money order={order} name="wanted" label={t('field.claimWanted')} />
          <Evidence />
        </>
      )}
    </Frame>
  )
}

/** The broker agrees, offers something else, or refuses. */
export function AnswerClaimForm(props: FormProps) {
  const t = useT('customsOrder')
  return (
    <Frame {...props} initial={{ answer: 'agree', files: [] }} submit={t('action.claim_answer')}>
      {order => (
        <>
          <Form.Item name="answer" label={t('field.claimAnswer')}>
            <Radio.Group options={CLAIM_ANSWERS.map(value => ({ value, label: t(`claimAnswer.${value}`) }))} />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldValue }) => (
              <>
                {getFieldValue('answer') === 'offer' && (
                  <Money order={order} name="money" label={t('field.claimOffered')} />
                )}
                {getFieldValue('answer') === 'agree' && order.payments.length > 0 && <p>{t('claim.agreeing')}</p>}
                <Words required={getFieldValue('answer') !== 'agree'} />
              </>
            )}
          </Form.Item>
          <Evidence />
        </>
      )}
    </Frame>
  )
}

/** To the platform, with why. */
export function EscalateClaimForm(props: FormProps) {
  const t = useT('customsOrder')
  return (
    <Frame {...props} initial={{ files: [] }} submit={t('action.claim_escalate')}>
      {() => (
        <>
          <p>{t('claim.escalate')}</p>
          <Words required />
          <Evidence />
        </>
      )}
    </Frame>
  )
}

/** The broker has paid it back. */
export function RefundClaimForm(props: FormProps) {
  const t = useT('customsOrder')
  const fieldText = useFieldText()
  return (
    <Frame {...props} initial={{ files: [] }} submit={t('action.claim_refund')}>
      {() => (
        <>
          <p>{t('claim.refund')}</p>
          <Form.Item
            name="reference"
            label={t('field.claimReference')}
            rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
          >
            <Input maxLength={100} />
          </Form.Item>
          <Words required={false} />
          <Evidence />
        </>
      )}
    </Frame>
  )
}

/** The platform's word. */
export function DecideClaimForm(props: FormProps) {
  const t = useT('customsOrder')
  return (
    <Frame {...props} initial={{}} submit={t('action.claim_decide')}>
      {order => (
        <>
          <p>{t('claim.decide')}</p>
          <Money order={order} name="money" label={t('field.claimDecided')} />
          <Words required />
        </>
      )}
    </Frame>
  )
}

const WORDS = {
  accept: { intro: 'claim.accept', submit: 'action.claim_accept' },
  received: { intro: 'claim.received', submit: 'action.claim_accept' },
  withdraw: { intro: 'claim.withdraw', submit: 'action.claim_withdraw' },
} as const

function WordForm({ step, ...props }: FormProps & { step: keyof typeof WORDS }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const { intro, submit } = WORDS[step]
  return (
    <ReasonForm
      {...props}
      danger={step === 'withdraw'}
      noteRequired={false}
      intro={t(intro)}
      noteLabel={tc('form.remark')}
      submit={t(submit)}
    />
  )
}
export const AcceptClaimForm = (props: FormProps) => (
  <WordForm {...props} step={props.row.claimStatus === 'refunded' ? 'received' : 'accept'} />
)
export const WithdrawClaimForm = (props: FormProps) => <WordForm {...props} step="withdraw" />
