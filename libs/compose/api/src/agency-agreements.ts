import type { orderAgreements } from '@tradeport/domain/agreement/server'
import type { CustomsPorts } from '@tradeport/domain/customs/server'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'

type Agreements = ReturnType<typeof orderAgreements>
type AgencyAgreements = NonNullable<CustomsPorts['agreements']>
type Agency = Parameters<AgencyAgreements['prepare']>[1]

/** Agency orders that are placed with a broker directly are agreed on like orders of customs services. */
export function agencyAgreements(agreements: Agreements, words: CustomsPorts['words']): AgencyAgreements {
  const inAll = async (word: (locale: (typeof LOCALE_CODES)[number]) => Promise<string | undefined>) => {
    const said = await Promise.all(LOCALE_CODES.map(async locale => [locale, await word(locale)] as const))
    return Object.fromEntries(said.filter(([, text]) => text)) satisfies I18nText
  }
  const orderOf = async ({ itemName, ...agency }: Agency) => ({
    ...agency,
    ...({ orderType: 'customs_order', serviceId: null, categoryCode: 'CUSTOMS' } as const),
    serviceTitle: await inAll(async locale => (await words('customsOrder', locale))['one']),
    itemName: await inAll(async () => itemName),
  })
  return {
    prepare: async (ctx, agency) => agreements.prepare(ctx, await orderOf(agency)),
    revise: async (ctx, agency) => agreements.revise(ctx, await orderOf(agency)),
    seal: (ctx, id) => agreements.seal(ctx, id),
    sign: agreements.sign,
    revoke: agreements.revoke,
  }
}
