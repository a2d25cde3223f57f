import { AppError } from '@tradeport/kernel/errors'
import { sql } from 'drizzle-orm'
import type { ActorContext } from './context'

/** A point to come back to: what `work` wrote before it failed is taken back, the rest of the transaction stands. */
export async function inSavepoint<T>(ctx: ActorContext, work: () => Promise<T>): Promise<T> {
  await ctx.db.execute(sql`savepoint one_of_many`)
  try {
    const result = await work()
    await ctx.db.execute(sql`release savepoint one_of_many`)
    return result
  } catch (error) {
    await ctx.db.execute(sql`rollback to savepoint one_of_many`)
    throw error
  }
}

export interface ManyDone {
  ok: string[]
  /** `msg` in the caller's language. */
  failed: { id: string; code: string; msg: string }[]
}

/**
 * Does the same to each, every id once: one that is refused does not keep the others from it.
 *
 * @throws whatever is no `AppError`: then nothing is done
 */
export async function eachOfMany<Item extends { readonly id: string }>(
  ctx: ActorContext,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<ManyDone> {
  const done: ManyDone = { ok: [], failed: [] }
  for (const item of new Map(items.map(each => [each.id, each])).values()) {
    try {
      await inSavepoint(ctx, () => work(item))
      done.ok.push(item.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      done.failed.push({ id: item.id, code: error.code, msg: ctx.errorText(error.code, error.params) })
    }
  }
  return done
}
