import type { CompanyData } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { makesGoods, mayAsOwner } from '@tradeport/domain/identity/rules'
import { nameLocale } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { companyFace, requireNoneMade, requireProduction, showCompany } from './company-face'
import { currentLicence } from './certificate.repository'
import { ownersSeat, seatOf } from './member.handlers'
import { requireListed } from './listed-codes'
import { lockOwners, type Seat } from './member.repository'
import { invalid } from './invalid-field'
import { isPhoneOf, requireRegionEmail, requireRegionPhone } from './region-contact'
import type { IdentityPorts } from './ports'
import { ownDto } from './registration.dto'
import { hasOpenChange, newestChangeOf } from './registration.repository'
import { startRegistration } from './registration.start'

type ProfileHandlers = Pick<
  Handlers<typeof identityContract>,
  'companyProfile' | 'updateCompanyProfile' | 'ownCompanyChange' | 'startCompanyChange'
>

type OfficialFact = 'foundedOn' | 'exportLicenceNo' | 'customsRegNo' | 'vatNo'

interface CompanyRecord {
  id: string
  no: string
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

async function ownRow(ctx: ActorContext, seat: Seat): Promise<CompanyRecord> {
  const [row] = await ctx.query<CompanyRecord>(
    'company_profile',
    `select id, no, version, status, legal_name, display_name, country, reg_no, company_type, founded_year, employees, main_products,
       main_markets, province, city, address, contact_name, contact_phone, contact_phone_verified,
       founded_on::text as founded_on, export_licence_no, customs_reg_no, vat_no, contact_email
     from company where id = $1`,
    [seat.companyId],
  )
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

const shownName = (ctx: ActorContext, row: CompanyRecord) =>
  row.display_name[nameLocale(ctx.region)] ?? row.display_name['en_US'] ?? row.legal_name

const ownerSeat = (ctx: ActorContext): Seat => ownersSeat(ctx, 'company:update')

/** What is not known is left out. */
const known = (facts: Readonly<Record<OfficialFact, string | null>>): Partial<Record<OfficialFact, string>> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))

/** The company as a registration would have it, where all of it is known. */
function companyDataOf(ctx: ActorContext, row: CompanyRecord): CompanyData {
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

export const profileHandlers = (ports: Pick<IdentityPorts, 'stores' | 'codes' | 'companies'>): ProfileHandlers => ({
  async companyProfile(ctx) {
    const seat = seatOf(ctx)
    const row = await ownRow(ctx, seat)
    const { production, proven } = await companyFace(ctx, seat.companyId)
    return {
      id: row.id,
      no: row.no,
      version: row.version,
      status: row.status,
      legalName: row.legal_name,
      country: row.country,
      regNo: row.reg_no,
      address: [row.address, row.city, row.province].filter(Boolean).join(', ') || null,
      displayName: shownName(ctx, row),
      employees: row.employees,
      mainProducts: row.main_products,
      mainMarkets: row.main_markets,
      contactName: row.contact_name,
      contactPhone: row.contact_phone,
      contactPhoneVerified: row.contact_phone !== null && row.contact_phone === row.contact_phone_verified,
      companyType: row.company_type,
      foundedYear: row.founded_year,
      foundedOn: row.founded_on,
      exportLicenceNo: row.export_licence_no,
      customsRegNo: row.customs_reg_no,
      vatNo: row.vat_no,
      contactEmail: row.contact_email,
      production,
      makesGoods: makesGoods(seat.party, row.company_type),
      proven,
      actions: mayAsOwner(seat.party, ctx.actor.roles, 'company:update') ? (['edit', 'change'] as const).slice() : [],
    }
  },

  async updateCompanyProfile(ctx, input) {
    const seat = ownerSeat(ctx)
    if (input.contactPhone !== null) requireRegionPhone(ctx, input.contactPhone, 'contactPhone')
    const before = await ownRow(ctx, seat)
    if (
      input.contactPhone !== null &&
      input.contactPhone !== before.contact_phone &&
      !isPhoneOf(before.country, input.contactPhone)
    )
      throw invalid('contactPhone', 'country_phone')
    const face = await companyFace(ctx, seat.companyId)
    // What a company says already it may go on saying, whatever the list says of it now.
    if (input.employees !== null && input.employees !== before.employees)
      await requireListed(ctx, ports.codes, { list: 'employee_band', code: input.employees }, 'employees')
    const { contactEmail = before.contact_email, production = face.production } = input
    if (contactEmail !== null) requireRegionEmail(ctx, contactEmail, 'contactEmail')
    if (input.production) {
      await requireProduction(ctx, ports, input.production)
      if (!makesGoods(seat.party, before.company_type)) requireNoneMade(input.production, face.production)
    }
    const names = { ...before.display_name, [nameLocale(ctx.region)]: input.displayName }
    const rows = await ctx.query<{ version: number }>(
      'company_profile_update',
      `update company set display_name = $3, employees = $4, main_products = $5, main_markets = $6, contact_name = $7,
         contact_phone = $8, version = version + 1, updated_at = $9, updated_by = $10, contact_email = $11, annual_revenue = $12,
         factory_area = $13, production_lines = $14, machines = $15, monthly_capacity = $16,
         production_changed_at = case when $17 then $9 else production_changed_at end
       where id = $1 and version = $2 returning version`,
      [
        seat.companyId,
        input.version,
        JSON.stringify(names),
        input.employees,
        input.mainProducts,
        input.mainMarkets,
        input.contactName,
        input.contactPhone,
        ctx.now().toISOString(),
        seat.userId,
        contactEmail,
        production.annualRevenue,
        production.factoryAreaM2,
        production.productionLines,
        JSON.stringify(production.machines),
        JSON.stringify(production.monthlyCapacity),
        // What was seen on the spot was what stood there before.
        JSON.stringify(production) !== JSON.stringify(face.production),
      ],
    )
    const version = rows[0]?.version
    if (version === undefined) throw new AppError('FT510006')
    const { version: _seen, ...after } = input
    await ctx.audit({
      action: 'company:edit',
      entityType: 'company',
      entityId: seat.companyId,
      entityNo: before.no,
      companyId: seat.companyId,
      before: {
        displayName: shownName(ctx, before),
        employees: before.employees,
        mainProducts: before.main_products,
        mainMarkets: before.main_markets,
        contactName: before.contact_name,
        contactPhone: before.contact_phone,
        contactEmail: before.contact_email,
        production: face.production,
      },
      after: { ...after, contactEmail, production },
    })
    await showCompany(ctx, ports.stores, seat.companyId)
    ctx.live({ to: { companyId: seat.companyId }, topic: 'company', id: seat.companyId })
    return { version }
  },

  async ownCompanyChange(ctx) {
    const seat = ownerSeat(ctx)
    const application = await newestChangeOf(ctx, seat.companyId)
    return application ? ownDto(ctx, application) : null
  },

  async startCompanyChange(ctx) {
    const seat = ownerSeat(ctx)
    await lockOwners(ctx, seat)
    if (await hasOpenChange(ctx, seat.companyId)) throw new AppError('MALL600403')
    const row = await ownRow(ctx, seat)
    const company = { ...companyDataOf(ctx, row), ...licenceWords(await currentLicence(ctx, seat.companyId)) }
    return startRegistration(ctx, {
      userId: seat.userId,
      party: seat.party,
      company,
      changeOf: { companyId: seat.companyId, previous: company },
    })
  },
})
