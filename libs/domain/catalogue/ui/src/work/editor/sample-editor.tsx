import { Checkbox, Select, Switch } from 'antd'
import { SHIP_FEE_PAYERS } from '@tradeport/domain/catalogue/contract'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useUnits } from '@tradeport/web/units'
import { typedSearch, useCurrencyOptions } from '../shared/options'
import { useEditor } from './editor-context'
import { EditorField, EditorGroup } from './editor-field'
import { NEW_SAMPLE, type SampleDraft } from './model/draft'
import { WholeInput } from './whole-input'
import styles from './editor.module.css'

/** Whether a buyer can have a sample, at what price and how soon. */
export function SampleEditor() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const sample = draft.sample ?? { ...NEW_SAMPLE, available: false }
  const currencies = useCurrencyOptions(sample.currency)
  const put = (values: Partial<SampleDraft>) => set({ sample: { ...sample, ...values } })
  const unit = useUnits().name(draft.saleUnit)
  return (
    <>
      <label className={styles['switch']}>
        <Switch
          checked={sample.available}
          onChange={available => put({ available, currency: sample.currency ?? draft.ladders[0]?.currency ?? 'USD' })}
        />
        <span>{t('product.sample.available')}</span>
      </label>
      {sample.available && (
        <div className={styles['grid']}>
          <EditorField
            path="sample.price"
            label={t('product.sample.price')}
            required
            help={t('product.sample.priceHelp')}
          >
            {({ status, ...control }) => (
              <DecimalInput
                {...control}
                {...(status ? { status } : {})}
                scale={4}
                unit={sample.currency ?? undefined}
                value={sample.price ?? undefined}
                onChange={price => put({ price: price ?? null })}
              />
            )}
          </EditorField>
          <EditorField path="sample.currency" label={t('product.sample.currency')} required>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                showSearch={typedSearch}
                value={sample.currency}
                options={currencies}
                onChange={currency => put({ currency })}
              />
            )}
          </EditorField>
          <EditorField path="sample.maxQty" label={t('product.sample.maxQty')}>
            {control => (
              <WholeInput {...control} unit={unit} value={sample.maxQty} onChange={maxQty => put({ maxQty })} />
            )}
          </EditorField>
          <EditorField path="sample.days" label={t('product.sample.days')}>
            {control => (
              <WholeInput {...control} unit={t('product.days')} value={sample.days} onChange={days => put({ days })} />
            )}
          </EditorField>
          <EditorField path="sample.shipFeeBy" label={t('product.sample.shipFeeBy')}>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                value={sample.shipFeeBy}
                options={SHIP_FEE_PAYERS.map(value => ({ value, label: t(`product.shipFee.${value}`) }))}
                onChange={shipFeeBy => put({ shipFeeBy })}
              />
            )}
          </EditorField>
          <EditorGroup path="sample.refundableOnBulk" wide={false} label={t('product.sample.refund')}>
            <Checkbox
              checked={sample.refundableOnBulk}
              onChange={event => put({ refundableOnBulk: event.target.checked })}
            >
              {t('product.sample.refundableOnBulk')}
            </Checkbox>
          </EditorGroup>
        </div>
      )}
    </>
  )
}
