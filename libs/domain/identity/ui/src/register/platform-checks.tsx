import type { CheckState, OwnRegistration, PaperState, RequirementKind } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useRequirementName } from './requirement-name'

/** Whether the platform looks after it; what else is waived is said at its field. */
export const isOurs = ({ kind }: { kind: RequirementKind }) => kind === 'operator_review' || kind === 'registry_lookup'

export const CHECK_TONES: Readonly<Record<CheckState, 'neutral' | 'success' | 'danger' | 'warning'>> = {
  pending: 'neutral',
  unanswered: 'warning',
  passed: 'success',
  failed: 'danger',
  waived: 'success',
}

export const PAPER_TONES: Readonly<Record<PaperState, 'neutral' | 'success' | 'danger'>> = {
  pending: 'neutral',
  accepted: 'success',
  rejected: 'danger',
}

/** What the platform looks after itself, so that applicants know that it comes and how far it is. */
export function PlatformChecks({ documents }: Pick<OwnRegistration, 'documents'>) {
  const t = useT('identityCompany')
  const text = useText()
  const nameOf = useRequirementName()
  const checks = documents.flatMap(paper => (paper.check && isOurs(paper) ? [{ ...paper, check: paper.check }] : []))
  if (checks.length === 0) return null
  return (
    <section aria-label={t('check.title')}>
      <h3>{t('check.title')}</h3>
      <ul>
        {checks.map(({ check, ...requirement }) => (
          <li key={requirement.key}>
            {nameOf(requirement)} <Tag tone={CHECK_TONES[check.state]}>{t(`check.state.${check.state}`)}</Tag>
            <br />
            {text(requirement.help) || t(requirement.kind === 'registry_lookup' ? 'check.register' : 'check.ours')}
          </li>
        ))}
      </ul>
    </section>
  )
}
