import * as identity from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Caller, TestApi } from '@tradeport/testing/harness'

/** A browser without a network sends no files, so the licence is laid where an upload would have. */
async function handInLicence(api: TestApi, owner: Caller, applicationId: string): Promise<void> {
  const fileId = crypto.randomUUID()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at)
     values ($1, $2, $3, $4, 'document', 'private', 'licence.pdf', 'application/pdf', 1, '', '', now())`,
    [fileId, DEFAULT_REGION.regionId, owner.actor.userId, owner.actor.companyId],
  )
  await api.pool.query(
    `insert into registration_document (application_id, requirement, file_id, file_name, mime, created_at)
     values ($1, 'business_licence', $2, 'licence.pdf', 'application/pdf', now())`,
    [applicationId, fileId],
  )
}

/** A change of the caller's company, sent to the reviewers. @returns its id; the version is 1 */
export async function sendChange(
  api: TestApi,
  owner: Caller,
  regNo: string,
  legalName = `Harbour Trading ${regNo} GmbH`,
): Promise<string> {
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  await handInLicence(api, owner, id)
  await owner.ok(identity.submitRegistration, { id, version: 0, company: identity.aCompany({ legalName, regNo }) })
  return id
}
