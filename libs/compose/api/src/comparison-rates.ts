import { referenceRate, takeReferenceRates, type ReferenceRate } from '@tradeport/domain/catalogue/server'
import { exchangeRateOn, exchangeRatesInto } from '@tradeport/domain/reference/server'
import type { RatesForSourcing } from '@tradeport/domain/sourcing/server'
import { mulDecimal } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/** What operators have approved; where they have nothing, what lists of goods are compared at. */
export const comparisonRates: RatesForSourcing = {
  async rate(base, quote, ctx) {
    const approved = await exchangeRateOn(ctx, base, quote, tradeDay(ctx.now()))
    return approved ? { rate: approved.rate, at: `${approved.asOf}T00:00:00.000Z` } : referenceRate(ctx, base, quote)
  },
}

/** Lists of goods follow the approved rates; a currency that nothing is approved for keeps the rate it has. */
export async function followRates(ctx: ActorContext): Promise<void> {
  const day = tradeDay(ctx.now())
  const inDollars = await exchangeRatesInto(ctx, 'USD', day)
  const inYuan = await exchangeRatesInto(ctx, 'CNY', day)
  const yuan = inDollars.get('CNY') ?? (await referenceRate(ctx, 'CNY', 'USD'))
  const rates = [...inDollars].map(([currency, { rate, asOf }]): ReferenceRate => ({ currency, usd: rate, asOf }))
  // Operators quote against the yuan: as long as nobody has quoted the dollar, its rate of before leads on.
  const led = [...inYuan].flatMap(([currency, { rate, asOf }]): ReferenceRate[] =>
    yuan && !inDollars.has(currency) ? [{ currency, usd: mulDecimal(rate, yuan.rate), asOf }] : [],
  )
  await takeReferenceRates(ctx, [...rates, ...led])
}
