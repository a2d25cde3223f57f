import { Button } from 'antd'
import { renewRecoveryCodes } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLeaveGuard, useNotify } from '@tradeport/web/react'
import styles from './account.module.css'

/** The only time that the codes are on a page. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT('identityAccount')
  const notify = useNotify()
  // Whoever leaves by a slip never sees them again.
  useLeaveGuard(true, t('factor.codesNote'))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success(t('factor.copied'))
    } catch {
      // The codes are on the page: they can be marked and copied there.
      notify.warning(t('factor.copyFailed'))
    }
  }
  return (
    <div className={styles['form']} tabIndex={-1} data-step-start>
      <h3 className={styles['heading']}>{t('factor.codes')}</h3>
      <p className={styles['note']}>{t('factor.codesNote')}</p>
      <ul className={styles['codes']} aria-label={t('factor.codes')}>
        {codes.map(code => (
          <li key={code}>
            <code className={styles['code']}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button type="primary" onClick={onKept}>
          {t('factor.kept')}
        </Button>
        <Button onClick={() => void copy()}>{t('factor.copy')}</Button>
      </div>
    </div>
  )
}

/** New codes in place of those that there are, which somebody may have kept on paper: that is asked first. */
export function RenewCodesButton({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const t = useT('identityAccount')
  const notify = useNotify()
  const renew = useAction(renewRecoveryCodes, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) })
  const ask = async () => {
    const isSure = await notify.confirm({
      title: t('factor.renewQuestion'),
      text: t('factor.renewNote'),
      confirmLabel: t('factor.renew'),
    })
    if (isSure) await renew.run({})
  }
  return (
    <Button loading={renew.pending} onClick={() => void ask()}>
      {t('factor.renew')}
    </Button>
  )
}
