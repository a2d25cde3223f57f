import { eq, sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { oneStatement, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import { MAX_INQUIRY_LINES } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT, inquiryActions, inquiryCompleteness, inquiryMachine } from '@tradeport/domain/sourcing/rules'
import { companyOf, userOf } from '@tradeport/node/parties'
import { addLine, changeLine, removeLine } from './basket-line.repository'
import { draftOf, headerColumns, linesOf, loadInquiry, snapshotsFor } from './inquiry.repository'
import { inquiryItemTable, inquiryTable, type InquiryRecord } from './inquiry.table'
import { changedView, contentView, lineView } from './inquiry-view'
import { sendInquiry } from './inquiry-sending'
import type { SourcingPorts } from './ports'
import { orNull } from './texts'
import { mayStep } from '@tradeport/kernel/contract-kit'

type BasketHandlers = Pick<
  Handlers<typeof sourcingContract>,
  | 'inquiryBasket'
  | 'addInquiryLine'
  | 'changeInquiryLine'
  | 'removeInquiryLine'
  | 'inquirySave'
  | 'inquirySubmit'
  | 'inquiryDiscard'
  | 'inquiryRepeat'
>

/** Asking is for those who may buy: a viewer keeps no basket. */
function requireBuyer(ctx: ActorContext): void {
  if (!mayStep(BUYERS_WHO_ACT, ctx.actor.roles, 'inquiry:create')) throw new AppError('MALL600403')
}

export function basketHandlers(ports: SourcingPorts): BasketHandlers {
  return {
    inquiryBasket: async ctx => ({ draft: await basketView(ctx, ports) }),
    addInquiryLine: oneStatement((ctx, input) => {
      requireBuyer(ctx)
      return addLine(ctx, input)
    }),
    changeInquiryLine: oneStatement((ctx, input) => {
      requireBuyer(ctx)
      return changeLine(ctx, input.lineId, input.line)
    }),
    removeInquiryLine: oneStatement((ctx, input) => {
      requireBuyer(ctx)
      return removeLine(ctx, input.lineId)
    }),
    inquirySave: async (ctx, input) => {
      requireBuyer(ctx)
      const { version, title, ...header } = input
      const draft = await draftForSaving(ctx, version)
      const [saved] = await ctx.db
        .update(inquiryTable)
        .set({
          ...headerColumns(ctx, header),
          title: orNull(title),
          version: draft.version + 1,
          updatedAt: ctx.now(),
          updatedBy: ctx.actor.userId,
        })
        .where(eq(inquiryTable.id, draft.id))
        .returning()
      if (!saved) throw new AppError('FT510006')
      return changedView(saved)
    },
    inquirySubmit: async (ctx, input) => {
      const draft = await loadInquiry(ctx, input.id, 'update')
      if (draft.version !== input.version) throw new AppError('FT510006')
      const lines = await linesOf(ctx, draft.id)
      if (lines.length === 0) throw new AppError('MALL620005')
      return sendInquiry(ctx, ports, { header: input, storeIds: input.storeIds, lines }, columns =>
        transition(ctx, {
          table: inquiryTable,
          machine: inquiryMachine,
          row: draft,
          action: 'submit',
          documentType: 'inquiry',
          set: { ...columns, ...headerColumns(ctx, input), title: input.title },
        }),
      )
    },
    inquiryDiscard: async (ctx, input) => {
      requireBuyer(ctx)
      const draft = await loadInquiry(ctx, input.id, 'update')
      if (draft.status !== 'draft') throw new AppError('MALL600403')
      if (draft.version !== input.version) throw new AppError('FT510006')
      await ctx.db.delete(inquiryTable).where(eq(inquiryTable.id, draft.id))
      return { id: draft.id }
    },
    inquiryRepeat: async (ctx, input) => {
      requireBuyer(ctx)
      const earlier = await loadInquiry(ctx, input.id)
      const lines = await linesOf(ctx, earlier.id)
      const draft = await draftForSaving(ctx, undefined)
      const present = await linesOf(ctx, draft.id)
      if (present.length + lines.length > MAX_INQUIRY_LINES)
        throw new AppError('MALL620010', { max: MAX_INQUIRY_LINES })
      if (lines.length > 0)
        await ctx.db.insert(inquiryItemTable).values(
          lines.map((line, index) => ({
            ...line,
            id: uuidv7(),
            inquiryId: draft.id,
            lineNo: draft.lineSeq + index + 1,
            product: null,
          })),
        )
      const [saved] = await ctx.db
        .update(inquiryTable)
        .set({
          lineSeq: draft.lineSeq + lines.length,
          version: draft.version + 1,
          origin: 'repeat',
          updatedAt: ctx.now(),
        })
        .where(eq(inquiryTable.id, draft.id))
        .returning()
      return {
        inquiryId: draft.id,
        lineCount: present.length + lines.length,
        version: saved?.version ?? draft.version + 1,
      }
    },
  }
}

/** The locked draft: the one at `version`, or without a version whatever draft there is or a new one. */
async function draftForSaving(ctx: ActorContext, version: number | undefined): Promise<InquiryRecord> {
  if (version === undefined) {
    const now = ctx.now().toISOString()
    await ctx.db.execute(sql`
      insert into inquiry (id, region_id, status, created_at, updated_at, created_by, updated_by, buyer_company_id, buyer_user_id,
        buyer_time_zone, trade_type)
      values (${uuidv7()}, ${ctx.region.regionId}, 'draft', ${now}, ${now}, ${userOf(ctx)}, ${userOf(ctx)}, ${companyOf(ctx)},
        ${userOf(ctx)}, ${ctx.actor.timeZone}, ${ctx.region.tradeTypes[0]})
      on conflict (region_id, buyer_company_id, buyer_user_id) where status = 'draft' do nothing`)
  }
  const draft = await draftOf(ctx, 'update')
  if (!draft) throw new AppError('MALL600404')
  if (version !== undefined && draft.version !== version) throw new AppError('FT510006')
  return draft
}

async function basketView(ctx: ActorContext, ports: SourcingPorts) {
  const draft = await draftOf(ctx)
  if (!draft) return null
  const lines = await linesOf(ctx, draft.id)
  const snapshots = await snapshotsFor(ctx, ports.catalogue, lines)
  const items = lines.map((line, index) => lineView(line, snapshots[index] ?? null))
  const stores = new Map(
    snapshots.flatMap(snapshot => (snapshot ? [[snapshot.storeId, snapshot.storeName] as const] : [])),
  )
  const { score } = inquiryCompleteness({ ...draft, items })
  return {
    ...contentView({ ...draft, completeness: score }, items),
    version: draft.version,
    actions: inquiryActions(draft, ctx.actor.roles),
    stores: [...stores].map(([storeId, storeName]) => ({ storeId, storeName })),
  }
}
