import { iso, isoOrNull } from '@tradeport/node/db'
import { rolesToward } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { InquiryContent, InquiryLine, ProductSnapshot } from '@tradeport/domain/sourcing/contract'
import { inquiryActions } from '@tradeport/domain/sourcing/rules'
import type { InquiryItemRecord, InquiryRecord } from './inquiry.table'

export function lineView(line: InquiryItemRecord, product: ProductSnapshot | null): InquiryLine {
  return {
    id: line.id,
    lineNo: line.lineNo,
    productId: line.productId,
    skuId: line.skuId,
    product,
    name: line.name,
    specs: line.specs,
    quantities: line.quantities,
    unit: line.unit,
    targetPrice: line.targetPrice,
    targetCurrency: line.targetCurrency,
    customisation: line.customisation,
    hsCode: line.hsCode,
    files: line.files,
  }
}

export function contentView(inquiry: InquiryRecord, items: InquiryLine[]): InquiryContent {
  return {
    id: inquiry.id,
    no: inquiry.no,
    status: inquiry.status,
    revision: inquiry.revision,
    title: inquiry.title,
    requirement: inquiry.requirement,
    requirementLocale: inquiry.requirementLocale,
    tradeType: inquiry.tradeType,
    destCountry: inquiry.destCountry,
    destPort: inquiry.destPort,
    incotermWish: inquiry.incotermWish,
    paymentWish: inquiry.paymentWish,
    currencyWish: inquiry.currencyWish,
    neededBy: inquiry.neededBy,
    quoteDays: inquiry.quoteDays,
    quoteDeadline: isoOrNull(inquiry.quoteDeadline),
    sampleWanted: inquiry.sampleWanted,
    inspectionWanted: inquiry.inspectionWanted,
    visibility: inquiry.visibility,
    files: inquiry.files,
    items,
    completeness: inquiry.completeness,
  }
}

export function detailView(ctx: ActorContext, inquiry: InquiryRecord, items: InquiryLine[]) {
  return {
    ...contentView(inquiry, items),
    version: inquiry.version,
    actions: inquiryActions(inquiry, rolesToward(ctx.actor, inquiry)),
    origin: inquiry.origin,
    buyerName: inquiry.buyerName,
    buyerUserName: inquiry.buyerUserName,
    extensions: inquiry.extensions,
    closeReason: inquiry.closeReason,
    createdAt: iso(inquiry.createdAt),
    submittedAt: isoOrNull(inquiry.submittedAt),
  }
}

export function changedView<S extends string>(row: { id: string; version: number; status: S }) {
  return { id: row.id, version: row.version, status: row.status }
}
