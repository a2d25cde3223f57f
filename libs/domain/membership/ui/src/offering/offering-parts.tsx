import { Checkbox } from 'antd'
import { MAX_BENEFITS, type offeringCreate } from '@tradeport/domain/membership/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { PartList, PathField, TranslatedField, type EditLanguagesState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { NumberInput } from '@tradeport/web/ui'

type Value = ParsedInputOf<typeof offeringCreate>

/** Of an offering whose kind has just been chosen. */
export const NOTHING_SPECIAL = { trialDays: 0, benefits: [], requiresPlanLevel: null, stackable: true }

interface PartProps {
  value: Value
  set<K extends keyof Value>(key: K, next: Value[K]): void
}

/** Beside which plan a package is sold, and whether a second one adds to it. */
export function PackageFields({ value, set }: PartProps) {
  const t = useT('membership')
  return (
    <>
      <PathField path="requiresPlanLevel" label={t('field.requiresPlanLevel')} help={t('field.requiresPlanLevel.help')}>
        <NumberInput
          value={String(value.requiresPlanLevel ?? '')}
          scale={0}
          onValue={level => set('requiresPlanLevel', Number(level) > 0 ? Number(level) : null)}
        />
      </PathField>
      <PathField path="stackable" label={t('field.stackable')} help={t('field.stackable.help')}>
        {() => (
          <Checkbox checked={value.stackable} onChange={event => set('stackable', event.target.checked)}>
            {t('field.stackable.yes')}
          </Checkbox>
        )}
      </PathField>
    </>
  )
}

/** What the plan brings besides what is counted, in each language. */
export function Benefits({ value, languages, set }: PartProps & { languages: EditLanguagesState }) {
  const t = useT('membership')
  const change = (benefits: Value['benefits']) => set('benefits', benefits)
  return (
    <div data-wide>
      <PartList
        path="benefits"
        title={t('field.benefits')}
        parts={value.benefits}
        onChange={change}
        make={() => ({})}
        nameOf={index => t('benefit.name', { number: index + 1 })}
        addLabel={t('benefit.add')}
        empty={t('benefit.none')}
        max={MAX_BENEFITS}
      >
        {(benefit, index) => (
          <TranslatedField
            path={`benefits.${index}`}
            label={t('benefit.text')}
            value={benefit}
            onChange={next => change(value.benefits.map((other, at) => (at === index ? next : other)))}
            languages={languages}
            limit={120}
            required
          />
        )}
      </PartList>
    </div>
  )
}
