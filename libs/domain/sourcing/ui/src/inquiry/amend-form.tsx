import { Form, Input } from 'antd'
import { useEffect } from 'react'
import {
  inquiryDetail,
  type InquiryDetail,
  type InquiryLine,
  type InquiryRow,
} from '@tradeport/domain/sourcing/contract'
import { DecimalInput, DetailPending, FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useRegion, useText } from '@tradeport/web/react'
import { draftOf, inputOf } from '../shared/line-values'
import { QuantitySteps } from '../shared/quantity-steps'
import { useWords } from '../shared/use-words'
import type { Amendment } from './inquiry-values'
import styles from './inquiry.module.css'

interface AmendValues {
  requirement?: string
  note?: string
  lines: { quantities: string[]; targetPrice?: string }[]
}

function amendmentOf(detail: InquiryDetail, values: AmendValues, currency: string): Amendment {
  return {
    ...(values.requirement ? { requirement: values.requirement } : {}),
    ...(values.note ? { note: values.note } : {}),
    items: detail.items.map((line, index) => {
      const changed = values.lines[index]
      return {
        id: line.id,
        ...inputOf({
          ...draftOf(line, currency),
          quantities: changed?.quantities ?? [...line.quantities],
          targetPrice: changed?.targetPrice,
        }),
      }
    }),
  }
}

export function AmendForm(props: ActionFormProps<InquiryRow>) {
  const state = useEndpoint(inquiryDetail, { id: props.row.id })
  const { data } = state
  return data ? <Fields {...props} detail={data} /> : <DetailPending state={state} lines={8} />
}

/** Quantities, target prices and the text; every quotation sent before is marked as answering the earlier request. */
function Fields({
  detail,
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
}: ActionFormProps<InquiryRow> & { detail: InquiryDetail }) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const region = useRegion()
  const [form] = Form.useForm<AmendValues>()
  useEffect(
    () =>
      showFieldErrors(
        form,
        fieldErrors.map(error => ({ ...error, path: error.path.replace(/^items\./, 'lines.') })),
      ),
    [form, fieldErrors],
  )
  const currency = detail.currencyWish ?? region.currency
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{
        requirement: detail.requirement ?? '',
        lines: detail.items.map(line => ({ quantities: line.quantities, targetPrice: line.targetPrice ?? undefined })),
      }}
      onFinish={values => onSubmit({ amendment: amendmentOf(detail, values, currency) })}
    >
      <p>{t('inquiry.amend.intro')}</p>
      {detail.items.map((line, index) => (
        <LineFields key={line.id} line={line} index={index} currency={line.targetCurrency ?? currency} />
      ))}
      <Form.Item name="requirement" label={t('inquiry.field.requirement')}>
        <Input.TextArea rows={4} maxLength={5000} showCount />
      </Form.Item>
      <Form.Item
        name="note"
        label={t('inquiry.amend.note')}
        rules={[{ max: 500, message: fieldText('too_long', { max: 500 }) }]}
      >
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('inquiry.action.amend')} />
    </Form>
  )
}

function LineFields({ line, index, currency }: { line: InquiryLine; index: number; currency: string }) {
  const t = useT('sourcing')
  const text = useText()
  const words = useWords()
  const fieldText = useFieldText()
  const name = text(line.product?.title) || line.name || ''
  return (
    <div role="group" aria-labelledby={`line-${line.id}`} className={styles['amended']}>
      <div id={`line-${line.id}`} className={styles['lineName']}>{`${line.lineNo}. ${name}`}</div>
      <Form.Item
        name={['lines', index, 'quantities']}
        label={t('inquiry.field.quantities')}
        rules={[
          {
            validator: async (_rule, steps: string[]) => {
              if (!steps.some(step => step !== '')) throw new Error(fieldText('required'))
            },
          },
        ]}
      >
        <QuantitySteps unit={words.unit(line.unit)} label={name} />
      </Form.Item>
      <Form.Item name={['lines', index, 'targetPrice']} label={t('inquiry.field.targetPrice')}>
        <DecimalInput scale={4} unit={currency} />
      </Form.Item>
    </div>
  )
}
