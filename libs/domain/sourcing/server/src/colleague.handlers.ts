import { and, eq, sql, type SQL } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import {
  BUYERS_WHO_ACT,
  SELLERS_WHO_ACT,
  inquiryActions,
  isOpenThread,
  threadActions,
} from '@tradeport/domain/sourcing/rules'
import { loadInquiry } from './inquiry.repository'
import { inquiryTable } from './inquiry.table'
import { changedView } from './inquiry-view'
import { refresh } from './notices'
import { acting, toward } from './party'
import type { SourcingPorts } from './ports'
import { orNull } from './texts'
import { loadThread } from './thread.repository'
import { threadTable } from './thread.table'

type ColleagueHandlers = Pick<
  Handlers<typeof sourcingContract>,
  'threadColleagues' | 'threadReassign' | 'inquiryColleagues' | 'inquiryReassign'
>

const OPEN_THREADS = sql`status not in ('won', 'lost', 'declined', 'closed')`
const OPEN_INQUIRIES = sql`status in ('open', 'quoting_closed', 'partly_awarded')`

/** How many documents each of the caller's company has open. */
async function openBy(ctx: ActorContext, from: SQL): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; n: number }>(
    sql`select who as id, count(*)::int as n from (${from}) open group by who`,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

type People = Awaited<ReturnType<SourcingPorts['organisation']['colleaguesWith']>>

/** Everybody but whose it is already. */
const shown = (people: People, holder: string | null, open: ReadonlyMap<string, number>) => ({
  colleagues: people
    .filter(({ userId }) => userId !== holder)
    .map(({ userId, name, department }) => ({ ...{ id: userId, name, department }, open: open.get(userId) ?? 0 })),
})

/** @throws AppError `MALL600400` for somebody who is not among them. */
function chosen(people: People, userId: string) {
  const heir = people.find(each => each.userId === userId)
  if (heir) return heir
  throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
}

interface Gift {
  documentType: 'thread' | 'inquiry'
  id: string
  no: string
  heir: People[number]
  note: string | null
}

/** What the document's own side reads of it, and what the colleague is told. */
async function tellGiven(ctx: ActorContext, { documentType, id, no, heir, note }: Gift): Promise<void> {
  const side = documentType === 'thread' ? 'seller' : 'buyer'
  await ctx.event({
    ...{ documentType, documentId: id, action: 'hand_on', visibleTo: [side, 'operator'] },
    note: [`→ ${heir.name}`, note].filter(part => part !== null).join(': '),
  })
  if (heir.userId === ctx.actor.userId) return
  await ctx.notify({
    kind: 'work_handed_on',
    to: { userId: heir.userId, identity: side },
    params: { name: ctx.actor.displayName, party: heir.name, count: '1' },
    reply: [no, note].filter(part => part).join(': '),
    link: { frontEnd: side, route: documentType === 'thread' ? sourcingRoutes.thread(id) : sourcingRoutes.inquiry(id) },
  })
}

export function colleagueHandlers({ organisation }: Pick<SourcingPorts, 'organisation'>): ColleagueHandlers {
  const sellers = (ctx: ActorContext, storeId: string) =>
    organisation.colleaguesWith(ctx, { roles: SELLERS_WHO_ACT, permission: 'thread:send', storeId })
  const buyers = (ctx: ActorContext) =>
    organisation.colleaguesWith(ctx, { roles: BUYERS_WHO_ACT, permission: 'inquiry:create', storeId: null })

  /** @throws AppError `MALL620018` for sales where it is a colleague's, `MALL620009` where it has ended, `MALL600403` for other roles. */
  async function givenThread(ctx: ActorContext, id: string) {
    const thread = await loadThread(ctx, id, 'update')
    if (!isOpenThread(thread.status)) throw new AppError('MALL620009')
    const { roles } = acting(ctx, thread).actor
    if (!threadActions(thread.status, roles).includes('reassign')) throw new AppError('MALL600403')
    return thread
  }

  async function givenInquiry(ctx: ActorContext, id: string) {
    const inquiry = await loadInquiry(ctx, id, 'update')
    const { roles } = toward(ctx, inquiry).actor
    if (!inquiryActions(inquiry, roles).includes('reassign')) throw new AppError('MALL600403')
    return inquiry
  }

  return {
    threadColleagues: async (ctx, input) => {
      const thread = await givenThread(ctx, input.id)
      const open = await openBy(
        ctx,
        sql`select assigned_to as who from inquiry_thread
          where seller_company_id = ${companyOf(ctx)} and assigned_to is not null and ${OPEN_THREADS}`,
      )
      return shown(await sellers(ctx, thread.storeId), thread.assignedTo, open)
    },
    threadReassign: async (ctx, input) => {
      const thread = await givenThread(ctx, input.id)
      if (thread.version !== input.version) throw new AppError('FT510006')
      const heir = chosen(await sellers(ctx, thread.storeId), input.userId)
      const [moved] = await ctx.db
        .update(threadTable)
        .set({
          ...{ assignedTo: heir.userId, assignedName: heir.name },
          ...{ version: thread.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
        })
        .where(and(eq(threadTable.id, thread.id), eq(threadTable.version, thread.version)))
        .returning()
      if (!moved) throw new AppError('FT510006')
      const { no } = await numberOf(ctx, thread.inquiryId)
      await tellGiven(ctx, { documentType: 'thread', id: thread.id, no, heir, note: orNull(input.note) })
      // The buyer is not told who of the shop answers.
      refresh(ctx, { buyerCompanyId: thread.sellerCompanyId }, { thread: thread.id })
      return changedView(moved)
    },
    inquiryColleagues: async (ctx, input) => {
      const { buyerUserId } = await givenInquiry(ctx, input.id)
      const open = await openBy(
        ctx,
        sql`select buyer_user_id as who from inquiry
          where buyer_company_id = ${companyOf(ctx)} and region_id = ${ctx.region.regionId} and ${OPEN_INQUIRIES}`,
      )
      return shown(await buyers(ctx), buyerUserId, open)
    },
    inquiryReassign: async (ctx, input) => {
      const inquiry = await givenInquiry(ctx, input.id)
      if (inquiry.version !== input.version) throw new AppError('FT510006')
      const heir = chosen(await buyers(ctx), input.userId)
      const [moved] = await ctx.db
        .update(inquiryTable)
        .set({
          ...{ buyerUserId: heir.userId, buyerUserName: heir.name },
          ...{ version: inquiry.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
        })
        .where(and(eq(inquiryTable.id, inquiry.id), eq(inquiryTable.version, inquiry.version)))
        .returning()
      if (!moved) throw new AppError('FT510006')
      // Ended ones too: what was said and offered in them belongs to the inquiry.
      await ctx.db.update(threadTable).set({ buyerUserId: heir.userId }).where(eq(threadTable.inquiryId, inquiry.id))
      const gift = { id: inquiry.id, no: inquiry.no ?? '', heir, note: orNull(input.note) }
      await tellGiven(ctx, { documentType: 'inquiry', ...gift })
      refresh(ctx, { buyerCompanyId: inquiry.buyerCompanyId }, { inquiry: inquiry.id, thread: inquiry.id })
      return changedView(moved)
    },
  }
}

async function numberOf(ctx: ActorContext, inquiryId: string): Promise<{ no: string }> {
  const [row] = await ctx.db.select({ no: inquiryTable.no }).from(inquiryTable).where(eq(inquiryTable.id, inquiryId))
  return { no: row?.no ?? '' }
}
