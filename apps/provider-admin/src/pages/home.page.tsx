import { Suspense } from 'react'
import { CustomsOrderTasks } from '@tradeport/domain/customs/ui'
import { ServiceOverview, ServiceTasks } from '@tradeport/domain/service-market/ui'
import { CaseTasks, ServiceOrderTasks } from '@tradeport/domain/service-order/ui'
import { SkeletonText, StartPage } from '@tradeport/web/ui'

/** Where a provider starts the day: how its services stand, and what must be done now, of all domains. */
export default function HomePage() {
  return (
    <StartPage
      head={
        <Suspense fallback={<SkeletonText lines={4} />}>
          <ServiceOverview />
        </Suspense>
      }
    >
      <ServiceOrderTasks />
      <CaseTasks />
      <CustomsOrderTasks />
      <ServiceTasks />
    </StartPage>
  )
}
