import {
  DELEGATION_TYPES,
  EXTRA_SERVICES,
  IE_FLAGS,
  type CustomsOrderContent,
} from '@tradeport/domain/customs/contract'
import { FormProblems, KeptNote, KeptNotice, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Button, Checkbox, RadioGroup } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { Part } from '../wizard/field/part'
import wizard from '../wizard/wizard.module.css'
import { ContainerRows, GoodsRows } from './goods-rows'
import { OrderField, OrderFormContext, type OrderFormState, type PlainName } from './order-field'

const GROUPS = {
  contact: ['contactName', 'contactPhone', 'contactEmail'],
  declared: ['tradeMode', 'trafMode', 'customMaster', 'iePort', 'expectedDate', 'cutOffAt'],
  trade: ['contractNo', 'overseasName', 'overseasCountry', 'transMode', 'valueAmount', 'currency'],
  goods: ['goodsSummary', 'hsHints', 'packNo', 'wrapType', 'grossWt', 'netWt', 'cbm'],
  transport: ['portOfLoading', 'portOfDischarge', 'vessel', 'voyage', 'billNo', 'bookingNo'],
} as const satisfies Record<string, readonly PlainName[]>

export interface OrderFormProps {
  form: OrderFormState
  pending: boolean
  onSave(): void
  /** Who is to declare: chosen for a new order, fixed for one that is there. */
  broker: ReactNode
}

/** All that a broker has to know of a shipment; whatever is missing can be added until the order is sent. */
export function OrderForm({ form, pending, onSave, broker }: OrderFormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const { kept } = form
  const { content } = form.value
  const put = <K extends keyof CustomsOrderContent>(name: K, value: CustomsOrderContent[K]) =>
    form.set('content', { ...form.value.content, [name]: value })
  return (
    <OrderFormContext value={{ content, put }}>
      <FormProblems problems={form.problems}>
        <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
        <Part title={t('section.broker')}>
          <div className={wizard['grid']}>
            {broker}
            <Fields names={GROUPS.contact} />
          </div>
          <RadioGroup
            legend={t('field.delegationType')}
            look="row"
            options={DELEGATION_TYPES.map(value => ({ value, label: t(`delegationType.${value}`) }))}
            value={content.delegationType}
            onValue={value => put('delegationType', value)}
          />
        </Part>
        <Part title={t('section.shipment')}>
          <RadioGroup
            legend={tc('wizard.source.direction')}
            look="row"
            options={IE_FLAGS.map(value => ({ value, label: t(`ieFlag.${value}`) }))}
            value={content.ieFlag}
            onValue={value => put('ieFlag', value)}
          />
          <div className={wizard['grid']}>
            <Fields names={GROUPS.declared} />
            <Fields names={GROUPS.trade} />
          </div>
        </Part>
        <Part title={tc('paper.items')}>
          <div className={wizard['grid']}>
            <Fields names={GROUPS.goods} />
          </div>
          <GoodsRows />
        </Part>
        <Part title={t('section.transport')}>
          <div className={wizard['grid']}>
            <Fields names={GROUPS.transport} />
          </div>
          <ContainerRows />
        </Part>
        <Part title={t('field.extraServices')}>
          {EXTRA_SERVICES.map(service => (
            <Checkbox
              key={service}
              checked={content.extraServices.includes(service)}
              onValue={checked =>
                put(
                  'extraServices',
                  EXTRA_SERVICES.filter(each => (each === service ? checked : content.extraServices.includes(each))),
                )
              }
            >
              {t(`extra.${service}`)}
            </Checkbox>
          ))}
          <OrderField name="remark" />
        </Part>
      </FormProblems>
      <footer className={wizard['foot']}>
        <KeptNote changed={kept.changed} keptAt={kept.keptAt} />
        <div className={wizard['footEnd']}>
          <Button variant="primary" loading={pending} onClick={onSave}>
            {t('form.save')}
          </Button>
        </div>
      </footer>
    </OrderFormContext>
  )
}

function Fields({ names }: { names: readonly PlainName[] }) {
  return (
    <>
      {names.map(name => (
        <OrderField key={name} name={name} />
      ))}
    </>
  )
}

/** The broker of an order that is there. */
export function BrokerName({ name }: { name: string }) {
  const t = useT('customsOrder')
  return (
    <PathField path="providerCompanyId" label={t('column.provider')}>
      <output>{name}</output>
    </PathField>
  )
}
