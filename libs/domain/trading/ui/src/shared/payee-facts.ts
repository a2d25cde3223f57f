import { orderPayees, type OrderPayees } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useEndpoint, useLive } from '@tradeport/web/react'

type Payee = OrderPayees['accounts'][number]

/** Where an order is paid, read as long as something is to be paid. */
export function usePayees(orderId: string): OrderPayees | undefined {
  useLive('bankAccount')
  const { data } = useEndpoint(orderPayees, { id: orderId }, { quiet: true })
  return data?.isPaid ? data : undefined
}

/** In fours, as on a bank’s paper. */
const inFours = (accountNo: string) => accountNo.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** An account line by line; who does not pay sees the end of the number. */
export function usePayeeFacts(): (
  payee: Payee,
  orderCurrency: string,
) => { key: string; label: string; value: string }[] {
  const t = useT('trading')
  const { nameOf } = useCountries()
  return (payee, orderCurrency) => [
    { key: 'holder', label: t('payee.holder'), value: payee.holderName },
    {
      key: 'account',
      label: t('payee.account'),
      value: payee.accountNo === null ? `…${payee.last4}` : inFours(payee.accountNo),
    },
    { key: 'bank', label: t('payee.bank'), value: `${payee.bankName}, ${nameOf(payee.country)}` },
    { key: 'swift', label: t('payee.swift'), value: payee.swift },
    ...(payee.currency === orderCurrency
      ? []
      : [{ key: 'currency', label: t('payee.currency'), value: payee.currency }]),
  ]
}
