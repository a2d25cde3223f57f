import { Button, Form, Select } from 'antd'
import { DUE_EVENTS, MAX_INSTALMENTS, PAYMENT_GATES, PAYMENT_METHODS } from '@tradeport/domain/sourcing/contract'
import { paymentPlanProblems } from '@tradeport/domain/sourcing/rules'
import { addDecimal, isNegative, isPositive } from '@tradeport/kernel/values'
import { DecimalInput, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat } from '@tradeport/web/react'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { tidy, type EditorValues, type InstalmentValues } from './editor-values'
import { livePlanSum } from './live-totals'
import styles from './editor.module.css'

const START = { method: 'tt', dueEvent: 'on_sign', dueDays: '7', gate: 'start_production' } as const
const END = { method: 'tt', dueEvent: 'before_shipment', dueDays: '7', gate: 'ship' } as const

/** Plans that are agreed every day; one press writes them. */
const USUAL: readonly { key: 'deposit30' | 'half' | 'advance' | 'lc'; plan: readonly InstalmentValues[] }[] = [
  {
    key: 'deposit30',
    plan: [
      { ...START, percent: '30' },
      { ...END, percent: '70' },
    ],
  },
  {
    key: 'half',
    plan: [
      { ...START, percent: '50' },
      { ...END, percent: '50' },
    ],
  },
  { key: 'advance', plan: [{ ...START, percent: '100' }] },
  {
    key: 'lc',
    plan: [{ percent: '100', method: 'lc_sight', dueEvent: 'lc_opened', dueDays: '14', gate: 'start_production' }],
  },
]

/** @param onChanged told of what is written by a press instead of typing. */
export function PlanSection({ onChanged }: { onChanged(): void }) {
  const t = useT('sourcing')
  const form = Form.useFormInstance<EditorValues>()
  const plan: InstalmentValues[] | undefined = Form.useWatch('paymentPlan', { form, preserve: true })
  return (
    <DetailSection title={t('quotation.paymentPlan')} extra={<Presets onChanged={onChanged} />}>
      <Form.List name="paymentPlan">
        {(fields, { add, remove }) => (
          <div className={styles['rows']}>
            {fields.map(field => (
              <InstalmentRow
                key={field.key}
                index={field.name}
                plan={plan ?? []}
                {...(fields.length > 1 ? { onRemove: () => remove(field.name) } : {})}
              />
            ))}
            {fields.length < MAX_INSTALMENTS && (
              <div>
                <Button icon={<PlusIcon size={16} />} onClick={() => add({ ...END, percent: rest(plan ?? []) })}>
                  {t('plan.add')}
                </Button>
              </div>
            )}
          </div>
        )}
      </Form.List>
      <PlanSum
        plan={plan ?? []}
        onBalance={(index, percent) => {
          form.setFieldValue(['paymentPlan', index, 'percent'], percent)
          onChanged()
        }}
      />
    </DetailSection>
  )
}

/** What a further instalment would have to bring. */
function rest(plan: readonly InstalmentValues[]): string | undefined {
  const left = livePlanSum(plan).rest
  return isPositive(left) ? left : undefined
}

function Presets({ onChanged }: { onChanged(): void }) {
  const t = useT('sourcing')
  const form = Form.useFormInstance<EditorValues>()
  return (
    <Select
      aria-label={t('plan.usual')}
      placeholder={t('plan.usual')}
      value={null}
      popupMatchSelectWidth={false}
      options={USUAL.map(({ key }) => ({ value: key, label: t(`plan.usual.${key}`) }))}
      onChange={key => {
        const chosen = USUAL.find(usual => usual.key === key)
        if (!chosen) return
        form.setFieldValue('paymentPlan', structuredClone(chosen.plan))
        onChanged()
      }}
    />
  )
}

/** The live sum: a plan that is not whole can be saved but not sent. */
export function PlanSum({
  plan,
  onBalance,
}: {
  plan: readonly InstalmentValues[]
  /** Puts the rest into an instalment. */
  onBalance(index: number, percent: string): void
}) {
  const t = useT('sourcing')
  const format = useFormat()
  const { sum, rest: left, complete } = livePlanSum(plan)
  const last = plan.length - 1
  const balanced = last < 0 ? undefined : addDecimal(tidy(plan[last]?.percent) ?? '0', left)
  return (
    <div className={styles['planSum']} data-complete={complete} role="status">
      <span>{t('plan.sum', { sum: format.percent(sum) })}</span>
      {!complete && (
        <>
          <span>
            {isNegative(left)
              ? t('plan.tooMuch', { rest: format.percent(left.replace('-', '')) })
              : t('plan.missing', { rest: format.percent(left) })}
          </span>
          {balanced !== undefined && isPositive(balanced) && (
            <Button size="small" onClick={() => onBalance(last, balanced)}>
              {t('plan.balance')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function InstalmentRow({
  index,
  plan,
  onRemove,
}: {
  index: number
  plan: readonly InstalmentValues[]
  onRemove?: () => void
}) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  // Shown at once: such a gate would stop the order for ever.
  const wrongGate = paymentPlanProblems(
    plan.map(({ percent, dueEvent, gate }) => ({ percent: tidy(percent) ?? '0', dueEvent, gate })),
  ).find(problem => problem.path === `paymentPlan.${index}.gate`)
  return (
    <div className={styles['instalment']}>
      <Form.Item
        name={[index, 'percent']}
        label={t('plan.percent')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <DecimalInput scale={2} unit="%" />
      </Form.Item>
      <Form.Item name={[index, 'method']} label={t('plan.method')}>
        <Select options={PAYMENT_METHODS.map(method => ({ value: method, label: t(`method.${method}`) }))} />
      </Form.Item>
      <Form.Item name={[index, 'dueEvent']} label={t('plan.due')}>
        <Select options={DUE_EVENTS.map(event => ({ value: event, label: t(`due.${event}`) }))} />
      </Form.Item>
      <Form.Item name={[index, 'dueDays']} label={t('plan.days')}>
        <DecimalInput scale={0} unit={t('unit.days')} />
      </Form.Item>
      <Form.Item
        name={[index, 'gate']}
        label={t('plan.gate')}
        {...(wrongGate ? { validateStatus: 'error', help: fieldText(wrongGate.rule) } : {})}
      >
        <Select options={PAYMENT_GATES.map(gate => ({ value: gate, label: t(`gate.${gate}`) }))} />
      </Form.Item>
      <Button
        type="text"
        className={styles['removeRow'] ?? ''}
        disabled={!onRemove}
        icon={<CloseIcon size={16} />}
        aria-label={t('plan.remove', { number: index + 1 })}
        {...(onRemove ? { onClick: onRemove } : {})}
      />
    </div>
  )
}
