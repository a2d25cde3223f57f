import { CATEGORY_STATUSES } from '@tradeport/domain/catalogue/contract'
import type { OperatorRole } from '@tradeport/kernel/config'
import { defineMachine } from '@tradeport/kernel/contract-kit'

/** One tree serves all regions, so it takes somebody who serves all of them. */
export const CATALOGUE_EDITORS = ['op_super'] as const satisfies readonly OperatorRole[]

/** Hidden with all below it while disabled, and takes no new products. */
export const categoryMachine = defineMachine({
  name: 'category',
  statuses: CATEGORY_STATUSES,
  initial: 'enabled',
  final: [],
  actions: {
    disable: { from: ['enabled'], to: 'disabled', by: CATALOGUE_EDITORS },
    enable: { from: ['disabled'], to: 'enabled', by: CATALOGUE_EDITORS },
  },
})

/** Asked by no category while disabled; what products say already stays. */
export const attributeMachine = defineMachine({
  name: 'attribute',
  statuses: CATEGORY_STATUSES,
  initial: 'enabled',
  final: [],
  actions: {
    disable: { from: ['enabled'], to: 'disabled', by: CATALOGUE_EDITORS },
    enable: { from: ['disabled'], to: 'enabled', by: CATALOGUE_EDITORS },
  },
})
