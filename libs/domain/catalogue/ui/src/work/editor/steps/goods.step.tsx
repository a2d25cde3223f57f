import { Input, Select, Tag } from 'antd'
import { isUnitCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useUnits } from '@tradeport/web/units'
import { CustomsElements } from '../customs-elements'
import { useEditor } from '../editor-context'
import { EditorField, EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { PackagingFields } from '../packaging-fields'
import { typedSearch, useCountryOptions } from '../../shared/options'
import styles from '../editor.module.css'

/** How it is packed, and what customs has to know. */
export default function GoodsStep() {
  const t = useT('catalogue')
  const { draft, set, hsHints } = useEditor()
  const countries = useCountryOptions(draft.originCountry)
  const units = useUnits().options()
  return (
    <>
      <Section title={t('product.section.packaging')} note={t('product.section.packagingNote')}>
        <PackagingFields />
      </Section>
      <Section title={t('product.section.customs')}>
        <div className={styles['grid']}>
          <EditorField path="originCountry" label={t('product.field.originCountry')} required>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                showSearch={typedSearch}
                value={draft.originCountry}
                options={countries}
                onChange={originCountry => set({ originCountry: originCountry ?? null })}
              />
            )}
          </EditorField>
          <EditorField
            path="hsCode"
            label={t('product.field.hsCode')}
            help={
              hsHints.length > 0 && (
                <span className={styles['hints']}>
                  {t('product.help.hsHints')}
                  {hsHints.map(code => (
                    <button key={code} type="button" className={styles['hint']} onClick={() => set({ hsCode: code })}>
                      <Tag>{code}</Tag>
                    </button>
                  ))}
                </span>
              )
            }
          >
            {control => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={10}
                value={draft.hsCode}
                onChange={event => set({ hsCode: event.target.value.replace(/\D/g, '') })}
              />
            )}
          </EditorField>
          <EditorField path="customsUnit" label={t('product.field.customsUnit')}>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                allowClear
                showSearch={typedSearch}
                value={draft.customsUnit}
                options={units}
                onChange={code => set({ customsUnit: isUnitCode(code) ? code : null })}
              />
            )}
          </EditorField>
        </div>
        <EditorGroup
          path="customsElements"
          label={t('product.field.customsElements')}
          help={t('product.help.customsElements')}
        >
          <CustomsElements />
        </EditorGroup>
      </Section>
    </>
  )
}
