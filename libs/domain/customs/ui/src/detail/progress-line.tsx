import type { DeclarationDetail, DeclarationStatus } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { StageLine } from '@tradeport/web/ui'

const STAGES = [
  'draft',
  'reviewed',
  'declaring',
  'customs_accepted',
  'released',
  'cleared',
] as const satisfies readonly DeclarationStatus[]

/** How far a form is; null where it left the way. */
const STAGE_OF: Readonly<Record<DeclarationStatus, number | null>> = {
  draft: 0,
  pending_review: 1,
  review_rejected: 0,
  reviewed: 1,
  pushing: 2,
  push_failed: 0,
  sw_staged: 2,
  declaring: 2,
  declare_failed: 0,
  customs_accepted: 3,
  manual_handling: 3,
  audited: 3,
  tax_pending: 3,
  inspection: 3,
  returned: 3,
  released: 4,
  cleared: STAGES.length,
  deleted: null,
  cancelled: null,
}

/** The way of a form, with the days that customs gave. */
export function ProgressLine({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  const format = useFormat()
  const current = STAGE_OF[form.status]
  if (current === null) return null
  const days: Partial<Record<(typeof STAGES)[number], string | null>> = {
    customs_accepted: form.declareDate,
    released: form.releaseDate,
    cleared: form.clearDate,
  }
  return (
    <DetailSection title={t('section.progress')}>
      <StageLine
        current={current}
        stages={STAGES.map((stage, index) => ({
          key: stage,
          // Where it stands is said by its own name: it may be inspected, or wait for duties.
          label: t(`status.${index === current ? form.status : stage}`),
          note: days[stage] && index <= current ? format.civilDate(days[stage]) : undefined,
        }))}
      />
    </DetailSection>
  )
}
