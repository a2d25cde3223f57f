import { Button, Form } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import type { EditorValues } from './editor-values'
import { livePlanSum, liveTotals } from './live-totals'
import styles from './editor.module.css'

/** Totals while typing; on a phone it stays at the lower edge. */
export function TotalsAside({ onReview }: { onReview(): void }) {
  const t = useT('sourcing')
  const format = useFormat()
  const form = Form.useFormInstance<EditorValues>()
  const currency = Form.useWatch('currency', { form, preserve: true })
  const items = Form.useWatch('items', { form, preserve: true })
  const charges = Form.useWatch('charges', { form, preserve: true })
  const taxPercent = Form.useWatch('taxPercent', { form, preserve: true })
  const plan = Form.useWatch('paymentPlan', { form, preserve: true })
  if (currency === undefined || items === undefined) return null
  const totals = liveTotals({ currency, items, charges: charges ?? [], taxPercent })
  if (!totals) return null
  const sum = livePlanSum(plan ?? [])
  const rows = [
    { key: 'subtotal', label: t('quotation.subtotal'), value: format.money(totals.subtotal, currency) },
    { key: 'charges', label: t('quotation.chargesTotal'), value: format.money(totals.chargesTotal, currency) },
    { key: 'tax', label: t('quotation.taxTotal'), value: format.money(totals.taxTotal, currency) },
  ]
  return (
    <section className={styles['totals']} aria-label={t('editor.totals')}>
      <dl className={styles['totalRows']}>
        {rows.map(row => (
          <div key={row.key} className={styles['totalRow']}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
        <div className={styles['grandTotal']}>
          <dt>{t('quotation.total')}</dt>
          <dd aria-live="polite">{format.money(totals.total, currency)}</dd>
        </div>
      </dl>
      <p className={styles['totalPlan']} data-complete={sum.complete}>
        {t('plan.sum', { sum: format.percent(sum.sum) })}
      </p>
      <Button type="primary" block onClick={onReview}>
        {t('editor.review')}
      </Button>
    </section>
  )
}
