import { eq } from 'drizzle-orm'
import type * as supportContract from '@tradeport/domain/support/contract'
import type { MessageOffer } from '@tradeport/domain/support/contract'
import { agentsFor, isAgent, operatorActions } from '@tradeport/domain/support/rules'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { binary, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { holdsFile, takeOwnFiles } from './message-files'
import { DOCUMENT, mailWriter, tell } from './message-step'
import { addTurn, conversation, loadServed, queuePage, statusCounts } from './message.repository'
import { offersOf } from './offer.repository'
import { changed, channelsOf, firstWords, operate, requireReader } from './operator-step'
import { answeredBy } from './answer-time'
import type { SupportPorts } from './ports'
import { leaveMessage, type LeaveMessage } from './support.table'

type OperatorHandlers = Pick<
  Handlers<typeof supportContract>,
  | 'leaveMessagePage'
  | 'leaveMessageStatusCount'
  | 'leaveMessageDetailOf'
  | 'leaveMessageAgents'
  | 'leaveMessageFile'
  | 'leaveMessageClaim'
  | 'leaveMessageAssign'
  | 'leaveMessageReply'
  | 'leaveMessageNote'
  | 'leaveMessageResolve'
  | 'leaveMessageSpam'
  | 'leaveMessageNotSpam'
>

const EXCERPT = 160
/** With it somebody can be given a message. */
const MAY_TAKE = `${DOCUMENT}:claim`

function rowDto(ctx: ActorContext, row: LeaveMessage, offers: readonly MessageOffer[] = []) {
  const waits = row.status === 'new' || row.status === 'assigned'
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    version: row.version,
    actions: operatorActions(row, ctx.actor),
    regionId: row.regionId,
    type: row.type,
    source: row.source,
    locale: row.locale,
    name: row.name,
    country: row.country,
    excerpt: row.needs.slice(0, EXCERPT),
    assignedTo: row.assignedTo,
    assignedName: row.assignedName,
    dueAt: isoOrNull(row.dueAt),
    overdue: waits && row.dueAt !== null && row.dueAt < ctx.now(),
    csat: row.csat,
    offer: offers[0] ?? null,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  }
}

async function tellAccount(ctx: ActorContext, row: LeaveMessage, reply: string): Promise<void> {
  if (!row.userId || !row.party) return
  await ctx.notify({
    kind: 'customer_service_reply',
    to: { userId: row.userId },
    params: { no: row.no, name: firstWords(row.needs) },
    reply,
    link: {
      frontEnd: row.party === 'provider' ? 'providerAdmin' : row.party,
      route: `/support/messages/${row.no}`,
    },
    dedupeKey: `leave-message-${row.id}`,
  })
}

export function operatorHandlers(ports: SupportPorts): OperatorHandlers {
  return {
    async leaveMessagePage(ctx, input) {
      requireReader(ctx)
      const page = await queuePage(ctx, input)
      const offers = await offersOf(
        ctx,
        ports,
        page.records.map(row => row.id),
      )
      return { ...page, records: page.records.map(row => rowDto(ctx, row, offers.get(row.id))) }
    },

    leaveMessageStatusCount(ctx, input) {
      requireReader(ctx)
      return statusCounts(ctx, input)
    },

    async leaveMessageDetailOf(ctx, input) {
      requireReader(ctx)
      const row = await loadServed(ctx, input.id, false)
      const offers = (await offersOf(ctx, ports, [row.id])).get(row.id) ?? []
      return {
        ...rowDto(ctx, row, offers),
        offers,
        needs: row.needs,
        email: row.email,
        phone: row.phone,
        pageUrl: row.pageUrl,
        hasAccount: row.userId !== null,
        spamReasons: row.spamReasons,
        csatComment: row.csatComment,
        conversation: await conversation(ctx, row),
        timeline: await timeline(ctx, DOCUMENT, row.id),
      }
    },

    async leaveMessageAgents(ctx, input) {
      requireReader(ctx)
      const row = await loadServed(ctx, input.id, false)
      const agents = await ports.operators.serving(ctx.inRegion(row.regionId), MAY_TAKE)
      return agentsFor(row.locale, agents)
    },

    async leaveMessageFile(ctx, input) {
      requireReader(ctx)
      const row = await loadServed(ctx, input.id, false)
      const isPart = await holdsFile(ctx, row.id, input.fileId, 'operator')
      const file = isPart ? await ports.files.read(ctx, input.fileId) : undefined
      if (!file) throw new AppError('MALL600404')
      return binary({ body: file.content, mime: file.mime, fileName: file.fileName })
    },

    async leaveMessageClaim(ctx, input) {
      const set = { assignedTo: ctx.actor.userId, assignedName: ctx.actor.displayName }
      const { next } = await operate(ctx, input, { action: 'claim', set })
      return changed(next)
    },

    async leaveMessageAssign(ctx, input) {
      const row = await loadServed(ctx, input.id, false)
      const agents = await ports.operators.serving(ctx.inRegion(row.regionId), MAY_TAKE)
      const agent = agents.find(({ userId }) => userId === input.userId)
      if (!agent) throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
      const set = { assignedTo: agent.userId, assignedName: agent.name }
      const { next } = await operate(ctx, input, { action: 'assign', set, note: agent.name })
      return changed(next)
    },

    async leaveMessageReply(ctx, input) {
      const now = ctx.now()
      const seen = await loadServed(ctx, input.id, true)
      const { home, row, next } = await operate(ctx, input, {
        action: 'reply',
        set: { repliedAt: now, firstRepliedAt: seen.firstRepliedAt ?? now, dueAt: null },
      })
      const turnId = await addTurn(home, row.id, { side: 'operator', body: input.body, channels: channelsOf(row) })
      await takeOwnFiles(ctx, input.fileIds, { messageId: row.id, replyId: turnId })
      await mailWriter(home, ports, row, 'message_reply', { reply: input.body })
      await tellAccount(home, row, input.body)
      return changed(next)
    },

    async leaveMessageNote(ctx, input) {
      if (!isAgent(ctx.actor.roles)) throw new AppError('MALL600403')
      const row = await loadServed(ctx, input.id, true)
      await addTurn(ctx, row.id, { side: 'operator', body: input.body, internal: true })
      await ctx.db.update(leaveMessage).set({ updatedAt: ctx.now() }).where(eq(leaveMessage.id, row.id))
      await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'note', visibleTo: ['operator'] })
      tell(ctx, row)
      return changed(row)
    },

    async leaveMessageResolve(ctx, input) {
      const { home, next } = await operate(ctx, input, { action: 'resolve', set: { resolvedAt: ctx.now() } })
      await mailWriter(home, ports, next, 'message_resolved', {
        days: String(timerOf(home.region, 'messageReopenDays')),
      })
      return changed(next)
    },

    async leaveMessageSpam(ctx, input) {
      const { next } = await operate(ctx, input, { action: 'spam', set: { dueAt: null } })
      return changed(next)
    },

    async leaveMessageNotSpam(ctx, input) {
      const row = await loadServed(ctx, input.id, true)
      const dueAt = await answeredBy(ctx, ports, row)
      const { home, next } = await operate(ctx, input, {
        action: 'not_spam',
        set: { dueAt, assignedTo: null, assignedName: null },
      })
      // Held back while it looked like spam.
      await mailWriter(home, ports, next, 'message_received')
      return changed(next)
    },
  }
}
