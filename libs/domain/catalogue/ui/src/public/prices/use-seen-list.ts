import { productPage } from '@tradeport/domain/catalogue/contract'
import type { InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useLocale } from '@tradeport/web/react'
import { useAsBuyer } from '../frame/use-buyer'

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
  const { locale } = useLocale()
  const isKept = asVisitor?.records.some(({ priceNeed }) => priceNeed !== null) === true
  const { data } = useAsBuyer(productPage, input, {
    key: ['buyer', productPage.name, locale, input],
    isAsked: asVisitor !== undefined && (isKept || asksForPrices(input)),
  })
  return data ?? asVisitor
}
