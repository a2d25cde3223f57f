import { isCurrencyCode, unit } from '@tradeport/kernel/config'
import type { PriceTier, ProductContent } from '@tradeport/domain/catalogue/contract'
import { isAbove, isBelow, isMultiple, isWhole } from './decimals'
import type { IssueList } from './issue-list'

export function checkTrade(content: ProductContent, issues: IssueList): void {
  if (content.tradeTypes.length === 0) issues.error('tradeTypes', 'required')
  if (content.tradeTypes.includes('foreign') && content.incoterms.length === 0) issues.error('incoterms', 'required')
  if (content.moq === null) issues.error('moq', 'required')
  else if (!isMultiple(content.moq, content.orderMultiple))
    issues.error('moq', 'multiple_of', { of: content.orderMultiple })
  checkWhole(content, 'moq', content.moq, issues)
  checkWhole(content, 'orderMultiple', content.orderMultiple, issues)
}

function checkWhole(content: ProductContent, path: string, value: string | null, issues: IssueList): void {
  if (value !== null && !unit(content.saleUnit)?.fraction && !isWhole(value)) issues.error(path, 'not_whole')
}

export function checkPrices(content: ProductContent, issues: IssueList): void {
  if (content.priceMode === 'negotiable') {
    if (content.priceTiers.length > 0) issues.error('priceTiers', 'no_prices')
    return
  }
  for (const tradeType of content.tradeTypes)
    if (!content.priceTiers.some(tier => tier.tradeType === tradeType))
      issues.error('priceTiers', 'price_missing', { tradeType })
  const last = new Map<string, { tier: PriceTier; steps: number }>()
  content.priceTiers.forEach((tier, index) => {
    const path = `priceTiers.${index}`
    checkTier(content, tier, path, issues)
    const key = JSON.stringify([tier.skuCode, tier.tradeType, tier.currency, tier.incoterm, tier.port])
    const before = last.get(key)
    if (before) checkStep(content, before.tier, tier, path, issues)
    else if (content.moq !== null && isBelow(tier.minQty, content.moq))
      issues.error(`${path}.minQty`, 'below_moq', { moq: content.moq })
    last.set(key, { tier, steps: (before?.steps ?? 0) + 1 })
  })
}

function checkTier(content: ProductContent, tier: PriceTier, path: string, issues: IssueList): void {
  if (!isCurrencyCode(tier.currency)) issues.error(`${path}.currency`, 'currency')
  if (!content.tradeTypes.includes(tier.tradeType)) issues.error(`${path}.tradeType`, 'trade_type_not_offered')
  if (tier.tradeType === 'foreign' && tier.incoterm === null) issues.error(`${path}.incoterm`, 'incoterm_required')
  if (tier.tradeType === 'domestic' && tier.incoterm !== null) issues.error(`${path}.incoterm`, 'domestic_incoterm')
  if (tier.tradeType === 'foreign' && tier.incoterm !== null && !content.incoterms.includes(tier.incoterm))
    issues.error(`${path}.incoterm`, 'incoterm_not_offered')
  if (tier.skuCode !== null && !content.skus.some(sku => sku.code !== '' && sku.code === tier.skuCode))
    issues.error(`${path}.skuCode`, 'unknown_sku')
  checkWhole(content, `${path}.minQty`, tier.minQty, issues)
  if (content.priceMode === 'range') {
    if (tier.priceTo === null) issues.error(`${path}.priceTo`, 'required')
    else if (isBelow(tier.priceTo, tier.price)) issues.error(`${path}.priceTo`, 'price_to')
  } else if (tier.priceTo !== null) issues.error(`${path}.priceTo`, 'one_step')
}

/** Steps of a ladder rise in quantity and never in price. */
function checkStep(content: ProductContent, before: PriceTier, tier: PriceTier, path: string, issues: IssueList): void {
  if (content.priceMode === 'range') issues.error(`${path}.minQty`, 'one_step')
  if (!isAbove(tier.minQty, before.minQty)) issues.error(`${path}.minQty`, 'ascending')
  if (isAbove(tier.price, before.price)) issues.error(`${path}.price`, 'not_descending')
}

export function checkLeadTimes(content: ProductContent, issues: IssueList): void {
  if (content.leadTimes.length === 0) issues.error('leadTimes', 'required')
  content.leadTimes.forEach((step, index) => {
    const before = content.leadTimes[index - 1]
    if (before && !isAbove(step.minQty, before.minQty)) issues.error(`leadTimes.${index}.minQty`, 'ascending')
    checkWhole(content, `leadTimes.${index}.minQty`, step.minQty, issues)
  })
}

export function checkSample({ sample }: ProductContent, issues: IssueList): void {
  if (!sample?.available) return
  if (sample.price === null) issues.error('sample.price', 'required')
  if (sample.currency === null) issues.error('sample.currency', 'required')
  else if (!isCurrencyCode(sample.currency)) issues.error('sample.currency', 'currency')
}

export function checkCustomisations(content: ProductContent, issues: IssueList): void {
  content.customisations.forEach((option, index) => {
    const path = `customisations.${index}`
    if (!option.name[content.sourceLocale]?.trim()) issues.error(`${path}.name.${content.sourceLocale}`, 'required')
    const costs = option.unitSurcharge !== null || option.setupFee !== null
    if (costs && option.currency === null) issues.error(`${path}.currency`, 'required')
    if (option.currency !== null && !isCurrencyCode(option.currency)) issues.error(`${path}.currency`, 'currency')
  })
}
