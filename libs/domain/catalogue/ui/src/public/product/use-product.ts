import { useQuery } from '@tanstack/react-query'
import { productDetail, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useEndpoint, useLocale, type EndpointState } from '@tradeport/web/react'
import { useBuyerLayer } from '../frame/use-buyer'

/** A product as visitors see it, none without an id; with prices that its store keeps for signed-in buyers, where one is signed in. */
export function useProduct(id: string): EndpointState<ProductDetail> {
  const { locale } = useLocale()
  const asked = useEndpoint(productDetail, { id }, { quiet: true, enabled: id !== '' })
  const buyer = useBuyerLayer()
  const { data: forBuyer } = useQuery({
    queryKey: ['buyer', productDetail.name, locale, id],
    enabled: buyer !== undefined && asked.data?.priceHidden === true,
    queryFn: async ({ signal }) => {
      const result = await buyer?.call(productDetail, { id }, { signal, ignoreError: true })
      return result?.ok ? result.data : Promise.reject(result?.failure)
    },
  })
  return { ...asked, data: forBuyer ?? asked.data }
}
