import { productsWith } from '@tradeport/domain/catalogue/server'
import { openCustomsOrdersWith, openDeclarationsWith } from '@tradeport/domain/customs/server'
import { companiesWith } from '@tradeport/domain/identity/server'
import type { ReferencePorts } from '@tradeport/domain/reference/server'
import { openServiceOrdersWith } from '@tradeport/domain/service-order/server'
import { openInquiriesWith } from '@tradeport/domain/sourcing/server'
import { openOrdersWith } from '@tradeport/domain/trading/server'

/** Who names the codes of a list in what is not finished, by document: asked before a code is switched off. */
export const codeUsage = {
  order: openOrdersWith,
  inquiry: openInquiriesWith,
  product: productsWith,
  company: companiesWith,
  serviceOrder: openServiceOrdersWith,
  declarationForm: openDeclarationsWith,
  customsOrder: openCustomsOrdersWith,
} satisfies Record<string, ReferencePorts['usage'][number]>
