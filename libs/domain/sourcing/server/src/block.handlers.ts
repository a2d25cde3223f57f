import { sql } from 'drizzle-orm'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { blocksOfCompany, mayBlock, pageBlocks } from './block.repository'
import { inquiryOfThread } from './inquiry.repository'
import { sideOf, toward } from './party'
import type { SourcingPorts } from './ports'
import { orNull } from './texts'
import { hidesBuyer } from './thread-facts'
import { loadThread } from './thread.repository'

type BlockHandlers = Pick<
  Handlers<typeof sourcingContract>,
  'blockPage' | 'blockOfCompany' | 'blockCreate' | 'blockLift'
>

/** The own side's pages alone: the other one is not told. */
function refreshOwn(ctx: ActorContext, id: string): void {
  for (const topic of ['block', 'thread']) ctx.live({ to: { companyId: companyOf(ctx) }, topic, id })
  ctx.live({ to: { operators: true }, topic: 'block', id })
}

export const blockHandlers = ({ organisation }: Pick<SourcingPorts, 'organisation'>): BlockHandlers => ({
  blockPage: pageBlocks,

  blockOfCompany: async (ctx, { id }) => ({ companyId: id, records: await blocksOfCompany(ctx, id) }),

  blockCreate: async (ctx, input) => {
    const thread = await loadThread(ctx, input.threadId)
    if (!mayBlock(toward(ctx, thread).actor.roles, 'create')) throw new AppError('MALL600403')
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const own = companyOf(ctx)
    const other = own === thread.buyerCompanyId ? thread.sellerCompanyId : thread.buyerCompanyId
    const names = await organisation.companyNames(ctx, [own, other])
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      insert into company_block (id, region_id, blocker_company_id, blocker_name, blocked_company_id, blocked_name, inquiry_no, reason,
        note, created_at, created_by, by_name)
      values (${uuidv7()}, ${ctx.region.regionId}, ${own}, ${names.get(own) ?? ''}, ${other},
        ${hidesBuyer(ctx, inquiry, thread) ? null : (names.get(other) ?? null)}, ${inquiry.no}, ${input.reason}, ${orNull(input.note)},
        ${ctx.now().toISOString()}, ${ctx.actor.userId}, ${ctx.actor.displayName})
      on conflict (blocker_company_id, blocked_company_id) do update set reason = excluded.reason, note = excluded.note
      returning id`)
    const id = rows[0]?.id ?? ''
    await ctx.event({
      ...{ documentType: 'thread', documentId: thread.id, action: 'block', note: orNull(input.note) },
      visibleTo: [sideOf(ctx), 'operator'],
    })
    refreshOwn(ctx, id)
    return { id }
  },

  blockLift: async (ctx, { id }) => {
    if (!mayBlock(ctx.actor.roles, 'lift')) throw new AppError('MALL600403')
    const { rows } = await ctx.db.execute(sql`
      delete from company_block where id = ${id} and blocker_company_id = ${companyOf(ctx)} and region_id = ${ctx.region.regionId}
      returning id`)
    if (rows.length === 0) throw new AppError('MALL600404')
    refreshOwn(ctx, id)
    return {}
  },
})
