import { eq } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import { declarationForm, type DeclarationRecord } from './customs.table'

/** For timers alone: locked, whoever's it is. */
export async function loadAnyForm(ctx: ActorContext, id: string): Promise<DeclarationRecord | undefined> {
  const rows = await ctx.db.select().from(declarationForm).where(eq(declarationForm.id, id)).for('update')
  return rows[0]
}
