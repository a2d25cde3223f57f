import { leaveMessageSources } from '@tradeport/domain/support/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useMay } from '@tradeport/web/react'

/** For operators: the customer messages that this inquiry was made from. */
export function MessageSources({ inquiryId }: { inquiryId: string }) {
  const t = useT('sourcing')
  const { data } = useEndpoint(
    leaveMessageSources,
    { inquiryId },
    { quiet: true, enabled: useMay('leaveMessage:read') },
  )
  if (!data || data.length === 0) return null
  return (
    <DetailSection title={t('inquiry.fromMessage')}>
      {data.map(({ id, no }) => (
        <AppLink key={id} to={`/customer-messages/${id}`}>
          {no}
        </AppLink>
      ))}
    </DetailSection>
  )
}
