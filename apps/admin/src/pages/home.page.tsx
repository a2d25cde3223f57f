import { Suspense } from 'react'
import { ReviewCards } from '@tradeport/domain/catalogue/ui'
import { RegistrationsCard, useMayDo } from '@tradeport/domain/identity/ui'
import { useT } from '@tradeport/web/i18n'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './home.module.css'

/** Where an operator's day begins: how much of what waits. */
export default function HomePage() {
  const t = useT('catalogue')
  const may = useMayDo()
  return (
    <div className={styles['page']}>
      <PageHeader title={t('home.admin.title')} />
      <div className={styles['cards']}>
        {may.holds('registration:read') && <RegistrationsCard />}
        {may.holds('product:read') && may.holds('store:read') && (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <ReviewCards />
          </Suspense>
        )}
      </div>
    </div>
  )
}
