import { eq, sql } from 'drizzle-orm'
import type { JobStep } from '@tradeport/node/server-kit'
import { declarationForm } from './customs.table'
import { issuesOf } from './declaration-content'
import { tell } from './declaration-steps'
import type { CustomsPorts } from './ports'

const AT_ONCE = 20

/** Forms that customs granted a change of are looked at by the checks again, so that what they say is of what stands there now. */
export async function checkAgain(step: JobStep, ports: CustomsPorts): Promise<void> {
  await step(async ctx => {
    const rows = await ctx.db
      .select()
      .from(declarationForm)
      .where(sql`is_unchecked`)
      .orderBy(sql`id`)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const own = ctx.inRegion(row.regionId)
      const issues = await issuesOf(own, ports, row.content, row.companyId)
      // Beside the version: nobody's change is overwritten by it.
      await own.db.update(declarationForm).set({ issues, isUnchecked: false }).where(eq(declarationForm.id, row.id))
      tell(own, row)
    }
  })
}
