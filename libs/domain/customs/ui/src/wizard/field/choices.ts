import { type RELATIONSHIPS, SUPPLEMENT_TYPES } from '@tradeport/domain/customs/contract'

/** Codes that are in no list of the platform: each has its words (`wizard.choice.<name>.<code>`). */
export const CHOICES = {
  feeMark: ['1', '2', '3'],
  insurMark: ['1', '3'],
  otherMark: ['1', '3'],
  entryType: ['M', '0', 'W', 'L', 'D'],
  billType: ['1', '2', '3', '4'],
  yesNo: ['0', '1'],
  edocFormatType: ['US', 'S'],
  supType: SUPPLEMENT_TYPES,
  priceComparable: ['1', '2', '3', '4'],
} as const
export type ChoiceName = keyof typeof CHOICES

const CHOICE_OF: Readonly<Record<string, ChoiceName>> = {
  feeMark: 'feeMark',
  insurMark: 'insurMark',
  otherMark: 'otherMark',
  entryType: 'entryType',
  billType: 'billType',
  origBoxFlag: 'yesNo',
  noDangFlag: 'yesNo',
  lclFlag: 'yesNo',
  priceInfluenced: 'yesNo',
  priceComparable: 'priceComparable',
  useRestricted: 'yesNo',
  priceConditional: 'yesNo',
  royaltyPaid: 'yesNo',
  proceedsShared: 'yesNo',
  edocFormatType: 'edocFormatType',
  supType: 'supType',
}
export const choiceOf = (name: string): ChoiceName | undefined => CHOICE_OF[name]

/** Of buyer and seller, by the place of their sign in the value. */
export const RELATIONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const satisfies { length: typeof RELATIONSHIPS }
export type Relation = (typeof RELATIONS)[number]
/** The value of parties that are not related. */
export const UNRELATED = RELATIONS.map(() => '0').join('')

/** The relationships that a value names; undefined: it is none. */
export const relationsIn = (value: string): Relation[] | undefined =>
  value.length === RELATIONS.length && /^[01]+$/.test(value)
    ? RELATIONS.filter((_relation, place) => value.charAt(place) === '1')
    : undefined

/** The value with one of them added or taken away; nothing is said where none is left. */
export function withRelation(value: string, relation: Relation, isSo: boolean): string {
  const known = relationsIn(value) ?? []
  const next = RELATIONS.map(each => ((each === relation ? isSo : known.includes(each)) ? '1' : '0')).join('')
  return next === UNRELATED ? '' : next
}
