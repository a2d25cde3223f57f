import type { ActorContext } from '@tradeport/node/server-kit'

/** Companies that stand and applications under way that name a code of a list, in all regions. */
export async function companiesWith(ctx: ActorContext, list: string, value: string): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'companies_with',
    `select (select count(*) from company where status <> 'closed' and case $1
         when 'company_type' then company_type = $2
         when 'employee_band' then employees = $2
         when 'annual_revenue_band' then annual_revenue = $2 end)::int
       + (select count(*) from registration_application
         where status in ('draft', 'submitted', 'in_review', 'need_more_info') and case $1
           when 'company_type' then company ->> 'companyType' = $2
           when 'employee_band' then company ->> 'employees' = $2 end)::int as count`,
    [list, value],
  )
  return row?.count ?? 0
}
