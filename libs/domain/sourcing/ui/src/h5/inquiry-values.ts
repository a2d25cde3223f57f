import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import type { inquiryCreate } from '@tradeport/domain/sourcing/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { isDecimal, isPositive } from '@tradeport/kernel/values'

/** As it is typed; what is empty is not asked for. */
export interface InquiryValues {
  readonly quantity: string
  readonly requirement: string
  readonly destCountry: string
  readonly neededBy: string
  readonly sampleWanted: boolean
}

const TITLE = 120

/** What was kept on this phone, where it still reads as an inquiry; over it, what was just chosen on the product's page. */
export function startValues(kept: unknown, moq: string | null, quantity: string | undefined): InquiryValues {
  const text = (name: string) => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const isChosen = quantity !== undefined && isDecimal(quantity) && isPositive(quantity)
  return {
    quantity: text('quantity') || (isChosen ? quantity : (moq ?? '1')),
    requirement: text('requirement'),
    destCountry: text('destCountry'),
    neededBy: text('neededBy'),
    sampleWanted: typeof kept === 'object' && kept !== null && Reflect.get(kept, 'sampleWanted') === true,
  }
}

export function inquiryOf(
  product: Pick<ProductDetail, 'id' | 'title' | 'saleUnit' | 'store' | 'skus'>,
  skuId: string | undefined,
  values: InquiryValues,
): InputOf<typeof inquiryCreate> {
  const sku = product.skus.find(candidate => candidate.id === skuId && candidate.enabled)
  return {
    origin: 'product',
    title: product.title.slice(0, TITLE),
    storeIds: [product.store.id],
    items: [
      {
        productId: product.id,
        ...(sku ? { skuId: sku.id } : {}),
        quantities: [values.quantity],
        unit: product.saleUnit,
      },
    ],
    sampleWanted: values.sampleWanted,
    ...(values.requirement.trim() ? { requirement: values.requirement.trim() } : {}),
    ...(values.destCountry ? { destCountry: values.destCountry } : {}),
    ...(values.neededBy ? { neededBy: values.neededBy } : {}),
  }
}
