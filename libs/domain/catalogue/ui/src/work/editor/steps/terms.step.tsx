import { Checkbox } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { CustomisationsEditor } from '../customisation-editor'
import { useEditor } from '../editor-context'
import { EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { LeadTimesEditor } from '../lead-times-editor'
import { SampleEditor } from '../sample-editor'
import styles from '../editor.module.css'

const MADE_FOR_BUYERS = ['customisable', 'oem', 'odm'] as const

/** How soon, with or without a sample, and what can be made to order. */
export default function TermsStep() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  return (
    <>
      <Section title={t('product.section.leadTimes')} note={t('product.section.leadTimesNote')}>
        <EditorGroup path="leadTimes" label={t('product.field.leadTimes')} required>
          <LeadTimesEditor />
        </EditorGroup>
      </Section>
      <Section title={t('product.section.sample')}>
        <EditorGroup path="sample" label={<span className="tp-visually-hidden">{t('product.field.sample')}</span>}>
          <SampleEditor />
        </EditorGroup>
      </Section>
      <Section title={t('product.section.customisation')} note={t('product.section.customisationNote')}>
        <EditorGroup
          path="customisable"
          label={<span className="tp-visually-hidden">{t('product.field.customisable')}</span>}
        >
          <div className={styles['row']}>
            {MADE_FOR_BUYERS.map(name => (
              <Checkbox key={name} checked={draft[name]} onChange={event => set({ [name]: event.target.checked })}>
                {t(`product.made.${name}`)}
              </Checkbox>
            ))}
          </div>
        </EditorGroup>
        {draft.customisable && (
          <EditorGroup path="customisations" label={t('product.field.customisations')}>
            <CustomisationsEditor />
          </EditorGroup>
        )}
      </Section>
    </>
  )
}
