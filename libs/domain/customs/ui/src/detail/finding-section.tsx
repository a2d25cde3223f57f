import { customsRoutes, type DeclarationDetail } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { TextButton } from '../shared/text-button'
import { formPath } from '../shared/form-path'
import { Findings } from './findings'
import { goToPlace } from './sheet-place'

/** What the last check found: first what holds the form back. Each leads to its field, or to where the sheet shows it. */
export function FindingSection({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  if (form.issues.length === 0) return null
  const mayWrite = form.actions.includes('update')
  return (
    <DetailSection id="findings" title={t('section.findings')}>
      <Findings
        form={form}
        place={(name, path) =>
          mayWrite ? (
            <AppLink to={customsRoutes.editField(form.id, formPath(path))}>{name}</AppLink>
          ) : (
            <TextButton onClick={() => goToPlace(path)}>{name}</TextButton>
          )
        }
      />
    </DetailSection>
  )
}
