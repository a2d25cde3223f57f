import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { isPositive } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { ChatIcon, LinkButton } from '@tradeport/web/ui'
import type { Choice } from '../product/use-choice'

export interface InquireHereProps {
  readonly product: ProductDetail
  readonly choice: Choice
}

/** Leads to the phone's own inquiry with what was chosen. */
export function InquireHere({ product, choice }: InquireHereProps) {
  const t = useT('goods')
  const query = new URLSearchParams({
    productId: product.id,
    ...(choice.sku ? { skuId: choice.sku.id } : {}),
    ...(isPositive(choice.quantity) ? { qty: choice.quantity } : {}),
  })
  return (
    <LinkButton variant="primary" size="large" block icon={<ChatIcon />} href={`/inquiries/new?${query.toString()}`}>
      {t('inquire.action')}
    </LinkButton>
  )
}
