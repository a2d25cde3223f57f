import { servesEverywhere, type OperatorRole } from '@tradeport/kernel/config'
import { allowedActions, defineMachine, holds } from '@tradeport/kernel/contract-kit'
import { ALL_REGIONS_SCOPE, TEXT_STATUSES, type TextStatus } from '@tradeport/domain/language/contract'

/** Who changes what the front-ends say. */
export const LANGUAGE_EDITORS = ['op_content', 'op_region_admin', 'op_super'] as const satisfies readonly OperatorRole[]
export const LANGUAGE_READERS = [...LANGUAGE_EDITORS, 'op_auditor', 'op_cs'] as const satisfies readonly OperatorRole[]

/** A text of one scope and language; publishing and rolling back move many at once. */
export const languageTextMachine = defineMachine({
  name: 'languageText',
  statuses: TEXT_STATUSES,
  initial: 'built_in',
  final: [],
  actions: {
    save: { from: ['built_in', 'draft', 'published'], to: 'draft', by: LANGUAGE_EDITORS },
    reset: { from: ['draft', 'published'], to: 'draft', by: LANGUAGE_EDITORS },
    discard: { from: ['draft'], to: 'published', by: LANGUAGE_EDITORS },
    publish: { from: ['draft'], to: 'published', by: LANGUAGE_EDITORS },
    roll_back: { from: ['published'], to: 'published', by: LANGUAGE_EDITORS },
  },
})

export interface LanguageActor {
  readonly roles: readonly string[]
  /** Empty means all. */
  readonly regionIds: readonly string[]
}

const EDITED = ['languageText']
const READ = [...EDITED, 'language']

/** Texts of all regions are changed only by those who look after all regions. */
export function mayEditTexts(actor: LanguageActor, scope: string): boolean {
  if (!holds(actor.roles, LANGUAGE_EDITORS, EDITED)) return false
  return servesEverywhere(actor.regionIds) || (scope !== ALL_REGIONS_SCOPE && actor.regionIds.includes(scope))
}

/** Who edits a region also sees what all regions have in common. */
export function mayReadTexts(actor: LanguageActor, scope: string): boolean {
  if (!holds(actor.roles, LANGUAGE_READERS, READ)) return false
  return servesEverywhere(actor.regionIds) || scope === ALL_REGIONS_SCOPE || actor.regionIds.includes(scope)
}

interface OwnTexts {
  readonly draft: string | null
  readonly published: string | null
}

export function textStatusOf({ draft, published }: OwnTexts): TextStatus {
  if (draft !== published) return 'draft'
  return published === null ? 'built_in' : 'published'
}

/** What this operator may do with one text now. */
export function textActions(text: OwnTexts, actor: LanguageActor, scope: string): string[] {
  if (!mayEditTexts(actor, scope)) return []
  return allowedActions(languageTextMachine, textStatusOf(text), actor.roles).filter(
    action => action === 'save' || action === 'discard' || (action === 'reset' && text.draft !== null),
  )
}
