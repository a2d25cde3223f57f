import { Form, Input, Select } from 'antd'
import { SHIPMENT_MODES, orderDetail, type OrderDetail, type OrderRow } from '@tradeport/domain/trading/contract'
import { isContainerNo, leftToShip } from '@tradeport/domain/trading/rules'
import {
  ActionFrame,
  AttachmentField,
  DateInput,
  DecimalInput,
  DetailPending,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { useWords } from '../shared/use-words'
import styles from './progress.module.css'

const MAX_FILES = 20

export function ShipForm(props: ActionFormProps<OrderRow>) {
  const state = useEndpoint(orderDetail, { id: props.row.id })
  const { data } = state
  return data ? <Fields {...props} order={data} /> : <DetailPending state={state} lines={8} />
}

/** What leaves, how, and under which papers. Parts can leave only where the contract allows it. */
function Fields({ order, ...frame }: ActionFormProps<OrderRow> & { order: OrderDetail }) {
  const t = useT('trading')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const left = leftToShip(order.items)
  return (
    <ActionFrame
      {...frame}
      submit={t('order.action.ship')}
      initial={{
        mode: 'sea',
        quantities: Object.fromEntries(left.map(line => [line.orderItemId, line.qty])),
      }}
    >
      <ShippedLines order={order} />
      <div className={styles['fields']}>
        <Form.Item name="mode" label={t('shipment.mode')}>
          <Select options={SHIPMENT_MODES.map(mode => ({ value: mode, label: t(`shipment.mode.${mode}`) }))} />
        </Form.Item>
        <Form.Item name="carrier" label={t('shipment.carrier')}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item
          name="containerNo"
          label={t('shipment.containerNo')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (value && !isContainerNo(value.trim())) throw new Error(fieldText('container_no'))
              },
            },
          ]}
        >
          <Input maxLength={11} autoCapitalize="characters" />
        </Form.Item>
        <Form.Item name="blNo" label={t('shipment.blNo')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="trackingNo" label={t('shipment.trackingNo')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="etd" label={t('shipment.etd')}>
          <DateInput />
        </Form.Item>
        <Form.Item name="eta" label={t('shipment.eta')}>
          <DateInput />
        </Form.Item>
      </div>
      <Form.Item name="documents" label={t('shipment.documents')} extra={t('shipment.documentsHelp')}>
        <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={2} maxLength={1000} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

function ShippedLines({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const words = useWords()
  const partial = order.terms.body.partialShipment
  return (
    <div role="group" aria-label={t('shipment.lines')} className={styles['shipLines']}>
      <div className={styles['strong']}>{t('shipment.lines')}</div>
      <p className={styles['quiet']}>{t(partial ? 'shipment.partial' : 'shipment.whole')}</p>
      {leftToShip(order.items).map(line => {
        const item = order.items.find(candidate => candidate.id === line.orderItemId)
        if (!item) return null
        const name = `${item.lineNo}. ${item.name}`
        const left = t('shipment.left', { qty: words.quantity(line.qty, item.unit) })
        return partial ? (
          <Form.Item key={item.id} name={['quantities', item.id]} label={name} extra={left}>
            <DecimalInput scale={3} unit={words.unit(item.unit)} />
          </Form.Item>
        ) : (
          <p key={item.id}>{`${name}: ${left}`}</p>
        )
      })}
    </div>
  )
}
