import { Alert, Button, Checkbox, Form, Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import {
  FEE_PAYERS,
  FEE_TYPES,
  MAX_ORDER_FEES,
  customsOrderDetail,
  type CustomsOrderFee,
  type CustomsOrderRow,
} from '@tradeport/domain/customs/contract'
import { ESCROW_PAY_MODES } from '@tradeport/domain/service-order/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { ActionFrame, DecimalInput, DetailPending, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCurrencyChoices, useEndpoint, useFieldText, useFormat } from '@tradeport/web/react'
import { PlusIcon } from '@tradeport/web/ui'
import styles from './customs-order.module.css'

type FormProps = ActionFormProps<CustomsOrderRow>
type FeeValue = Pick<CustomsOrderFee, 'feeType' | 'qty' | 'unitPrice' | 'currency' | 'taxRate' | 'payer' | 'note'>

const aFee = (currency: string): FeeValue => ({
  feeType: 'declaration',
  qty: '1',
  unitPrice: '',
  currency,
  taxRate: '6',
  payer: 'client',
  note: null,
})

/** The broker's own money, where nothing else is said. */
const USUAL_CURRENCY = 'CNY'

export function AcceptForm(props: FormProps) {
  const t = useT('customsOrder')
  return (
    <FeeLines
      {...props}
      // What one order costs is rarely what each of several costs.
      start={props.count === undefined ? [aFee(USUAL_CURRENCY)] : []}
      intro={props.count === undefined ? t('accept.intro') : t('accept.each')}
      submit={t('action.accept_order')}
    />
  )
}

/** What the client has not answered can still be changed; the other lines stand. */
export function FeesForm(props: FormProps) {
  const t = useT('customsOrder')
  const state = useEndpoint(customsOrderDetail, { id: props.row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  const open = data.fees.filter(({ status }) => status === 'proposed')
  const start = open.length > 0 ? open : [aFee(data.fees[0]?.currency ?? USUAL_CURRENCY)]
  return <FeeLines {...props} start={start} intro={t('fees.intro')} submit={t('action.save_fee')} />
}

interface FeeLinesProps extends FormProps {
  start: readonly FeeValue[]
  intro: ReactNode
  submit: string
}

function FeeLines({ start, intro, submit, ...frame }: FeeLinesProps) {
  const tc = useT('customs')
  return (
    <ActionFrame {...frame} submit={submit} initial={{ fees: start }}>
      <p>{intro}</p>
      <Form.List name="fees">
        {(lines, { add, remove }) => (
          <>
            {lines.map(({ name, key }, index) => (
              <FeeLine key={key} name={name} number={index + 1} onRemove={() => remove(name)} />
            ))}
            {lines.length < MAX_ORDER_FEES && (
              <Form.Item>
                <Button icon={<PlusIcon size={16} />} onClick={() => add(aFee(start[0]?.currency ?? USUAL_CURRENCY))}>
                  {tc('wizard.rows.add')}
                </Button>
              </Form.Item>
            )}
          </>
        )}
      </Form.List>
    </ActionFrame>
  )
}

function FeeLine({ name, number, onRemove }: { name: number; number: number; onRemove(): void }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const fieldText = useFieldText()
  const currencies = useCurrencyChoices(dictList)
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <div className={styles['feeRow']} role="group" aria-label={t('fees.line', { number })}>
      <Form.Item name={[name, 'feeType']} label={t('field.feeType')} rules={required}>
        <Select options={FEE_TYPES.map(value => ({ value, label: t(`feeType.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[name, 'qty']} label={tc('wizard.field.gQty')} rules={required}>
        <DecimalInput scale={3} />
      </Form.Item>
      <Form.Item name={[name, 'unitPrice']} label={t('field.netPrice')} rules={required}>
        <DecimalInput scale={4} />
      </Form.Item>
      <Form.Item name={[name, 'currency']} label={tc('wizard.field.tradeCurr')} rules={required}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={currencies.map(({ code, name: label }) => ({ value: code, label: `${code} · ${label}` }))}
        />
      </Form.Item>
      <Form.Item name={[name, 'taxRate']} label={t('field.taxRate')}>
        <DecimalInput scale={2} unit="%" />
      </Form.Item>
      <Form.Item name={[name, 'payer']} label={t('field.payer')}>
        <Select options={FEE_PAYERS.map(value => ({ value, label: t(`payer.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[name, 'note']} label={tc('form.remark')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item label=" " colon={false}>
        <Button onClick={onRemove} aria-label={tc('wizard.row.remove', { number })}>
          {tc('amendment.remove')}
        </Button>
      </Form.Item>
    </div>
  )
}

/** All that is due, into escrow. */
export function PayForm({ row, ...frame }: FormProps) {
  const t = useT('customsOrder')
  const tp = useT('payments')
  const format = useFormat()
  const state = useEndpoint(customsOrderDetail, { id: row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  const sums = data.feeTotals
    .filter(({ due }) => Number(due) > 0)
    .map(({ due, currency }) => format.money(due, currency))
    .join(' · ')
  return (
    <ActionFrame {...frame} submit={t('action.pay')} initial={{ payMode: 'bank_transfer' }}>
      <p>{t('pay.intro', { amount: sums })}</p>
      <Form.Item name="payMode" label={t('field.payMode')}>
        <Radio.Group options={ESCROW_PAY_MODES.map(value => ({ value, label: tp(`mode.${value}`) }))} />
      </Form.Item>
      {data.simulatedFunds && <Alert type="info" showIcon title={tp('simulated')} />}
    </ActionFrame>
  )
}

/** The client agrees to what the broker proposed later, or does not. */
export function AnswerForm({ row, ...frame }: FormProps) {
  const [form] = Form.useForm<Record<string, unknown>>()
  const t = useT('customsOrder')
  const tc = useT('customs')
  const tp = useT('payments')
  const format = useFormat()
  const fieldText = useFieldText()
  const decision: unknown = Form.useWatch('decision', form)
  const state = useEndpoint(customsOrderDetail, { id: row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  const open = data.fees.filter(({ status }) => status === 'proposed')
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame
      {...frame}
      form={form}
      submit={t(decision === 'refuse' ? 'decision.refuse' : 'decision.confirm')}
      danger={decision === 'refuse'}
      initial={{ nos: open.map(({ no }) => no), decision: 'confirm', payMode: 'bank_transfer' }}
    >
      <p>{t('answer.intro')}</p>
      <Form.Item name="nos" label={t('section.fees')} rules={required}>
        <Checkbox.Group
          options={open.map(fee => ({
            value: fee.no,
            label: [t(`feeType.${fee.feeType}`), format.money(fee.amount, fee.currency), t(`payer.${fee.payer}`)].join(
              ' · ',
            ),
          }))}
        />
      </Form.Item>
      <Form.Item name="decision" label={t('field.decision')}>
        <Radio.Group
          options={(['confirm', 'refuse'] as const).map(value => ({ value, label: t(`decision.${value}`) }))}
        />
      </Form.Item>
      {decision !== 'refuse' && data.mayPay && open.some(({ payer }) => payer === 'client') && (
        <Form.Item name="payMode" label={t('answer.pay')}>
          <Radio.Group
            options={[
              ...ESCROW_PAY_MODES.map(value => ({ value, label: tp(`mode.${value}`) })),
              { value: 'later', label: t('payMode.later') },
            ]}
          />
        </Form.Item>
      )}
      {decision === 'refuse' && (
        <Form.Item
          name="reason"
          label={tc('form.reason')}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      )}
    </ActionFrame>
  )
}
