import { Checkbox, Form, Input, Select } from 'antd'
import {
  LEAD_FROM_EVENTS,
  MAX_VALID_DAYS,
  type QuotationDetail,
  type ThreadDetail,
} from '@tradeport/domain/sourcing/contract'
import { incoterm as incotermFacts } from '@tradeport/kernel/config'
import { addDays, civilDateIn } from '@tradeport/domain/sourcing/rules'
import { DateInput, DecimalInput, DetailSection, GrowingText, PortInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { typedSearch, useCurrencyOptions, useIncotermOptions } from '../shared/options'
import { useWords } from '../shared/use-words'
import type { EditorValues } from './editor-values'
import styles from './editor.module.css'

export function TermsSection({ thread, quotation }: { thread: ThreadDetail; quotation: QuotationDetail }) {
  return (
    <>
      <DeliverySection thread={thread} quotation={quotation} />
      <QualitySection />
    </>
  )
}

function DeliverySection({ thread, quotation }: { thread: ThreadDetail; quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const words = useWords()
  const format = useFormat()
  const incoterms = useIncotermOptions()
  const currencies = useCurrencyOptions()
  const form = Form.useFormInstance<EditorValues>()
  const incoterm = Form.useWatch('incoterm', { form, preserve: true })
  const { inquiry } = thread
  const endsAtBuyer = incoterm !== undefined && (incotermFacts(incoterm)?.namedPlace.endsWith('destination') ?? false)
  const today = civilDateIn(quotation.validUntilZone, new Date())
  const wish = (value: string | null) => (value ? { extra: t('editor.wish', { value }) } : {})
  return (
    <DetailSection title={t('editor.section.delivery')}>
      <div className={styles['fields']}>
        <Form.Item name="currency" label={t('quotation.currency')} {...wish(inquiry.currencyWish)}>
          <Select options={currencies} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item
          name="validUntil"
          label={t('quotation.validUntil')}
          extra={t('editor.validZone', { zone: quotation.validUntilZone })}
        >
          <DateInput min={today} max={addDays(today, MAX_VALID_DAYS)} />
        </Form.Item>
        <Form.Item name="incoterm" label={t('quotation.incoterm')} {...wish(inquiry.incotermWish)}>
          <Select allowClear options={incoterms} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item
          name="namedPlace"
          label={words.namedPlaceLabel(incoterm)}
          {...wish(endsAtBuyer ? words.destination(inquiry.destCountry, inquiry.destPort) : null)}
        >
          <PortInput maxLength={120} />
        </Form.Item>
        <Form.Item
          name="leadDays"
          label={t('quotation.leadDays')}
          {...(inquiry.neededBy ? { extra: t('editor.neededBy', { date: format.civilDate(inquiry.neededBy) }) } : {})}
        >
          <DecimalInput scale={0} unit={t('unit.days')} />
        </Form.Item>
        <Form.Item name="leadFrom" label={t('quotation.leadFrom')}>
          <Select options={LEAD_FROM_EVENTS.map(from => ({ value: from, label: t(`leadFrom.${from}`) }))} />
        </Form.Item>
      </div>
      <div className={styles['checks']}>
        <Form.Item name="partialShipment" valuePropName="checked" noStyle>
          <Checkbox>{t('quotation.partialShipment')}</Checkbox>
        </Form.Item>
        <Form.Item name="transhipment" valuePropName="checked" noStyle>
          <Checkbox>{t('quotation.transhipment')}</Checkbox>
        </Form.Item>
      </div>
    </DetailSection>
  )
}

function QualitySection() {
  const t = useT('sourcing')
  return (
    <DetailSection title={t('editor.section.quality')}>
      <Form.Item name="packingNote" label={t('quotation.packing')}>
        <GrowingText maxLength={2000} minRows={2} maxRows={8} />
      </Form.Item>
      <div className={styles['fields']}>
        <Form.Item name={['qualityTerms', 'standard']} label={t('quotation.qualityStandard')}>
          <Input maxLength={300} />
        </Form.Item>
        <Form.Item name={['qualityTerms', 'aql']} label={t('quotation.aql')} extra={t('quotation.aqlHelp')}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name={['qualityTerms', 'sealedSampleRef']} label={t('quotation.sealedSample')}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="warrantyDays" label={t('quotation.warranty')}>
          <DecimalInput scale={0} unit={t('unit.days')} />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t('quotation.note')}>
        <GrowingText maxLength={3000} showCount minRows={3} maxRows={12} />
      </Form.Item>
    </DetailSection>
  )
}
