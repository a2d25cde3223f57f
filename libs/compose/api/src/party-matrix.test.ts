import { productCreate } from '@tradeport/domain/catalogue/contract'
import {
  bankAccountCreate,
  bankAccountPage,
  changeMemberRoles,
  companyAuditPage,
  inviteMember,
  saveCompanyRole,
  startCompanyChange,
} from '@tradeport/domain/identity/contract'
import { membershipOrderCreate, trialStart } from '@tradeport/domain/membership/contract'
import { anInquiryHeader, anInquiryLine, inquiryCreate } from '@tradeport/domain/sourcing/contract'
import { ROLES, type RoleCode } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { leastInputWith, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

/** One person for each role of a company's side, who holds nothing else; those of one side work for one company. */
const PARTIES = ['buyer', 'seller', 'provider'] as const
const people = new Map<RoleCode, Caller>()

let api: TestApi
let mill: GoodsOnSale
beforeAll(async () => {
  api = await startTestApi()
  mill = await goodsOnSale(api)
  for (const kind of PARTIES) {
    const companyId = (await api.person({ kind })).actor.companyId ?? ''
    for (const role of ROLES[kind]) people.set(role, await api.person({ kind, companyId, roles: [role] }))
  }
})
afterAll(() => api.close())

const OWNERS: readonly RoleCode[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const MANAGERS: readonly RoleCode[] = [...OWNERS, 'shop_manager']
const SIDE = { buyer: 'buyer_viewer', seller: 'sales', provider: 'provider_agent' } as const

const sideOf = ({ actor: { kind } }: Caller): keyof typeof SIDE =>
  PARTIES.find(party => party === kind) ?? expect.fail(`${kind} is no side of a company`)
/** Nobody's: whoever may do it is told that there is no such document, and who may not is told so. */
const NOBODYS = uuidv7()

/**
 * Lines of the matrix of marketplace.md 4.1 that are about no document yet, or that are decided before it is looked for: the call, and every
 * role with a tick. What is about a document is in `foreign-ids`.
 */
const LINES: readonly (readonly [
  line: string,
  by: readonly RoleCode[],
  ask: (who: Caller) => Promise<{ code: string }>,
])[] = [
  [
    'inquiry:create',
    ['buyer_owner', 'buyer_purchaser', 'buyer_approver'],
    who => who.call(inquiryCreate, { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [mill.storeId] }),
  ],
  [
    'member:invite',
    MANAGERS,
    who => who.call(inviteMember, { email: `${uuidv7()}@example.com`, roles: [SIDE[sideOf(who)]] }),
  ],
  [
    'role:edit, of a member',
    MANAGERS,
    who =>
      who.call(changeMemberRoles, {
        id: NOBODYS,
        version: 0,
        roles: [SIDE[sideOf(who)]],
        reason: 'As the matrix says',
      }),
  ],
  [
    'role:edit, of the company',
    OWNERS,
    who => who.call(saveCompanyRole, { name: uuidv7(), roles: [SIDE[sideOf(who)]], reason: 'As the matrix says' }),
  ],
  // A buyer states where money is paid back to, and nothing else.
  [
    'bank:edit',
    ['buyer_owner', 'seller_owner', 'provider_owner'],
    who => who.raw(bankAccountCreate, leastInputWith(bankAccountCreate.input, NOBODYS)),
  ],
  [
    'bank: read',
    ['buyer_owner', 'buyer_finance', 'seller_owner', 'seller_finance', 'provider_owner'],
    who => who.call(bankAccountPage, {}),
  ],
  ['plan:buy', OWNERS, who => who.call(membershipOrderCreate, { offeringId: NOBODYS, termsId: NOBODYS })],
  ['plan:buy, tried', OWNERS, who => who.call(trialStart, { offeringId: NOBODYS, termsId: NOBODYS })],
  ['registration: submit a change', OWNERS, who => who.call(startCompanyChange, {})],
  ['audit:read, of the own company', OWNERS, who => who.call(companyAuditPage, {})],
  [
    'product:edit',
    ['seller_owner', 'shop_manager', 'product_editor'],
    who => who.raw(productCreate, leastInputWith(productCreate.input, NOBODYS)),
  ],
]

/** By the side that the call is not made for, or by the role. */
const REFUSED = ['gateway.400019', 'MALL600403']

test.each(LINES)('%s is answered for %j, and refused for every other role', async (_line, by, ask) => {
  const admitted: RoleCode[] = []
  for (const [role, who] of people) if (!REFUSED.includes((await ask(who)).code)) admitted.push(role)
  expect(admitted.sort()).toEqual([...by].sort())
})

test('every role of a company’s side is asked', () => {
  expect([...people.keys()].sort()).toEqual(PARTIES.flatMap(kind => [...ROLES[kind]]).sort())
})
