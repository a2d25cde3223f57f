import type { CompanyData } from '@tradeport/domain/identity/contract'
import { normaliseRegNo } from './registration-number.rules'

/** What a question about one field opens besides it: another country has other numbers, another licence other days. */
const OPENS: Readonly<Record<string, readonly string[]>> = {
  country: ['regNo'],
  licenceFileId: ['documents.business_licence', 'licenceIssuer', 'licenceIssuedOn', 'licenceValidUntil'],
  'documents.business_licence': ['licenceFileId', 'licenceIssuer', 'licenceIssuedOn', 'licenceValidUntil'],
}

/** Fields and papers (`documents.<key>`) that an answer to the reviewer's questions may change. */
export function openedBy(requests: readonly { field: string }[]): ReadonlySet<string> {
  return new Set(requests.flatMap(({ field }) => [field, ...(OPENS[field] ?? [])]))
}

const wordsOf = (value: unknown): string => (value === undefined || value === null ? '' : JSON.stringify(value))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields that were changed though nobody asked; what was left empty before may be filled in. */
export function changedUnasked(
  requests: readonly { field: string }[],
  before: CompanyData,
  after: CompanyData,
): string[] {
  const open = openedBy(requests)
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...is.keys(), ...was.keys()])].filter(
    field => !open.has(field) && !isEmpty(was.get(field)) && wordsOf(was.get(field)) !== wordsOf(is.get(field)),
  )
}

/** What a company is known by and where it sits: checks and papers speak of these. */
const FACTS = ['country', 'legalName', 'province', 'city', 'address'] as const satisfies readonly (keyof CompanyData)[]

/** Whether what was checked of the company as it was sent before says nothing of it as it is now. */
export function isAnotherCompany(before: CompanyData, after: CompanyData): boolean {
  const differs = FACTS.some(field => wordsOf(before[field]) !== wordsOf(after[field]))
  return differs || normaliseRegNo(before.regNo) !== normaliseRegNo(after.regNo)
}

/** Whether the form keeps a field as it was sent. */
export function isKept(requests: readonly { field: string }[], before: CompanyData, field: keyof CompanyData): boolean {
  return !openedBy(requests).has(field) && !isEmpty(before[field])
}

/** What was typed, with everything that nobody asked about exactly as it was sent. */
export function answeredCompany(
  requests: readonly { field: string }[],
  before: CompanyData,
  typed: CompanyData,
): CompanyData {
  const open = openedBy(requests)
  const kept = Object.entries(before).filter(([field, value]) => !open.has(field) && !isEmpty(value))
  return { ...typed, ...Object.fromEntries(kept) }
}
