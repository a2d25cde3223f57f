import { Suspense } from 'react'
import { CustomsOrderTasks } from '@tradeport/domain/customs/ui'
import { ServiceOverview, ServiceTasks } from '@tradeport/domain/service-market/ui'
import { CaseTasks, ServiceOrderTasks } from '@tradeport/domain/service-order/ui'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './home.module.css'

/** Where a provider starts the day: how its services stand, and what must be done now, of all domains. */
export default function HomePage() {
  return (
    <div className={styles['page']}>
      <Suspense fallback={<SkeletonText lines={4} />}>
        <ServiceOverview />
      </Suspense>
      <div className={styles['tasks']}>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <ServiceOrderTasks />
          <CaseTasks />
          <CustomsOrderTasks />
          <ServiceTasks />
        </Suspense>
      </div>
    </div>
  )
}
