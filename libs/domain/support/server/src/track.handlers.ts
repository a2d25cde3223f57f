import { eq } from 'drizzle-orm'
import type * as supportContract from '@tradeport/domain/support/contract'
import { reopenUntil, trackActions, trackStatus } from '@tradeport/domain/support/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull } from '@tradeport/node/db'
import { binary, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { holdsFile, takeFormFiles } from './message-files'
import { DOCUMENT, acting, mailWriter, step, tell } from './message-step'
import { addTurn, conversation, keysOfLastHour, loadTracked, ownPage } from './message.repository'
import { answeredBy } from './answer-time'
import type { SupportPorts } from './ports'
import { readForm } from './secrets'
import { leaveMessage, type LeaveMessage } from './support.table'

type TrackHandlers = Pick<
  Handlers<typeof supportContract>,
  | 'ownMessagePage'
  | 'messageTrack'
  | 'messageAnswer'
  | 'messageReopen'
  | 'messageRate'
  | 'messageTrackFile'
  | 'messageTrackLink'
>
type AnswerInput = ParsedInputOf<typeof supportContract.messageAnswer>

const EXCERPT = 160
/** Nobody's mailbox is filled by somebody who knows a number. */
const LINKS_PER_HOUR = 5

const changed = (row: Pick<LeaveMessage, 'version' | 'status'>) => ({
  version: row.version,
  status: trackStatus(row.status),
})

/** The region that the message was left in says how long it may be reopened. */
const timesOf = (ctx: ActorContext, { regionId }: LeaveMessage) => ({
  now: ctx.now(),
  region: ctx.inRegion(regionId).region,
})

/** Once more somebody waits: the promise counts from now. */
const waitsAgain = async (
  ctx: ActorContext,
  ports: SupportPorts,
  row: LeaveMessage,
): Promise<Partial<LeaveMessage>> => ({
  dueAt: await answeredBy(ctx, ports, row),
  repliedAt: null,
  resolvedAt: null,
})

/** Something is written down with the message, which stays in its state. */
async function append(ctx: ActorContext, row: LeaveMessage, set: Partial<LeaveMessage> = {}) {
  const [next] = await ctx.db
    .update(leaveMessage)
    .set({ ...set, version: row.version + 1, updatedAt: ctx.now() })
    .where(eq(leaveMessage.id, row.id))
    .returning()
  if (!next) throw new AppError('FT510006')
  tell(ctx, next)
  return next
}

async function say(ctx: ActorContext, row: LeaveMessage, input: AnswerInput): Promise<void> {
  const turnId = await addTurn(ctx, row.id, { side: 'visitor', body: input.body })
  if (input.fileIds.length === 0) return
  const form = input.formToken ? await readForm(ctx, input.formToken) : undefined
  await takeFormFiles(ctx, input.fileIds, form?.nonce, { messageId: row.id, replyId: turnId })
}

/** Who handles it hears of it, wherever they are in the product. */
async function tellHandler(ctx: ActorContext, row: LeaveMessage, reply: string): Promise<void> {
  if (!row.assignedTo) return
  await ctx.notify({
    kind: 'customer_message_answered',
    to: { userId: row.assignedTo },
    params: { no: row.no, name: row.name },
    reply,
    link: { frontEnd: 'admin', route: `/customer-messages/${row.id}` },
    dedupeKey: `leave-message-answered-${row.id}`,
  })
}

export function trackHandlers(ports: SupportPorts): TrackHandlers {
  return {
    async ownMessagePage(ctx, input) {
      const page = await ownPage(ctx, input)
      const records = page.records.map(row => ({
        no: row.no,
        status: trackStatus(row.status),
        type: row.type,
        needs: row.needs.slice(0, EXCERPT),
        createdAt: iso(row.createdAt),
        updatedAt: iso(row.updatedAt),
      }))
      return { ...page, records }
    },

    async messageTrack(ctx, input) {
      const row = await loadTracked(ctx, input, false)
      const turns = await conversation(ctx, row)
      return {
        no: row.no,
        status: trackStatus(row.status),
        version: row.version,
        actions: trackActions(row, timesOf(ctx, row)),
        type: row.type,
        createdAt: iso(row.createdAt),
        dueAt: isoOrNull(row.dueAt),
        reopenUntil: isoOrNull(reopenUntil(row, timesOf(ctx, row).region)),
        csat: row.csat,
        conversation: turns.filter(turn => !turn.internal),
      }
    },

    async messageAnswer(ctx, input) {
      const row = await loadTracked(ctx, input, true)
      if (!trackActions(row, timesOf(ctx, row)).includes('answer')) throw new AppError('MALL600403')
      const home = ctx.inRegion(row.regionId)
      await say(home, row, input)
      await tellHandler(home, row, input.body)
      if (row.status !== 'replied') return changed(await append(home, row))
      return changed(
        await step(acting(home, 'visitor'), row, { action: 'answer', set: await waitsAgain(home, ports, row) }),
      )
    },

    async messageReopen(ctx, input) {
      const row = await loadTracked(ctx, input, true)
      if (!trackActions(row, timesOf(ctx, row)).includes('reopen')) throw new AppError('MALL600403')
      const home = ctx.inRegion(row.regionId)
      await say(home, row, input)
      await tellHandler(home, row, input.body)
      return changed(
        await step(acting(home, 'visitor'), row, { action: 'reopen', set: await waitsAgain(home, ports, row) }),
      )
    },

    async messageRate(ctx, input) {
      const row = await loadTracked(ctx, input, true)
      if (!trackActions(row, timesOf(ctx, row)).includes('rate')) throw new AppError('MALL600403')
      const home = ctx.inRegion(row.regionId)
      await home.event({
        documentType: DOCUMENT,
        documentId: row.id,
        action: 'rate',
        note: [input.csat, input.comment].filter(Boolean).join(': '),
      })
      return changed(await append(home, row, { csat: input.csat, csatComment: input.comment ?? null }))
    },

    async messageTrackFile(ctx, input) {
      const row = await loadTracked(ctx, input, false)
      const isTheirs = await holdsFile(ctx, row.id, input.fileId, 'writer')
      const file = isTheirs ? await ports.files.read(ctx, input.fileId) : undefined
      if (!file) throw new AppError('MALL600404')
      return binary({ body: file.content, mime: file.mime, fileName: file.fileName })
    },

    async messageTrackLink(ctx, input) {
      const rows = await ctx.db.select().from(leaveMessage).where(eq(leaveMessage.no, input.no))
      const row = rows[0]
      // The same answer either way: whether an address wrote to us is nobody's business.
      const fits = row?.email && row.status !== 'spam' && row.email.toLowerCase() === input.email.toLowerCase()
      if (row && fits && (await keysOfLastHour(ctx, row.id)) < LINKS_PER_HOUR)
        await mailWriter(ctx.inRegion(row.regionId), ports, row, 'message_received')
      return {}
    },
  }
}
