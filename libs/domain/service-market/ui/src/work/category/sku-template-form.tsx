import {
  MAX_TEMPLATE_ITEMS,
  PRICE_MODES,
  SERVICE_UNITS,
  serviceCategorySkuTemplateSave,
  serviceRoutes,
  skuTemplate,
  type ServiceCategoryRow,
  type SkuTemplate,
  type SkuTemplateItem,
} from '@tradeport/domain/service-market/contract'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import {
  ChoicesField,
  ContentForm,
  PartList,
  PathField,
  TranslatedField,
  useEditLanguages,
  useSchemaForm,
  withText,
  type EditLanguagesState,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLocale, useNotify, useText } from '@tradeport/web/react'
import { Button, FieldGrid, NumberInput, Select } from '@tradeport/web/ui'
import { useState } from 'react'
import { modesOf, pricedAs, unitsOf } from '../form/sku-choices'

const LANGUAGE_TEXTS = ({ name, spec }: SkuTemplateItem): I18nText[] => [name, spec]

const without = (item: SkuTemplateItem, locale: LocaleCode): SkuTemplateItem => ({
  ...item,
  name: withText(item.name, locale, ''),
  spec: withText(item.spec, locale, ''),
})

export interface SkuTemplateFormProps {
  category: ServiceCategoryRow
  userId: string
}

/** What prices of the category look like: what providers choose from, and what a new service begins with. */
export function SkuTemplateForm({ category, userId }: SkuTemplateFormProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const { locale } = useLocale()
  const save = useAction(serviceCategorySkuTemplateSave)
  const form = useSchemaForm<SkuTemplate>({
    start: () => category.skuTemplate,
    schema: skuTemplate,
    prefix: 'skuTemplate.',
    place: `skuTemplate.${userId}.${category.id}`,
    version: category.version,
  })
  const { value, set } = form
  const texts = value.items.flatMap(LANGUAGE_TEXTS)
  const [source, setSource] = useState<LocaleCode>(locale)
  const languages = useEditLanguages(source, texts)
  const send = async () => {
    if (!form.check()) return
    const result = await save.run({ id: category.id, version: category.version, skuTemplate: value })
    if (!result.ok) {
      form.refuse(result)
      return
    }
    form.settle()
    notify.success(t('form.saved'))
    navigate(serviceRoutes.workCategory(category.id))
  }
  return (
    <ContentForm
      title={`${t('skuTemplate.title')}: ${text(category.name) || category.code}`}
      back={{ label: t('categories.title'), href: serviceRoutes.categories }}
      form={form}
      languages={languages}
      texts={texts}
      onSource={setSource}
      onRemove={gone =>
        set(
          'items',
          value.items.map(item => without(item, gone)),
        )
      }
      note={t('skuTemplate.lead')}
      actions={
        <Button variant="primary" loading={save.pending} onClick={() => void send()}>
          {t('categories.save')}
        </Button>
      }
    >
      <FieldGrid>
        <ChoicesField
          path="priceModes"
          label={t('skuTemplate.modes')}
          help={t('skuTemplate.any')}
          value={value.priceModes}
          options={PRICE_MODES.map(mode => ({ value: mode, label: tm(`price.mode.${mode}`) }))}
          onValue={modes => set('priceModes', modes)}
        />
        <ChoicesField
          path="units"
          label={t('skuTemplate.units')}
          help={t('skuTemplate.any')}
          value={value.units}
          options={SERVICE_UNITS.filter(unit => unit !== 'goods_value').map(unit => ({
            value: unit,
            label: tm(`unit.${unit}`),
          }))}
          onValue={units => set('units', units)}
        />
      </FieldGrid>
      <PartList
        path="items"
        title={t('skuTemplate.items')}
        parts={value.items}
        onChange={items => set('items', items)}
        make={(): SkuTemplateItem => ({
          name: {},
          spec: {},
          minQty: '1',
          ...pricedAs(modesOf(value)[0] ?? 'fixed', value),
        })}
        nameOf={index => t('form.sku', { number: index + 1 })}
        addLabel={t('form.sku.add')}
        empty={t('skuTemplate.none')}
        max={MAX_TEMPLATE_ITEMS}
      >
        {(item, index, change) => (
          <ItemFields path={`items.${index}`} item={item} template={value} languages={languages} onChange={change} />
        )}
      </PartList>
    </ContentForm>
  )
}

interface ItemFieldsProps {
  path: string
  item: SkuTemplateItem
  template: SkuTemplate
  languages: EditLanguagesState
  onChange(change: Partial<SkuTemplateItem>): void
}

function ItemFields({ path, item, template, languages, onChange }: ItemFieldsProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  return (
    <FieldGrid>
      <TranslatedField
        path={`${path}.name`}
        label={t('field.name')}
        value={item.name}
        onChange={name => onChange({ name })}
        languages={languages}
        limit={120}
        required
      />
      <TranslatedField
        path={`${path}.spec`}
        label={t('field.spec')}
        value={item.spec}
        onChange={spec => onChange({ spec })}
        languages={languages}
        limit={300}
      />
      <PathField path={`${path}.priceMode`} label={t('field.priceMode')} required>
        <Select
          value={item.priceMode}
          options={modesOf(template, item.priceMode).map(mode => ({ value: mode, label: tm(`price.mode.${mode}`) }))}
          onValue={mode => onChange(pricedAs(mode, template, item.unit))}
        />
      </PathField>
      {item.priceMode !== 'percent' && (
        <>
          <PathField path={`${path}.unit`} label={t('field.unit')} required>
            <Select
              value={item.unit}
              options={unitsOf(template, item.unit).map(unit => ({ value: unit, label: tm(`unit.${unit}`) }))}
              onValue={unit => onChange({ unit: SERVICE_UNITS.find(known => known === unit) ?? item.unit })}
            />
          </PathField>
          <PathField path={`${path}.minQty`} label={t('field.minQty')}>
            <NumberInput
              value={item.minQty}
              scale={3}
              unit={tm(`unit.${item.unit}`)}
              onValue={minQty => onChange({ minQty })}
            />
          </PathField>
        </>
      )}
    </FieldGrid>
  )
}
