import { productDetail, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useEndpoint, useLocale, type EndpointState } from '@tradeport/web/react'
import { useAsBuyer } from '../frame/use-buyer'

/** A product as visitors see it, none without an id; with prices that its store keeps for signed-in buyers, where one is signed in. */
export function useProduct(id: string): EndpointState<ProductDetail> {
  const { locale } = useLocale()
  const asked = useEndpoint(productDetail, { id }, { quiet: true, enabled: id !== '' })
  const { data: forBuyer } = useAsBuyer(
    productDetail,
    { id },
    { key: ['buyer', productDetail.name, locale, id], isAsked: asked.data?.priceHidden === true },
  )
  return { ...asked, data: forBuyer ?? asked.data }
}
