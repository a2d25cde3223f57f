import { Select } from 'antd'
import { dictList } from '@tradeport/domain/reference/contract'
import { SERVICE_UNITS, type ServiceSku, type SkuTemplate } from '@tradeport/domain/service-market/contract'
import { headlinePrice } from '@tradeport/domain/service-market/rules'
import { PartList, PathField, TranslatedField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCurrencyChoices, useRegion } from '@tradeport/web/react'
import { Checkbox, FieldGrid, NumberInput, Select as NativeSelect, TextArea } from '@tradeport/web/ui'
import { ServicePrice } from '../../shared/service-price'
import { useCategoryTree } from '../service/use-category-options'
import { newSku } from './service-draft'
import type { PartProps } from './service-form'
import { modesOf, pricedAs, unitsOf } from './sku-choices'
import styles from './service-form.module.css'

const SKUS_MAX = 30

export function PricesPart({ form, languages }: PartProps) {
  const t = useT('serviceWork')
  const region = useRegion()
  const { content, set } = form
  const headline = headlinePrice(content.skus)
  const template = useCategoryTree().byCode(content.categoryCode)?.skuTemplate
  return (
    <>
      <div className={styles['headline']} aria-live="polite">
        <span className={styles['panelHint']}>{t('form.headline')}</span>
        {headline ? <ServicePrice facts={headline} /> : <span>{t('form.headline.none')}</span>}
      </div>
      <PartList
        path="skus"
        title={t('field.skus')}
        parts={content.skus}
        onChange={skus => set('skus', skus)}
        make={() => newSku(region.currency, pricedAs(modesOf(template)[0] ?? 'fixed', template))}
        nameOf={index => t('form.sku', { number: index + 1 })}
        addLabel={t('form.sku.add')}
        empty={t('form.sku.none')}
        max={SKUS_MAX}
      >
        {(sku, index, change) => (
          <SkuFields sku={sku} path={`skus.${index}`} template={template} languages={languages} onChange={change} />
        )}
      </PartList>
      <Checkbox
        checked={content.directPay}
        description={t('field.directPay.help')}
        onValue={directPay => set('directPay', directPay)}
      >
        {t('field.directPay')}
      </Checkbox>
      {content.directPay && (
        <PathField
          path="directPayInstructions"
          label={t('field.directPayInstructions')}
          help={t('field.directPayInstructions.help')}
          wide
        >
          <TextArea
            value={content.directPayInstructions}
            rows={3}
            maxLength={1000}
            onValue={instructions => set('directPayInstructions', instructions)}
          />
        </PathField>
      )}
    </>
  )
}

interface SkuFieldsProps {
  sku: ServiceSku
  path: string
  template: SkuTemplate | undefined
  languages: PartProps['languages']
  onChange(change: Partial<ServiceSku>): void
}

function SkuFields({ sku, path, template, languages, onChange }: SkuFieldsProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const currencies = useCurrencyChoices(dictList, sku.currency)
  const isPercent = sku.priceMode === 'percent'
  const chooseMode = (value: string) => {
    const priced = pricedAs(value, template, sku.unit)
    // A share has no currency of its own; "on request" has no price either.
    if (priced.priceMode === 'percent') onChange({ ...priced, currency: null })
    else onChange(priced.priceMode === 'negotiable' ? { ...priced, price: null } : priced)
  }
  return (
    <FieldGrid>
      <TranslatedField
        path={`${path}.name`}
        label={t('field.name')}
        value={sku.name}
        onChange={name => onChange({ name })}
        languages={languages}
        limit={120}
        required
      />
      <TranslatedField
        path={`${path}.spec`}
        label={t('field.spec')}
        value={sku.spec}
        onChange={spec => onChange({ spec })}
        languages={languages}
        limit={300}
      />
      <PathField path={`${path}.priceMode`} label={t('field.priceMode')} required>
        <NativeSelect
          value={sku.priceMode}
          options={modesOf(template, sku.priceMode).map(value => ({ value, label: tm(`price.mode.${value}`) }))}
          onValue={chooseMode}
        />
      </PathField>
      {sku.priceMode !== 'negotiable' && (
        <PathField path={`${path}.price`} label={t('field.price')} required>
          <NumberInput
            value={sku.price ?? ''}
            scale={isPercent ? 2 : 4}
            unit={isPercent ? t('form.percentOf') : (sku.currency ?? '')}
            onValue={price => onChange({ price: price || null })}
          />
        </PathField>
      )}
      {!isPercent && (
        <>
          {sku.priceMode !== 'negotiable' && (
            <PathField path={`${path}.currency`} label={t('field.currency')} required>
              {({ status, ...control }) => (
                <Select
                  {...control}
                  status={status}
                  showSearch={{ optionFilterProp: 'label' }}
                  value={sku.currency ?? null}
                  options={currencies.map(({ code, symbol }) => ({ value: code, label: `${code} ${symbol}` }))}
                  onChange={currency => onChange({ currency })}
                />
              )}
            </PathField>
          )}
          <PathField path={`${path}.unit`} label={t('field.unit')} required>
            <NativeSelect
              value={sku.unit}
              options={unitsOf(template, sku.unit).map(value => ({ value, label: tm(`unit.${value}`) }))}
              onValue={value => onChange({ unit: SERVICE_UNITS.find(unit => unit === value) ?? 'order' })}
            />
          </PathField>
          <PathField path={`${path}.minQty`} label={t('field.minQty')}>
            <NumberInput
              value={sku.minQty}
              scale={3}
              unit={tm(`unit.${sku.unit}`)}
              onValue={minQty => onChange({ minQty })}
            />
          </PathField>
        </>
      )}
      <PathField path={`${path}.taxRate`} label={t('field.taxRate')}>
        <NumberInput value={sku.taxRate} scale={2} unit="%" onValue={taxRate => onChange({ taxRate })} />
      </PathField>
    </FieldGrid>
  )
}
