import { nameLocale } from '@tradeport/kernel/config'
import { MAX_MAIN_PRODUCTS, type CompanyData, type RegistrationParty } from '@tradeport/domain/identity/contract'
import { nextDocumentNo, unlessTaken, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { numberTaken } from './invalid-field'

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

/** A buying company of that name that is the person's own already. */
export async function ownedBuyer(
  ctx: ActorContext,
  userId: string,
  { legalName, country }: { legalName: string; country: string },
): Promise<string | undefined> {
  const [row] = await ctx.query<{ id: string }>(
    'company_owned_buyer',
    `select c.id from company c join company_member m on m.company_id = c.id and m.party = 'buyer'
     where m.user_id = $1 and m.is_owner and m.status = 'active' and c.region_id = $2 and c.status <> 'closed'
       and lower(c.legal_name) = lower($3) and c.country = $4 limit 1`,
    [userId, ctx.region.regionId, legalName, country],
  )
  return row?.id
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

/** A name that was typed once, for readers here and for all others. */
export const namesOf = (ctx: ActorContext, name: string): Record<string, string> => ({
  [nameLocale(ctx.region)]: name,
  en_US: name,
})

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
      JSON.stringify(namesOf(ctx, company.displayName)),
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
  await seatOwner(ctx, application, id)
  return id
}

/** Who applied becomes the owner of the company's side. */
export async function seatOwner(
  ctx: ActorContext,
  { applicantUserId: userId, party }: { applicantUserId: string; party: RegistrationParty },
  companyId: string,
): Promise<void> {
  await insertMember(ctx, { userId, companyId, party, roles: FIRST_ROLES[party] })
  // The applicant's open sessions become the company's: no second sign-in after the good news.
  await ctx.query(
    'session_adopt',
    'update user_session set company_id = $2 where user_id = $1 and identity = $3 and company_id is null and ended_at is null',
    [userId, companyId, party],
  )
}

/**
 * What a registration says of a company that takes part already, where nobody has said anything yet: the rest is the company's own. Goods
 * of the new side stand beside those of the others; they fitted when it was sent, and what the company has come to name since goes first.
 */
export async function fillProfile(
  ctx: ActorContext,
  companyId: string,
  { company, contactPhoneVerified }: { company: CompanyData; contactPhoneVerified: string | null },
): Promise<void> {
  await ctx.query(
    'company_profile_fill',
    `update company set display_name = case when display_name = '{}' then $2::jsonb else display_name end,
       employees = coalesce(employees, $3), main_products = (main_products || array(select goods from unnest($4::text[]) with ordinality as said (goods, place)
         where goods <> all (main_products) group by goods order by min(place)))[:${MAX_MAIN_PRODUCTS}],
       main_markets = case when main_markets = '{}' then $5 else main_markets end, contact_name = coalesce(contact_name, $6),
       contact_phone = coalesce(contact_phone, $7),
       contact_phone_verified = case when contact_phone is null or contact_phone = $8 then $8 else contact_phone_verified end
     where id = $1`,
    [
      companyId,
      JSON.stringify(namesOf(ctx, company.displayName)),
      company.employees ?? null,
      company.mainProducts,
      company.mainMarkets,
      company.contactName,
      company.contactPhone,
      contactPhoneVerified,
    ],
  )
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

/**
 * What the licence says, after a reviewer has compared it. The rest of the profile is the company's own.
 *
 * @throws AppError `USER_SERVICE530120` where another company has the number.
 */
export async function updateLicensedData(
  ctx: ActorContext,
  companyId: string,
  company: CompanyData,
  regNoKey: string,
): Promise<void> {
  const write = () =>
    ctx.query(
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
  // Another company may come to have the number between the look at it and the write.
  await unlessTaken('company_reg_no', numberTaken, write)
}
