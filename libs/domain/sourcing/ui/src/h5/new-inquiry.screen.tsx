import { useSearchParams } from 'react-router-dom'
import { productDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { Loaded, PhonePage } from '@tradeport/web/phone'
import { useEndpoint } from '@tradeport/web/react'
import { EmptyState, ForbiddenState, LinkButton } from '@tradeport/web/ui'
import { InquiryForm } from './inquiry-form'

/** An inquiry about one product, `?productId=&skuId=&qty=`: short enough for a thumb. Not begun by who looks on, and could not send it. */
export default function NewInquiryScreen() {
  const t = useT('sourcing')
  const lookingOn = useLookingOn()
  if (lookingOn === undefined) return <NewInquiry />
  return (
    <PhonePage title={t('basket.title')}>
      <ForbiddenState
        title={lookingOn}
        actions={
          <LinkButton variant="primary" href="/inquiries">
            {t('inquiry.title')}
          </LinkButton>
        }
      />
    </PhonePage>
  )
}

function NewInquiry() {
  const t = useT('sourcing')
  const [params] = useSearchParams()
  const id = params.get('productId') ?? ''
  const state = useEndpoint(productDetail, { id }, { enabled: id !== '' })
  return (
    <PhonePage title={t('basket.title')}>
      {id === '' ? (
        <EmptyState
          title={t('basket.empty.title')}
          actions={
            <LinkButton variant="primary" href="/">
              {t('mall.open')}
            </LinkButton>
          }
        >
          {t('inquiry.empty')}
        </EmptyState>
      ) : (
        <Loaded state={state}>
          {product => (
            <InquiryForm
              key={product.id}
              product={product}
              skuId={params.get('skuId') ?? undefined}
              quantity={params.get('qty') ?? undefined}
            />
          )}
        </Loaded>
      )}
    </PhonePage>
  )
}
