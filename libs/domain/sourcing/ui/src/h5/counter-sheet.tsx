import { useState } from 'react'
import { quotationCounter, type QuotationItem } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { Sheet } from '@tradeport/web/phone'
import { useDialogAction, useFieldText, useFormat } from '@tradeport/web/react'
import { Field, NumberInput, TextArea, TextInput } from '@tradeport/web/ui'
import { counterOf, isEmptyCounter, type CounterValues } from '../quotation/counter-values'
import { useWords } from '../shared/use-words'
import type { DecisionProps } from './decision'
import styles from './phone.module.css'

type ItemValues = CounterValues['items'][number]

/** Only what should change is filled in; the seller takes it over into the next version. */
export function CounterSheet({ quotation, onClose }: DecisionProps) {
  const t = useT('sourcing')
  const words = useWords()
  const fieldText = useFieldText()
  const [values, setValues] = useState<CounterValues>(() => ({ items: quotation.items.map(() => ({})) }))
  const [nothing, setNothing] = useState(false)
  const { run, pending, fieldErrors } = useDialogAction(quotationCounter, {
    done: () => t('quotation.done.counter'),
    onClose,
  })
  const submit = () => {
    const counter = counterOf(quotation, values)
    setNothing(isEmptyCounter(counter))
    if (!isEmptyCounter(counter)) void run({ id: quotation.id, version: quotation.version, ...counter })
  }
  const change = (part: Partial<CounterValues>) => setValues(now => ({ ...now, ...part }))
  const changeItem = (at: number, part: ItemValues) =>
    change({ items: values.items.map((item, index) => (index === at ? { ...item, ...part } : item)) })
  const [firstError] = fieldErrors
  return (
    <Sheet
      title={t('quotation.action.counter')}
      submit={t('counter.submit')}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('counter.intro')}</p>
      {quotation.items.map((item, index) =>
        item.kind === 'not_available' ? null : (
          <ItemWishes
            key={item.id}
            item={item}
            currency={quotation.currency}
            values={values.items[index] ?? {}}
            onChange={part => changeItem(index, part)}
          />
        ),
      )}
      <Field label={t('quotation.leadDays')} help={t('counter.now', { value: words.days(quotation.leadDays) })}>
        <NumberInput
          value={values.leadDays ?? ''}
          scale={0}
          unit={t('unit.days')}
          onValue={leadDays => change({ leadDays })}
        />
      </Field>
      <Field label={t('counter.payment')}>
        <TextInput maxLength={500} value={values.paymentWish ?? ''} onValue={paymentWish => change({ paymentWish })} />
      </Field>
      <Field label={t('counter.message')} error={nothing ? fieldText('counter_empty') : firstError?.message}>
        <TextArea rows={3} maxLength={2000} value={values.message ?? ''} onValue={message => change({ message })} />
      </Field>
    </Sheet>
  )
}

interface ItemWishesProps {
  readonly item: QuotationItem
  readonly currency: string
  readonly values: ItemValues
  readonly onChange: (part: ItemValues) => void
}

function ItemWishes({ item, currency, values, onChange }: ItemWishesProps) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  return (
    <fieldset className={styles['wishes']}>
      <legend>{`${item.lineNo}. ${item.name}`}</legend>
      <Field label={t('counter.price')} help={t('counter.now', { value: format.unitPrice(item.unitPrice, currency) })}>
        <NumberInput value={values.price ?? ''} scale={4} unit={currency} onValue={price => onChange({ price })} />
      </Field>
      <Field label={t('quotation.item.qty')} help={t('counter.now', { value: words.quantity(item.qty, item.unit) })}>
        <NumberInput
          value={values.qty ?? ''}
          scale={3}
          unit={words.unit(item.unit)}
          onValue={qty => onChange({ qty })}
        />
      </Field>
    </fieldset>
  )
}
