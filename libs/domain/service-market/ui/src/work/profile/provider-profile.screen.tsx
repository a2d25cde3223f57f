import { profile } from '@tradeport/domain/identity/contract'
import { providerProfileDetail } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useOpened, useTitle } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { ProviderProfileForm } from './provider-profile-form'

/** `/services/profile` */
export default function ProviderProfileScreen() {
  const t = useT('serviceWork')
  useTitle(t('profile.title'))
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const own = useOpened(providerProfileDetail, {}, { quiet: true })
  const userId = who.data?.user?.id
  const failed = [who, own].find(({ error }) => error)
  if (failed?.error) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
  if (!userId || !own.data) return <SkeletonText lines={12} />
  return <ProviderProfileForm profile={own.data} userId={userId} companyName={who.data?.company?.legalName ?? ''} />
}
