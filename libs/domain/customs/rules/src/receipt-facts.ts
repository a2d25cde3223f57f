import { RECEIPT_FACT_NAMES, type DeclarationContent, type ReceiptFact } from '@tradeport/domain/customs/contract'
import { compareDecimal, isDecimal } from '@tradeport/kernel/values'

export type ReceiptFacts = Readonly<Partial<Record<ReceiptFact, string>>>

/** Only what is said. */
export const factsSaid = (textOf: (name: ReceiptFact) => string): ReceiptFacts =>
  Object.fromEntries(
    RECEIPT_FACT_NAMES.flatMap(name => {
      const text = textOf(name).trim()
      return text === '' ? [] : [[name, text]]
    }),
  )

const day = (text: string) => text.replaceAll('-', '').slice(0, 8)
const words = (text: string) => text.replaceAll(/\s+/g, '').toUpperCase()
const isSameNumber = (a: string, b: string) => isDecimal(a) && isDecimal(b) && compareDecimal(a, b) === 0

/** The fields of the form that say the same; a company is named by one of its codes. */
const DECLARED: Readonly<Record<ReceiptFact, readonly (keyof DeclarationContent['head'])[]>> = {
  declPort: ['customMaster'],
  tradeCo: ['tradeCode', 'tradeCoScc'],
  agentName: ['agentName'],
  ieDate: ['ieDate'],
  trafMode: ['trafMode'],
  voyageNo: ['voyageNo'],
  billNo: ['billNo'],
  packNo: ['packNo'],
  grossWt: ['grossWt'],
  netWt: ['netWt'],
}

function isSame(name: ReceiptFact, said: string, declared: string): boolean {
  if (name === 'ieDate') return day(said) === day(declared)
  if (name === 'packNo' || name === 'grossWt' || name === 'netWt') return isSameNumber(said, declared)
  return words(said) === words(declared)
}

/** What was declared instead of what a receipt says; null where it says the same, and where nothing was declared. */
export function declaredInstead(name: ReceiptFact, said: string, { head }: DeclarationContent): string | null {
  const declared = DECLARED[name].map(field => head[field]).filter(value => value !== '')
  return declared.length === 0 || declared.some(value => isSame(name, said, value)) ? null : (declared[0] ?? null)
}
