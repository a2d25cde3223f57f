import { Facts } from '@tradeport/web/entity'
import { Modal } from 'antd'
import type { QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import { tidy, type EditorValues } from './editor-values'
import { liveTotals } from './live-totals'
import styles from './editor.module.css'

export interface SendDialogProps {
  values: EditorValues
  quotation: QuotationDetail
  buyer: string
  pending: boolean
  onCancel(): void
  onSend(): void
}

/** What goes out, in short, and what sending means. */
export function SendDialog({ values, quotation, buyer, pending, onCancel, onSend }: SendDialogProps) {
  const t = useT('sourcing')
  const tc = useT('common')
  const format = useFormat()
  const words = useWords()
  const totals = liveTotals(values)
  const offered = values.items.filter(item => item.kind === 'requested' || item.kind === 'replacement')
  return (
    <Modal
      open
      width={640}
      title={t('send.title', { version: quotation.versionNo, buyer })}
      okText={t('send.submit')}
      cancelText={tc('action.back')}
      confirmLoading={pending}
      onOk={onSend}
      onCancel={onCancel}
    >
      <div className={styles['send']}>
        <Facts
          columns={2}
          facts={[
            {
              key: 'total',
              label: t('quotation.total'),
              value: <strong>{format.money(totals?.total, values.currency)}</strong>,
            },
            { key: 'items', label: t('quotation.items'), value: t('accept.lines', { count: offered.length }) },
            {
              key: 'delivery',
              label: t('quotation.incoterm'),
              value: words.delivery({ incoterm: values.incoterm ?? null, namedPlace: values.namedPlace ?? null }),
            },
            {
              key: 'lead',
              label: t('quotation.leadDays'),
              value: t(`lead.${values.leadFrom}`, { count: Number(values.leadDays ?? '0') }),
            },
            {
              key: 'plan',
              label: t('quotation.paymentPlan'),
              value: values.paymentPlan
                .map(part =>
                  words.instalment({
                    ...part,
                    percent: tidy(part.percent) ?? '0',
                    dueDays: Number(tidy(part.dueDays) ?? '0'),
                  }),
                )
                .join('\n'),
            },
            {
              key: 'valid',
              label: t('quotation.validUntil'),
              value: t('quotation.validDay', {
                day: format.civilDate(values.validUntil),
                zone: quotation.validUntilZone,
              }),
            },
          ]}
        />
        <p>{t(quotation.versionNo > 1 ? 'send.next' : 'send.first')}</p>
      </div>
    </Modal>
  )
}
