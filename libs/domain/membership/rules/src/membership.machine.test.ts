import { describe, expect, it } from 'vitest'
import {
  INVOICE_STATUSES,
  OFFERING_STATUSES,
  ORDER_STATUSES,
  SUBSCRIPTION_STATUSES,
  type InvoiceStatus,
  type MembershipOrderStatus,
  type OfferingStatus,
  type SubscriptionStatus,
} from '@tradeport/domain/membership/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import {
  PAYMENT_CONFIRMERS,
  PLAN_BUYERS,
  PLAN_EDITORS,
  invoiceActions,
  offeringActions,
  orderActions,
  subscriptionActions,
  subscriptionMachine,
} from './index'

const isOne = (roles: readonly string[], role: string) => roles.includes(role)

describe('an offering', () => {
  const editor: Record<OfferingStatus, string[]> = {
    draft: ['update', 'put_on_sale'],
    on_sale: ['update', 'take_off_sale'],
    off_sale: ['update', 'put_on_sale'],
  }
  for (const status of OFFERING_STATUSES)
    for (const role of ALL_ROLES)
      it(`${role} on one that is ${status}`, () => {
        expect(offeringActions(status, [role])).toEqual(isOne(PLAN_EDITORS, role) ? editor[status] : [])
      })
})

describe('an invoice', () => {
  const finance: Record<InvoiceStatus, string[]> = { wanted: ['issue'], issued: ['correct'], dropped: [] }
  for (const status of INVOICE_STATUSES)
    for (const role of ALL_ROLES)
      it(`${role} on one that is ${status}`, () => {
        expect(invoiceActions(status, [role])).toEqual(isOne(PAYMENT_CONFIRMERS, role) ? finance[status] : [])
      })
})

describe('an order', () => {
  const buyer: Record<MembershipOrderStatus, string[]> = {
    pending_payment: ['report_payment', 'cancel'],
    payment_reported: [],
    fulfilled: [],
    cancelled: [],
    expired: [],
    refunded: [],
  }
  const confirmer: Record<MembershipOrderStatus, string[]> = {
    ...buyer,
    pending_payment: [],
    payment_reported: ['confirm', 'reject'],
    fulfilled: ['refund'],
  }
  for (const status of ORDER_STATUSES)
    for (const role of ALL_ROLES)
      it(`${role} on one that is ${status}`, () => {
        const wanted = isOne(PLAN_BUYERS, role)
          ? buyer[status]
          : isOne(PAYMENT_CONFIRMERS, role)
            ? confirmer[status]
            : []
        expect(orderActions({ status, refundable: true }, [role])).toEqual(wanted)
      })

  it('that was used, or is older, is not refunded', () => {
    expect(orderActions({ status: 'fulfilled', refundable: false }, ['op_finance'])).toEqual([])
  })
})

describe('a subscription', () => {
  const buyer: Record<SubscriptionStatus, string[]> = {
    active: ['cancel', 'auto_renew'],
    ending: ['resume'],
    grace: [],
    expired: [],
    replaced: [],
    refunded: [],
  }
  const system: Record<SubscriptionStatus, string[]> = {
    active: ['stop_renewing', 'renew', 'replace', 'end', 'lapse'],
    ending: ['renew', 'replace', 'lapse'],
    grace: ['renew', 'replace', 'lapse'],
    expired: [],
    replaced: [],
    refunded: [],
  }
  for (const status of SUBSCRIPTION_STATUSES)
    for (const role of ALL_ROLES)
      it(`${role} on one that is ${status}`, () => {
        expect(subscriptionActions(status, [role])).toEqual(isOne(PLAN_BUYERS, role) ? buyer[status] : [])
      })
  it('that is tried and not paid for ends by itself', () => {
    for (const status of SUBSCRIPTION_STATUSES) expect(subscriptionActions(status, ['seller_owner'], true)).toEqual([])
  })
  it.each(SUBSCRIPTION_STATUSES)('the system on one that is %s', status => {
    expect(allowedActions(subscriptionMachine, status, ['system'])).toEqual(system[status])
  })
})
