import { ownSecurity } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { Banner, SkeletonText } from '@tradeport/web/ui'
import { useProfile } from '../frame/use-profile'
import styles from '../people/people.module.css'
import { Passkeys } from './passkeys'
import { SecondFactorSection } from './second-factor'

/** All that an operator sees who has no second step yet where the deployment asks for one. */
export default function EnrolmentScreen() {
  const t = useT('identityAccount')
  const profile = useProfile()
  const security = useEndpoint(ownSecurity, {})
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('factor.title')}</h1>
      <Banner tone="warning">{t('factor.required')}</Banner>
      {security.data && (
        <>
          <SecondFactorSection security={security.data} onEnrolled={profile.refetch} />
          <Passkeys security={security.data} onEnrolled={profile.refetch} />
        </>
      )}
      {!security.data &&
        (security.error ? (
          <LoadFailed error={security.error} onRetry={security.refetch} />
        ) : (
          <SkeletonText lines={6} />
        ))}
    </div>
  )
}
