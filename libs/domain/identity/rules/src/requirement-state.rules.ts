import type { CheckState, PaperState, RequirementKind, RequirementState } from '@tradeport/domain/identity/contract'

export interface RequirementFacts {
  kind: RequirementKind
  /** What the platform has found or said; undefined where nobody has. */
  check: CheckState | undefined
  /** Of each paper that was handed in and not taken back. */
  papers: readonly PaperState[]
  /** Of a statement, a phone or a mail address: it was agreed to, or it has answered. */
  confirmed: boolean
  /** The company has shown such a paper before, and it still holds. */
  held?: boolean
}

const CHECKED: Readonly<Record<CheckState, RequirementState>> = {
  pending: 'pending',
  unanswered: 'pending',
  passed: 'complete',
  failed: 'rejected',
  waived: 'waived',
}

function stateOfPapers(papers: readonly PaperState[], held: boolean): RequirementState {
  const good = papers.filter(state => state !== 'rejected')
  if (good.length === 0) return papers.length > 0 ? 'rejected' : held ? 'complete' : 'incomplete'
  return good.every(state => state === 'accepted') ? 'complete' : 'pending'
}

/** How far a requirement is; a refused paper does not count beside one that was not. */
export function requirementState({ kind, check, papers, confirmed, held = false }: RequirementFacts): RequirementState {
  if (check === 'waived') return 'waived'
  if (kind === 'operator_review' || kind === 'registry_lookup') return CHECKED[check ?? 'pending']
  if (kind === 'document') return stateOfPapers(papers, held)
  return confirmed ? 'complete' : 'incomplete'
}

/** Of the applicant's part: nothing is missing that could be sent. */
export const isHandedIn = (state: RequirementState): boolean => state !== 'incomplete' && state !== 'rejected'

/** Questions with one for each refused paper that none was asked about. */
export function withRefusedPapers<R extends { field: string; comment: string }>(
  requests: readonly R[],
  papers: readonly { requirement: string; reason: string | null }[],
): (R | { field: string; comment: string })[] {
  const asked = new Set(requests.map(({ field }) => field))
  const refused = new Map<string, string[]>()
  for (const { requirement, reason } of papers) {
    const field = `documents.${requirement}`
    if (reason !== null && !asked.has(field)) refused.set(field, [...(refused.get(field) ?? []), reason])
  }
  return [
    ...requests,
    ...[...refused].map(([field, reasons]) => ({ field, comment: [...new Set(reasons)].join('\n') })),
  ]
}
