import { Alert, Form, Input, Modal, Select } from 'antd'
import { useEffect } from 'react'
import {
  INVOICE_FIELDS_OF,
  INVOICE_NEEDS,
  membershipOrderCreate,
  type Invoice,
  type InvoiceField,
  type InvoiceInput,
  type InvoiceNeed,
  type MembershipOffer,
} from '@tradeport/domain/membership/contract'
import { isZero } from '@tradeport/kernel/values'
import { FormButtons, showFieldErrors } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useFieldText, useFormat, useText } from '@tradeport/web/react'

interface Values {
  invoice: Invoice
}

const LIMITS: Readonly<Record<InvoiceField, number>> = {
  title: 200,
  taxNo: 40,
  address: 300,
  phone: 30,
  bank: 200,
  account: 60,
  email: 320,
}

/** Only what stands in the form: fields of another kind of invoice are not there. */
const invoiceFrom = ({ invoice }: Values): InvoiceInput => ({ ...invoice, need: invoice.need })

export interface OrderDialogProps {
  offer: MembershipOffer
  /** What the button was called that opened it. */
  label: string
  invoice: Invoice
  onClose(): void
}

/** Says what it costs, asks which invoice is needed, orders, and goes where it is paid. */
export default function OrderDialog({ offer, label, invoice, onClose }: OrderDialogProps) {
  const t = useT('membership')
  const text = useText()
  const format = useFormat()
  const fieldText = useFieldText()
  const navigate = useNavigateTo()
  const [form] = Form.useForm<Values>()
  const need: InvoiceNeed = Form.useWatch(['invoice', 'need'], form) ?? invoice.need
  const order = useAction(membershipOrderCreate, {
    onSuccess: ({ id }) => navigate(`/membership/orders/${id}`),
  })
  const { fieldErrors } = order
  useEffect(
    () =>
      showFieldErrors(
        form,
        fieldErrors.filter(({ path }) => path.startsWith('invoice')),
      ),
    [form, fieldErrors],
  )
  const barred = fieldErrors.find(({ path }) => path === 'offeringId')
  const { required, optional } = INVOICE_FIELDS_OF[need]
  const needed = { required: true, whitespace: true, message: fieldText('required') }
  const { terms } = offer
  return (
    <Modal open title={t('own.order.title', { name: text(terms.name) })} footer={null} width={640} onCancel={onClose}>
      <p>
        {isZero(offer.amount)
          ? t('own.order.free')
          : t('own.order.text', { amount: format.money(offer.amount, terms.currency) })}
      </p>
      {offer.purpose === 'renew' && <p>{t('order.renewal')}</p>}
      {barred && <Alert type="warning" showIcon title={barred.message} />}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ invoice }}
        onFinish={values => void order.run({ offeringId: offer.id, termsId: terms.id, invoice: invoiceFrom(values) })}
      >
        <Form.Item name={['invoice', 'need']} label={t('invoice.need')}>
          <Select options={INVOICE_NEEDS.map(value => ({ value, label: t(`invoice.need.${value}`) }))} />
        </Form.Item>
        {[...required, ...optional].map(field => (
          <Form.Item
            key={field}
            name={['invoice', field]}
            label={t(`invoice.${field}`)}
            rules={required.includes(field) ? [needed] : []}
          >
            <Input maxLength={LIMITS[field]} />
          </Form.Item>
        ))}
        <FormButtons pending={order.pending} onCancel={onClose} submit={label} />
      </Form>
    </Modal>
  )
}
