import type { DeclarationItem } from '@tradeport/domain/customs/contract'
import { estimatedRefund } from '@tradeport/domain/customs/rules'
import { taxRefundRate } from '@tradeport/domain/reference/contract'
import { mulDecimal } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { isTariffCode } from '../field/use-codes'
import styles from '../wizard.module.css'

const today = () => new Date().toISOString().slice(0, 10)

/** What may come back of the tax on this line: shown to the declarant, never sent to customs. */
export function RefundPreview({ item, exportDate }: { item: DeclarationItem; exportDate: string }) {
  const t = useT('customs')
  const format = useFormat()
  const { data } = useEndpoint(
    taxRefundRate,
    { hsCodes: [item.codeTs], exportDate: /^\d{4}-\d{2}-\d{2}$/.test(exportDate) ? exportDate : today() },
    { enabled: isTariffCode(item.codeTs), quiet: true },
  )
  const rate = data?.[0]
  if (!rate) return null
  if (rate.special === 'NO_REFUND') return <p className={styles['preview']}>{t('wizard.refund.none')}</p>
  if (rate.special === 'EXEMPT') return <p className={styles['preview']}>{t('wizard.refund.exempt')}</p>
  if (rate.refundRate === null) return null
  const percent = format.percent(mulDecimal(rate.refundRate, '100'))
  const amount = estimatedRefund(item.declTotal, rate.refundRate)
  return (
    <p className={styles['preview']}>
      {amount === undefined || item.tradeCurr === ''
        ? t('wizard.refund.rate', { percent })
        : t('wizard.refund.amount', { percent, amount: format.money(amount, item.tradeCurr) })}
    </p>
  )
}
