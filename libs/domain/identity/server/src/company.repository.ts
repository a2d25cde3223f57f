import { nameLocale } from '@tradeport/kernel/config'
import type { CompanyData, RegistrationParty } from '@tradeport/domain/identity/contract'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Whether another company than `except` has the number. */
export async function companyExists(
  ctx: ActorContext,
  country: string,
  regNoKey: string,
  except: string | null = null,
): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'company_exists',
    `select id from company where country = $1 and reg_no_key = $2 and status <> 'closed' and id is distinct from $3`,
    [country, regNoKey, except],
  )
  return rows.length > 0
}

async function insertMember(
  ctx: ActorContext,
  member: { userId: string; companyId: string; party: string; roles: string[] },
): Promise<void> {
  await ctx.query(
    'member_insert',
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, $3, $4, true, 'active', $5)`,
    [member.userId, member.companyId, member.party, member.roles, ctx.now().toISOString()],
  )
}

/** A buyer starts with a name and a country; papers come when trust is asked for (marketplace.md 2.6, light start). */
export async function insertBuyerCompany(
  ctx: ActorContext,
  userId: string,
  company: { legalName: string; country: string },
): Promise<string> {
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'CO', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  await ctx.query(
    'company_insert_buyer',
    `insert into company (id, no, region_id, parties, legal_name, country, verify_level, status, created_at, updated_at, created_by)
     values ($1, $2, $3, '{buyer}', $4, $5, 1, 'active', $6, $6, $7)`,
    [id, no, ctx.region.regionId, company.legalName, company.country, ctx.now().toISOString(), userId],
  )
  await insertMember(ctx, { userId, companyId: id, party: 'buyer', roles: ['buyer_owner'] })
  return id
}

const FIRST_ROLES: Readonly<Record<RegistrationParty, string[]>> = {
  seller: ['seller_owner', 'shop_manager'],
  provider: ['provider_owner'],
  buyer: ['buyer_owner'],
}

/** Day of foundation, export licence, customs and VAT number, as columns take them. */
const officialNumbers = (company: CompanyData) => [
  company.foundedOn ?? null,
  company.exportLicenceNo ?? null,
  company.customsRegNo ?? null,
  company.vatNo ?? null,
]

/** The company of an approved registration with its owner. @returns undefined when its number is taken meanwhile. */
export async function insertApprovedCompany(
  ctx: ActorContext,
  application: {
    party: RegistrationParty
    applicantUserId: string
    company: CompanyData
    regNoKey: string
    contactPhoneVerified: string | null
  },
): Promise<string | undefined> {
  const { company, party } = application
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'CO', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  const inserted = await ctx.query<{ id: string }>(
    'company_insert_approved',
    `insert into company (id, no, region_id, parties, legal_name, display_name, country, reg_no, reg_no_key, company_type,
       founded_year, employees, main_products, main_markets, province, city, address, contact_name, contact_phone, licence_file_id,
       contact_phone_verified, verify_level, status, created_at, updated_at, created_by, founded_on, export_licence_no, customs_reg_no,
       vat_no)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $23, 2, 'active', $21, $21, $22,
       $24, $25, $26, $27)
     on conflict do nothing returning id`,
    [
      id,
      no,
      ctx.region.regionId,
      [party],
      company.legalName,
      JSON.stringify({ [nameLocale(ctx.region)]: company.displayName, en_US: company.displayName }),
      company.country,
      company.regNo,
      application.regNoKey,
      company.companyType,
      company.foundedYear ?? null,
      company.employees ?? null,
      company.mainProducts,
      company.mainMarkets,
      company.province,
      company.city,
      company.address,
      company.contactName,
      company.contactPhone,
      company.licenceFileId ?? null,
      ctx.now().toISOString(),
      application.applicantUserId,
      application.contactPhoneVerified,
      ...officialNumbers(company),
    ],
  )
  if (inserted.length === 0) return undefined
  const roles = FIRST_ROLES[party]
  await insertMember(ctx, { userId: application.applicantUserId, companyId: id, party, roles })
  // The applicant's open sessions become the company's: no second sign-in after the good news.
  await ctx.query(
    'session_adopt',
    'update user_session set company_id = $2 where user_id = $1 and identity = $3 and company_id is null and ended_at is null',
    [application.applicantUserId, id, party],
  )
  return id
}

export async function setCompanyStore(ctx: ActorContext, companyId: string, storeId: string): Promise<void> {
  await ctx.query('company_store', 'update company set store_id = $2 where id = $1', [companyId, storeId])
}

/** A shop besides the first one. */
export async function addCompanyStore(ctx: ActorContext, companyId: string, storeId: string): Promise<void> {
  await ctx.query(
    'company_more_stores',
    'update company set more_store_ids = more_store_ids || $2::uuid where id = $1',
    [companyId, storeId],
  )
}

/** What the licence says, after a reviewer has compared it. The rest of the profile is the company's own. */
export async function updateLicensedData(
  ctx: ActorContext,
  companyId: string,
  company: CompanyData,
  regNoKey: string,
): Promise<void> {
  await ctx.query(
    'company_licensed_data',
    `update company set legal_name = $2, country = $3, reg_no = $4, reg_no_key = $5, company_type = $6, founded_year = $7,
       province = $8, city = $9, address = $10, updated_at = $11, updated_by = $12, version = version + 1,
       founded_on = $13, export_licence_no = $14, customs_reg_no = $15, vat_no = $16,
       type_changed_at = case when company_type is distinct from $6 then $11 else type_changed_at end,
       verify_level = greatest(verify_level, case when exists (select 1 from company_certificate
         where company_id = $1 and kind = 'site_check' and status = 'accepted') then 3 else 2 end)
     where id = $1`,
    [
      companyId,
      company.legalName,
      company.country,
      company.regNo,
      regNoKey,
      company.companyType,
      company.foundedYear ?? null,
      company.province,
      company.city,
      company.address,
      ctx.now().toISOString(),
      ctx.actor.userId,
      ...officialNumbers(company),
    ],
  )
}
