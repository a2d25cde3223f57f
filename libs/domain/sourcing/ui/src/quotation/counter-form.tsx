import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { quotationDetail, type QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { ActionFrame, DecimalInput, DetailPending, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFormat } from '@tradeport/web/react'
import { typedSearch, useIncotermOptions } from '../shared/options'
import { useWords } from '../shared/use-words'
import { counterOf, isEmptyCounter, type Counter, type CounterValues } from './counter-values'
import styles from './quotation.module.css'
import type { QuotationRef } from './quotation-ref'

export function readCounter(values: Record<string, unknown>): Counter {
  const counter = values['counter']
  return isCounter(counter) ? counter : {}
}

function isCounter(value: unknown): value is Counter {
  return typeof value === 'object' && value !== null && 'items' in value
}

export function CounterForm(props: ActionFormProps<QuotationRef>) {
  const state = useEndpoint(quotationDetail, { id: props.row.id }, { quiet: true })
  const { data } = state
  return data ? <Fields {...props} detail={data} /> : <DetailPending state={state} lines={10} />
}

/** A structured answer to a version: what the seller takes over into the next one without typing. */
function Fields({ detail, onSubmit, ...frame }: ActionFormProps<QuotationRef> & { detail: QuotationDetail }) {
  const t = useT('sourcing')
  const words = useWords()
  const fieldText = useFieldText()
  const incoterms = useIncotermOptions()
  const [nothing, setNothing] = useState(false)
  const finish = (values: CounterValues) => {
    const counter = counterOf(detail, values)
    const empty = isEmptyCounter(counter)
    setNothing(empty)
    if (!empty) onSubmit({ counter })
  }
  return (
    <ActionFrame<CounterValues>
      {...frame}
      onSubmit={finish}
      submit={t('counter.submit')}
      initial={{ items: detail.items.map(() => ({})) }}
    >
      <p>{t('counter.intro')}</p>
      <ItemWishes detail={detail} />
      <div className={styles['fields']}>
        <Form.Item
          name="incoterm"
          label={t('quotation.incoterm')}
          extra={t('counter.now', { value: detail.incoterm ?? '–' })}
        >
          <Select allowClear options={incoterms} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item
          name="namedPlace"
          label={t('quotation.namedPlace')}
          extra={t('counter.now', { value: detail.namedPlace ?? '–' })}
        >
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item
          name="leadDays"
          label={t('quotation.leadDays')}
          extra={t('counter.now', { value: words.days(detail.leadDays) })}
        >
          <DecimalInput scale={0} unit={t('unit.days')} />
        </Form.Item>
        <Form.Item
          name="paymentWish"
          label={t('counter.payment')}
          extra={t('counter.now', { value: detail.paymentPlan.map(words.instalment).join('; ') })}
        >
          <Input maxLength={500} />
        </Form.Item>
      </div>
      <Form.Item
        name="message"
        label={t('counter.message')}
        {...(nothing ? { validateStatus: 'error', help: fieldText('counter_empty') } : {})}
      >
        <Input.TextArea rows={3} maxLength={2000} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

function ItemWishes({ detail }: { detail: QuotationDetail }) {
  const t = useT('sourcing')
  const words = useWords()
  const format = useFormat()
  return (
    <div className={styles['wishItems']}>
      {detail.items.map((item, index) =>
        item.kind === 'not_available' ? null : (
          <div key={item.id} role="group" aria-labelledby={`wish-${item.id}`} className={styles['wishItem']}>
            <div id={`wish-${item.id}`} className={styles['wishTitle']}>{`${item.lineNo}. ${item.name}`}</div>
            <div className={styles['wishFields']}>
              <Form.Item
                name={['items', index, 'price']}
                label={t('counter.price')}
                extra={t('counter.now', { value: format.unitPrice(item.unitPrice, detail.currency) })}
              >
                <DecimalInput scale={4} unit={detail.currency} />
              </Form.Item>
              <Form.Item
                name={['items', index, 'qty']}
                label={t('quotation.item.qty')}
                extra={t('counter.now', { value: words.quantity(item.qty, item.unit) })}
              >
                <DecimalInput scale={3} unit={words.unit(item.unit)} />
              </Form.Item>
              <Form.Item
                name={['items', index, 'leadDays']}
                label={t('quotation.leadDays')}
                extra={t('counter.now', { value: words.days(item.leadDays ?? detail.leadDays) })}
              >
                <DecimalInput scale={0} unit={t('unit.days')} />
              </Form.Item>
            </div>
          </div>
        ),
      )}
    </div>
  )
}
