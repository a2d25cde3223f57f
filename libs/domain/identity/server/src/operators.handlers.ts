import { sql } from 'drizzle-orm'
import { IDENTITIES } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { ROLES } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { COUNT_LIMIT, limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { IdentityPorts } from './ports'

type OperatorHandlers = Pick<
  Handlers<typeof identityContract>,
  'operatorPage' | 'rolePage' | 'companyPage' | 'ownCompany'
>

const like = (keyword: string | undefined) => (keyword ? `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null)

interface OperatorRow extends Record<string, unknown> {
  id: string
  display_name: string
  email: string
  employee_no: string | null
  region_ids: string[]
  roles: string[]
  status: string
  last_login_at: string | null
}

interface CompanyRow extends Record<string, unknown> {
  id: string
  no: string
  legal_name: string
  country: string
  reg_no: string | null
  parties: string[]
  verify_level: number
  status: string
  members: number
  created_at: string
}

/** How many people hold each role, counted in one query: operators everywhere, members in the caller's region. */
async function roleMembers(ctx: ActorContext): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ role: string; n: number }>(sql`
    select role, count(*)::int as n from (
      select unnest(roles) as role from operator where status = 'active'
      union all
      select unnest(m.roles) from company_member m join company c on c.id = m.company_id
      where m.status = 'active' and c.region_id = ${ctx.region.regionId}
    ) t group by role`)
  return new Map(rows.map(row => [row.role, row.n]))
}

export function operatorHandlers(ports: IdentityPorts): OperatorHandlers {
  return {
    async operatorPage(ctx, input) {
      const { limit, offset } = limits(input)
      const keyword = like(input.keyword)
      const where = sql`(${keyword}::text is null or u.display_name ilike ${keyword} or u.email ilike ${keyword})
        and (${input.role ?? null}::text is null or ${input.role ?? null} = any (o.roles))
        and (o.region_ids = '{}' or ${ctx.region.regionId} = any (o.region_ids))`
      const from = sql`from operator o join user_account u on u.id = o.user_id where ${where}`
      const { rows } = await ctx.db.execute<OperatorRow>(sql`
        select u.id, u.display_name, u.email, o.employee_no, o.region_ids, o.roles, o.status, u.last_login_at
        ${from} order by u.id limit ${limit} offset ${offset}`)
      const counted = await ctx.db.execute<{ n: number }>(
        sql`select count(*)::int as n from (select 1 ${from} limit ${COUNT_LIMIT}) t`,
      )
      const records = rows.map(row => ({
        id: row.id,
        displayName: row.display_name,
        email: row.email,
        employeeNo: row.employee_no,
        regionIds: row.region_ids,
        roles: row.roles,
        status: row.status,
        lastLoginAt: isoOrNull(row.last_login_at),
      }))
      return pageOf(input, records, counted.rows[0]?.n ?? 0)
    },

    async rolePage(ctx, input) {
      const members = await roleMembers(ctx)
      const parties = IDENTITIES.filter(party => input.party === undefined || party === input.party)
      const all = parties.flatMap(party =>
        ROLES[party].map(code => ({
          code,
          party,
          members: members.get(code) ?? 0,
          permissions: [...ports.permissionsOf(code)],
        })),
      )
      const { limit, offset } = limits(input)
      return pageOf(input, all.slice(offset, offset + limit), all.length)
    },

    async companyPage(ctx, input) {
      const { limit, offset } = limits(input)
      const keyword = like(input.keyword)
      const from = sql`from company c where c.region_id = ${ctx.region.regionId}
        and (${keyword}::text is null or c.legal_name ilike ${keyword} or c.no ilike ${keyword} or c.reg_no ilike ${keyword})
        and (${input.party ?? null}::text is null or ${input.party ?? null} = any (c.parties))
        and (${input.status ?? null}::text is null or c.status = ${input.status ?? null})`
      const { rows } = await ctx.db.execute<CompanyRow>(sql`
        select c.id, c.no, c.legal_name, c.country, c.reg_no, c.parties, c.verify_level, c.status, c.created_at,
          (select count(*)::int from company_member m where m.company_id = c.id and m.status = 'active') as members
        ${from} order by c.id desc limit ${limit} offset ${offset}`)
      const counted = await ctx.db.execute<{ n: number }>(
        sql`select count(*)::int as n from (select 1 ${from} limit ${COUNT_LIMIT}) t`,
      )
      const records = rows.map(row => ({
        id: row.id,
        no: row.no,
        legalName: row.legal_name,
        country: row.country,
        regNo: row.reg_no,
        parties: row.parties,
        verifyLevel: row.verify_level,
        status: row.status,
        members: row.members,
        createdAt: iso(row.created_at),
      }))
      return pageOf(input, records, counted.rows[0]?.n ?? 0)
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
          members: { userId: string; displayName: string; email: string; roles: string[]; status: string }[]
        }
      >(sql`
        select c.*, (
          select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'displayName', u.display_name, 'email', u.email,
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
        status: row.status,
        members: row.members,
      }
    },
  }
}
