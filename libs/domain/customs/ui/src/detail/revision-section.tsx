import { customsRoutes, type DeclarationDetail } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'

/** What was declared before customs returned it. */
export function RevisionSection({ form }: { form: Pick<DeclarationDetail, 'id' | 'revision'> }) {
  const t = useT('customs')
  if (form.revision < 2) return null
  const earlier = Array.from({ length: form.revision - 1 }, (_none, place) => form.revision - 1 - place)
  return (
    <DetailSection id="revisions" title={t('section.revisions')}>
      <ul className="tp-plain-list">
        {earlier.map(number => (
          <li key={number}>
            <AppLink to={customsRoutes.revision(form.id, number)}>{t('paper.revision', { number })}</AppLink>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
