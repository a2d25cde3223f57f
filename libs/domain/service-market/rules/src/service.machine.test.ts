import { describe, expect, it } from 'vitest'
import {
  SERVICE_CATEGORY_STATUSES,
  SERVICE_STATUSES,
  type ServiceCategoryStatus,
  type ServiceStatus,
} from '@tradeport/domain/service-market/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import { isListed, reviewStep, serviceActions, serviceCategoryMachine, serviceMachine } from './index'

const isProvider = (role: RoleCode) => role === 'provider_owner' || role === 'provider_agent'
const isReviewer = (role: RoleCode) => role === 'op_reviewer' || role === 'op_region_admin' || role === 'op_super'

describe('service machine', () => {
  const provider: Record<ServiceStatus, string[]> = {
    draft: ['submit', 'delete'],
    pending_review: ['withdraw'],
    approved: ['activate', 'rework'],
    on_shelf: ['deactivate', 'revise'],
    revision_review: ['revision_withdraw'],
    off_shelf: ['activate', 'rework'],
    rejected: ['submit', 'delete'],
    disabled: [],
    removed: [],
  }
  const reviewer: Record<ServiceStatus, string[]> = {
    draft: [],
    pending_review: ['approve_pass', 'approve_publish', 'approve_reject', 'disable'],
    approved: ['disable'],
    on_shelf: ['disable'],
    revision_review: ['revision_pass', 'revision_reject', 'disable'],
    off_shelf: ['disable'],
    rejected: ['disable'],
    disabled: ['enable', 'enable_unreviewed'],
    removed: [],
  }
  /** It takes nothing on the market, and off it only what is there. */
  const system: Partial<Record<ServiceStatus, string[]>> = {
    on_shelf: ['expire'],
    revision_review: ['expire_in_review'],
  }
  for (const status of SERVICE_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const people = isProvider(role) ? provider[status] : isReviewer(role) ? reviewer[status] : []
        const wanted = role === 'system' ? (system[status] ?? []) : people
        expect(allowedActions(serviceMachine, status, [role])).toEqual(wanted)
      })
    }
  }

  it.each(SERVICE_STATUSES)('none of the provider’s people decides about it in %s', status => {
    for (const role of ['op_reviewer', 'op_region_admin', 'op_super'] as const) {
      const left = reviewer[status].filter(action => action === 'disable')
      expect(allowedActions(serviceMachine, status, [role, OWN_STAKE])).toEqual(left)
      expect(serviceActions(status, [role, OWN_STAKE])).toEqual(left)
    }
    expect(allowedActions(serviceMachine, status, ['service:approve_publish', OWN_STAKE])).toEqual([])
  })

  it('reaches the market only through a review', () => {
    const steps = Object.values(serviceMachine.actions)
    const unreviewed = new Set<ServiceStatus>(['draft'])
    // Everything reachable by a provider's own steps from a draft.
    for (let size = 0; size !== unreviewed.size;) {
      size = unreviewed.size
      for (const step of steps) {
        const byProvider = step.by.some(role => role === 'provider_owner')
        if (byProvider && step.from.some(from => unreviewed.has(from))) unreviewed.add(step.to)
      }
    }
    expect([...unreviewed].filter(isListed)).toEqual([])
  })
})

describe('what people are offered', () => {
  it.each([
    ['draft', 'provider_owner', ['update', 'submit', 'delete']],
    ['rejected', 'provider_agent', ['update', 'submit', 'delete']],
    ['pending_review', 'provider_owner', ['withdraw']],
    ['pending_review', 'op_reviewer', ['approve_pass', 'approve_reject', 'disable']],
    ['rejected', 'op_super', ['disable']],
    ['approved', 'provider_owner', ['activate', 'update']],
    ['on_shelf', 'provider_owner', ['deactivate', 'update']],
    ['on_shelf', 'op_super', ['disable']],
    ['revision_review', 'provider_owner', ['withdraw']],
    ['revision_review', 'op_reviewer', ['approve_pass', 'approve_reject', 'disable']],
    ['disabled', 'provider_owner', []],
    ['disabled', 'op_region_admin', ['enable']],
    ['pending_review', 'op_auditor', []],
    ['draft', 'seller_owner', []],
    ['draft', 'visitor', []],
    ['on_shelf', 'system', []],
  ] as const)('in %s %s may %o', (status, role, actions) => {
    expect(serviceActions(status, [role])).toEqual(actions)
  })
})

describe('the reviewer’s step', () => {
  it.each([
    ['pending_review', 'pass', true, 'approve_publish'],
    ['pending_review', 'pass', false, 'approve_pass'],
    ['pending_review', 'reject', true, 'approve_reject'],
    ['revision_review', 'pass', false, 'revision_pass'],
    ['revision_review', 'reject', true, 'revision_reject'],
  ] as const)('in %s with %s (at once: %s) is %s', (status, decision, atOnce, step) => {
    expect(reviewStep(status, decision, atOnce)).toBe(step)
  })
})

describe('service category machine', () => {
  const forSuper: Record<ServiceCategoryStatus, string[]> = { enabled: ['disable'], disabled: ['enable'] }
  for (const status of SERVICE_CATEGORY_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        expect(allowedActions(serviceCategoryMachine, status, [role])).toEqual(
          role === 'op_super' ? forSuper[status] : [],
        )
      })
    }
  }
})
