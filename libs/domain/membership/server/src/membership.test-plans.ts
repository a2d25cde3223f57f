import { sql } from 'drizzle-orm'
import { plug } from '@tradeport/compose/api'
import {
  anOfferingInput,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderReportPayment,
  offeringCreate,
  offeringDetail,
  offeringPutOnSale,
  type OfferingInput,
} from '@tradeport/domain/membership/contract'
import { joinCompany, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { createAbilities, membershipServer, type MembershipPorts } from './index'

export interface TestMembership {
  readonly api: TestApi
  readonly finance: Caller
  /** What the companies hold of the capacity, by company. */
  readonly held: Map<string, number>
  /** Companies that may begin nothing new. */
  readonly barred: Set<string>
  readonly gate: ReturnType<typeof createAbilities>
  /** A new offering, on sale. */
  onSale(over?: Partial<OfferingInput>): Promise<{ id: string; termsId: string; version: number }>
  order(
    who: Caller,
    offering: { id: string; termsId: string },
    quantity?: number,
  ): Promise<{ id: string; version: number; status: string; no: string }>
  /** Ordered, paid for and confirmed. */
  bought(who: Caller, offering: { id: string; termsId: string }, quantity?: number): Promise<string>
  use(who: Caller, ability: string): Promise<void>
  /** Of finance, and at the same time one of the people of a company. */
  financeFrom(company: Caller): Promise<Caller>
}

/** The domain with its own names of companies and a capacity that tests set. */
export async function startMembership(): Promise<TestMembership> {
  const held = new Map<string, number>()
  const hidden = new Map<string, number>()
  const barred = new Set<string>()
  const ports: MembershipPorts = {
    words: async locale => ({ 'ability.data.export': `Export (${locale})` }),
    organisation: {
      companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, `Company ${id.slice(-4)}`])),
      company: async (ctx, id) => {
        const [row] = await ctx.query<{ name: string }>(
          'test_company',
          'select legal_name as name from company where id = $1 and region_id = $2',
          [id, ctx.region.regionId],
        )
        return row && { name: row.name, parties: [] }
      },
      stakesOf: async ctx => {
        if (ctx.actor.kind !== 'operator') return new Set()
        const found = await ctx.query<{ company_id: string }>(
          'test_stakes',
          'select company_id from company_member where user_id = $1',
          [ctx.actor.userId],
        )
        return new Set(found.map(row => row.company_id))
      },
      mayBegin: companyId => sql`${companyId} <> all (${sql.param([...barred])}::uuid[])`,
    },
    counts: { 'product.publish': async ctx => held.get(ctx.actor.companyId ?? '') ?? 0 },
    overQuota: {
      'product.publish': {
        async fit(_ctx, companyId, limit, mayHide) {
          const [has, away] = [held.get(companyId) ?? 0, hidden.get(companyId) ?? 0]
          const over = limit === null ? -away : has - limit
          const moved = over > 0 ? (mayHide ? over : 0) : -Math.min(-over, away)
          held.set(companyId, has - moved)
          hidden.set(companyId, away + moved)
          return { hidden: Math.max(0, moved), shown: Math.max(0, -moved) }
        },
        count: async ctx => hidden.get(ctx.actor.companyId ?? '') ?? 0,
      },
    },
  }
  const api = await startModuleApi([plug(membershipServer, ports)])
  const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
  const gate = createAbilities(ports)
  let made = 0
  const self: TestMembership = {
    api,
    finance,
    held,
    barred,
    gate,
    async onSale(over) {
      const created = await finance.ok(offeringCreate, anOfferingInput({ code: `offer-${(made += 1)}`, ...over }))
      const sold = await finance.ok(offeringPutOnSale, { id: created.id, version: created.version })
      const { terms } = await finance.ok(offeringDetail, { id: created.id })
      return { id: created.id, termsId: terms.id, version: sold.version }
    },
    order: (who, offering, quantity = 1) =>
      who.ok(membershipOrderCreate, { offeringId: offering.id, termsId: offering.termsId, quantity }),
    async bought(who, offering, quantity) {
      const order = await self.order(who, offering, quantity)
      if (order.status === 'fulfilled') return order.id
      const reported = await who.ok(membershipOrderReportPayment, {
        id: order.id,
        version: order.version,
        bankReference: 'TT-1',
        paidOn: api.clock.now.toISOString().slice(0, 10),
        evidence: [],
      })
      await finance.ok(membershipOrderConfirm, { id: order.id, version: reported.version, reason: 'On the statement' })
      return order.id
    },
    async financeFrom(company) {
      const both = await api.person({ kind: 'operator', roles: ['op_finance'] })
      await joinCompany(api, both, company.actor.companyId)
      return both
    },
    use: (who, ability) =>
      api.inside(async ctx => {
        const settle = await gate.use(ctx, ability)
        await settle?.({ documentType: 'product', documentId: 'p1' })
      }, who.actor),
  }
  return self
}
