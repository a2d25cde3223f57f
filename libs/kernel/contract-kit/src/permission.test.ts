import { describe, expect, test } from 'vitest'
import { allowedActions, defineMachine } from './machine'
import { defineEndpoint, type Audience } from './endpoint'
import { createPermissionCatalogue, holds } from './permission'
import * as z from 'zod/mini'

const parcelMachine = defineMachine({
  name: 'parcel',
  statuses: ['open', 'shut'],
  initial: 'open',
  final: ['shut'],
  actions: {
    shut: { from: ['open'], to: 'shut', by: ['op_boss', 'seller'] },
    peek: { from: ['open'], to: 'open', by: ['seller'] },
  },
})

const anEndpoint = (
  name: string,
  more: { writes?: boolean; reads?: string[]; touches?: string[]; audiences?: [Audience, ...Audience[]] } = {},
) =>
  defineEndpoint({
    name,
    path: '/x/y',
    audiences: more.audiences ?? ['operator'],
    writes: more.writes ?? false,
    reads: more.reads ?? [],
    touches: more.touches ?? [],
    input: z.object({}),
    output: z.object({}),
  })

const page = anEndpoint('post.adminParcelPage', { reads: ['parcel'] })
const exported = anEndpoint('post.parcelExport')
const shut = anEndpoint('post.parcelBatchShut', { writes: true, touches: ['parcel'] })
const weigh = anEndpoint('post.parcelWeigh', { writes: true, touches: ['parcel'] })
const odd = anEndpoint('post.toss', { writes: true })
const own = anEndpoint('post.preferences', { writes: true, audiences: ['buyer', 'seller', 'provider', 'operator'] })

const catalogue = createPermissionCatalogue({
  endpoints: [page, exported, shut, weigh, odd, own],
  machines: [parcelMachine],
  roles: ['op_boss', 'op_hand', 'op_eyes'],
  head: 'op_boss',
  holders: { parcel: { read: ['op_boss', 'op_eyes'] } },
  exceptions: { 'post.toss': 'parcel:toss' },
  sensitive: ['parcel:toss'],
})

describe('the permission catalogue', () => {
  test('names what an endpoint needs by its document and action', () => {
    expect([page, exported, shut, weigh, odd, own].map(catalogue.keyOf)).toEqual([
      'parcel:read',
      'parcel:export',
      'parcel:shut',
      'parcel:weigh',
      'parcel:toss',
      undefined,
    ])
  })

  test('takes the holders from the machine, then from the document; an undeclared write is the head’s alone', () => {
    const holders = Object.fromEntries(catalogue.permissions.map(({ key, roles }) => [key, roles]))
    expect(holders).toEqual({
      'parcel:export': ['op_boss', 'op_eyes'],
      'parcel:read': ['op_boss', 'op_eyes'],
      'parcel:shut': ['op_boss'],
      'parcel:toss': ['op_boss'],
      'parcel:weigh': ['op_boss'],
    })
    expect(catalogue.undeclared).toEqual(['parcel:toss', 'parcel:weigh'])
    expect(catalogue.openReads).toEqual([])
    expect(catalogue.permissions.filter(({ sensitive }) => sensitive).map(({ key }) => key)).toEqual(['parcel:toss'])
  })

  test('admits holders of a role or of the very key, and everybody to what is their own', () => {
    expect(catalogue.admits(page, ['op_eyes'])).toBe(true)
    expect(catalogue.admits(page, ['op_hand'])).toBe(false)
    expect(catalogue.admits(page, ['parcel:read'])).toBe(true)
    expect(catalogue.admits(shut, ['parcel:read'])).toBe(false)
    expect(catalogue.admits(own, [])).toBe(true)
    expect([...catalogue.held(['op_hand', 'parcel:read', 'parcel:unknown'])]).toEqual(['parcel:read'])
  })

  test('a machine honours the key of its action, and no other', () => {
    expect(allowedActions(parcelMachine, 'open', ['parcel:shut'])).toEqual(['shut'])
    expect(allowedActions(parcelMachine, 'open', ['parcel:read', 'letter:shut'])).toEqual([])
    expect(allowedActions(parcelMachine, 'shut', ['parcel:shut'])).toEqual([])
  })

  test('a handler tells its own people by role or document', () => {
    expect(holds(['op_boss'], ['op_boss'], ['parcel'])).toBe(true)
    expect(holds(['parcel:read'], ['op_boss'], ['parcel'])).toBe(true)
    expect(holds(['parcels:read', 'op_hand'], ['op_boss'], ['parcel'])).toBe(false)
  })
})
