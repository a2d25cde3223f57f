import { expect, test } from 'vitest'
import { isHandedIn, requirementState, withRefusedPapers, type RequirementFacts } from './requirement-state.rules'

const stateOf = (facts: Partial<RequirementFacts>) =>
  requirementState({ kind: 'document', check: undefined, papers: [], confirmed: false, ...facts })

test.each([
  [{}, 'incomplete'],
  [{ papers: ['pending'] }, 'pending'],
  [{ papers: ['accepted', 'pending'] }, 'pending'],
  [{ papers: ['accepted', 'rejected'] }, 'complete'],
  [{ papers: ['rejected'] }, 'rejected'],
  [{ papers: ['rejected'], check: 'waived' }, 'waived'],
  [{ kind: 'attested' }, 'incomplete'],
  [{ kind: 'email_otp', confirmed: true }, 'complete'],
  [{ kind: 'phone_otp', check: 'waived' }, 'waived'],
  [{ kind: 'registry_lookup' }, 'pending'],
  [{ kind: 'registry_lookup', check: 'unanswered' }, 'pending'],
  [{ kind: 'operator_review', check: 'failed' }, 'rejected'],
  [{ kind: 'operator_review', check: 'passed' }, 'complete'],
] as const)('%j is %s', (facts, state) => {
  expect(stateOf(facts)).toBe(state)
})

test('what is missing or refused cannot be sent; what waits for us can', () => {
  expect((['complete', 'incomplete', 'pending', 'rejected', 'waived'] as const).filter(isHandedIn)).toEqual([
    'complete',
    'pending',
    'waived',
  ])
})

test('a refused paper is asked for with its reason, unless the reviewer has asked about it', () => {
  const papers = [
    { requirement: 'business_licence', reason: 'Too dark' },
    { requirement: 'business_licence', reason: 'Page 2 is missing' },
    { requirement: 'vat_certificate', reason: 'Run out' },
    { requirement: 'export_licence', reason: null },
  ]
  expect(withRefusedPapers([{ field: 'documents.vat_certificate', comment: 'A newer one, please' }], papers)).toEqual([
    { field: 'documents.vat_certificate', comment: 'A newer one, please' },
    { field: 'documents.business_licence', comment: 'Too dark\nPage 2 is missing' },
  ])
})
