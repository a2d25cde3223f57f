import { production, type CompanyFace, type Production } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { invalid } from './invalid-field'
import { requireListed } from './listed-codes'
import type { IdentityPorts, StorePort } from './ports'

interface FaceRow {
  legal_name: string
  country: string
  city: string | null
  company_type: string | null
  founded_year: number | null
  employees: string | null
  annual_revenue: string | null
  factory_area: number | null
  production_lines: number | null
  machines: unknown
  monthly_capacity: unknown
  type_proven: string | null
  production_proven: string | null
}

export async function companyFace(ctx: ActorContext, companyId: string): Promise<CompanyFace> {
  const [row] = await ctx.query<FaceRow>(
    'company_face',
    `select c.legal_name, c.country, c.city, c.company_type, c.founded_year, c.employees, c.annual_revenue, c.factory_area,
       c.production_lines, c.machines, c.monthly_capacity,
       (case when seen.confirms @> '{companyType}' and seen.checked_at >= coalesce(c.type_changed_at, '-infinity')
         then seen.valid_until end)::text as type_proven,
       (case when seen.confirms @> '{production}' and seen.checked_at >= coalesce(c.production_changed_at, '-infinity')
         then seen.valid_until end)::text as production_proven
     from company c left join lateral (
       select confirms, checked_at, valid_until from company_certificate
       where company_id = c.id and kind = 'site_check' and status = 'accepted' and valid_until >= $2::date
       order by id desc limit 1) seen on true
     where c.id = $1`,
    [companyId, ctx.now().toISOString().slice(0, 10)],
  )
  if (!row) throw new AppError('USER_SERVICE530404')
  return {
    companyId,
    legalName: row.legal_name,
    country: row.country,
    city: row.city,
    companyType: row.company_type,
    foundedYear: row.founded_year,
    employees: row.employees,
    production: production.parse({
      annualRevenue: row.annual_revenue,
      factoryAreaM2: row.factory_area,
      productionLines: row.production_lines,
      machines: row.machines,
      monthlyCapacity: row.monthly_capacity,
    }),
    proven: { companyType: row.type_proven, production: row.production_proven },
  }
}

/** Shops follow their company in the transaction that changes it. */
export async function showCompany(ctx: ActorContext, stores: StorePort, companyId: string): Promise<void> {
  await stores.showCompany(ctx, await companyFace(ctx, companyId))
}

/** Whether anything was said at all: what was never said cannot have been seen. */
export const saysNothing = ({ machines, monthlyCapacity, ...facts }: Production): boolean =>
  machines.length + monthlyCapacity.length === 0 && Object.values(facts).every(fact => fact === null)

/** @throws AppError for what only makers are asked, where it is more than the company has said before. */
export function requireNoneMade(said: Production, before: Production): void {
  for (const field of ['factoryAreaM2', 'productionLines', 'machines', 'monthlyCapacity'] as const) {
    const isNew = JSON.stringify(said[field]) !== JSON.stringify(before[field])
    const isNothing = said[field] === null || (Array.isArray(said[field]) && said[field].length === 0)
    if (isNew && !isNothing) throw invalid(`production.${field}`, 'not_offered')
  }
}

/** @throws AppError at the field of a year to come, a category or band that nobody has, or goods that are named twice. */
export async function requireProduction(
  ctx: ActorContext,
  { codes, companies }: Pick<IdentityPorts, 'codes' | 'companies'>,
  { annualRevenue, machines, monthlyCapacity }: Production,
): Promise<void> {
  const late = machines.findIndex(({ year }) => year !== null && year > ctx.now().getUTCFullYear())
  if (late >= 0) throw invalid(`production.machines.${late}.year`, 'in_future')
  const goods = monthlyCapacity.map(({ categoryId }) => categoryId)
  const twice = goods.findIndex((goodsId, index) => goods.indexOf(goodsId) !== index)
  if (twice >= 0) throw invalid(`production.monthlyCapacity.${twice}.categoryId`, 'duplicate')
  const names = await companies.categoryNames(ctx, goods)
  const unknown = goods.findIndex(goodsId => !names.has(goodsId))
  if (unknown >= 0) throw invalid(`production.monthlyCapacity.${unknown}.categoryId`, 'unknown_category')
  if (annualRevenue !== null)
    await requireListed(ctx, codes, { list: 'annual_revenue_band', code: annualRevenue }, 'production.annualRevenue')
}
