import { CHECK_METHODS } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { binary, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { invalid } from './invalid-field'
import type { IdentityPorts } from './ports'

type EvidenceHandlers = Pick<Handlers<typeof identityContract>, 'companyEvidence' | 'evidenceFile'>

interface EvidenceRow {
  id: string
  kind: string
  number: string | null
  issuer: string | null
  issuedOn: string | null
  validUntil: string | null
  method: string
  checked_at: Date
  fileIds: string[]
}

const today = (ctx: ActorContext) => ctx.now().toISOString().slice(0, 10)

/** A company whose pages may be seen: of the call's region, and neither suspended nor closed. */
async function shownCompany(ctx: ActorContext, by: { storeId?: string | undefined; companyId?: string | undefined }) {
  const [row] = await ctx.query<{ id: string; verify_level: number; contact_verified: boolean }>(
    'evidence_company',
    `select id, verify_level, coalesce(contact_phone = contact_phone_verified, false) as contact_verified from company
     where region_id = $1 and status in ('active', 'restricted')
       and (id = $2::uuid or store_id = $3::uuid or ($3::uuid is not null and more_store_ids @> array[$3::uuid]))
     limit 1`,
    [ctx.region.regionId, by.companyId ?? null, by.storeId ?? null],
  )
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

export const evidenceHandlers = ({ codes }: Pick<IdentityPorts, 'codes'>): EvidenceHandlers => ({
  async companyEvidence(ctx, input) {
    if ((input.storeId === undefined) === (input.companyId === undefined)) throw invalid('companyId', 'required')
    const company = await shownCompany(ctx, input)
    const rows = await ctx.query<EvidenceRow>(
      'evidence_of',
      `select id, kind, number, issuer, issued_on::text as "issuedOn", valid_until::text as "validUntil", check_method as method,
         checked_at, file_ids as "fileIds"
       from company_certificate
       where company_id = $1 and status = 'accepted' and checked_at is not null and (valid_until is null or valid_until >= $2::date)
       order by kind <> 'business_licence', kind <> 'site_check', id desc limit 50`,
      [company.id, today(ctx)],
    )
    const wanted = rows.map(({ kind: code }) => ({ list: 'certificate_kind' as const, code }))
    const names = (await codes.labels(ctx, wanted, ctx.locale)).get('certificate_kind')
    return {
      verifyLevel: company.verify_level,
      contactVerified: company.contact_verified,
      evidence: rows.map(({ checked_at, method, ...row }) => ({
        ...row,
        kindName: names?.get(row.kind) ?? null,
        method: CHECK_METHODS.find(known => known === method) ?? 'document',
        checkedAt: iso(checked_at),
      })),
    }
  },

  async evidenceFile(ctx, input) {
    const [file] = await ctx.query<{ storage_key: string; mime: string; file_name: string }>(
      'evidence_file',
      `select f.storage_key, f.mime, f.file_name from file_asset f
       where f.id = $1 and f.kind = 'document' and f.scan_state = 'clean' and exists (
         select 1 from company_certificate c join company o on o.id = c.company_id
         where c.file_ids <> '{}' and c.file_ids @> array[f.id] and c.status = 'accepted' and c.region_id = $2
           and (c.valid_until is null or c.valid_until >= $3::date) and o.status in ('active', 'restricted'))`,
      [input.id, ctx.region.regionId, today(ctx)],
    )
    const content = file && (await ctx.files.blobs.get(file.storage_key))
    if (!file || !content) throw new AppError('FILE700404')
    return binary({ body: content, mime: file.mime, fileName: file.file_name })
  },
})
