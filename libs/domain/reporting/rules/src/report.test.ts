import { describe, expect, it } from 'vitest'
import { REPORT_KINDS, REPORT_STATUSES, type ReportStatus } from '@tradeport/domain/reporting/contract'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { MAX_PLACES, RESOLVERS, keepsMessage, reportActions, withPlace } from './index'

describe('who may do what', () => {
  const wanted: Record<ReportStatus, string[]> = { open: ['resolve'], resolved: ['reopen'] }
  for (const status of REPORT_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} on a group that is ${status}`, () => {
        const system = role === 'system' && status === 'resolved' ? ['reopen'] : []
        expect(reportActions(status, [role])).toEqual(RESOLVERS.some(name => name === role) ? wanted[status] : system)
      })
    }
  }
})

describe('places', () => {
  it('are counted, the most frequent first', () => {
    let places = withPlace([], { place: 'a', count: 1 })
    places = withPlace(places, { place: 'b', count: 3 })
    places = withPlace(places, { place: 'a', count: 1 })
    expect(places).toEqual([
      { place: 'b', count: 3 },
      { place: 'a', count: 2 },
    ])
  })

  it('are bounded', () => {
    let places = withPlace([], { place: 'often', count: 5 })
    for (let n = 0; n < 50; n++) places = withPlace(places, { place: `p${n}`, count: 1 })
    expect(places).toHaveLength(MAX_PLACES)
    expect(places[0]).toEqual({ place: 'often', count: 5 })
  })
})

it('messages of the API are never kept', () => {
  expect(REPORT_KINDS.filter(keepsMessage)).toEqual(['render', 'script'])
})
