import { Suspense } from 'react'
import { FirstSteps, NewProductLink, ProductTasks, StoreState } from '@tradeport/domain/catalogue/ui'
import { CustomsOrderTasks } from '@tradeport/domain/customs/ui'
import { FirstServices } from '@tradeport/domain/service-market/ui'
import { CaseTasks, ServiceOrderTasks } from '@tradeport/domain/service-order/ui'
import { SellerInquiryTasks } from '@tradeport/domain/sourcing/ui'
import { OrderTasks } from '@tradeport/domain/trading/ui'
import { useT } from '@tradeport/web/i18n'
import { ForReaders } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { StartPage } from '@tradeport/web/ui'

/** Where a seller starts the day: what must be done now, of all domains. */
export default function HomePage() {
  const t = useT('catalogue')
  return (
    <StartPage
      head={
        <>
          <PageHeader title={t('home.seller.title')} note={t('home.seller.note')} actions={<NewProductLink />} />
          <Suspense fallback={null}>
            <FirstSteps />
            <ForReaders of="serviceOrder:create">
              <FirstServices />
            </ForReaders>
          </Suspense>
        </>
      }
    >
      <ForReaders of="thread:read">
        <SellerInquiryTasks />
      </ForReaders>
      <ForReaders of="order:read">
        <OrderTasks />
      </ForReaders>
      <ForReaders of="serviceOrder:read">
        <ServiceOrderTasks />
      </ForReaders>
      <ForReaders of="afterSalesCase:read">
        <CaseTasks />
      </ForReaders>
      <ForReaders of="customsOrder:read">
        <CustomsOrderTasks />
      </ForReaders>
      <ForReaders of="product:read">
        <ProductTasks />
      </ForReaders>
      <ForReaders of="store:read">
        <StoreState />
      </ForReaders>
    </StartPage>
  )
}
