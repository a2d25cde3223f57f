import { Checkbox, Input, Select } from 'antd'
import { SUMMARY_MAX, TITLE_MAX } from '@tradeport/domain/catalogue/contract'
import { isUnitCode, TRADE_TYPES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useUnits } from '@tradeport/web/units'
import { CategoryField } from '../category-field'
import { useEditor } from '../editor-context'
import { EditorField, EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { typedSearch, useTradeTypeOptions } from '../../shared/options'
import styles from '../editor.module.css'
import { TextsOfLanguage } from './texts'

/** What it is, for whom, and what it is called in each language. */
export default function BasicsStep() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const tradeTypes = useTradeTypeOptions()
  const units = useUnits().options()
  return (
    <>
      <Section title={t('product.section.kind')}>
        <CategoryField />
        <EditorGroup
          path="tradeTypes"
          label={t('product.field.tradeTypes')}
          required
          help={t('product.help.tradeTypes')}
        >
          <Checkbox.Group
            options={tradeTypes}
            value={draft.tradeTypes}
            onChange={chosen => set({ tradeTypes: TRADE_TYPES.filter(type => chosen.includes(type)) })}
          />
        </EditorGroup>
        <div className={styles['grid']}>
          <EditorField path="modelNo" label={t('product.field.modelNo')} help={t('product.help.modelNo')}>
            {control => (
              <Input
                {...control}
                maxLength={60}
                value={draft.modelNo}
                onChange={event => set({ modelNo: event.target.value })}
              />
            )}
          </EditorField>
          <EditorField path="brand" label={t('product.field.brand')}>
            {control => (
              <Input
                {...control}
                maxLength={60}
                value={draft.brand}
                onChange={event => set({ brand: event.target.value })}
              />
            )}
          </EditorField>
          <EditorField path="saleUnit" label={t('product.field.saleUnit')} required help={t('product.help.saleUnit')}>
            {control => (
              <Select
                {...control}
                className={styles['full'] ?? ''}
                showSearch={typedSearch}
                options={units}
                value={draft.saleUnit}
                onChange={saleUnit => isUnitCode(saleUnit) && set({ saleUnit })}
              />
            )}
          </EditorField>
        </div>
      </Section>
      <Section
        title={t('product.section.texts')}
        note={t('product.section.textsNote', { title: TITLE_MAX, summary: SUMMARY_MAX })}
      >
        <TextsOfLanguage />
      </Section>
    </>
  )
}
