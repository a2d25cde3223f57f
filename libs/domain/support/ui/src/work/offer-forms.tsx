import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import {
  INVITED_PARTIES,
  OFFER_GOODS_MAX,
  leaveMessageBuyers,
  leaveMessageDetailOf,
  leaveMessageGoods,
  type LeaveMessageRow,
} from '@tradeport/domain/support/contract'
import { ActionFrame, useDebounced, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import styles from './message-work.module.css'

type Props = ActionFormProps<LeaveMessageRow>
interface Named {
  value: string
  label: string
}

const REST_MS = 250

/** Choices that come as somebody types; what was chosen stays named while others are shown. */
function FoundSelect({
  value,
  onChange,
  onSearch,
  options,
  loading,
  ...rest
}: {
  id?: string
  value?: Named[]
  onChange?(chosen: Named[]): void
  onSearch(typed: string): void
  options: readonly Named[]
  loading: boolean
  placeholder?: string
}) {
  const t = useT('supportWork')
  return (
    <Select
      {...rest}
      mode="multiple"
      labelInValue
      maxCount={OFFER_GOODS_MAX}
      value={value ?? []}
      options={[...options]}
      loading={loading}
      showSearch={{ filterOption: false, onSearch }}
      notFoundContent={loading ? null : t('form.nothingFound')}
      onChange={chosen => onChange?.(chosen.map(one => ({ value: one.value, label: String(one.label) })))}
    />
  )
}

function useGoods(id: string) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), REST_MS)
  const found = useEndpoint(leaveMessageGoods, { id, keyword }, { keepPrevious: true, quiet: true })
  return { ...found, setTyped }
}

function Products({
  message,
  ...field
}: {
  message: string
  id?: string
  value?: Named[]
  onChange?(c: Named[]): void
}) {
  const { data, isFetching, setTyped } = useGoods(message)
  const options = (data?.products ?? []).map(product => ({
    value: product.id,
    label: `${product.title} · ${product.storeName}`,
  }))
  return <FoundSelect {...field} options={options} loading={isFetching} onSearch={setTyped} />
}

function Stores({ message, ...field }: { message: string; id?: string; value?: Named[]; onChange?(c: Named[]): void }) {
  const { data, isFetching, setTyped } = useGoods(message)
  const options = (data?.stores ?? []).map(store => ({ value: store.id, label: store.name }))
  return <FoundSelect {...field} options={options} loading={isFetching} onSearch={setTyped} />
}

function Buyers({ message, ...field }: { message: string; id?: string; value?: string; onChange?(id: string): void }) {
  const t = useT('supportWork')
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), REST_MS)
  const { data, isFetching } = useEndpoint(
    leaveMessageBuyers,
    { id: message, keyword },
    { keepPrevious: true, quiet: true },
  )
  const options = (data ?? []).map(({ userId, name, company, isWriter }) => ({
    value: userId,
    label: isWriter ? t('form.buyerIsWriter', { name, company }) : `${name}, ${company}`,
  }))
  return (
    <Select
      {...field}
      allowClear
      options={options}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={isFetching ? null : t('form.nothingFound')}
    />
  )
}

function Body({ label }: { label: string }) {
  const fieldText = useFieldText()
  const t = useT('supportWork')
  return (
    <Form.Item
      name="body"
      label={label}
      extra={t('form.offerTextHint')}
      rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
    >
      <Input.TextArea rows={4} maxLength={2000} showCount />
    </Form.Item>
  )
}

/** Where an invitation goes: the writer's own address unless another is typed. */
function useWritersEmail(id: string) {
  return useEndpoint(leaveMessageDetailOf, { id }).data?.email ?? undefined
}

export function ToInquiryForm(props: Props) {
  const t = useT('supportWork')
  const email = useWritersEmail(props.row.id)
  const [form] = Form.useForm<Record<string, unknown>>()
  const buyer: unknown = Form.useWatch('buyerUserId', form)
  return (
    <ActionFrame {...props} form={form} submit={t('action.to_inquiry')}>
      <p className={styles['quote']}>{props.row.excerpt}</p>
      <Form.Item name="productIds" label={t('form.products')} extra={t('form.productsHint')}>
        <Products message={props.row.id} />
      </Form.Item>
      <Form.Item name="goods" label={t('form.goods')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="storeIds" label={t('form.stores')} extra={t('form.storesHint')}>
        <Stores message={props.row.id} />
      </Form.Item>
      <Form.Item name="buyerUserId" label={t('form.buyer')} extra={t('form.buyerHint')}>
        <Buyers message={props.row.id} />
      </Form.Item>
      {!buyer && (
        <Form.Item name="email" label={t('form.inviteEmail')}>
          <Input type="email" maxLength={320} placeholder={email} />
        </Form.Item>
      )}
      <Body label={t('form.offerText')} />
    </ActionFrame>
  )
}

export function InviteForm(props: Props) {
  const t = useT('supportWork')
  const email = useWritersEmail(props.row.id)
  return (
    <ActionFrame {...props} submit={t('action.invite')} initial={{ party: 'seller' }}>
      <p className={styles['quote']}>{props.row.excerpt}</p>
      <Form.Item name="party" label={t('form.party')}>
        <Select options={INVITED_PARTIES.map(party => ({ value: party, label: t(`party.${party}`) }))} />
      </Form.Item>
      <Form.Item name="email" label={t('form.inviteEmail')}>
        <Input type="email" maxLength={320} placeholder={email} />
      </Form.Item>
      <Body label={t('form.offerText')} />
    </ActionFrame>
  )
}

/** Ids out of what a choice of several hands over. */
