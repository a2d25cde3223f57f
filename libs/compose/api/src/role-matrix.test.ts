import { ROLES, isRoleCode, type RoleCode } from '@tradeport/kernel/config'
import { describe, expect, test } from 'vitest'
import { permissionCatalogue, permissionsOf } from './permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogue = permissionCatalogue(contracts)

/** The platform's administrators: everything, and everything in their regions. */
const HEADS = ['op_super', 'op_region_admin'] as const

/**
 * The matrix of roles and rights (marketplace.md 4.1), row by row: the actions of one line of it, and every role that has a tick there.
 * Operators' heads hold all that is operators', so they stand in no line of their own.
 */
const BUYERS: readonly RoleCode[] = ['buyer_owner', 'buyer_purchaser', 'buyer_approver']
const SALES: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'sales']
const MAKERS: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'order_follow']
const EDITORS: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'product_editor']
const SIGNERS: readonly RoleCode[] = ['buyer_owner', 'buyer_approver', 'seller_owner', 'shop_manager']

const PARTY_LINES: readonly (readonly [line: string, actions: readonly string[], by: readonly RoleCode[]])[] = [
  ['inquiry:create / cancel', ['inquiry:submit', 'inquiry:cancel'], BUYERS],
  ['inquiry:assign / reply / decline', ['thread:assign', 'thread:reply', 'thread:decline'], SALES],
  ['quotation:create / send / revise', ['quotation:edit', 'quotation:send', 'quotation:withdraw'], SALES],
  ['quotation:accept / counter / reject', ['quotation:accept', 'quotation:counter', 'quotation:reject'], BUYERS],
  ['order:sign', ['orderTerms:sign', 'orderTerms:reject'], SIGNERS],
  [
    'order:cancel_request / amend',
    ['order:cancel', 'order:agree_cancel', 'cancelRequest:request_cancel', 'orderTerms:propose'],
    [...BUYERS, ...SALES],
  ],
  ['payment:report', ['milestone:report'], ['buyer_owner', 'buyer_finance']],
  ['payment:confirm_receipt', ['milestone:confirm', 'milestone:refuse'], ['seller_owner', 'seller_finance']],
  ['production:update, shipment:link', ['order:update_production', 'order:ready', 'order:ship'], MAKERS],
  [
    'service orders: order / follow',
    [
      'serviceOrder:submit',
      'serviceOrder:confirm_quote',
      'serviceOrder:confirm',
      'serviceOrder:reject_deliverable',
      'serviceOrder:cancel',
      'agreement:update',
      'agreement:accept',
    ],
    MAKERS,
  ],
  [
    'service orders: accept / hand over',
    ['serviceOrder:confirm_receipt', 'serviceOrder:accept_order', 'serviceOrder:reject', 'serviceOrder:hand_over'],
    ['provider_owner', 'provider_agent'],
  ],
  ['service orders: end by consent', ['serviceOrder:agree_cancel'], [...MAKERS, 'provider_owner', 'provider_agent']],
  [
    'after-sales of services: the customer',
    [
      'afterSalesCase:accept_offer',
      'afterSalesCase:decline_offer',
      'afterSalesCase:escalate',
      'afterSalesCase:confirm',
      'afterSalesCase:cancel',
    ],
    MAKERS,
  ],
  [
    'after-sales of services: the provider',
    ['afterSalesCase:agree', 'afterSalesCase:offer', 'afterSalesCase:reject', 'afterSalesCase:hand_on'],
    ['provider_owner', 'provider_agent'],
  ],
  ['product:edit / submit', ['product:submit', 'product:withdraw', 'productChange:submit'], EDITORS],
  [
    'customs agency orders: the client',
    ['customsOrder:submit', 'customsOrder:send_documents', 'customsOrder:complete', 'customsOrder:cancel'],
    MAKERS,
  ],
  ['customs agency orders: answer for the drafts', ['customsOrder:confirm_draft'], ['seller_owner', 'shop_manager']],
  [
    'customs agency orders: the broker',
    [
      'customsOrder:accept_order',
      'customsOrder:reject',
      'customsOrder:begin_check',
      'customsOrder:request_document',
      'customsOrder:make',
    ],
    ['provider_owner', 'provider_agent'],
  ],
  [
    'customs agency orders: either side leaves it',
    ['customsOrder:cancel_accepted'],
    [...MAKERS, 'provider_owner', 'provider_agent'],
  ],
  [
    'declaration: submit, push, cancel, declare again',
    [
      'declarationForm:submit',
      'declarationForm:push_single_window',
      'declarationForm:cancel',
      'declarationForm:redeclare',
      'declarationForm:reopen',
      'declarationAmendment:submit',
      'declarationAmendment:cancel',
    ],
    [...MAKERS, 'provider_owner', 'provider_agent'],
  ],
  [
    'declaration: look over',
    ['declarationForm:approve_pass', 'declarationForm:approve_reject'],
    ['seller_owner', 'shop_manager', 'provider_owner'],
  ],
  ['purchase:approve', ['purchaseApproval:approve', 'purchaseApproval:decline'], ['buyer_owner', 'buyer_approver']],
  // A buyer states where money is paid back to, and nothing else.
  ['bank:edit', ['bankAccount:submit', 'bankAccount:withdraw'], ['buyer_owner', 'seller_owner', 'provider_owner']],
  [
    'plan:buy',
    ['membershipOrder:settle', 'membershipOrder:report_payment'],
    ['buyer_owner', 'seller_owner', 'provider_owner'],
  ],
]

/** What the lines say of operators: the right, and who has it besides the heads. */
const OPERATOR_LINES: readonly (readonly [string, readonly RoleCode[]])[] = [
  ['inquiry:read', ['op_trade', 'op_auditor']],
  ['thread:read', ['op_trade', 'op_auditor']],
  ['quotation:read', ['op_trade', 'op_auditor']],
  ['order:read', ['op_trade', 'op_finance', 'op_auditor']],
  ['orderHold:freeze', ['op_trade']],
  ['orderHold:unfreeze', ['op_trade']],
  ['serviceOrder:read', ['op_trade', 'op_arbiter', 'op_finance', 'op_cs', 'op_auditor']],
  ['serviceOrder:decide', ['op_arbiter']],
  ['serviceOrder:decide_payment', ['op_arbiter']],
  ['serviceOrder:decide_refund', ['op_arbiter']],
  ['serviceOrder:retry_payment', ['op_finance']],
  ['serviceOrder:receive_commission', ['op_finance']],
  ['serviceCommission:read', ['op_finance', 'op_auditor']],
  ['serviceCommission:export', ['op_finance', 'op_auditor']],
  ['agreement:read', ['op_trade', 'op_arbiter', 'op_finance', 'op_cs', 'op_auditor']],
  ['agreementTemplate:read', ['op_trade', 'op_arbiter', 'op_finance', 'op_cs', 'op_auditor']],
  ['agreementTemplate:update', ['op_trade']],
  ['agreementTemplate:publish', ['op_trade']],
  ['agreementTemplate:withdraw', ['op_trade']],
  ['afterSalesCase:read', ['op_trade', 'op_arbiter', 'op_finance', 'op_cs', 'op_auditor']],
  ['afterSalesCase:decide_refund', ['op_arbiter']],
  ['afterSalesCase:decide_redo', ['op_arbiter']],
  ['afterSalesCase:decide_close', ['op_arbiter']],
  ['milestone:confirm', ['op_finance']],
  ['milestone:refuse', ['op_finance']],
  ['product:approve', ['op_reviewer']],
  ['product:reject', ['op_reviewer']],
  ['registration:approve', ['op_reviewer']],
  ['registration:reject', ['op_reviewer']],
  ['certificate:accept', ['op_reviewer']],
  ['company:restrict', ['op_reviewer']],
  ['company:lift_restriction', ['op_reviewer']],
  ['leaveMessage:reply', ['op_cs']],
  ['leaveMessage:read', ['op_cs', 'op_auditor']],
  ['assistantDesk:take', ['op_cs']],
  ['assistantDesk:reply', ['op_cs']],
  ['assistantDesk:read', ['op_cs', 'op_auditor']],
  ['membershipOrder:confirm', ['op_finance']],
  ['membershipOrder:refund', ['op_finance']],
  ['newsArticle:publish', ['op_content']],
  ['relatedDocument:create', ['op_content']],
  ['banner:update', ['op_content']],
  ['languageText:publish', ['op_content']],
  ['customsOrder:read', ['op_trade', 'op_arbiter', 'op_cs', 'op_finance', 'op_auditor']],
  ['customsOrder:claim_decide', ['op_trade']],
  ['customsOrder:take_off_declaration', ['op_trade']],
  ['customsOrder:put_back_declaration', ['op_trade']],
  ['customsOrder:retry_payment', ['op_finance']],
  ['declarationForm:read', ['op_trade', 'op_arbiter', 'op_cs', 'op_finance', 'op_auditor']],
  ['declarationForm:export', ['op_trade', 'op_arbiter', 'op_cs', 'op_finance', 'op_auditor']],
  ['declarationForm:manual_receipt', ['op_trade']],
  ['declarationForm:offline_create', ['op_trade']],
  ['declarationForm:offline_update', ['op_trade']],
  ['declarationAmendment:approve', ['op_trade']],
  ['declarationAmendment:reject', ['op_trade']],
  ['customsReceipt:read', ['op_trade', 'op_arbiter', 'op_cs', 'op_finance', 'op_auditor']],
  ['customsReceipt:assign', ['op_trade']],
  ['customsReceipt:dismiss', ['op_trade']],
  ['customsParameter:read', ['op_trade', 'op_arbiter', 'op_cs', 'op_finance', 'op_auditor']],
  ['customsParameter:update', ['op_trade']],
  ['dictionary:update', ['op_content']],
  ['dictionary:disable', ['op_content']],
]

/** Rights of the platform as a whole, which no region has, and what the machines name the super operator for. */
const OF_NO_REGION = [
  'attribute:create',
  'attribute:delete',
  'attribute:disable',
  'attribute:enable',
  'attribute:update',
  'audit:export',
  'audit:read',
  'backgroundJob:pause',
  'backgroundJob:resume',
  'backgroundJob:run',
  'category:create',
  'category:delete',
  'category:disable',
  'category:enable',
  'category:sort',
  'category:update',
  'company:close',
  'exchangeRate:approve',
  'exchangeRate:create',
  'exchangeRate:reject',
  'menu:publish',
  'menu:read',
  // How soon accounts are locked is of the platform's safety.
  'regionSetting:update',
  'role:create',
  'role:disable',
  'role:enable',
  'role:update',
  'serviceCategory:create',
  'serviceCategory:delete',
  'serviceCategory:disable',
  'serviceCategory:enable',
  'serviceCategory:sort',
  'serviceCategory:update',
  'ssoClient:read',
  'ssoClient:update',
]

const sorted = (roles: Iterable<string>) => [...roles].sort()

describe('the matrix of rights', () => {
  test.each(PARTY_LINES.flatMap(([line, actions, by]) => actions.map(action => [line, action, by] as const)))(
    '%s: %s is of exactly %j',
    (_line, action, by) => {
      const parties: RoleCode[] = [...ROLES.buyer, ...ROLES.seller, ...ROLES.provider]
      expect(sorted(parties.filter(role => permissionsOf(role).includes(action)))).toEqual(sorted(by))
    },
  )

  test.each(OPERATOR_LINES)('%s is of the heads and %j', (key, by) => {
    const permission = catalogue.permissions.find(known => known.key === key)
    const holders = (permission?.roles ?? []).filter(isRoleCode)
    expect(sorted(holders)).toEqual(sorted([...HEADS, ...by]))
  })

  test('the super operator holds everything', () => {
    const held = catalogue.held(['op_super'])
    expect(catalogue.permissions.filter(({ key }) => !held.has(key))).toEqual([])
  })

  test('a region’s administrator holds everything but what is of no region', () => {
    const held = catalogue.held(['op_region_admin'])
    const missing = catalogue.permissions.map(({ key }) => key).filter(key => !held.has(key))
    expect(missing).toEqual(OF_NO_REGION.filter(key => missing.includes(key)))
  })

  test('an auditor reads everything, the audit log too, and changes nothing', () => {
    const held = catalogue.held(['op_auditor'])
    const reads = catalogue.permissions.map(({ key }) => key).filter(key => key.endsWith(':read'))
    expect(reads.filter(key => !held.has(key))).toEqual([])
    expect([...held].filter(key => !/:(?:read|export)$/.test(key))).toEqual([])
  })

  test('the audit log is read by nobody else', () => {
    const readers = ROLES.operator.filter(role => catalogue.held([role]).has('audit:read'))
    expect(readers).toEqual(['op_super', 'op_auditor'])
  })
})
