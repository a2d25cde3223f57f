import { Form, Input, Modal, Select } from 'antd'
import {
  ADDRESS_LEVELS,
  addressCreate,
  addressUpdate,
  type AddressInput,
  type AddressKind,
  type AddressRow,
} from '@tradeport/domain/identity/contract'
import { addressProblems, requiredAddressFields } from '@tradeport/domain/identity/rules'
import { dictList } from '@tradeport/domain/reference/contract'
import { ActionFrame, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices, useDialogAction, useFieldText, useRegion } from '@tradeport/web/react'

type Values = Record<string, unknown>

const HOME_COUNTRY = 'CN'

export interface AddressDialogProps {
  kind: AddressKind
  row?: AddressRow
  onClose(): void
}

/** An address with its contact; what it cannot do without follows the country. */
export default function AddressDialog({ kind, row, onClose }: AddressDialogProps) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const region = useRegion()
  const countries = useCountryChoices(dictList, row?.country)
  const [form] = Form.useForm<Values>()
  const country = String(Form.useWatch('country', form) ?? row?.country ?? HOME_COUNTRY)
  const options = { done: () => t('address.saved'), onClose }
  const create = useDialogAction(addressCreate, options)
  const update = useDialogAction(addressUpdate, options)
  const required = requiredAddressFields(country, region.addressRequiredLevel)
  const needed = { required: true, whitespace: true, message: fieldText('required') }
  const rules = (field: (typeof required)[number]) => (required.includes(field) ? [needed] : [])
  const postcode = {
    validator: async (_rule: unknown, value: string | undefined) => {
      const [wrong] = addressProblems({ country, ...(value ? { postcode: value.trim() } : {}) }, 0).filter(
        problem => problem.rule === 'invalid_format',
      )
      if (wrong) throw new Error(fieldText(wrong.rule))
    },
  }
  const save = (values: Values) => {
    const text = (name: string) => textOf(values, name)
    const more = Object.fromEntries(
      (['email', 'postcode', ...ADDRESS_LEVELS] as const).flatMap(name => {
        const value = text(name)
        return value ? [[name, value]] : []
      }),
    )
    const input: AddressInput = {
      ...more,
      kind,
      contactName: text('contactName') ?? '',
      phone: text('phone') ?? '',
      country,
      detail: text('detail') ?? '',
    }
    void (row ? update.run({ ...input, id: row.id, version: row.version }) : create.run(input))
  }
  return (
    <Modal
      open
      title={`${t(row ? 'address.edit' : 'address.new')}: ${t(`address.kind.${kind}`)}`}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      <ActionFrame<Values>
        {...(row ? update : create)}
        form={form}
        onCancel={onClose}
        onSubmit={save}
        submit={t('address.save')}
        initial={{ ...(row ?? { country: HOME_COUNTRY }) }}
      >
        <Form.Item name="contactName" label={t('address.contactName')} rules={[needed]}>
          <Input maxLength={64} autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('address.phone')}
          rules={[needed, { pattern: /^\s*\d{1,20}\s*$/, message: fieldText('phone') }]}
        >
          <Input maxLength={20} inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="email" label={t('address.email')}>
          <Input maxLength={320} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="country" label={t('address.country')} rules={[needed]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Form.Item>
        {/* What was missing for one country may be nothing to another. */}
        {ADDRESS_LEVELS.map(level => (
          <Form.Item
            key={level}
            name={level}
            label={t(`address.${level}`)}
            dependencies={['country']}
            rules={rules(level)}
          >
            <Input maxLength={60} />
          </Form.Item>
        ))}
        <Form.Item name="detail" label={t('address.detail')} rules={[needed]}>
          <Input maxLength={200} autoComplete="street-address" />
        </Form.Item>
        <Form.Item
          name="postcode"
          label={t('address.postcode')}
          dependencies={['country']}
          rules={[...rules('postcode'), postcode]}
        >
          <Input maxLength={12} autoComplete="postal-code" />
        </Form.Item>
      </ActionFrame>
    </Modal>
  )
}
