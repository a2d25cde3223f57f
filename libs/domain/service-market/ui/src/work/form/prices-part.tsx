import { Select } from 'antd'
import { dictList } from '@tradeport/domain/reference/contract'
import { PRICE_MODES, SERVICE_UNITS, type ServiceSku } from '@tradeport/domain/service-market/contract'
import { headlinePrice } from '@tradeport/domain/service-market/rules'
import { PartList, PathField, TranslatedField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCurrencyChoices, useRegion } from '@tradeport/web/react'
import { FieldGrid, NumberInput, Select as NativeSelect } from '@tradeport/web/ui'
import { ServicePrice } from '../../shared/service-price'
import { newSku } from './service-draft'
import type { PartProps } from './service-form'
import styles from './service-form.module.css'

const SKUS_MAX = 30

export function PricesPart({ form, languages }: PartProps) {
  const t = useT('serviceWork')
  const region = useRegion()
  const { content, set } = form
  const headline = headlinePrice(content.skus)
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
        make={() => newSku(region.currency)}
        nameOf={index => t('form.sku', { number: index + 1 })}
        addLabel={t('form.sku.add')}
        empty={t('form.sku.none')}
        max={SKUS_MAX}
      >
        {(sku, index, change) => <SkuFields sku={sku} path={`skus.${index}`} languages={languages} onChange={change} />}
      </PartList>
    </>
  )
}

interface SkuFieldsProps {
  sku: ServiceSku
  path: string
  languages: PartProps['languages']
  onChange(change: Partial<ServiceSku>): void
}

function SkuFields({ sku, path, languages, onChange }: SkuFieldsProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const currencies = useCurrencyChoices(dictList, sku.currency)
  const isPercent = sku.priceMode === 'percent'
  const chooseMode = (value: string) => {
    const priceMode = PRICE_MODES.find(mode => mode === value) ?? 'fixed'
    // A share is of the goods' value and has no currency of its own; "on request" has neither.
    if (priceMode === 'percent') onChange({ priceMode, unit: 'goods_value', currency: null })
    else if (priceMode === 'negotiable') onChange({ priceMode, price: null })
    else onChange({ priceMode, ...(sku.unit === 'goods_value' ? { unit: 'order' } : {}) })
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
          options={PRICE_MODES.map(value => ({ value, label: tm(`price.mode.${value}`) }))}
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
              options={SERVICE_UNITS.filter(unit => unit !== 'goods_value').map(value => ({
                value,
                label: tm(`unit.${value}`),
              }))}
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
