import { sql } from 'drizzle-orm'
import { COMPANY_STATUSES, type RestrictionCause } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { companyActions } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { towards } from '@tradeport/node/parties'
import { searchedPage, tabCounts, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { companyStatusOf } from './company-state'
import { stakesOf } from './no-stake'

type CompanyHandlers = Pick<Handlers<typeof identityContract>, 'companyPage' | 'companyStatusCount' | 'ownCompany'>

interface CompanyRow extends Record<string, unknown> {
  id: string
  no: string
  legal_name: string
  country: string
  reg_no: string | null
  parties: string[]
  verify_level: number
  status: string
  restricted_for: RestrictionCause[]
  version: number
  members: number
  created_at: string
}

/** The companies of the region that fit. */
function matching(
  ctx: ActorContext,
  input: { keyword?: string | undefined; party?: string | undefined; restrictedFor?: RestrictionCause | undefined },
) {
  const keyword = input.keyword ? likePattern(input.keyword) : null
  const party = input.party ?? null
  return sql`c.region_id = ${ctx.region.regionId}
    and (${keyword}::text is null or c.search_text like ${keyword})
    and (${party}::text is null or ${party} = any (c.parties))
    ${input.restrictedFor ? sql`and c.restricted_for <> '{}' and ${input.restrictedFor} = any (c.restricted_for)` : sql``}`
}

export const companyHandlers: CompanyHandlers = {
  async companyPage(ctx, input) {
    const order = sql`c.id desc`
    const where = sql`${matching(ctx, input)} and (${input.status ?? null}::text is null or c.status = ${input.status ?? null})`
    const companies = { table: sql`company`, as: sql`c`, where, order }
    const page = await searchedPage(ctx.db, input, companies, async from => {
      const { rows } = await ctx.db.execute<CompanyRow>(sql`
        select c.id, c.no, c.legal_name, c.country, c.reg_no, c.parties, c.verify_level, c.status, c.restricted_for, c.version, c.created_at,
          (select count(*)::int from company_member m where m.company_id = c.id and m.status = 'active') as members
        ${from} order by ${order}`)
      return rows
    })
    const stakes = await stakesOf(ctx)
    const records = page.records.map(row => ({
      id: row.id,
      no: row.no,
      legalName: row.legal_name,
      country: row.country,
      regNo: row.reg_no,
      parties: row.parties,
      verifyLevel: row.verify_level,
      status: companyStatusOf(row.status),
      restrictedFor: row.restricted_for,
      version: row.version,
      ownStake: stakes.has(row.id),
      actions: companyActions(
        { status: companyStatusOf(row.status), restrictedFor: row.restricted_for },
        towards(ctx, stakes.has(row.id)).actor.roles,
      ),
      members: row.members,
      createdAt: iso(row.created_at),
    }))
    return { ...page, records }
  },

  async companyStatusCount(ctx, input) {
    return tabCounts(
      ctx.db,
      COMPANY_STATUSES,
      status => sql`from company c where ${matching(ctx, input)} and c.status = ${status}`,
    )
  },

  async ownCompany(ctx) {
    const { rows } = await ctx.db.execute<
      Record<string, unknown> & {
        id: string
        no: string
        legal_name: string
        country: string
        reg_no: string | null
        parties: string[]
        company_type: string | null
        founded_year: number | null
        main_products: string[]
        main_markets: string[]
        address: string | null
        contact_name: string | null
        contact_phone: string | null
        verify_level: number
        status: string
        members: {
          userId: string
          displayName: string
          email: string | null
          phone: string | null
          roles: string[]
          status: string
        }[]
      }
    >(sql`
        select c.*, (
          select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'displayName', u.display_name, 'email', u.email, 'phone', case when u.email is null then u.phone end,
            'roles', m.roles, 'status', m.status) order by m.created_at), '[]')
          from company_member m join user_account u on u.id = m.user_id where m.company_id = c.id and m.status <> 'removed') as members
        from company c where c.id = ${ctx.actor.companyId}`)
    const row = rows[0]
    if (!row) throw new AppError('USER_SERVICE530404')
    return {
      id: row.id,
      no: row.no,
      legalName: row.legal_name,
      country: row.country,
      regNo: row.reg_no,
      parties: row.parties,
      companyType: row.company_type,
      foundedYear: row.founded_year,
      mainProducts: row.main_products,
      mainMarkets: row.main_markets,
      address: row.address,
      contactName: row.contact_name,
      contactPhone: row.contact_phone,
      verifyLevel: row.verify_level,
      status: companyStatusOf(row.status),
      version: row.version,
      members: row.members,
    }
  },
}
