import type { ActorContext } from '@tradeport/node/server-kit'

/** How many companies that stand and applications under way name each of the codes, in all regions. */
export async function companiesWith(
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.query<{ code: string; count: number }>(
    'companies_with',
    `select code, count(*)::int as count from (
       select case $1
         when 'company_type' then company_type
         when 'employee_band' then employees
         when 'annual_revenue_band' then annual_revenue end as code
       from company where status <> 'closed'
       union all
       select case $1
         when 'company_type' then company ->> 'companyType'
         when 'employee_band' then company ->> 'employees' end
       from registration_application where status in ('draft', 'submitted', 'in_review', 'need_more_info')
     ) named
     where code = any($2) group by code`,
    [list, codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
