import type { BusinessMatter, DeclarationContent } from '@tradeport/domain/customs/contract'

/** Declared of exports alone. */
export const EXPORT_MATTERS: readonly BusinessMatter[] = ['waterway_transit']
/** Has an element of its own in the message, and goes with everything. */
const BESIDE: readonly BusinessMatter[] = ['guarantee_release']

/** Business matters that are declared together, and what `Type` is for them: the message says one of these and nothing between them. */
type TypeTable = readonly (readonly [matters: readonly BusinessMatter[], type: string])[]
const GENERAL: TypeTable = [
  [[], ''],
  [['tax_form_paperless'], 'SW'],
  [['self_reported_tax'], 'ZB'],
  [['waterway_transit'], 'SZ'],
  [['self_pay'], 'Z'],
  [['tax_form_paperless', 'self_pay'], 'ZW'],
]
const TYPES: Readonly<Record<DeclarationContent['declType'], TypeTable>> = {
  general: GENERAL,
  record_list: [
    [[], 'ML'],
    [['waterway_transit'], 'SM'],
  ],
  // That it is one is said elsewhere in the message (`DeclTrnRel`).
  transit_advance: GENERAL,
  two_step: [[[], 'TS']],
}

/** All that `Type` may be. */
export const MESSAGE_TYPES: readonly string[] = [
  ...new Set(Object.values(TYPES).flatMap(table => table.map(([, type]) => type))),
]

/** `Type` of the message; undefined where it has none for business matters that are declared together. */
export function messageTypeOf({
  declType,
  ieFlag,
  businessMatters,
}: Pick<DeclarationContent, 'declType' | 'ieFlag' | 'businessMatters'>): string | undefined {
  const declared = new Set(
    businessMatters.filter(matter => !BESIDE.includes(matter) && (ieFlag === 'E' || !EXPORT_MATTERS.includes(matter))),
  )
  return TYPES[declType].find(
    ([matters]) => matters.length === declared.size && matters.every(matter => declared.has(matter)),
  )?.[1]
}
