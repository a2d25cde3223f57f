import { productsWith } from '@tradeport/domain/catalogue/server'
import { openCustomsWith } from '@tradeport/domain/customs/server'
import { companiesWith } from '@tradeport/domain/identity/server'
import type { ReferencePorts } from '@tradeport/domain/reference/server'
import { openServiceOrdersWith } from '@tradeport/domain/service-order/server'
import { openInquiriesWith } from '@tradeport/domain/sourcing/server'
import { openOrdersWith } from '@tradeport/domain/trading/server'

const counted =
  (document: string, count: typeof openOrdersWith): ReferencePorts['usage'][number] =>
  async (ctx, list, value) => [{ document, count: await count(ctx, list, value) }]

/** Who names a code of a list in what is not finished: asked before the code is switched off. */
export const codeUsage: ReferencePorts['usage'] = [
  counted('order', openOrdersWith),
  counted('inquiry', openInquiriesWith),
  counted('product', productsWith),
  counted('company', companiesWith),
  counted('serviceOrder', openServiceOrdersWith),
  openCustomsWith,
]
