import { ALL_ROLES } from '@tradeport/kernel/config'
import { describe, expect, it } from 'vitest'
import { fieldChanges, mayReadAudit } from './index'

describe('who reads the audit log', () => {
  it.each(ALL_ROLES.map(role => [role] as const))('%s', role => {
    expect(mayReadAudit([role])).toBe(role === 'op_super' || role === 'op_auditor')
  })
})

describe('what changed', () => {
  it('is told field by field, with null where nothing was', () => {
    expect(fieldChanges({ status: 'draft', tags: ['a'] }, { status: 'open', count: 2 })).toEqual([
      { field: 'status', before: 'draft', after: 'open' },
      { field: 'tags', before: '["a"]', after: null },
      { field: 'count', before: null, after: '2' },
    ])
  })

  it('is empty where a row tells no state', () => {
    expect(fieldChanges(undefined, null)).toEqual([])
  })

  it('keeps a state that is no object', () => {
    expect(fieldChanges(null, 'closed')).toEqual([{ field: '', before: null, after: 'closed' }])
  })
})
