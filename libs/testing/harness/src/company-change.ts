import {
  aCompany,
  startCompanyChange,
  submitRegistration,
  uploadRegistrationDocument,
  type CompanyData,
} from '@tradeport/domain/identity/contract'
import type { Caller } from './test-api'

/** The paper behind a registration. */
export const LICENCE = {
  name: 'licence.pdf',
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.7\n%%EOF'),
}

/** A change of the caller's company, its licence handed in and nothing sent. @returns its id; the version is 0 */
export async function beginCompanyChange(owner: Caller): Promise<string> {
  const { applicationId: id } = await owner.ok(startCompanyChange, {})
  const { code } = await owner.upload(uploadRegistrationDocument, { id, requirement: 'business_licence' }, LICENCE)
  if (code !== '200') throw new Error(`the licence was answered ${code}`)
  return id
}

/** The same, sent to the reviewers. @returns its id; the version is 1 */
export async function sendCompanyChange(owner: Caller, over: Partial<CompanyData> = {}): Promise<string> {
  const id = await beginCompanyChange(owner)
  await owner.ok(submitRegistration, { id, version: 0, company: aCompany(over) })
  return id
}
