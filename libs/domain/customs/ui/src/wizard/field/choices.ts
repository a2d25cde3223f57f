/** Codes that are in no list of the platform: each has its words (`wizard.choice.<name>.<code>`). */
export const CHOICES = {
  feeMark: ['1', '2', '3'],
  insurMark: ['1', '3'],
  otherMark: ['1', '3'],
  entryType: ['M', '0', 'W', 'L', 'D'],
  billType: ['1', '2', '3', '4'],
  yesNo: ['0', '1'],
  edocFormatType: ['US', 'S'],
  supType: ['1', '2', '3', '4'],
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
  relatedParties: 'yesNo',
  priceInfluenced: 'yesNo',
  edocFormatType: 'edocFormatType',
  supType: 'supType',
}
export const choiceOf = (name: string): ChoiceName | undefined => CHOICE_OF[name]
