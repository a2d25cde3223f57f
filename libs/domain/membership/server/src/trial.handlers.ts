import type * as membershipContract from '@tradeport/domain/membership/contract'
import { DAY_MS, PLAN_BUYERS, trialOf } from '@tradeport/domain/membership/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { beginSubscription } from './fulfilment'
import { writeGrant } from './grant.repository'
import { holdingOf } from './holding.repository'
import type { SubscriptionRecord, TermsRecord } from './membership.table'
import { loadOffering, loadTerms } from './offering.handlers'
import { lockOrders } from './order.repository'
import { fitToQuota } from './over-quota'
import { memberOf, requireOneOf } from './party'
import type { MembershipPorts } from './ports'

type TrialHandlers = Pick<Handlers<typeof membershipContract>, 'trialStart'>

const refuse = (rule: string) => new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'offeringId', rule }] })

async function grantTrial(ctx: ActorContext, plan: SubscriptionRecord, terms: TermsRecord): Promise<void> {
  for (const { ability, quota, reset } of terms.abilities)
    await writeGrant(ctx, {
      companyId: plan.companyId,
      party: plan.party,
      ability,
      source: 'plan',
      sourceId: terms.id,
      orderId: null,
      subscriptionId: plan.id,
      name: terms.name,
      quota,
      reset,
      validFrom: plan.startsAt,
      validTo: plan.endsAt,
      reason: null,
    })
}

export const trialHandlers = (ports: MembershipPorts): TrialHandlers => ({
  async trialStart(ctx, input) {
    const member = memberOf(ctx)
    requireOneOf(ctx, PLAN_BUYERS, 'membershipOrder')
    const offering = await loadOffering(ctx, input.offeringId)
    if (offering.status !== 'on_sale' || offering.party !== member.party) throw new AppError('USER_SERVICE530404')
    if (offering.termsId !== input.termsId) throw new AppError('FT510006')
    // Behind orders of the company, and behind a second click: what it has is looked at when it is alone.
    await lockOrders(ctx, member)
    const terms = await loadTerms(ctx, offering.termsId)
    const state = trialOf({ ...offering, trialDays: terms.trialDays }, await holdingOf(ctx, member))
    if (state !== 'open') throw refuse(state === 'used' ? 'tried_already' : 'not_offered')
    const end = new Date(ctx.now().getTime() + terms.trialDays * DAY_MS)
    const plan = await beginSubscription(ctx, member, offering, terms, { trialEndsAt: end })
    await grantTrial(ctx, plan, terms)
    await fitToQuota(ctx, ports, member, false)
    ctx.live({ to: { companyId: member.companyId }, topic: 'membership', id: plan.id })
    ctx.live({ to: { companyId: member.companyId }, topic: 'ability', id: plan.id })
    return { id: plan.id, version: plan.version, status: plan.status }
  },
})
