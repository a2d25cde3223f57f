import type { InquiryLine, InquiryLineInput } from '@tradeport/domain/sourcing/contract'

/** A line as the person edits it: everything text, nothing missing. */
export interface LineDraft {
  productId: string | null
  skuId: string | null
  name: string
  specs: { name: string; value: string }[]
  quantities: string[]
  unit: string
  targetPrice: string | undefined
  targetCurrency: string
  customisation: string
  hsCode: string | null
  files: { fileId: string; name: string }[]
}

export function draftOf(line: InquiryLine, currency: string): LineDraft {
  return {
    productId: line.productId,
    skuId: line.skuId,
    name: line.name ?? '',
    specs: [...line.specs],
    quantities: [...line.quantities],
    unit: line.unit,
    targetPrice: line.targetPrice ?? undefined,
    targetCurrency: line.targetCurrency ?? currency,
    customisation: line.customisation ?? '',
    hsCode: line.hsCode,
    files: [...line.files],
  }
}

export function inputOf(draft: LineDraft): InquiryLineInput {
  return {
    ...(draft.productId === null ? {} : { productId: draft.productId }),
    ...(draft.skuId === null ? {} : { skuId: draft.skuId }),
    ...(draft.name === '' ? {} : { name: draft.name }),
    specs: draft.specs.filter(spec => spec.name.trim() !== '' && spec.value.trim() !== ''),
    quantities: draft.quantities.filter(step => step !== ''),
    unit: draft.unit,
    ...(draft.targetPrice === undefined
      ? {}
      : { targetPrice: draft.targetPrice, targetCurrency: draft.targetCurrency }),
    ...(draft.customisation === '' ? {} : { customisation: draft.customisation }),
    ...(draft.hsCode === null ? {} : { hsCode: draft.hsCode }),
    files: draft.files,
  }
}
