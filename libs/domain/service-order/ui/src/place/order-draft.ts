import type { MarketServiceDetail, OrderTemplate, TemplateField } from '@tradeport/domain/service-market/contract'
import type { OrderAnswers, ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { answerProblems, askedAnswers, orderPrice, type OrderPrice } from '@tradeport/domain/service-order/rules'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { compareDecimal, isDecimal, isPositive } from '@tradeport/kernel/values'

export type Sku = MarketServiceDetail['skus'][number]

export interface OrderDraft {
  skuId: string
  qty: string
  answers: OrderAnswers
  name: string
  phone: string
  email: string
  remark: string
}

/** @param like another order of the same person: what it says is filled in, as far as this form asks the same */
export function newDraft(
  { skus: [sku] }: MarketServiceDetail,
  { person, template, like }: { person: string; template: OrderTemplate; like?: ServiceOrderDetail | undefined },
): OrderDraft {
  const fresh = { skuId: sku?.id ?? '', qty: sku?.minQty ?? '1', answers: {}, name: person }
  if (!like) return { ...fresh, phone: '', email: '', remark: '' }
  const isSame = (field: TemplateField) =>
    like.form.fields.some(({ key, type }) => key === field.key && type === field.type)
  const answers: OrderAnswers = {}
  for (const { key } of template.fields.filter(isSame)) {
    const answer = like.form.answers[key]
    if (answer !== undefined) answers[key] = answer
  }
  const isEnough = sku !== undefined && sku.unit === like.unit && compareDecimal(like.qty, sku.minQty) >= 0
  return { ...fresh, ...like.contact, ...(isEnough ? { qty: like.qty } : {}), answers, remark: like.remark }
}

/** A draft to go on with; an item that the service no longer has is to be chosen anew. */
export function draftOf(order: ServiceOrderDetail, { skus }: MarketServiceDetail): OrderDraft {
  const { skuId, qty, remark, form, contact } = order
  const known = skus.some(sku => sku.id === skuId)
  return { skuId: known ? skuId : '', qty, answers: form.answers, ...contact, remark }
}

/** What the server is told of it. */
export const wishOf = ({ skuId, qty, answers, name, phone, email, remark }: OrderDraft, template: OrderTemplate) => ({
  skuId,
  qty,
  answers: askedAnswers(template.fields, answers),
  contact: { name, phone, email },
  remark,
})

export function wishOfOrder({ skuId, qty, form, contact, remark }: ServiceOrderDetail): ReturnType<typeof wishOf> {
  const { name, phone, email } = contact
  return { skuId, qty, answers: form.answers, contact: { name, phone, email }, remark }
}

export type DraftProblem = Pick<FieldError, 'path' | 'rule'> & { params?: Record<string, string | number> }

/** What is still missing or wrong, before the server is asked. */
export function draftProblems(
  draft: OrderDraft,
  sku: Sku | undefined,
  fields: readonly TemplateField[],
): DraftProblem[] {
  return [
    ...(sku ? qtyProblems(draft.qty, sku) : [{ path: 'skuId', rule: 'required' }]),
    ...answerProblems(fields, draft.answers),
    ...(draft.name.trim() === '' ? [{ path: 'contact.name', rule: 'required' }] : []),
  ]
}

function qtyProblems(qty: string, sku: Sku): DraftProblem[] {
  if (!isDecimal(qty) || !isPositive(qty)) return [{ path: 'qty', rule: 'positive' }]
  return compareDecimal(qty, sku.minQty) < 0 ? [{ path: 'qty', rule: 'below_moq', params: { moq: sku.minQty } }] : []
}

/** Null where the price is quoted, or the quantity is not one yet. */
export function draftPrice(draft: OrderDraft, sku: Sku | undefined): (OrderPrice & { currency: string }) | null {
  if (!sku || sku.priceMode !== 'fixed' || sku.price === null || sku.currency === null) return null
  if (!isDecimal(draft.qty) || !isPositive(draft.qty)) return null
  const { price: unitPrice, taxRate, currency } = sku
  return { ...orderPrice({ unitPrice, qty: draft.qty, discount: '0', taxRate, currency }), currency }
}
