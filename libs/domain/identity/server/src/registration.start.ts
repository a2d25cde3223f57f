import type { CompanyData, RegistrationParty } from '@tradeport/domain/identity/contract'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { insertApplication } from './registration.repository'

/** Company data as the form holds it: everything is text until it is sent. */
export function draftFrom(company: Partial<CompanyData>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(company).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]),
  )
}

export interface NewRegistration {
  userId: string
  party: RegistrationParty
  company?: CompanyData
  /** The company whose data shall change; a new one when absent. */
  changeOf?: { companyId: string; previous?: CompanyData }
  /** The company that gets another side. */
  joins?: { companyId: string; contactPhoneVerified: string | null }
}

export async function startRegistration(
  ctx: ActorContext,
  { userId, party, company, changeOf, joins }: NewRegistration,
): Promise<{ applicationId: string; no: string }> {
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'RG', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  await insertApplication(ctx, {
    id,
    no,
    party,
    kind: changeOf ? 'change' : 'registration',
    ...(changeOf ? { companyId: changeOf.companyId } : {}),
    ...(joins ?? {}),
    ...(changeOf?.previous ? { previous: changeOf.previous } : {}),
    applicantUserId: userId,
    draft: company ? draftFrom(company) : {},
  })
  await ctx.event({ documentType: 'registration', documentId: id, action: 'start', toStatus: 'draft' })
  return { applicationId: id, no }
}
