import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { QUOTATION_ITEM_KINDS, type InquiryContent, type InquiryLine } from '@tradeport/domain/sourcing/contract'
import { isCounted } from '@tradeport/domain/sourcing/rules'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat, useText } from '@tradeport/web/react'
import { ChevronDownIcon, ChevronUpIcon, Picture } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import { typedSearch } from '../shared/options'
import { useWords } from '../shared/use-words'
import type { EditorValues, ItemValues } from './editor-values'
import { ItemExtras } from './item-extras'
import { liveTotals } from './live-totals'
import styles from './editor.module.css'

export interface ItemCardProps {
  index: number
  inquiry: InquiryContent
  onRemove?: () => void
  onAlternative(item: ItemValues): void
}

/** One line: what was asked stands above what is offered; the amount is there while the price is typed. */
export function ItemCard({ index, inquiry, onRemove, onAlternative }: ItemCardProps) {
  const t = useT('sourcing')
  const words = useWords()
  const format = useFormat()
  const fieldText = useFieldText()
  const units = useUnits().options()
  const form = Form.useFormInstance<EditorValues>()
  const item: ItemValues | undefined = Form.useWatch(['items', index], { form, preserve: true })
  const currency = Form.useWatch('currency', { form, preserve: true })
  const [more, setMore] = useState(false)
  if (!item || currency === undefined) return null
  const asked = inquiry.items.find(line => line.id === item.inquiryItemId)
  const amount = liveTotals({ currency, items: [item], charges: [], taxPercent: '0' })?.amounts[0] ?? null
  const offered = item.kind !== 'not_available'
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <div
      role="group"
      className={styles['item']}
      data-kind={item.kind}
      aria-label={t('editor.itemOf', { number: index + 1 })}
    >
      <div className={styles['itemHead']}>
        <span className={styles['itemPicture']}>
          <Picture id={item.imageFileId ?? asked?.product?.imageFileId} alt="" width={48} />
        </span>
        <AskedLine line={asked} />
        <Form.Item name={[index, 'kind']} noStyle>
          <Select
            aria-label={t('item.kind')}
            className={styles['kind'] ?? ''}
            options={QUOTATION_ITEM_KINDS.map(kind => ({ value: kind, label: t(`item.kind.${kind}`) }))}
          />
        </Form.Item>
      </div>
      <Form.Item name={[index, 'name']} label={t('quotation.item.name')} rules={required}>
        <Input maxLength={300} />
      </Form.Item>
      <div className={styles['itemFields']}>
        <Form.Item name={[index, 'qty']} label={t('quotation.item.qty')} rules={required}>
          <DecimalInput scale={3} />
        </Form.Item>
        <Form.Item name={[index, 'unit']} label={t('quotation.item.unit')}>
          <Select options={units} showSearch={typedSearch} />
        </Form.Item>
        {offered && (
          <Form.Item
            name={[index, 'unitPrice']}
            label={t('quotation.item.unitPrice')}
            {...(asked?.targetPrice
              ? { extra: t('editor.target', { price: format.unitPrice(asked.targetPrice, asked.targetCurrency) }) }
              : {})}
          >
            <DecimalInput scale={4} unit={currency} />
          </Form.Item>
        )}
        {offered && (
          <Form.Item name={[index, 'leadDays']} label={t('quotation.item.leadDays')}>
            <DecimalInput scale={0} unit={t('unit.days')} />
          </Form.Item>
        )}
        <div className={styles['amount']}>
          <span className={styles['label']}>{t('quotation.item.amount')}</span>
          <output className={styles['amountValue']} aria-label={t('editor.amountOf', { number: index + 1 })}>
            {amount === null ? '–' : format.money(amount, currency)}
          </output>
          {amount !== null && !isCounted(item.kind) && (
            <span className={styles['quiet']}>{t('editor.notCounted')}</span>
          )}
        </div>
      </div>
      {more && (
        <ItemExtras
          index={index}
          unit={words.unit(item.unit)}
          currency={currency}
          originCountry={item.originCountry}
          asked={asked}
        />
      )}
      <div className={styles['itemFoot']}>
        <Button
          type="link"
          aria-expanded={more}
          icon={more ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          onClick={() => setMore(!more)}
        >
          {t(more ? 'editor.less' : 'editor.more')}
        </Button>
        {item.inquiryItemId && item.kind !== 'alternative' && (
          <Button type="link" onClick={() => onAlternative(item)}>
            {t('editor.alternative')}
          </Button>
        )}
        {onRemove && (
          <Button type="link" danger onClick={onRemove}>
            {t('editor.removeItem')}
          </Button>
        )}
      </div>
    </div>
  )
}

function AskedLine({ line }: { line: InquiryLine | undefined }) {
  const t = useT('sourcing')
  const text = useText()
  const words = useWords()
  if (!line) return <span className={styles['asked']}>{t('editor.notAsked')}</span>
  return (
    <span className={styles['asked']}>
      <span className={styles['label']}>{t('editor.asked', { number: line.lineNo })}</span>
      <span>{[text(line.product?.title) || line.name, text(line.product?.skuLabel)].filter(Boolean).join(' · ')}</span>
      <span className={styles['quiet']}>{line.quantities.map(qty => words.quantity(qty, line.unit)).join(' / ')}</span>
    </span>
  )
}
