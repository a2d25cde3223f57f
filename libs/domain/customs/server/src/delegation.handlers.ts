import type * as customsContract from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay, uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { CustomsPorts } from './ports'
import { mayStep } from '@tradeport/kernel/contract-kit'

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
/** Who may let a broker act for the company. */
const GRANTORS = ['seller_owner', 'shop_manager']

export function delegationHandlers({ organisation }: CustomsPorts): DelegationHandlers {
  async function dtos(ctx: ActorContext, rows: readonly Delegation[]) {
    const names = await organisation.companyNames(ctx, [
      ...new Set(rows.flatMap(row => [row.company_id, row.broker_company_id])),
    ])
    const today = tradeDay(ctx.now())
    return rows.map(row => ({
      id: row.id,
      companyId: row.company_id,
      companyName: names.get(row.company_id) ?? null,
      brokerCompanyId: row.broker_company_id,
      brokerName: names.get(row.broker_company_id) ?? null,
      validTo: row.valid_to,
      active: !row.ended && row.valid_to >= today,
    }))
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
    async customsDelegations(ctx) {
      const column = ctx.actor.kind === 'provider' ? 'broker_company_id' : 'company_id'
      const rows = await ctx.query<Delegation>(
        `customs_delegations_${column}`,
        `select ${COLUMNS} from customs_delegation where ${column} = $1 and region_id = $2 order by ended_at nulls first, valid_to desc, id limit 200`,
        [companyOf(ctx), ctx.region.regionId],
      )
      return dtos(ctx, rows)
    },

    async customsBrokers(ctx, input) {
      return [...(await organisation.brokers(ctx, input.keyword ?? ''))]
    },

    async customsDelegationGrant(ctx, input) {
      requireGrantor(ctx)
      if (input.validTo < tradeDay(ctx.now()))
        throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'validTo', rule: 'in_past' }] })
      const brokers = await organisation.brokers(ctx, '')
      if (!brokers.some(({ companyId }) => companyId === input.brokerCompanyId)) throw new AppError('FT521004')
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
