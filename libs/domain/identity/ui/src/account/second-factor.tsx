import { Button, QRCode } from 'antd'
import { useState, type FormEvent } from 'react'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  type ownSecurity,
} from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify } from '@tradeport/web/react'
import { Field, PasswordInput, TextInput } from '@tradeport/web/ui'
import styles from './account.module.css'
import { RecoveryCodes, RenewCodesButton } from './recovery-codes'
import { StepsInPlace } from './steps-in-place'
import { useFieldAction } from '../sign-in/use-field-action'

export interface SecondFactorSectionProps {
  security: OutputOf<typeof ownSecurity>
  /** The second step is on, and its recovery codes were kept. */
  onEnrolled?: () => void
}

/** The second step at sign-in: an authenticator app, and recovery codes for the day the phone is lost. */
export function SecondFactorSection({ security, onEnrolled }: SecondFactorSectionProps) {
  const t = useT('identityAccount')
  const format = useFormat()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isTurningOff, setTurningOff] = useState(false)
  const begin = useAction(beginSecondFactor)
  const [enrolment, setEnrolment] = useState<OutputOf<typeof beginSecondFactor>>()
  const since = security.secondFactorSince
  const keep = () => {
    setCodes(undefined)
    onEnrolled?.()
  }
  const start = async () => {
    const begun = await begin.run({})
    if (begun.ok) setEnrolment(begun.data)
  }
  return (
    <DetailSection title={t('factor.title')}>
      <StepsInPlace>
        <p className={styles['note']}>
          {since === null
            ? t('factor.off')
            : t('factor.on', { date: format.date(since), left: security.recoveryCodesLeft })}
        </p>
        {codes && <RecoveryCodes codes={codes} onKept={keep} />}
        {!codes && since === null && !enrolment && (
          <Button type="primary" loading={begin.pending} onClick={() => void start()}>
            {t('factor.enable')}
          </Button>
        )}
        {!codes && enrolment && (
          <Enrolment
            enrolment={enrolment}
            onCancel={() => setEnrolment(undefined)}
            onDone={recoveryCodes => {
              setEnrolment(undefined)
              setCodes(recoveryCodes)
            }}
          />
        )}
        {!codes && since !== null && !isTurningOff && (
          <div className={styles['buttons']}>
            <RenewCodesButton onRenewed={setCodes} />
            {!security.isSecondFactorRequired && (
              <Button danger onClick={() => setTurningOff(true)}>
                {t('factor.disable')}
              </Button>
            )}
          </div>
        )}
        {since !== null && isTurningOff && <TurningOff onDone={() => setTurningOff(false)} />}
      </StepsInPlace>
    </DetailSection>
  )
}

interface EnrolmentProps {
  enrolment: OutputOf<typeof beginSecondFactor>
  onDone(recoveryCodes: readonly string[]): void
  onCancel(): void
}

function Enrolment({ enrolment, onDone, onCancel }: EnrolmentProps) {
  const t = useT('identityAccount')
  const common = useT('common')
  const [code, setCode] = useState('')
  const confirm = useFieldAction(
    confirmSecondFactor,
    { USER_SERVICE530132: 'code' },
    { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run({ code })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['note']}>{t('factor.scan')}</p>
      <div role="img" aria-label={t('factor.qr')}>
        {/* A camera needs dark on light, whatever the theme. */}
        <QRCode type="svg" value={enrolment.uri} size={180} color="#000000" bgColor="#ffffff" />
      </div>
      <p className={styles['note']}>
        {t('factor.key')} <code className={styles['code']}>{enrolment.secret}</code>
      </p>
      <Field label={t('factor.code')} error={confirm.errorAt('code')} required>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onValue={next => setCode(next.replaceAll(/\D/g, ''))}
        />
      </Field>
      <div className={styles['buttons']}>
        <ActButton type="primary" htmlType="submit" loading={confirm.pending}>
          {t('factor.confirm')}
        </ActButton>
        <Button onClick={onCancel}>{common('action.cancel')}</Button>
      </div>
    </form>
  )
}

function TurningOff({ onDone }: { onDone: () => void }) {
  const t = useT('identityAccount')
  const words = useT('identity')
  const common = useT('common')
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const [secondFactor, setSecondFactor] = useState('')
  const disable = useFieldAction(
    disableSecondFactor,
    { USER_SERVICE530102: 'password', USER_SERVICE530132: 'secondFactor' },
    {
      words: { USER_SERVICE530102: t('result.wrong_password') },
      onSuccess: () => {
        notify.success(t('factor.disabled'))
        onDone()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void disable.run({ password, secondFactor })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field label={words('signIn.password')} error={disable.errorAt('password')} required>
        <PasswordInput
          autoComplete="current-password"
          showLabel={words('signIn.showPassword')}
          hideLabel={words('signIn.hidePassword')}
          value={password}
          onValue={setPassword}
        />
      </Field>
      <Field label={t('factor.codeOrRecovery')} error={disable.errorAt('secondFactor')} required>
        <TextInput autoComplete="one-time-code" maxLength={11} value={secondFactor} onValue={setSecondFactor} />
      </Field>
      <div className={styles['buttons']}>
        <ActButton danger type="primary" htmlType="submit" loading={disable.pending}>
          {t('factor.disable')}
        </ActButton>
        <Button onClick={onDone}>{common('action.cancel')}</Button>
      </div>
    </form>
  )
}
