import type * as identityContract from '@tradeport/domain/identity/contract'
import { makesGoods, mayAsOwner } from '@tradeport/domain/identity/rules'
import { nameLocale } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { companyData, companyRow, shownName } from './company-data'
import { companyFace, requireNoneMade, requireProduction, showCompany } from './company-face'
import { joinableSides } from './company-join'
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

const ownerSeat = (ctx: ActorContext): Seat => ownersSeat(ctx, 'company:update')

export const profileHandlers = (ports: Pick<IdentityPorts, 'stores' | 'codes' | 'companies'>): ProfileHandlers => ({
  async companyProfile(ctx) {
    const seat = seatOf(ctx)
    const row = await companyRow(ctx, seat.companyId)
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
      joinable: await joinableSides(ctx, seat),
      actions: mayAsOwner(seat.party, ctx.actor.roles, 'company:update') ? (['edit', 'change'] as const).slice() : [],
    }
  },

  async updateCompanyProfile(ctx, input) {
    const seat = ownerSeat(ctx)
    const before = await companyRow(ctx, seat.companyId)
    // What a company says already it may go on saying, whatever its region and the lists say of it now.
    if (input.contactPhone !== null && input.contactPhone !== before.contact_phone) {
      requireRegionPhone(ctx, input.contactPhone, 'contactPhone')
      if (!isPhoneOf(before.country, input.contactPhone)) throw invalid('contactPhone', 'country_phone')
    }
    const face = await companyFace(ctx, seat.companyId)
    if (input.employees !== null && input.employees !== before.employees)
      await requireListed(ctx, ports.codes, { list: 'employee_band', code: input.employees }, 'employees')
    const { contactEmail = before.contact_email, production = face.production } = input
    if (contactEmail !== null && contactEmail !== before.contact_email)
      requireRegionEmail(ctx, contactEmail, 'contactEmail')
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
    const row = await companyRow(ctx, seat.companyId)
    const company = await companyData(ctx, row)
    return startRegistration(ctx, {
      userId: seat.userId,
      party: seat.party,
      company,
      changeOf: { companyId: seat.companyId, previous: company },
    })
  },
})
