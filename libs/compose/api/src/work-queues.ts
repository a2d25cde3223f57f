import { DESK_ROLES } from '@tradeport/domain/assistant/rules'
import { PRODUCT_REVIEWERS, storeMachine } from '@tradeport/domain/catalogue/rules'
import { newsMachine } from '@tradeport/domain/content/rules'
import { BESIDE_CUSTOMS_ORDER, CUSTOMS_DESK } from '@tradeport/domain/customs/rules'
import { FAILS_TOO_OFTEN } from '@tradeport/domain/governance/contract'
import { JOB_KEEPERS } from '@tradeport/domain/governance/rules'
import { bankAccountMachine, certificateMachine, registrationMachine } from '@tradeport/domain/identity/rules'
import { PAYMENT_CONFIRMERS, invoiceMachine } from '@tradeport/domain/membership/rules'
import { MAIL_KEEPERS } from '@tradeport/domain/messaging/rules'
import { exchangeRateMachine } from '@tradeport/domain/reference/rules'
import { RESOLVERS } from '@tradeport/domain/reporting/rules'
import { serviceMachine } from '@tradeport/domain/service-market/rules'
import {
  DECIDERS,
  PAYMENT_KEEPERS,
  afterSalesMachine,
  serviceOrderMachine,
} from '@tradeport/domain/service-order/rules'
import { AGENTS } from '@tradeport/domain/support/rules'
import type { WorklistPorts } from '@tradeport/domain/worklist/server'

const OF_COMPANY = 'company_id = any ($4)'
const OF_PROVIDER = 'provider_company_id = any ($4)'
const OF_SIDES = `customer_company_id = any ($4) or ${OF_PROVIDER}`
/** Also where only the number that was sent says that it is about the company. */
const OWN_REGISTRATION = `applicant_user_id = $5 or ${OF_COMPANY} or exists (select 1 from company c
  where c.id = any ($4) and c.status <> 'closed' and c.reg_no_key = registration_application.reg_no_key
    and c.country = registration_application.company ->> 'country')`

/** What waits in each domain, and for whom: whoever takes the next step, as the domain's own machine says. */
export const workQueuesOfDomains: WorklistPorts['queues'] = {
  desk: {
    roles: DESK_ROLES,
    document: 'assistantDesk',
    from: 'ai_conversation',
    since: 'handoff_at',
    where: `status = 'waiting_agent'`,
  },
  messages: {
    roles: AGENTS,
    document: 'leaveMessage',
    from: 'leave_message',
    since: 'created_at',
    where: `status = 'new'`,
    ofServedRegions: true,
  },
  messagesAssigned: {
    roles: AGENTS,
    document: 'leaveMessage',
    from: 'leave_message',
    since: 'created_at',
    where: `status = 'assigned'`,
    ofServedRegions: true,
  },
  registrations: {
    roles: registrationMachine.actions.approve.by,
    document: 'registration',
    from: 'registration_application',
    since: 'updated_at',
    due: 'review_due_at',
    where: `status = 'submitted'`,
    own: OWN_REGISTRATION,
  },
  registrationsInReview: {
    roles: registrationMachine.actions.approve.by,
    document: 'registration',
    from: 'registration_application',
    since: 'updated_at',
    due: 'review_due_at',
    where: `status = 'in_review'`,
    own: OWN_REGISTRATION,
  },
  certificates: {
    roles: certificateMachine.actions.accept.by,
    document: 'certificate',
    from: 'company_certificate',
    since: 'created_at',
    where: `status = 'pending'`,
    own: OF_COMPANY,
  },
  bankAccounts: {
    roles: bankAccountMachine.actions.approve.by,
    document: 'bankAccount',
    from: 'bank_account',
    since: 'updated_at',
    where: `status = 'pending_check'`,
    own: OF_COMPANY,
  },
  stores: {
    roles: storeMachine.actions.approve.by,
    document: 'store',
    from: 'store',
    since: 'updated_at',
    where: `status = 'applied'`,
    own: OF_COMPANY,
  },
  payments: {
    roles: PAYMENT_CONFIRMERS,
    document: 'membershipOrder',
    from: 'membership_order',
    since: 'reported_at',
    where: `status = 'payment_reported'`,
    own: OF_COMPANY,
  },
  invoices: {
    roles: invoiceMachine.actions.issue.by,
    document: 'membershipInvoice',
    from: 'membership_invoice',
    since: 'created_at',
    where: `status = 'wanted'`,
    own: `order_id in (select id from membership_order where ${OF_COMPANY})`,
  },
  products: {
    roles: PRODUCT_REVIEWERS,
    document: 'product',
    from: 'product',
    since: 'submitted_at',
    where: `(status = 'pending_review' or change_status = 'pending_review')`,
    own: OF_COMPANY,
  },
  services: {
    roles: serviceMachine.actions.approve_pass.by,
    document: 'service',
    from: 'service',
    since: 'submitted_at',
    where: `status = 'pending_review'`,
    own: OF_PROVIDER,
  },
  serviceRevisions: {
    roles: serviceMachine.actions.approve_pass.by,
    document: 'service',
    from: 'service',
    since: 'submitted_at',
    where: `status = 'revision_review'`,
    own: OF_PROVIDER,
  },
  customsReceipts: {
    roles: CUSTOMS_DESK,
    document: 'customsReceipt',
    // What nobody knows the form of belongs to every region.
    from: '(select received_at, problem, handled_at, coalesce(region_id, $1) as region_id from declaration_receipt) as receipt',
    since: 'received_at',
    where: 'problem is not null and handled_at is null',
  },
  serviceDisputes: {
    roles: serviceOrderMachine.actions.decide.by,
    document: 'serviceOrder',
    from: 'service_order',
    since: 'updated_at',
    where: `status = 'disputed'`,
    own: OF_SIDES,
  },
  servicePaybacks: {
    roles: DECIDERS,
    document: 'serviceOrder',
    from: 'service_order',
    since: 'updated_at',
    due: 'due_at',
    where: `(direct_refund is not null and direct_refund ->> 'status' = 'in_review') or payment_disputed_at is not null`,
    own: OF_SIDES,
  },
  servicePayments: {
    roles: PAYMENT_KEEPERS,
    document: 'serviceOrder',
    from: 'service_order',
    since: 'stuck_since',
    where: `stuck_since is not null`,
  },
  serviceCommissions: {
    roles: PAYMENT_KEEPERS,
    document: 'serviceOrder',
    // Due with the end of its day.
    from: `(select *, (commission_due_on + 1)::timestamp at time zone 'Asia/Shanghai' as commission_due_at from service_order) as commission`,
    since: 'updated_at',
    due: 'commission_due_at',
    where: `pay_mode = 'offline' and commission_minor <> commission_received_minor`,
    own: OF_SIDES,
  },
  afterSales: {
    roles: afterSalesMachine.actions.decide_close.by,
    document: 'afterSalesCase',
    from: 'after_sales_case',
    since: 'updated_at',
    where: `status = 'platform_review'`,
    own: OF_SIDES,
  },
  agencyClaims: {
    roles: BESIDE_CUSTOMS_ORDER.claim_decide.by,
    document: 'customsOrder',
    from: 'customs_order',
    since: 'updated_at',
    where: `claim_status = 'disputed'`,
    own: `client_company_id = any ($4) or ${OF_PROVIDER}`,
  },
  agencyPayments: {
    roles: BESIDE_CUSTOMS_ORDER.retry_payment.by,
    document: 'customsOrder',
    from: 'customs_order',
    since: 'stuck_since',
    where: `stuck_since is not null`,
  },
  news: {
    roles: newsMachine.actions.approve.by,
    document: 'newsArticle',
    from: 'news_article',
    since: 'updated_at',
    where: `status = 'in_review'`,
  },
  rates: {
    roles: exchangeRateMachine.actions.approve.by,
    document: 'exchangeRate',
    // Rates hold in all regions.
    from: '(select created_at, status, $1 as region_id from exchange_rate) as rate',
    since: 'created_at',
    where: `status = 'pending'`,
  },
  faults: {
    roles: RESOLVERS,
    document: 'report',
    from: 'report_group',
    since: 'first_seen_at',
    where: `status = 'open' and kind <> 'refusal'`,
  },
  mail: {
    roles: MAIL_KEEPERS,
    document: 'mail',
    from: 'mail_outbox',
    since: 'created_at',
    where: `status = 'dead'`,
  },
  jobs: {
    roles: JOB_KEEPERS,
    document: 'backgroundJob',
    // Jobs work for all regions.
    from: '(select *, $1 as region_id from scheduled_job) as job',
    since: 'failing_since',
    where: `failures >= ${FAILS_TOO_OFTEN} and status = 'active'`,
  },
}
