import type { CompanyData } from '@tradeport/domain/identity/contract'
import { nameLocale } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { currentLicence } from './certificate.repository'

type OfficialFact = 'foundedOn' | 'exportLicenceNo' | 'customsRegNo' | 'vatNo'

export interface CompanyRow {
  id: string
  no: string
  parties: string[]
  version: number
  status: string
  legal_name: string
  display_name: Record<string, string>
  country: string
  reg_no: string | null
  company_type: string | null
  founded_year: number | null
  employees: string | null
  main_products: string[]
  main_markets: string[]
  province: string | null
  city: string | null
  address: string | null
  contact_name: string | null
  contact_phone: string | null
  contact_phone_verified: string | null
  founded_on: string | null
  export_licence_no: string | null
  customs_reg_no: string | null
  vat_no: string | null
  contact_email: string | null
}

/** @throws AppError `USER_SERVICE530404` */
export async function companyRow(ctx: ActorContext, companyId: string): Promise<CompanyRow> {
  const [row] = await ctx.query<CompanyRow>(
    'company_profile',
    `select id, no, parties, version, status, legal_name, display_name, country, reg_no, company_type, founded_year, employees, main_products,
       main_markets, province, city, address, contact_name, contact_phone, contact_phone_verified,
       founded_on::text as founded_on, export_licence_no, customs_reg_no, vat_no, contact_email
     from company where id = $1`,
    [companyId],
  )
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

export const shownName = (ctx: ActorContext, row: CompanyRow) =>
  row.display_name[nameLocale(ctx.region)] ?? row.display_name['en_US'] ?? row.legal_name

/** What is not known is left out. */
const known = (facts: Readonly<Record<OfficialFact, string | null>>): Partial<Record<OfficialFact, string>> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))

/** The company as a registration would have it, where all of it is known. */
function companyDataOf(ctx: ActorContext, row: CompanyRow): CompanyData {
  return {
    legalName: row.legal_name,
    displayName: shownName(ctx, row),
    country: row.country,
    regNo: row.reg_no ?? '',
    companyType: row.company_type ?? 'trading',
    ...(row.founded_year === null ? {} : { foundedYear: row.founded_year }),
    ...(row.employees === null ? {} : { employees: row.employees }),
    mainProducts: row.main_products,
    mainMarkets: row.main_markets,
    province: row.province ?? '',
    city: row.city ?? '',
    address: row.address ?? '',
    contactName: row.contact_name ?? '',
    contactPhone: row.contact_phone ?? '',
    ...known({
      foundedOn: row.founded_on,
      exportLicenceNo: row.export_licence_no,
      customsRegNo: row.customs_reg_no,
      vatNo: row.vat_no,
    }),
  }
}

type LicenceFields = Pick<CompanyData, 'licenceIssuer' | 'licenceIssuedOn' | 'licenceValidUntil'>

/** As company data name them; what is not known is left out. */
function licenceWords(licence: Awaited<ReturnType<typeof currentLicence>>): LicenceFields {
  return {
    ...(licence?.issuer ? { licenceIssuer: licence.issuer } : {}),
    ...(licence?.issuedOn ? { licenceIssuedOn: licence.issuedOn } : {}),
    ...(licence?.validUntil ? { licenceValidUntil: licence.validUntil } : {}),
  }
}

/** The company as a registration would have it, with what its licence says of itself. */
export async function companyData(ctx: ActorContext, row: CompanyRow): Promise<CompanyData> {
  return { ...companyDataOf(ctx, row), ...licenceWords(await currentLicence(ctx, row.id)) }
}

/** Kinds of papers of which the company has one that was accepted and still holds. */
export async function heldPapers(ctx: ActorContext, companyId: string): Promise<string[]> {
  const rows = await ctx.query<{ kind: string }>(
    'company_held_papers',
    `select distinct kind from company_certificate
     where company_id = $1 and status = 'accepted' and (valid_until is null or valid_until >= $2::date) order by kind`,
    [companyId, tradeDay(ctx.now())],
  )
  return rows.map(({ kind }) => kind)
}
