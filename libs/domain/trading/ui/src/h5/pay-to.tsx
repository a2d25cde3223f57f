import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { PhoneFacts, PhoneSection } from '@tradeport/web/phone'
import { useFormat } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { usePayeeFacts, usePayees } from '../shared/payee-facts'

/** Where the buyer pays, and what not to pay to. */
export function PayTo({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const format = useFormat()
  const factsOf = usePayeeFacts()
  const data = usePayees(order.id)
  if (!data) return null
  return (
    <PhoneSection title={t('payee.title')}>
      {data.upcoming.map(({ bankName, last4, currency, effectiveAt }) => (
        <Banner key={currency} tone="warning" title={t('payee.upcoming.title')}>
          {t('payee.upcoming', { when: format.dateTime(effectiveAt), bank: bankName, last4, currency })}
        </Banner>
      ))}
      {data.isBlocked && <Banner tone="danger" title={t('payee.blocked')} />}
      {data.accounts.length === 0 && !data.isBlocked && <Banner tone="warning" title={t('payee.none')} />}
      {data.accounts.map(payee => (
        <PhoneFacts key={payee.currency} facts={factsOf(payee, order.currency)} />
      ))}
      {data.accounts.length > 0 && <p>{t('payee.checked')}</p>}
    </PhoneSection>
  )
}
