import { Checkbox, Form, Input, Radio, Select } from 'antd'
import { addressList } from '@tradeport/domain/identity/contract'
import { INSPECTION_KINDS, MAX_ATTACHMENTS, MAX_QUOTE_DAYS, PAYMENT_METHODS } from '@tradeport/domain/sourcing/contract'
import { isOnCredit } from '@tradeport/domain/sourcing/rules'
import { AttachmentField, DateInput, DecimalInput, GrowingText, PortInput, ownToday } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRegion } from '@tradeport/web/react'
import { typedSearch, useCountryOptions, useCurrencyOptions, useIncotermOptions } from '../shared/options'
import { TrustNote, useLacksTrust } from '../shared/trust'
import { useFiles } from '../shared/use-files'
import { tradeTypeWith, type HeaderValues } from './header-values'
import styles from './basket.module.css'

export interface HeaderFieldsProps {
  fieldText(rule: string, params?: Readonly<Record<string, string | number>>): string
}

/** What sellers need to know beyond the goods; everything but the title may stay open. */
export function HeaderFields({ fieldText }: HeaderFieldsProps) {
  const t = useT('sourcing')
  const region = useRegion()
  const { upload, maxBytes } = useFiles()
  const form = Form.useFormInstance<HeaderValues>()
  const lacksTrust = useLacksTrust()
  // What an earlier draft asks for can be taken back.
  const asksForSample = Form.useWatch('sampleWanted', form)
  const wished = Form.useWatch('paymentWish', form)
  return (
    <>
      <Form.Item
        name="title"
        label={t('inquiry.field.title')}
        rules={[
          { required: true, whitespace: true, message: fieldText('required') },
          { min: 4, message: fieldText('too_short', { min: 4 }) },
        ]}
      >
        <Input maxLength={120} showCount />
      </Form.Item>
      <Form.Item name="requirement" label={t('inquiry.field.requirement')} extra={t('basket.requirementHelp')}>
        <GrowingText maxLength={5000} showCount minRows={4} maxRows={14} />
      </Form.Item>
      {region.tradeTypes.length > 1 && (
        <Form.Item name="tradeType" label={t('inquiry.field.tradeType')}>
          <Radio.Group options={region.tradeTypes.map(type => ({ value: type, label: t(`tradeType.${type}`) }))} />
        </Form.Item>
      )}
      <DeliveryFields />
      <div className={styles['fields']}>
        <Form.Item
          name="quoteDays"
          label={t('basket.quoteDays')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                const days = Number(value)
                if (value && (days < 1 || days > MAX_QUOTE_DAYS))
                  throw new Error(fieldText('above_max', { max: MAX_QUOTE_DAYS }))
              },
            },
          ]}
        >
          <DecimalInput scale={0} unit={t('unit.days')} />
        </Form.Item>
        <Form.Item name="paymentWish" label={t('inquiry.field.paymentWish')}>
          <Select
            mode="multiple"
            maxCount={5}
            options={PAYMENT_METHODS.map(method => ({
              value: method,
              label: t(`method.${method}`),
              disabled: lacksTrust && isOnCredit(method) && !wished?.includes(method),
            }))}
          />
        </Form.Item>
      </div>
      <div className={styles['checks']}>
        <Form.Item name="sampleWanted" valuePropName="checked" noStyle>
          <Checkbox disabled={lacksTrust && !asksForSample}>{t('inquiry.field.sampleWanted')}</Checkbox>
        </Form.Item>
        <Form.Item name="inspectionWanted" noStyle>
          <Checkbox.Group options={INSPECTION_KINDS.map(kind => ({ value: kind, label: t(`inspection.${kind}`) }))} />
        </Form.Item>
        <Form.Item name="anonymous" valuePropName="checked" noStyle>
          <Checkbox>{t('basket.anonymous')}</Checkbox>
        </Form.Item>
      </div>
      {lacksTrust && <TrustNote className={styles['trust']} />}
      <Form.Item name="files" label={t('inquiry.field.files')}>
        <AttachmentField upload={upload} max={MAX_ATTACHMENTS} maxBytes={maxBytes} />
      </Form.Item>
    </>
  )
}

function DeliveryFields() {
  const t = useT('sourcing')
  const region = useRegion()
  const form = Form.useFormInstance<HeaderValues>()
  const country = Form.useWatch('destCountry', form)
  const countries = useCountryOptions(country)
  const incoterms = useIncotermOptions()
  const currencies = useCurrencyOptions()
  const tradeTypeOf = (chosen: string | undefined) => {
    const type = tradeTypeWith(chosen, region.tradeTypes)
    if (type) form.setFieldValue('tradeType', type)
  }
  return (
    <div className={styles['fields']}>
      <ShipToField
        onChoose={chosen => {
          form.setFieldValue('destCountry', chosen)
          tradeTypeOf(chosen)
        }}
      />
      <Form.Item name="destCountry" label={t('inquiry.field.destCountry')}>
        <Select allowClear showSearch={typedSearch} options={countries} onChange={tradeTypeOf} />
      </Form.Item>
      <Form.Item name="destPort" label={t('inquiry.field.destPort')}>
        <PortInput country={country} />
      </Form.Item>
      <Form.Item name="incotermWish" label={t('inquiry.field.incotermWish')}>
        <Select allowClear showSearch={typedSearch} options={incoterms} />
      </Form.Item>
      <Form.Item name="currencyWish" label={t('inquiry.field.currencyWish')}>
        <Select showSearch={typedSearch} options={currencies} />
      </Form.Item>
      <Form.Item name="neededBy" label={t('inquiry.field.neededBy')}>
        <DateInput min={ownToday()} />
      </Form.Item>
    </div>
  )
}

/** The company's own addresses: the one that is chosen says which country the goods go to. */
function ShipToField({ onChoose }: { onChoose(country: string): void }) {
  const t = useT('sourcing')
  const { data } = useEndpoint(addressList, {}, { quiet: true })
  const addresses = (data?.addresses ?? []).filter(({ kind }) => kind === 'ship_to')
  if (addresses.length === 0) return null
  return (
    <Form.Item label={t('inquiry.field.shipTo')} htmlFor="ship-to" extra={t('basket.shipToHelp')}>
      <Select
        id="ship-to"
        showSearch={typedSearch}
        options={addresses.map(({ id, contactName, level2, detail, country }) => ({
          value: id,
          label: [contactName, detail, level2, country].filter(Boolean).join(', '),
        }))}
        onChange={(id: string) => {
          const chosen = addresses.find(address => address.id === id)
          if (chosen) onChoose(chosen.country)
        }}
      />
    </Form.Item>
  )
}
