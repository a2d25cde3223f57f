import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { attachments, type Attachment, type inquiryCreate } from '@tradeport/domain/sourcing/contract'
import { INCOTERM_CODES, type IncotermCode } from '@tradeport/kernel/config'
import { z, type InputOf } from '@tradeport/kernel/contract-kit'
import { isDecimal, isPositive } from '@tradeport/kernel/values'

/** As it is typed; what is empty is not asked for. */
export interface InquiryValues {
  readonly quantity: string
  readonly targetPrice: string
  readonly requirement: string
  readonly incotermWish: IncotermCode | ''
  readonly destCountry: string
  readonly destPort: string
  readonly neededBy: string
  readonly sampleWanted: boolean
  readonly files: readonly Attachment[]
}

const TITLE = 120

/** What was kept on this phone, where it still reads as an inquiry; over it, what was just chosen on the product's page. */
export function startValues(kept: unknown, moq: string | null, quantity: string | undefined): InquiryValues {
  const valueOf = (name: string): unknown =>
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
  const text = (name: string) => {
    const value = valueOf(name)
    return typeof value === 'string' ? value : ''
  }
  const files = z.safeParse(attachments(), valueOf('files'))
  const isChosen = quantity !== undefined && isDecimal(quantity) && isPositive(quantity)
  return {
    quantity: text('quantity') || (isChosen ? quantity : (moq ?? '1')),
    targetPrice: text('targetPrice'),
    requirement: text('requirement'),
    incotermWish: INCOTERM_CODES.find(code => code === valueOf('incotermWish')) ?? '',
    destCountry: text('destCountry'),
    destPort: text('destPort'),
    neededBy: text('neededBy'),
    sampleWanted: valueOf('sampleWanted') === true,
    files: files.success ? files.data : [],
  }
}

/** @param currency that prices of the product's page are in, which the target price names */
export function inquiryOf(
  product: Pick<ProductDetail, 'id' | 'title' | 'saleUnit' | 'store' | 'skus'>,
  skuId: string | undefined,
  values: InquiryValues,
  currency: string,
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
        ...(values.targetPrice ? { targetPrice: values.targetPrice, targetCurrency: currency } : {}),
      },
    ],
    sampleWanted: values.sampleWanted,
    files: [...values.files],
    ...(values.requirement.trim() ? { requirement: values.requirement.trim() } : {}),
    ...(values.incotermWish ? { incotermWish: values.incotermWish } : {}),
    ...(values.destCountry ? { destCountry: values.destCountry } : {}),
    ...(values.destPort.trim() ? { destPort: values.destPort.trim() } : {}),
    ...(values.neededBy ? { neededBy: values.neededBy } : {}),
  }
}
