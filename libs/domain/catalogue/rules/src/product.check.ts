import type { ProductContent, ProductIssue } from '@tradeport/domain/catalogue/contract'
import { IssueList } from './issue-list'
import { checkAttributes, type AttributeFacts } from './product-attributes.check'
import { checkCustoms, checkMedia, checkPackaging } from './product-goods.check'
import { checkCustomisations, checkLeadTimes, checkPrices, checkSample, checkTrade } from './product-prices.check'
import { checkSkus } from './product-skus.check'
import { checkTexts } from './product-texts.check'

/**
 * Everything a product must say before it can be reviewed. The form calls it while the seller types, the server when the
 * product is submitted and again when it is approved: errors keep it from going on, warnings do not.
 */
export function checkProduct(content: ProductContent, attributes: readonly AttributeFacts[]): ProductIssue[] {
  const issues = new IssueList()
  checkTexts(content, issues)
  checkTrade(content, issues)
  checkAttributes(content, attributes, issues)
  checkSkus(content, attributes, issues)
  checkPrices(content, issues)
  checkLeadTimes(content, issues)
  checkSample(content, issues)
  checkCustomisations(content, issues)
  checkPackaging(content, issues)
  checkCustoms(content, issues)
  checkMedia(content, issues)
  return issues.found
}

export function hasErrors(issues: readonly ProductIssue[]): boolean {
  return issues.some(issue => issue.severity === 'error')
}
