import { useT } from '@tradeport/web/i18n'
import { Banner } from '@tradeport/web/ui'
import { Findings } from '../detail/findings'
import { Part } from './field/part'
import { MappingTable, type Converted } from './mapping-table'
import { MissingFields } from './missing-fields'
import { useSourceName } from './use-source-name'

interface ConversionPreviewProps {
  read: Converted
  /** All of it comes from a form before it. */
  isCopy: boolean
  /** Begins the form and opens this field of it. */
  onField?: ((path: string) => void) | undefined
}

/** What a form will hold that is made of another document: shown before anything is made. */
export default function ConversionPreview({ read, isCopy, onField }: ConversionPreviewProps) {
  const t = useT('customs')
  const nameOf = useSourceName(read.form.ieFlag)
  // What is empty is said once, beside what else is missing.
  const issues = [...read.issues, ...read.findings.filter(({ key }) => key !== 'required')]
  const { missing } = read
  return (
    <Part title={t('wizard.preview.title')} note={t('wizard.preview.note')}>
      {missing.length > 0 && <MissingFields form={read.form} missing={missing} onField={onField} />}
      {issues.length > 0 && (
        <Banner tone="warning" title={t('wizard.preview.findings', { count: issues.length })}>
          <Findings form={{ content: read.form, issues }} />
        </Banner>
      )}
      {missing.length + issues.length === 0 && <Banner tone="success" title={t('wizard.preview.clean')} />}
      {read.mappings.length === 0 ? (
        <Banner tone="info" title={t('wizard.preview.nothing')} />
      ) : (
        <MappingTable read={read} sourceOf={isCopy ? () => t('wizard.source.former') : nameOf} />
      )}
    </Part>
  )
}
