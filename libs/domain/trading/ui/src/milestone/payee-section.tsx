import { Alert } from 'antd'
import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { DetailSection, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useHasRole } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import type { TradingAudience } from '../shared/audience'
import { usePayeeFacts, usePayees } from '../shared/payee-facts'

/** Where the money goes: the seller's checked accounts, what changes soon, and a warning where there is nothing to pay to. */
export function PayeeSection({ order, audience }: { order: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const format = useFormat()
  const factsOf = usePayeeFacts()
  const data = usePayees(order.id)
  const isOwner = useHasRole(['seller_owner'], 'bankAccount:create')
  if (!data) return null
  const isBuyer = audience === 'buyer'
  return (
    <DetailSection title={t(isBuyer ? 'payee.title' : 'payee.title.other')}>
      {data.upcoming.map(({ bankName, last4, currency, effectiveAt }) => (
        <Alert
          key={currency}
          type="warning"
          showIcon
          title={t('payee.upcoming.title')}
          description={t('payee.upcoming', { when: format.dateTime(effectiveAt), bank: bankName, last4, currency })}
        />
      ))}
      {data.isBlocked && <Alert type="error" showIcon title={t('payee.blocked')} />}
      {data.accounts.length === 0 && !data.isBlocked && (
        <Alert
          type="warning"
          showIcon
          title={t(isBuyer ? 'payee.none' : 'payee.none.other')}
          action={
            audience === 'seller' &&
            isOwner && (
              <LinkButton href="/company/bank" variant="secondary" size="small">
                {t('payee.add')}
              </LinkButton>
            )
          }
        />
      )}
      {data.accounts.map(payee => (
        <Facts key={payee.currency} facts={factsOf(payee, order.currency)} />
      ))}
      {isBuyer && data.accounts.length > 0 && <p>{t('payee.checked')}</p>}
    </DetailSection>
  )
}
