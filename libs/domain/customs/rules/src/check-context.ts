import type {
  CheckKey,
  DeclarationContent,
  DeclarationIssue,
  DeclarationItem,
  IssueLevel,
} from '@tradeport/domain/customs/contract'
import type { ListCode } from '@tradeport/domain/reference/contract'
import type { CustomsParameterValues } from './parameter.rules'

export interface TariffLine {
  /** In force on the day of the form. */
  readonly active: boolean
  readonly unit1: string | null
  readonly unit2: string | null
  /** Codes of what customs regulates about it (`AB`). */
  readonly supervision: string
  /** Declaration elements in order; the template of the nearest heading where the line has none of its own. */
  readonly elements: readonly ElementTemplate[]
}

export interface ElementTemplate {
  readonly name: string
  readonly mandatory: boolean
}

/** What the checks have to know of the world; the server looks it up before it asks. */
export interface CheckContext {
  /** Civil day of Asia/Shanghai. */
  readonly today: string
  tariff(codeTs: string): TariffLine | undefined
  /** Whether the code is in force in a list of the product; countries by their three letters. An advisory list that holds nothing has no say. */
  isListed(list: ListCode, code: string): boolean
  /** How many US dollars one unit of a currency is worth for customs. */
  usdRate(currency: string): string | undefined
  /** Median unit price of the company's last twelve months, of the same goods in the same direction. */
  medianPrice(
    ieFlag: DeclarationContent['ieFlag'],
    item: Pick<DeclarationItem, 'codeTs' | 'tradeCurr' | 'gUnit'>,
  ): string | undefined
  /** Values of practice, as operators have them. */
  readonly parameters: CustomsParameterValues
  /** What the order and the transport behind the form say. */
  readonly linked: LinkedDocuments | null
}

/** What trade orders come to in a currency, and what other forms declare of them already. */
export interface LinkedTotal {
  readonly currency: string
  readonly amount: string
  readonly elsewhere?: string
}

export interface LinkedDocuments {
  readonly billNo?: string
  readonly containerNos?: readonly string[]
  readonly packs?: number
  /** Numbers of the trade orders. */
  readonly orderNos?: readonly string[]
  /** Of all of them together, by currency. */
  readonly totals?: readonly LinkedTotal[]
  /** The accounts that the company is paid to. */
  readonly collectAccounts?: readonly CollectAccount[]
}

export interface CollectAccount {
  readonly currency: string
  readonly holderName: string
  /** Number in the company register, where the company itself holds it. */
  readonly holderRegNo: string | null
}

export type Params = Readonly<Record<string, string | number>>

/** One finding; `warn` does not hold a form back. */
export function issue(
  rule: string,
  key: CheckKey,
  path: string,
  params: Params = {},
  level: IssueLevel = 'error',
): DeclarationIssue {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const)
  return { rule, key, path, level, params: Object.fromEntries(texts) }
}

export type Check = (content: DeclarationContent, context: CheckContext) => DeclarationIssue[]

/** Modes of transport without a border in between: bonded areas, warehouses and zones (V-DEC-14). */
const WITHOUT_BORDER = '0178HTWXYZ'
export const crossesNoBorder = (trafMode: string): boolean => trafMode !== '' && WITHOUT_BORDER.includes(trafMode)

const IMPORT_ONLY = '1267ADFIMOPRUkt'
const EXPORT_ONLY = '348BENSxyz'

/** Licences that a tariff line asks for in this direction. */
export function licencesFor(supervision: string, ieFlag: DeclarationContent['ieFlag']): string[] {
  const others = ieFlag === 'E' ? IMPORT_ONLY : EXPORT_ONLY
  return [...new Set(supervision)].filter(code => !others.includes(code))
}

/** Goods that are inspected: then the inspection block of the head and of the line is filled in. */
export const isInspected = (tariff: TariffLine | undefined, ieFlag: DeclarationContent['ieFlag']): boolean =>
  tariff !== undefined && licencesFor(tariff.supervision, ieFlag).includes(ieFlag === 'E' ? 'B' : 'A')

/** `brand type;composition;(GTIN)`: what stands in brackets may stay empty. */
export function elementTemplates(list: string): ElementTemplate[] {
  return list
    .split(';')
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => {
      const optional = /^[(（](.+)[)）]$/.exec(name)?.[1]
      return optional ? { name: optional, mandatory: false } : { name, mandatory: true }
    })
}

/** The elements of a line, in the order of its template. */
export const elementsOf = (gModel: string): string[] =>
  gModel === '' ? [] : gModel.split('|').map(part => part.trim())
