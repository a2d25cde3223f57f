import { agreementInForce, clausesOf, filledIn } from '@tradeport/domain/agreement/contract'
import type { MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { LoadFailed, useEndpoint, useLocale, useText } from '@tradeport/web/react'
import { Clauses, SkeletonText } from '@tradeport/web/ui'

/** With what is known of it before somebody orders. */
export default function AgreementText({ service }: { service: MarketServiceDetail }) {
  const text = useText()
  const { locale } = useLocale()
  const { data, error, refetch } = useEndpoint(
    agreementInForce,
    { categoryCode: service.categoryCode, serviceId: service.id },
    { quiet: true },
  )
  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={6} />
  const body = data.offer?.body ?? {}
  const written = LOCALE_CODES.filter(code => body[code])
  const read = [locale, 'en_US' as const, ...written].find(code => written.includes(code)) ?? locale
  const known = { provider: service.provider.name, service: text(service.title) }
  return <Clauses clauses={clausesOf(filledIn(body[read] ?? '', known))} level={3} lang={toBcp47(read)} />
}
