import type * as customsContract from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { CustomsPorts } from './ports'
import { mayStep } from '@tradeport/kernel/contract-kit'
import { brokersAmong, requireBroker } from './taking-on'

type DelegationHandlers = Pick<
  Handlers<typeof customsContract>,
  'customsDelegations' | 'customsBrokers' | 'customsDelegationGrant' | 'customsDelegationEnd'
>

interface Delegation {
  id: string
  company_id: string
  broker_company_id: string
  valid_to: string
  ended: boolean
}

const COLUMNS = 'id, company_id, broker_company_id, valid_to::text, ended_at is not null as ended'
/** More are found by their name. */
const SHOWN = 200
/** Who may let a broker act for the company. */
const GRANTORS = ['seller_owner', 'shop_manager']

export function delegationHandlers(ports: CustomsPorts): DelegationHandlers {
  const { organisation } = ports
  async function dtos(ctx: ActorContext, rows: readonly Delegation[]) {
    const names = await organisation.companyNames(ctx, [
      ...new Set(rows.flatMap(row => [row.company_id, row.broker_company_id])),
    ])
    const brokers = await brokersAmong(
      ctx,
      ports,
      rows.map(row => row.broker_company_id),
    )
    const today = tradeDay(ctx.now())
    return rows.map(row => ({
      id: row.id,
      companyId: row.company_id,
      companyName: names.get(row.company_id) ?? null,
      brokerCompanyId: row.broker_company_id,
      brokerName: names.get(row.broker_company_id) ?? null,
      validTo: row.valid_to,
      active: !row.ended && row.valid_to >= today,
      takesNew: brokers.has(row.broker_company_id),
    }))
  }

  /** The companies on the other side that have the word in their name: all of them are looked through, not only those shown. */
  async function othersNamed(ctx: ActorContext, { own, other }: { own: string; other: string }, keyword: string) {
    const rows = await ctx.query<{ id: string }>(
      `customs_delegation_others_${own}`,
      `select distinct ${other} as id from customs_delegation where ${own} = $1 and region_id = $2`,
      [companyOf(ctx), ctx.region.regionId],
    )
    const names = await organisation.companyNames(
      ctx,
      rows.map(({ id }) => id),
    )
    const wanted = keyword.toLowerCase()
    return [...names].filter(([, name]) => name.toLowerCase().includes(wanted)).map(([id]) => id)
  }

  const one = async (ctx: ActorContext, rows: readonly Delegation[]) => {
    const [dto] = await dtos(ctx, rows)
    if (!dto) throw new AppError('FT521404')
    ctx.live({ to: { companyId: dto.companyId }, topic: 'customsDelegation', id: dto.id })
    ctx.live({ to: { companyId: dto.brokerCompanyId }, topic: 'customsDelegation', id: dto.id })
    return dto
  }

  const requireGrantor = (ctx: ActorContext) => {
    if (!mayStep(GRANTORS, ctx.actor.roles, 'customsDelegation:update')) throw new AppError('MALL600403')
  }

  return {
    async customsDelegations(ctx, input) {
      const isBroker = ctx.actor.kind === 'provider'
      const [own, other] = isBroker ? ['broker_company_id', 'company_id'] : ['company_id', 'broker_company_id']
      const rows = await ctx.query<Delegation>(
        `customs_delegations_${own}`,
        `select ${COLUMNS} from customs_delegation where ${own} = $1 and region_id = $2
           and ($4::uuid is null or ${other} = $4) and ($5::uuid[] is null or ${other} = any ($5))
           and (not $6::boolean or (ended_at is null and valid_to >= $3::date))
         order by (ended_at is null and valid_to >= $3::date) desc, valid_to desc, id limit ${SHOWN}`,
        [
          ...[companyOf(ctx), ctx.region.regionId, tradeDay(ctx.now()), input.companyId ?? null],
          ...[input.keyword ? await othersNamed(ctx, { own, other }, input.keyword) : null, input.active],
        ],
      )
      return dtos(ctx, rows)
    },

    async customsBrokers(ctx, input) {
      const only = input.companyId === undefined ? undefined : [input.companyId]
      const found = await organisation.brokers(ctx, input.keyword ?? '', only)
      return found.filter(({ companyId }) => companyId !== ctx.actor.companyId)
    },

    async customsDelegationGrant(ctx, input) {
      requireGrantor(ctx)
      if (input.validTo < tradeDay(ctx.now()))
        throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'validTo', rule: 'in_past' }] })
      await requireBroker(ctx, ports, input.brokerCompanyId, 'brokerCompanyId')
      const rows = await ctx.query<Delegation>(
        'customs_delegation_grant',
        `insert into customs_delegation (id, region_id, company_id, broker_company_id, valid_to, created_at, created_by)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (company_id, broker_company_id) where ended_at is null do update set valid_to = excluded.valid_to
         returning ${COLUMNS}`,
        [
          uuidv7(),
          ctx.region.regionId,
          companyOf(ctx),
          input.brokerCompanyId,
          input.validTo,
          ctx.now(),
          ctx.actor.userId,
        ],
      )
      return one(ctx, rows)
    },

    async customsDelegationEnd(ctx, input) {
      requireGrantor(ctx)
      const rows = await ctx.query<Delegation>(
        'customs_delegation_end',
        `update customs_delegation set ended_at = $3 where id = $1 and company_id = $2 and ended_at is null returning ${COLUMNS}`,
        [input.id, companyOf(ctx), ctx.now()],
      )
      return one(ctx, rows)
    },
  }
}
