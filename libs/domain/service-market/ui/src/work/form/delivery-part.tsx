import { Select } from 'antd'
import { dictList } from '@tradeport/domain/reference/contract'
import { MATERIAL_TYPES } from '@tradeport/domain/service-market/contract'
import { LOCALES } from '@tradeport/kernel/config'
import { PartList, PathField, TranslatedField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices } from '@tradeport/web/react'
import { Checkbox, FieldGrid, NumberInput, Select as NativeSelect, TextInput } from '@tradeport/web/ui'
import { useLanguageName } from '../../shared/language-name'
import { PortsField } from './ports-field'
import { newMaterial, newStep } from './service-draft'
import type { PartProps } from './service-form'

const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : null)
const shown = (days: number | null | undefined) => (days === null || days === undefined ? '' : String(days))

export function DeliveryPart({ form, languages }: PartProps) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const { content, set } = form
  return (
    <>
      <PartList
        path="process"
        title={t('field.process')}
        parts={content.process}
        onChange={process => set('process', process)}
        make={newStep}
        nameOf={index => t('form.step', { number: index + 1 })}
        addLabel={t('form.step.add')}
        empty={t('form.step.none')}
        max={20}
      >
        {(entry, index, change) => (
          <FieldGrid>
            <TranslatedField
              path={`process.${index}.step`}
              label={t('field.step')}
              value={entry.step}
              onChange={step => change({ step })}
              languages={languages}
              limit={160}
              required
            />
            <PathField path={`process.${index}.days`} label={t('field.days')}>
              <NumberInput
                value={shown(entry.days)}
                scale={0}
                unit={t('form.days')}
                onValue={days => change({ days: whole(days) })}
              />
            </PathField>
            <TranslatedField
              path={`process.${index}.deliverable`}
              label={t('field.deliverable')}
              value={entry.deliverable}
              onChange={deliverable => change({ deliverable })}
              languages={languages}
              limit={200}
              wide
            />
          </FieldGrid>
        )}
      </PartList>
      <PartList
        path="materials"
        title={t('field.materials')}
        parts={content.materials}
        onChange={materials => set('materials', materials)}
        make={newMaterial}
        nameOf={index => t('form.material', { number: index + 1 })}
        addLabel={t('form.material.add')}
        empty={t('form.material.none')}
        max={30}
      >
        {(entry, index, change) => (
          <FieldGrid>
            <PathField path={`materials.${index}.docType`} label={t('field.docType')} required>
              <NativeSelect
                value={entry.docType}
                options={MATERIAL_TYPES.map(value => ({ value, label: tm(`material.${value}`) }))}
                onValue={value => change({ docType: MATERIAL_TYPES.find(type => type === value) ?? 'other' })}
              />
            </PathField>
            <TranslatedField
              path={`materials.${index}.note`}
              label={t('field.note')}
              value={entry.note}
              onChange={note => change({ note })}
              languages={languages}
              limit={300}
            />
            <Checkbox checked={entry.required} onValue={required => change({ required })}>
              {t('field.required')}
            </Checkbox>
          </FieldGrid>
        )}
      </PartList>
      <Coverage form={form} />
    </>
  )
}

function Coverage({ form }: Pick<PartProps, 'form'>) {
  const t = useT('serviceWork')
  const languageName = useLanguageName()
  const { content, set } = form
  const countries = useCountryChoices(dictList, content.countries)
  return (
    <FieldGrid>
      <PathField path="deliveryDaysMin" label={t('field.deliveryDaysMin')}>
        <NumberInput
          value={shown(content.deliveryDaysMin)}
          scale={0}
          unit={t('form.days')}
          onValue={days => set('deliveryDaysMin', whole(days))}
        />
      </PathField>
      <PathField path="deliveryDaysMax" label={t('field.deliveryDaysMax')}>
        <NumberInput
          value={shown(content.deliveryDaysMax)}
          scale={0}
          unit={t('form.days')}
          onValue={days => set('deliveryDaysMax', whole(days))}
        />
      </PathField>
      <PathField path="workingHours" label={t('field.workingHours')} help={t('field.workingHours.help')}>
        <TextInput value={content.workingHours} maxLength={120} onValue={hours => set('workingHours', hours)} />
      </PathField>
      <PathField path="serviceRegions" label={t('field.serviceRegions')} help={t('form.tags.help')}>
        {({ status, ...control }) => (
          <Select
            {...control}
            status={status}
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', '，', '、', ';']}
            value={content.serviceRegions}
            onChange={regions => set('serviceRegions', regions)}
          />
        )}
      </PathField>
      <PathField path="countries" label={t('field.countries')} help={t('form.any')}>
        {({ status, ...control }) => (
          <Select
            {...control}
            status={status}
            mode="multiple"
            showSearch={{ optionFilterProp: 'words' }}
            value={content.countries}
            options={countries.map(({ code, name }) => ({ value: code, label: name, words: `${name} ${code}` }))}
            onChange={codes => set('countries', codes)}
          />
        )}
      </PathField>
      <PortsField value={content.ports} onChange={ports => set('ports', ports)} />
      <PathField path="languages" label={t('field.languages')} help={t('form.any')} wide>
        {({ status, ...control }) => (
          <Select
            {...control}
            status={status}
            mode="multiple"
            showSearch={{ optionFilterProp: 'words' }}
            value={content.languages}
            options={LOCALES.map(({ code, name }) => ({
              value: code,
              label: languageName(code),
              words: `${languageName(code)} ${name}`,
            }))}
            onChange={codes => set('languages', codes)}
          />
        )}
      </PathField>
    </FieldGrid>
  )
}
