import { Suspense } from 'react'
import { CustomsOrderTasks } from '@tradeport/domain/customs/ui'
import { ServiceOverview, ServiceTasks } from '@tradeport/domain/service-market/ui'
import { CaseTasks, ServiceOrderTasks } from '@tradeport/domain/service-order/ui'
import { ForReaders } from '@tradeport/web/react'
import { SkeletonText, StartPage } from '@tradeport/web/ui'

/** Where a provider starts the day: how its services stand, and what must be done now, of all domains. */
export default function HomePage() {
  return (
    <StartPage
      head={
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ForReaders of="service:read">
            <ServiceOverview />
          </ForReaders>
        </Suspense>
      }
    >
      <ForReaders of="serviceOrder:read">
        <ServiceOrderTasks />
      </ForReaders>
      <ForReaders of="afterSalesCase:read">
        <CaseTasks />
      </ForReaders>
      <ForReaders of="customsOrder:read">
        <CustomsOrderTasks />
      </ForReaders>
      <ForReaders of="service:read">
        <ServiceTasks />
      </ForReaders>
    </StartPage>
  )
}
