import { Suspense } from 'react'
import { InquiryTasks, NewInquiryLink } from '@tradeport/domain/sourcing/ui'
import { OrderTasks } from '@tradeport/domain/trading/ui'
import { useT } from '@tradeport/web/i18n'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './home.module.css'

/** Where a buyer starts the day: what must be done now, of all domains. */
export default function HomePage() {
  const t = useT('sourcing')
  return (
    <div className={styles['page']}>
      <PageHeader title={t('home.title')} note={t('home.note')} actions={<NewInquiryLink />} />
      <div className={styles['tasks']}>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <InquiryTasks />
          <OrderTasks />
        </Suspense>
      </div>
    </div>
  )
}
