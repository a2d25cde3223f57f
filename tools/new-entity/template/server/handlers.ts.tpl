import { and, eq } from 'drizzle-orm'
import type * as {{domainCamel}}Contract from '@tradeport/domain/{{domain}}/contract'
import { mayEdit{{Entity}}, {{entity}}Actions, {{entity}}Machine } from '@tradeport/domain/{{domain}}/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { pageOf, timeline, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { load{{Entity}}, {{entity}}Counts, {{entity}}PageRows } from './{{entity-kebab}}.repository'
import { {{entity}}, type {{Entity}} } from './{{entity-kebab}}.table'

type {{Entity}}Handlers = Pick<
  Handlers<typeof {{domainCamel}}Contract>,
  | '{{entity}}Page'
  | '{{entity}}StatusCount'
  | '{{entity}}Detail'
  | '{{entity}}Create'
  | '{{entity}}Update'
  | '{{entity}}Activate'
>

const DOCUMENT = '{{entity}}'

const rowDto = (ctx: ActorContext, row: {{Entity}}) => ({
  id: row.id,
  no: row.no,
  name: row.name,
  status: row.status,
  version: row.version,
  actions: {{entity}}Actions(row.status, ctx.actor.roles),
  updatedAt: iso(row.updatedAt),
})

const change = ({ id, version, status }: {{Entity}}) => ({ id, version, status })

export const {{entity}}Handlers: {{Entity}}Handlers = {
  async {{entity}}Page(ctx, input) {
    const { rows, count } = await {{entity}}PageRows(ctx, input)
    return pageOf(
      input,
      rows.map(row => rowDto(ctx, row)),
      count,
    )
  },

  {{entity}}StatusCount: (ctx, input) => {{entity}}Counts(ctx, input),

  async {{entity}}Detail(ctx, { id }) {
    const row = await load{{Entity}}(ctx, id)
    return { ...rowDto(ctx, row), note: row.note, events: await timeline(ctx, DOCUMENT, id) }
  },

  async {{entity}}Create(ctx, input) {
    if (!mayEdit{{Entity}}(ctx.actor.roles)) throw new AppError('MALL600403')
    const now = ctx.now()
    const row = {
      id: uuidv7(),
      no: await nextDocumentNo(ctx.db, '{{initials}}', ctx.region, now),
      regionId: ctx.region.regionId,
      status: {{entity}}Machine.initial,
      version: 0,
      name: input.name,
      note: input.note,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    }
    await ctx.db.insert({{entity}}).values(row)
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
    return change(row)
  },

  async {{entity}}Update(ctx, input) {
    const row = await load{{Entity}}(ctx, input.id)
    if (!{{entity}}Actions(row.status, ctx.actor.roles).includes('update')) throw new AppError('MALL600403')
    const [updated] = await ctx.db
      .update({{entity}})
      .set({
        name: input.name,
        note: input.note,
        version: input.version + 1,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.userId,
      })
      .where(and(eq({{entity}}.id, row.id), eq({{entity}}.status, row.status), eq({{entity}}.version, input.version)))
      .returning()
    if (!updated) throw new AppError('FT510006')
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    return change(updated)
  },

  async {{entity}}Activate(ctx, { id, version }) {
    const row = await load{{Entity}}(ctx, id)
    const next = await transition(ctx, {
      table: {{entity}},
      machine: {{entity}}Machine,
      row,
      action: 'activate',
      version,
      documentType: DOCUMENT,
    })
    return change(next)
  },
}
