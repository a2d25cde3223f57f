import { ProposeSheet } from './propose-sheet'
import { ReceiveSheet } from './receive-sheet'
import { RejectTermsSheet } from './reject-terms-sheet'
import { ReportSheet } from './report-sheet'
import { SignSheet } from './sign-sheet'
import type { Step, StepProps } from './steps'

/** The sheet of a step that was chosen; none where the order has gone on meanwhile. */
export function StepSheet({ step, order, onClose }: StepProps & { readonly step: Step }) {
  if (step.kind === 'sign') return <SignSheet order={order} onClose={onClose} />
  if (step.kind === 'propose') return <ProposeSheet terms={order.terms} onClose={onClose} />
  if (step.kind === 'reject') return <RejectTermsSheet terms={order.terms} onClose={onClose} />
  if (step.kind !== 'report') return <ReceiveSheet order={order} step={step.kind} onClose={onClose} />
  const milestone = order.milestones.find(({ id }) => id === step.milestoneId)
  return milestone ? <ReportSheet milestone={milestone} onClose={onClose} /> : null
}
