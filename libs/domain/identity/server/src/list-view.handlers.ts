import { LIST_VIEWS_MAX, type ListView } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { invalid } from './invalid-field'

type ListViewHandlers = Pick<
  Handlers<typeof identityContract>,
  'listViews' | 'listViewSave' | 'listViewUpdate' | 'listViewRemove'
>

const COLUMNS = 'id, version, list, name, query'
/** Rows of the caller in this front-end; another person's are none at all. */
const OWN = 'user_id = $1 and request_source = $2'

const own = (ctx: ActorContext) => [ctx.actor.userId, ctx.requestSource]

/** One change of a person's views at a time: names and number are matters between them. */
const oneAtATime = (ctx: ActorContext) =>
  ctx.query('list_view_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `list_view ${ctx.actor.userId}`,
  ])

/** @throws AppError `USER_SERVICE530404`, or `FT510006` where it was changed meanwhile. */
async function seenView(ctx: ActorContext, { id, version }: { id: string; version: number }): Promise<ListView> {
  const [view] = await ctx.query<ListView>(
    'list_view_one',
    `select ${COLUMNS} from list_view where ${OWN} and id = $3 for update`,
    [...own(ctx), id],
  )
  if (!view) throw new AppError('USER_SERVICE530404')
  if (view.version !== version) throw new AppError('FT510006')
  return view
}

const viewsOf = (ctx: ActorContext, list: string) =>
  ctx.query<ListView>('list_view_of', `select ${COLUMNS} from list_view where ${OWN} and list = $3 for update`, [
    ...own(ctx),
    list,
  ])

function requireFree(others: readonly ListView[], name: string): void {
  const key = name.toLowerCase()
  if (others.some(other => other.name.toLowerCase() === key)) throw invalid('name', 'taken')
}

export const listViewHandlers: ListViewHandlers = {
  async listViews(ctx) {
    const views = await ctx.query<ListView>(
      'list_view_all',
      `select ${COLUMNS} from list_view where ${OWN} order by list, lower(name)`,
      own(ctx),
    )
    return { views }
  },

  async listViewSave(ctx, { list, name, query }) {
    await oneAtATime(ctx)
    const others = await viewsOf(ctx, list)
    requireFree(others, name)
    if (others.length >= LIST_VIEWS_MAX) {
      const tooMany = { path: 'name', rule: 'too_many', params: { max: LIST_VIEWS_MAX } }
      throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [tooMany] })
    }
    const view: ListView = { id: uuidv7(), version: 0, list, name, query }
    await ctx.query(
      'list_view_insert',
      `insert into list_view (id, user_id, request_source, list, name, query, created_at, updated_at)
       values ($3, $1, $2, $4, $5, $6, $7, $7)`,
      [...own(ctx), view.id, list, name, query, ctx.now().toISOString()],
    )
    return view
  },

  async listViewUpdate(ctx, { name, query, ...seen }) {
    await oneAtATime(ctx)
    const view = await seenView(ctx, seen)
    const others = await viewsOf(ctx, view.list)
    requireFree(
      others.filter(({ id }) => id !== view.id),
      name,
    )
    const next: ListView = { ...view, name, query, version: view.version + 1 }
    await ctx.query(
      'list_view_update',
      `update list_view set name = $4, query = $5, version = $6, updated_at = $7 where ${OWN} and id = $3`,
      [...own(ctx), view.id, name, query, next.version, ctx.now().toISOString()],
    )
    return next
  },

  async listViewRemove(ctx, seen) {
    await seenView(ctx, seen)
    await ctx.query('list_view_remove', `delete from list_view where ${OWN} and id = $3`, [...own(ctx), seen.id])
    return {}
  },
}
