import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { EXPERIENCE_SCENES } from '@tradeport/domain/service-market/contract'
import { companyOf } from '@tradeport/node/parties'
import type { Handlers } from '@tradeport/node/server-kit'
import type { ServiceMarketPorts } from './ports'

export const experienceHandlers = ({
  usage,
}: ServiceMarketPorts): Pick<Handlers<typeof serviceMarketContract>, 'needServiceExperienceMode'> => ({
  async needServiceExperienceMode(ctx) {
    const begun = await usage.begun(ctx, companyOf(ctx))
    const need = begun.length === 0
    return {
      need,
      scenes: EXPERIENCE_SCENES.filter(scene => !begun.includes(scene)),
      reason: need ? 'nothing_begun' : 'begun',
    }
  },
})
