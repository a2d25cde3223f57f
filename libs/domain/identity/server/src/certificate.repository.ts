import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/** The licence that a reviewer has just compared with the company's data; an earlier one gives way. */
export async function insertLicenceCertificate(
  ctx: ActorContext,
  certificate: { companyId: string; number: string; fileIds: readonly string[] },
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
       checked_at, created_at, updated_at, created_by)
     values ($1, $2, $3, 'accepted', $4, 'business_licence', $5, $6, 'document', $7, $8, $8, $8, $7)`,
    [
      uuidv7(),
      no,
      ctx.region.regionId,
      certificate.companyId,
      certificate.number,
      certificate.fileIds,
      ctx.actor.userId,
      now,
    ],
  )
}
