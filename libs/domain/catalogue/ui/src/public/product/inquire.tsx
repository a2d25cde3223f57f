import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { isPositive } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { ChatIcon, LinkButton } from '@tradeport/web/ui'
import { inquiryUrl } from '../frame/addresses'
import type { Choice } from './use-choice'

export interface InquireButtonProps {
  readonly product: ProductDetail
  readonly choice: Choice
  readonly block?: boolean
}

/** Leads to a new inquiry at the buyer front-end, with what was chosen. */
export function InquireButton({ product, choice, block = false }: InquireButtonProps) {
  const t = useT('goods')
  const href = inquiryUrl({
    productId: product.id,
    skuId: choice.sku?.id,
    quantity: isPositive(choice.quantity) ? choice.quantity : undefined,
  })
  return (
    <LinkButton variant="primary" size="large" block={block} icon={<ChatIcon />} href={href}>
      {t('inquire.action')}
    </LinkButton>
  )
}
