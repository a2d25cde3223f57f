import { customsRoutes, declarationFormDetail } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { TextButton } from '../shared/text-button'
import { Findings } from './findings'
import { goToPlace, isSheetShown } from './sheet-place'

/** What the checks said of a form that is looked over; leaving the question leads to where that stands. */
export function ReviewFindings({ id, onLeave }: { id: string; onLeave(): void }) {
  const t = useT('customs')
  const navigate = useNavigateTo()
  const { data: form } = useEndpoint(declarationFormDetail, { id }, { quiet: true })
  if (!form || form.issues.length === 0) return null
  const lead = (path: string) => {
    onLeave()
    if (isSheetShown()) goToPlace(path)
    else navigate(customsRoutes.form(id))
  }
  return (
    <section aria-label={t('section.findings')}>
      <h3>{t('section.findings')}</h3>
      <Findings form={form} place={(name, path) => <TextButton onClick={() => lead(path)}>{name}</TextButton>} />
    </section>
  )
}
