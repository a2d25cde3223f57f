import { Modal } from 'antd'
import { customsReceiptText } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { Banner, SkeletonText } from '@tradeport/web/ui'
import styles from './desk.module.css'

/** A receipt as it came: what can be read of it by the names that its sender gives, and the whole text. */
export default function ReceiptText({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('customs')
  const { data, error, refetch } = useEndpoint(customsReceiptText, { id })
  return (
    <Modal open title={t('desk.receipts.text')} footer={null} onCancel={onClose} destroyOnHidden width={760}>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />)}
      {data && (
        <div className="tp-stack">
          {data.fields.length > 0 ? (
            <dl className={styles['fields']}>
              {data.fields.map(({ name, value }, index) => (
                <div key={`${index} ${name}`}>
                  <dt className="tp-soft">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <Banner tone="warning" title={t('desk.receipts.noFields')} />
          )}
          <pre className={styles['raw']} aria-label={t('desk.receipts.raw')} tabIndex={0}>
            {data.raw}
          </pre>
        </div>
      )}
    </Modal>
  )
}
