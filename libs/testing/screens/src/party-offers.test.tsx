import { ROLES, type AppKey, type RoleCode } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOf } from './app-pages'
import { NOT_SENT, visitAll } from './offers'

// No refused action is shown as available: every page that a role of a company may open, in the demo's market, with every way that leads
// from it and every button that is on it or comes when one is pressed. What is pressed is sent, and refused to nobody for their role.

const mounted = import.meta.glob<{ domains: readonly DomainManifest[] }>(
  '/apps/{seller,buyer,service-market,provider-admin}/src/domains.ts',
  { eager: true },
)

/** A company of the demo with much to do, and the front-ends that its people work in. */
const PARTIES = {
  buyer: { company: 'nordhaus@buyer.example', apps: [['buyer', 'buyer']] },
  seller: {
    company: 'lanyun@seller.example',
    apps: [
      ['seller', 'seller'],
      ['serviceMarket', 'service-market'],
    ],
  },
  provider: { company: 'clearway@provider.example', apps: [['providerAdmin', 'provider-admin']] },
} as const satisfies Record<string, { company: string; apps: readonly (readonly [AppKey, string])[] }>
const KINDS = ['buyer', 'seller', 'provider'] as const

/** What ends or changes the person's own session and account is theirs whatever their role, and would end the visit. */
const isOwn = ({ path }: Endpoint) => /^\/user\/(?:session|account)\//.test(path)

/** As the API tells that a role may not. */
const REFUSED = /(?:600403|400019)$/

let demo: DemoApi
beforeAll(async () => {
  demo = await startDemoApi()
}, 300_000)
afterAll(() => demo.close())

async function colleague(kind: (typeof KINDS)[number], role: RoleCode) {
  const { rows } = await demo.api.pool.query<{ id: string; store_id: string | null }>(
    `select c.id, c.store_id from company c join company_member m on m.company_id = c.id join user_account u on u.id = m.user_id
     where u.email = $1`,
    [PARTIES[kind].company],
  )
  const [company] = rows
  if (!company) throw new Error(`nobody is ${PARTIES[kind].company}`)
  return demo.api.person({
    kind,
    roles: [role],
    companyId: company.id,
    ...(company.store_id === null ? {} : { storeId: company.store_id }),
  })
}

test.each(KINDS.flatMap(kind => ROLES[kind].map(role => [kind, role] as const)))(
  '%s: %s is offered nothing that would be refused',
  async (kind, role) => {
    const pages = pagesOf(PARTIES[kind].apps, folder => mounted[`/apps/${folder}/src/domains.ts`]?.domains)
    const findings = await visitAll(demo.api, await colleague(kind, role), pages, role, {
      hear: endpoint => (endpoint.writes && isOwn(endpoint) ? NOT_SENT : undefined),
      isRefused: (endpoint, answer) =>
        answer === undefined
          ? !endpoint.audiences.some(each => each === kind || each === 'visitor')
          : REFUSED.test(answer.code),
    })
    expect(findings).toEqual([])
  },
  300_000,
)
