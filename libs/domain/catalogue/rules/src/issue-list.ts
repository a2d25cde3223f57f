import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import type { FieldRule } from '@tradeport/kernel/errors'

/** Gathers findings; the path leads to the field in the content, as a form names it. */
export class IssueList {
  readonly found: ProductIssue[] = []

  error(path: string, rule: FieldRule, params: ProductIssue['params'] = {}): void {
    this.found.push({ path, rule, params, severity: 'error' })
  }

  warning(path: string, rule: FieldRule, params: ProductIssue['params'] = {}): void {
    this.found.push({ path, rule, params, severity: 'warning' })
  }
}
