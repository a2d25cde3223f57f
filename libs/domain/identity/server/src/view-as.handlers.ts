import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { Handlers } from '@tradeport/node/server-kit'
import { endView, openView, viewable } from './view-session'

const FRONT_END = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const

export const viewAsHandlers: Pick<Handlers<typeof identityContract>, 'viewAsStart' | 'viewAsEnd'> = {
  async viewAsStart(ctx, { reason, ...viewed }) {
    const company = await viewable(ctx, viewed)
    if (!company) throw new AppError('USER_SERVICE530404')
    const { id, token, expiresAt } = await openView(ctx, viewed, reason)
    await ctx.notify({
      kind: 'security_alert',
      to: { userId: viewed.userId, identity: viewed.party },
      params: { event: 'viewed_as', actor: ctx.actor.displayName, date: ctx.now().toISOString(), name: reason },
      link: { frontEnd: FRONT_END[viewed.party], route: '/account' },
    })
    await ctx.audit({
      action: 'viewAs:start',
      entityType: 'viewAs',
      entityId: id,
      entityNo: company.no,
      companyId: viewed.companyId,
      onBehalfOf: viewed.userId,
      after: { party: viewed.party, until: expiresAt },
      reason,
    })
    return { token, expiresAt }
  },

  async viewAsEnd(ctx) {
    const { viewing, companyId } = ctx.actor
    if (!viewing) throw new AppError('MALL600403')
    await endView(ctx, viewing.id)
    await ctx.audit({ action: 'viewAs:end', entityType: 'viewAs', entityId: viewing.id })
    return { companyId }
  },
}
