import type { DeclarationContent } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { Banner } from '@tradeport/web/ui'
import { TextButton } from '../shared/text-button'
import { usePathLabel } from '../shared/use-path-label'
import { missingParts, rangesOf, type FormPart, type MissingField } from './model/missing-parts'
import styles from './wizard.module.css'

const isStep = (part: FormPart): part is 'items' | 'containers' | 'documents' =>
  part === 'items' || part === 'containers' || part === 'documents'

interface MissingFieldsProps {
  form: DeclarationContent
  missing: readonly string[]
  /** Begins the form and opens the field there; absent where it cannot be begun from here. */
  onField?: ((path: string) => void) | undefined
}

/** What a document does not say, by the part of the form where it is filled in. */
export function MissingFields({ form, missing, onField }: MissingFieldsProps) {
  const t = useT('customs')
  const labelOf = usePathLabel(form)
  const textOf = ({ path, field, lines }: MissingField) =>
    field === null ? labelOf(path) : t('wizard.preview.lines', { field: labelOf(field), lines: rangesOf(lines) })
  return (
    <Banner tone="warning" title={t('wizard.preview.missing')}>
      {onField && <p className={styles['missingLead']}>{t('wizard.preview.missing.lead')}</p>}
      <dl className={styles['missing']}>
        {missingParts(missing).map(({ part, fields }) => (
          <div key={part}>
            <dt>{isStep(part) ? t(`wizard.step.${part}`) : t(`wizard.section.${part}`)}</dt>
            <dd>
              <ul>
                {fields.map(field => (
                  <li key={field.path}>
                    {onField ? (
                      <TextButton onClick={() => onField(field.path)}>{textOf(field)}</TextButton>
                    ) : (
                      textOf(field)
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
