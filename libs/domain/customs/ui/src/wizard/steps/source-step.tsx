import {
  DECLARATION_TYPES,
  IE_FLAGS,
  customsDelegations,
  type DeclarationDetail,
} from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, usePlatform } from '@tradeport/web/react'
import { Field, FieldGrid, RadioGroup, Select } from '@tradeport/web/ui'
import { Part } from '../field/part'
import { MoreOrders, orderNoOf } from '../more-orders'
import type { DeclarationDraft } from '../use-declaration-draft'
import { useWizard } from '../wizard-context'

export interface SourceStepProps {
  detail: DeclarationDetail
  draft: DeclarationDraft
  onBroker(brokerCompanyId: string | null): void
  onOrders(orders: DeclarationDraft['tradeOrders']): void
}

/** What kind of form it is, and who declares it. */
export function SourceStep({ detail, draft, onBroker, onOrders }: SourceStepProps) {
  const t = useT('customs')
  const { edit } = useWizard()
  const { role } = usePlatform()
  const { content } = draft
  return (
    <Part title={t('wizard.step.source')}>
      <RadioGroup
        legend={t('wizard.source.direction')}
        look="row"
        options={IE_FLAGS.map(value => ({ value, label: t(`wizard.direction.${value}`) }))}
        value={content.ieFlag}
        onValue={ieFlag => edit(before => ({ ...before, ieFlag }))}
      />
      <FieldGrid>
        <Field label={t('wizard.source.type')}>
          <Select
            value={content.declType}
            options={DECLARATION_TYPES.map(value => ({ value, label: t(`wizard.type.${value}`) }))}
            onValue={value => {
              const declType = DECLARATION_TYPES.find(type => type === value)
              if (declType) edit(before => ({ ...before, declType }))
            }}
          />
        </Field>
        {role === 'seller' ? (
          <BrokerField value={draft.brokerCompanyId} name={detail.brokerName} onValue={onBroker} />
        ) : (
          <Field label={t('wizard.source.client')}>
            <output>{detail.companyName ?? detail.tradeName}</output>
          </Field>
        )}
      </FieldGrid>
      {role === 'seller' && detail.customsOrderId === null && (
        <OrdersField detail={detail} value={draft.tradeOrders} onValue={onOrders} />
      )}
    </Part>
  )
}

interface OrdersFieldProps {
  detail: DeclarationDetail
  value: DeclarationDraft['tradeOrders']
  onValue(orders: DeclarationDraft['tradeOrders']): void
}

/** The trade orders whose goods are declared; the one that the form was begun from stays. */
function OrdersField({ detail: { origin }, value, onValue }: OrdersFieldProps) {
  const t = useT('customs')
  const options = value.map(({ id, no }) => ({ value: id, label: no ?? t('related.trade') }))
  return (
    <MoreOrders
      label={t('list.column.tradeOrders')}
      first={options[0] ?? null}
      kept={origin?.type === 'order' ? origin.id : null}
      value={options}
      onValue={orders =>
        onValue(
          orders.map(({ value: id, label }) => value.find(order => order.id === id) ?? { id, no: orderNoOf(label) }),
        )
      }
    />
  )
}

export interface BrokerFieldProps {
  value: string | null
  /** Of the one that is chosen, should the delegation have ended. */
  name?: string | null
  onValue(value: string | null): void
}

/** Who declares: the company itself, or a broker that may. */
export function BrokerField({ value, name, onValue }: BrokerFieldProps) {
  const t = useT('customs')
  const { data } = useEndpoint(customsDelegations, {})
  const brokers = (data ?? [])
    .filter(({ active, takesNew }) => active && takesNew)
    .map(({ brokerCompanyId, brokerName }) => ({ value: brokerCompanyId, label: brokerName ?? brokerCompanyId }))
  const known = value === null || brokers.some(broker => broker.value === value)
  return (
    <Field label={t('wizard.source.declares')} help={brokers.length === 0 ? t('wizard.source.noBroker') : undefined}>
      <Select
        value={value ?? ''}
        placeholder={t('wizard.source.self')}
        options={known ? brokers : [...brokers, { value: value ?? '', label: name ?? '' }]}
        onValue={chosen => onValue(chosen || null)}
      />
    </Field>
  )
}
