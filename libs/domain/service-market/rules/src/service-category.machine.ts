import { defineMachine } from '@tradeport/kernel/contract-kit'
import type { OperatorRole } from '@tradeport/kernel/config'
import { SERVICE_CATEGORY_STATUSES } from '@tradeport/domain/service-market/contract'

/** One tree serves all regions, so it takes somebody who serves all of them. */
export const CATEGORY_EDITORS = ['op_super'] as const satisfies readonly OperatorRole[]

export const MAX_CATEGORY_LEVEL = 3

export const serviceCategoryMachine = defineMachine({
  name: 'serviceCategory',
  statuses: SERVICE_CATEGORY_STATUSES,
  initial: 'enabled',
  final: [],
  actions: {
    disable: { from: ['enabled'], to: 'disabled', by: CATEGORY_EDITORS },
    enable: { from: ['disabled'], to: 'enabled', by: CATEGORY_EDITORS },
  },
})
