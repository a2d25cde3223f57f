import type { DeclarationContent, DeclarationIssue } from '@tradeport/domain/customs/contract'
import type { Check, CheckContext, LinkedDocuments } from './check-context'
import { containerChecks } from './container.checks'
import { fieldChecks } from './field.checks'
import {
  chargeChecks,
  dateChecks,
  matterChecks,
  modeChecks,
  paperChecks,
  transitChecks,
  partyChecks,
  weightChecks,
} from './head.checks'
import { itemChecks, vinChecks } from './item.checks'
import { linkedChecks } from './linked.checks'

const CHECKS: readonly Check[] = [
  fieldChecks,
  partyChecks,
  dateChecks,
  weightChecks,
  modeChecks,
  matterChecks,
  transitChecks,
  paperChecks,
  chargeChecks,
  itemChecks,
  vinChecks,
  containerChecks,
  linkedChecks,
]

/** What only the documents behind a form say of it. */
export const checkLinked = (content: DeclarationContent, linked: LinkedDocuments): DeclarationIssue[] =>
  linkedChecks(content, { linked })

/** Everything that is wrong or strange, errors first. */
export function checkDeclaration(content: DeclarationContent, context: CheckContext): DeclarationIssue[] {
  const found = CHECKS.flatMap(check => check(content, context))
  return [...found.filter(({ level }) => level === 'error'), ...found.filter(({ level }) => level === 'warn')]
}

export const errorsOf = (issues: readonly DeclarationIssue[]): DeclarationIssue[] =>
  issues.filter(({ level }) => level === 'error')
