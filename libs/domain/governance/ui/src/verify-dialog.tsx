import { auditVerify, type AuditVerification } from '@tradeport/domain/governance/contract'
import { Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint, useFormat } from '@tradeport/web/react'
import { Banner, Dialog, SkeletonText } from '@tradeport/web/ui'
import styles from './audit.module.css'

/** Walks the whole chain while the dialog is open, and says what it found. */
export function VerifyDialog({ onClose }: { onClose(): void }) {
  const t = useT('governance')
  const tc = useT('common')
  const { data, error } = useEndpoint(auditVerify, {})
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('verify.title')}
      description={t('verify.text')}
      closeLabel={tc('action.close')}
    >
      {error ? (
        <Banner tone="danger" live>
          {failureMessage(error, tc)}
        </Banner>
      ) : data ? (
        <Found result={data} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  )
}

function Found({ result: { fault, checked, waiting, lastHash } }: { result: AuditVerification }) {
  const t = useT('governance')
  const format = useFormat()
  return (
    <div className={styles['found']}>
      <Banner tone={fault ? 'danger' : 'success'} live>
        {fault ? t(`verify.${fault.kind}`, { seq: fault.seq }) : t('verify.good')}
      </Banner>
      <Facts
        columns={1}
        facts={[
          { key: 'checked', label: t('verify.checked'), value: format.number(checked) },
          { key: 'waiting', label: t('verify.waiting'), value: format.number(waiting) },
          {
            key: 'hash',
            label: t('verify.hash'),
            value: lastHash && <code className={styles['hash']}>{lastHash}</code>,
          },
        ]}
      />
    </div>
  )
}
