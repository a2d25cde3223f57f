import type { ActorContext, JobStep } from '@tradeport/node/server-kit'

/** US dollars for one unit of a currency. */
export interface ReferenceRate {
  readonly currency: string
  readonly usd: string
  readonly asOf: string
}

/** One unit of a currency in another, at the reference rate; undefined where one is unknown. */
export async function referenceRate(
  ctx: ActorContext,
  base: string,
  quote: string,
): Promise<{ rate: string; at: string } | undefined> {
  const [row] = await ctx.query<{ rate: string; at: string }>(
    'reference_rate',
    `select trim_scale(round(b.usd / q.usd, 8))::text as rate, least(b.as_of, q.as_of)::text as at
     from reference_rate b, reference_rate q where b.currency = $1 and q.currency = $2`,
    [base, quote],
  )
  return row && { rate: row.rate, at: `${row.at}T00:00:00.000Z` }
}

/** Holds from now on for what is published and compared; prices of listings follow with the job. */
export async function takeReferenceRates(ctx: ActorContext, rates: readonly ReferenceRate[]): Promise<void> {
  await ctx.query(
    'reference_rate_take',
    // What is too small for the column would be worth nothing. In one order, so that two approvals do not wait for each other.
    `insert into reference_rate (currency, usd, as_of)
     select r.currency, r.usd, r."asOf" from jsonb_to_recordset($1::jsonb) as r (currency text, usd numeric(18, 8), "asOf" date)
     where r.usd > 0 order by r.currency
     on conflict (currency) do update set usd = excluded.usd, as_of = excluded.as_of
       where reference_rate.usd <> excluded.usd or reference_rate.as_of <> excluded.as_of`,
    [JSON.stringify(rates)],
  )
}

export async function hasReferenceRate(ctx: ActorContext, currency: string): Promise<boolean> {
  const rows = await ctx.query('reference_rate_known', 'select 1 from reference_rate where currency = $1', [currency])
  return rows.length > 0
}

/** The least of its prices in US dollars, as far as rates are known. */
export const leastPriceSql = (prices: string): string =>
  `(select min((p.value ->> 0)::numeric * r.usd)::numeric(18, 4)
    from jsonb_each(${prices}) p join reference_rate r on r.currency = p.key)`

/** So many at a time: whoever publishes meanwhile does not wait long for a row. */
const AT_ONCE = 500

/** Reckons prices of listings anew where a rate has changed since; cut short, it begins again. */
export async function repriceListings(step: JobStep): Promise<void> {
  const changed = await step(ctx =>
    ctx.query<{ currency: string; usd: string }>(
      'reference_rate_changed',
      'select currency, usd::text as usd from reference_rate where listed is distinct from usd',
      [],
    ),
  )
  if (changed.length === 0) return
  const currencies = changed.map(({ currency }) => currency)
  for (let last: string | undefined = NO_ID; last !== undefined;) last = await repriceSome(step, currencies, last)
  await step(ctx =>
    ctx.query(
      'reference_rate_listed',
      // One that has changed once more meanwhile keeps waiting.
      `update reference_rate r set listed = c.usd from jsonb_to_recordset($1::jsonb) as c (currency text, usd numeric)
       where r.currency = c.currency`,
      [JSON.stringify(changed)],
    ),
  )
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** @returns the last that was looked at, or nothing at the end. */
function repriceSome(step: JobStep, currencies: readonly string[], after: string): Promise<string | undefined> {
  return step(async ctx => {
    const [row] = await ctx.query<{ last: string | null }>(
      'listing_reprice',
      `with batch as (select product_id, prices from product_listing where product_id > $2 order by product_id limit ${AT_ONCE}),
        reckoned as (
          select product_id, ${leastPriceSql('prices')} as price from batch where prices ?| $1::text[]),
        written as (
          update product_listing l set price_ref = r.price from reckoned r
          where l.product_id = r.product_id and l.price_ref is distinct from r.price)
      select product_id as last from batch order by product_id desc limit 1`,
      [currencies, after],
    )
    return row?.last ?? undefined
  })
}
