import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { recordSiteCheck } from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'

/** The licence that a reviewer has just compared with the company's data; an earlier one gives way. */
export async function insertLicenceCertificate(
  ctx: ActorContext,
  certificate: {
    companyId: string
    number: string
    issuer: string | null
    issuedOn: string | null
    validUntil: string | null
    fileIds: readonly string[]
  },
): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.query(
    'certificate_licence_replace',
    `update company_certificate set status = 'withdrawn', version = version + 1, updated_at = $2, updated_by = $3
     where company_id = $1 and kind = 'business_licence' and status in ('pending', 'accepted', 'expired')`,
    [certificate.companyId, now, ctx.actor.userId],
  )
  const no = await nextDocumentNo(ctx.db, 'CE', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  await ctx.query(
    'certificate_licence',
    `insert into company_certificate (id, no, region_id, status, company_id, kind, number, file_ids, check_method, checked_by,
       checked_at, created_at, updated_at, created_by, issuer, issued_on, valid_until)
     values ($1, $2, $3, 'accepted', $4, 'business_licence', $5, $6, 'document', $7, $8, $8, $8, $7, $9, $10, $11)`,
    [
      uuidv7(),
      no,
      ctx.region.regionId,
      certificate.companyId,
      certificate.number,
      certificate.fileIds,
      ctx.actor.userId,
      now,
      certificate.issuer,
      certificate.issuedOn,
      certificate.validUntil,
    ],
  )
}

/** The licence that a company stands on now. */
export async function currentLicence(
  ctx: ActorContext,
  companyId: string,
): Promise<{ issuer: string | null; issuedOn: string | null; validUntil: string | null } | undefined> {
  const [row] = await ctx.query<{ issuer: string | null; issuedOn: string | null; validUntil: string | null }>(
    'certificate_current_licence',
    `select issuer, issued_on::text as "issuedOn", valid_until::text as "validUntil" from company_certificate
     where company_id = $1 and kind = 'business_licence' and status in ('accepted', 'expired') order by id desc limit 1`,
    [companyId],
  )
  return row
}

/** A check on the spot counts from the moment that it is recorded; an earlier one gives way. */
export async function insertSiteCheck(ctx: ActorContext, check: ParsedInputOf<typeof recordSiteCheck>) {
  const now = ctx.now().toISOString()
  await ctx.query(
    'certificate_site_check_replace',
    `update company_certificate set status = 'withdrawn', version = version + 1, updated_at = $2, updated_by = $3
     where company_id = $1 and kind = 'site_check' and status in ('pending', 'accepted')`,
    [check.companyId, now, ctx.actor.userId],
  )
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'CE', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  const issuer = check.inspector || null
  const number = check.reportNo || null
  await ctx.query(
    'certificate_site_check',
    `insert into company_certificate (id, no, region_id, status, company_id, kind, number, issuer, issued_on, valid_until, file_ids,
       check_method, checked_by, checked_at, created_at, updated_at, created_by, confirms)
     values ($1, $2, $3, 'accepted', $4, 'site_check', $5, $6, $7, $8, $9, $10, $11, $12, $12, $12, $11, $13)`,
    [
      id,
      no,
      ctx.region.regionId,
      check.companyId,
      number,
      issuer,
      check.checkedOn,
      check.validUntil,
      check.fileIds,
      check.method,
      ctx.actor.userId,
      now,
      check.confirms,
    ],
  )
  return { id, no, companyId: check.companyId, issuer, number }
}
