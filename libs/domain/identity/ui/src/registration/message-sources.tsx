import { leaveMessageSources } from '@tradeport/domain/support/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useMay } from '@tradeport/web/react'

/** The customer messages whose writer was invited to register. */
export function MessageSources({ registrationId }: { registrationId: string }) {
  const t = useT('identity')
  const { data } = useEndpoint(
    leaveMessageSources,
    { registrationId },
    { quiet: true, enabled: useMay('leaveMessage:read') },
  )
  if (!data || data.length === 0) return null
  return (
    <DetailSection title={t('registration.fromMessage')}>
      {data.map(({ id, no }) => (
        <AppLink key={id} to={`/customer-messages/${id}`}>
          {no}
        </AppLink>
      ))}
    </DetailSection>
  )
}
