import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { productDetail } from '@tradeport/domain/catalogue/contract'
import { isDecimal, isPositive } from '@tradeport/kernel/values'
import { useEndpoint } from '@tradeport/web/react'
import type { Basket } from './use-basket'

export interface Arrival {
  /** The product is on its way into the basket. */
  pending: boolean
  /** It is no longer offered. */
  gone: boolean
}

/** `?productId=&skuId=&qty=`: a product page sent somebody here; its line is put in once and the address made plain. */
export function useArrival({ add }: Basket): Arrival {
  const [params, setParams] = useSearchParams()
  const productId = params.get('productId') ?? ''
  const { data, error } = useEndpoint(productDetail, { id: productId }, { enabled: productId !== '', quiet: true })
  const taken = useRef('')
  useEffect(() => {
    const address = params.toString()
    if (!data || productId === '' || taken.current === address) return
    taken.current = address
    const sku = data.skus.find(candidate => candidate.id === params.get('skuId') && candidate.enabled)
    const wanted = params.get('qty')
    const qty = wanted !== null && isDecimal(wanted) && isPositive(wanted) ? wanted : data.moq
    void add({
      productId,
      ...(sku ? { skuId: sku.id } : {}),
      quantities: [isPositive(qty) ? qty : '1'],
      unit: data.saleUnit,
    }).then(() => setParams(new URLSearchParams(), { replace: true }))
  }, [data, productId, params, setParams, add])
  return { pending: productId !== '' && !error, gone: error !== undefined && productId !== '' }
}
