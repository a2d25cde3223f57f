import { ROLES, type RoleCode } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, pagesOf } from './app-pages'
import { NOT_SENT, visitAll } from './offers'

// No refused action is shown as available: every page that a role of the operators may open, in the demo's market, with every way that
// leads from it and every button that is on it or comes when one is pressed. What would be changed is not sent.

const mounted = import.meta.glob<{ domains: readonly DomainManifest[] }>('/apps/{admin,user-center}/src/domains.ts', {
  eager: true,
})
const APPS = [
  ['admin', 'admin'],
  ['userCenter', 'user-center'],
] as const

const pages = pagesOf(APPS, folder => mounted[`/apps/${folder}/src/domains.ts`]?.domains)

const admits = (endpoint: Endpoint, role: RoleCode) =>
  endpoint.audiences.includes('visitor') ||
  (endpoint.audiences.includes('operator') && catalogue.admits(endpoint, [role]))

let demo: DemoApi
beforeAll(async () => {
  demo = await startDemoApi()
}, 300_000)
afterAll(() => demo.close())

test.each(ROLES.operator.filter(role => role !== 'op_super'))(
  '%s is offered nothing that would be refused',
  async role => {
    const as = await demo.api.person({ kind: 'operator', roles: [role] })
    const findings = await visitAll(demo.api, as, pages, role, {
      hear: endpoint => (endpoint.writes ? NOT_SENT : undefined),
      isRefused: endpoint => !admits(endpoint, role),
    })
    expect(findings).toEqual([])
  },
  300_000,
)
