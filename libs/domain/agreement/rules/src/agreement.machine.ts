import { ROLES, type OperatorRole } from '@tradeport/kernel/config'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import {
  AGREEMENT_STATUSES,
  AGREEMENT_TEMPLATE_STATUSES,
  type AgreementStatus,
  type AgreementWait,
  type AgreementTemplateStatus,
} from '@tradeport/domain/agreement/contract'

/** Who writes what customers and providers agree to. */
export const TEMPLATE_EDITORS = ['op_super', 'op_region_admin', 'op_trade'] as const satisfies readonly OperatorRole[]
export const AGREEMENT_READERS = [
  ...TEMPLATE_EDITORS,
  'op_arbiter',
  'op_finance',
  'op_cs',
  'op_auditor',
] as const satisfies readonly OperatorRole[]
const CUSTOMERS = ['seller_owner', 'shop_manager', 'order_follow'] as const

export const agreementTemplateMachine = defineMachine({
  name: 'agreementTemplate',
  statuses: AGREEMENT_TEMPLATE_STATUSES,
  initial: 'draft',
  final: ['replaced'],
  actions: {
    publish: { from: ['draft'], to: 'in_force', by: TEMPLATE_EDITORS },
    withdraw: { from: ['in_force'], to: 'replaced', by: TEMPLATE_EDITORS },
  },
})

/** A customer accepts with its order, a provider by accepting the order; an order that comes to nothing revokes it. */
export const agreementMachine = defineMachine({
  name: 'agreement',
  statuses: AGREEMENT_STATUSES,
  initial: 'draft',
  final: ['signed', 'revoked'],
  actions: {
    update: { from: ['draft', 'part_signed'], to: 'draft', by: CUSTOMERS },
    accept: { from: ['draft', 'part_signed'], to: 'part_signed', by: CUSTOMERS, begins: true },
    sign: { from: ['part_signed'], to: 'signed', by: ROLES.provider },
    revoke: { from: ['draft', 'part_signed'], to: 'revoked', by: ['system'] },
  },
})

export function templateActions(status: AgreementTemplateStatus, mayEdit: boolean, roles: readonly string[]): string[] {
  return [
    ...(mayEdit && status === 'draft' ? ['update'] : []),
    ...allowedActions(agreementTemplateMachine, status, roles),
  ]
}

/** @param sealed the order was sent with it: what was accepted stands. */
export function agreementActions(status: AgreementStatus, sealed: boolean, roles: readonly string[]): string[] {
  if (sealed) return []
  const allowed = allowedActions(agreementMachine, status, roles)
  return allowed.filter(action => action === 'update' || (action === 'accept' && status === 'draft'))
}

/** @param sealed the order was sent with it */
export function agreementWait(status: AgreementStatus, sealed: boolean): AgreementWait | null {
  if (status === 'draft') return 'acceptance'
  if (status !== 'part_signed') return null
  return sealed ? 'signature' : 'sending'
}
