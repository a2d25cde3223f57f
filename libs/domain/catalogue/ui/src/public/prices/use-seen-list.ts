import { useQuery } from '@tanstack/react-query'
import { productPage } from '@tradeport/domain/catalogue/contract'
import type { InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useLocale } from '@tradeport/web/react'
import { useBuyerLayer } from '../frame/use-buyer'

type Input = InputOf<typeof productPage>
type Page = OutputOf<typeof productPage>

/** Prices decide which goods are there, or in which order. */
const asksForPrices = ({ priceMin, priceMax, sort }: Input) =>
  priceMin !== undefined || priceMax !== undefined || sort === 'price_asc' || sort === 'price_desc'

/**
 * A list of goods as a visitor sees it, and once more as the signed-in buyer does where stores keep prices from visitors: the first one
 * stays until the second is there.
 */
export function useSeenList(input: Input, asVisitor: Page | undefined): Page | undefined {
  const layer = useBuyerLayer()
  const { locale } = useLocale()
  const isKept = asVisitor?.records.some(({ priceNeed }) => priceNeed !== null) === true
  const { data } = useQuery({
    queryKey: ['buyer', productPage.name, locale, input],
    enabled: layer !== undefined && asVisitor !== undefined && (isKept || asksForPrices(input)),
    queryFn: async ({ signal }) => {
      const result = await layer?.call(productPage, input, { signal, ignoreError: true })
      return result?.ok ? result.data : Promise.reject(result?.failure)
    },
  })
  return data ?? asVisitor
}
