import type { DeclarationDetail, DeclarationReceipt } from '@tradeport/domain/customs/contract'
import { DetailSection, PlainTable, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCustomsTime } from '../shared/customs-clock'
import { useReceiptMeaning } from '../shared/use-receipt-meaning'
import { DECLARATION_TONES } from '../shared/tones'
import { useFiles } from '../shared/use-files'
import styles from './detail.module.css'

/** What customs and the Single Window said, by customs' own clock, as it came. */
export function ReceiptSection({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  if (form.attempt === 0 && form.receipts.length === 0) return null
  const attempts = new Set(form.receipts.map(({ attempt }) => attempt))
  return (
    <DetailSection title={t('section.receipts')}>
      {form.clientSeqNo !== null && (
        <p className={styles['quiet']}>{t('receipt.sending', { number: form.clientSeqNo })}</p>
      )}
      {form.receipts.length === 0 ? (
        <p className={styles['quiet']}>{t('receipt.empty')}</p>
      ) : (
        <PlainTable label={t('section.receipts')}>
          <thead>
            <tr>
              {(['at', 'code', 'meaning', 'note', 'from'] as const).map(column => (
                <th key={column} scope="col">
                  {t(`receipt.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...form.receipts].reverse().map(receipt => (
              <Receipt key={receipt.id} receipt={receipt} showsAttempt={attempts.size > 1} />
            ))}
          </tbody>
        </PlainTable>
      )}
    </DetailSection>
  )
}

function Receipt({ receipt, showsAttempt }: { receipt: DeclarationReceipt; showsAttempt: boolean }) {
  const t = useT('customs')
  const customsTime = useCustomsTime()
  const meaningOf = useReceiptMeaning()
  const files = useFiles()
  return (
    <tr>
      <td>{customsTime(receipt.noticeDate)}</td>
      <td className="tp-tabular">{receipt.channel}</td>
      <td>
        <StatusTag tone={receipt.status ? DECLARATION_TONES[receipt.status] : 'neutral'}>
          {meaningOf(receipt.channel)}
        </StatusTag>
      </td>
      <td className={styles['raw']}>
        {receipt.note || '–'}
        {receipt.reason !== null && <div className={styles['quiet']}>{receipt.reason}</div>}
      </td>
      <td>
        <div>
          {receipt.source === 'gateway'
            ? t('receipt.gateway')
            : t('receipt.manual', { name: receipt.recordedBy ?? '–' })}
        </div>
        {showsAttempt && receipt.attempt > 0 && (
          <div className={styles['quiet']}>{t('receipt.attempt', { number: receipt.attempt })}</div>
        )}
        {receipt.fileIds.length > 0 && (
          <div className={styles['files']}>
            {receipt.fileIds.map((fileId, index) => {
              const name = t('receipt.proof', { number: index + 1 })
              return (
                <button
                  key={fileId}
                  type="button"
                  className={styles['file']}
                  onClick={() => files.open({ fileId, name })}
                >
                  {name}
                </button>
              )
            })}
          </div>
        )}
      </td>
    </tr>
  )
}
