import { registryDifferences, registryRetryMinutes } from '@tradeport/domain/identity/rules'
import type { Job } from '@tradeport/node/server-kit'
import type { CompanyRegistry } from './company-registry'
import { keepLookedUp, takeDueLookUps, type DueLookUp, type LookedUp } from './registration-check.repository'
import { DOCUMENT } from './registration.dto'

const BATCH = 20
/** Longer than a register may take for an answer. */
const TAKEN_FOR_MS = 300_000
const MINUTE_MS = 60_000

async function ask(registry: CompanyRegistry, due: DueLookUp, now: Date): Promise<LookedUp> {
  try {
    const { country, reg_no: number, legal_name: legalName } = due
    const found = (await registry.find({ country, number, legalName })) ?? null
    const differences = registryDifferences({ legalName }, found)
    return { state: differences.length === 0 ? 'passed' : 'failed', found, differences, askAt: null }
  } catch {
    const minutes = registryRetryMinutes(due.attempts)
    const askAt = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS)
    return { state: askAt ? 'pending' : 'unanswered', found: null, differences: [], askAt }
  }
}

/** What registers say of companies that register: asked outside of any transaction, and again later where none answers. */
export const registryLookUps = (registry: CompanyRegistry): Job => ({
  name: 'identity.registry-look-ups',
  everySeconds: 20,
  async steps(step) {
    const taken = await step(async ctx => ({
      now: ctx.now(),
      due: await takeDueLookUps(ctx, new Date(ctx.now().getTime() + TAKEN_FOR_MS), BATCH),
    }))
    for (const due of taken.due) {
      const answer = await ask(registry, due, taken.now)
      await step(async ctx => {
        if (await keepLookedUp(ctx, due, answer))
          ctx.live({ to: { operators: true }, topic: DOCUMENT, id: due.application_id })
      })
    }
  },
})
