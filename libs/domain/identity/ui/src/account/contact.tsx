import { Button } from 'antd'
import { useState, type FormEvent } from 'react'
import { changeContact, sendContactCode, type ownSecurity } from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNotify, useRegion } from '@tradeport/web/react'
import { Banner, Field, TextInput } from '@tradeport/web/ui'
import { useCountdown } from '../sign-in/use-countdown'
import styles from './account.module.css'
import { StepsInPlace } from './steps-in-place'
import { useFieldAction } from '../sign-in/use-field-action'

type Kind = 'email' | 'phone'

/** The addresses one signs in with; a new one counts once the code sent to it has come back. */
export function Contact({ security }: { security: OutputOf<typeof ownSecurity> }) {
  const t = useT('identityAccount')
  const [changing, setChanging] = useState<Kind>()
  const button = (kind: Kind) => {
    const step = security[kind] === null ? 'add' : 'change'
    return (
      <Button size="small" onClick={() => setChanging(kind)} aria-label={t(`contact.${step}.${kind}`)}>
        {t(`contact.${step}`)}
      </Button>
    )
  }
  return (
    <DetailSection title={t('contact.title')}>
      <StepsInPlace>
        <Facts
          columns={2}
          facts={[
            {
              key: 'email',
              label: t('contact.email'),
              value: (
                <>
                  {security.email ?? '–'} {button('email')}
                </>
              ),
            },
            {
              key: 'phone',
              label: t('contact.phone'),
              value: (
                <>
                  {security.phone ?? '–'} {security.sms !== 'none' && button('phone')}
                </>
              ),
            },
          ]}
        />
        {changing && (
          <ContactForm
            key={changing}
            kind={changing}
            isSimulated={changing === 'phone' && security.sms === 'simulated'}
            onDone={() => setChanging(undefined)}
          />
        )}
      </StepsInPlace>
    </DetailSection>
  )
}

function ContactForm({ kind, isSimulated, onDone }: { kind: Kind; isSimulated: boolean; onDone: () => void }) {
  const t = useT('identityAccount')
  const words = useT('identity')
  const common = useT('common')
  const notify = useNotify()
  const { phoneAreaCode } = useRegion()
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [wait, setWait] = useCountdown()
  const [sentTo, setSentTo] = useState<string>()
  const send = useFieldAction(
    sendContactCode,
    { USER_SERVICE530111: kind, USER_SERVICE530134: kind },
    {
      onSuccess: ({ resendAfter }) => {
        setSentTo(address)
        setWait(resendAfter)
      },
    },
  )
  const change = useFieldAction(
    changeContact,
    { USER_SERVICE530101: 'code', USER_SERVICE530110: kind, USER_SERVICE530133: kind },
    {
      onSuccess: () => {
        notify.success(t('contact.changed'))
        onDone()
      },
    },
  )
  const given = kind === 'email' ? { email: address } : { phone: address }
  const errorAt = (path: string) => send.errorAt(path) ?? change.errorAt(path)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentTo === undefined) void send.run(given)
    else void change.run({ ...given, code })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {isSimulated && <Banner tone="info">{words('signIn.smsSimulated')}</Banner>}
      <Field
        label={t(`contact.new.${kind}`)}
        help={kind === 'phone' ? t('contact.phoneHelp', { areaCode: phoneAreaCode }) : undefined}
        error={errorAt(kind)}
        required
      >
        <TextInput
          autoFocus
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          value={address}
          onValue={next => {
            setAddress(next)
            setSentTo(undefined)
          }}
        />
      </Field>
      {sentTo !== undefined && (
        <Field label={t('contact.code')} help={t('contact.sent', { address: sentTo })} error={errorAt('code')} required>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onValue={next => setCode(next.replaceAll(/\D/g, ''))}
          />
        </Field>
      )}
      <div className={styles['buttons']}>
        <ActButton type="primary" htmlType="submit" loading={send.pending || change.pending} disabled={address === ''}>
          {sentTo === undefined ? words('register.code.send') : t('contact.confirm')}
        </ActButton>
        {sentTo !== undefined && (
          <Button disabled={wait > 0} onClick={() => void send.run(given)}>
            {wait > 0 ? words('register.code.again', { seconds: wait }) : words('register.code.send')}
          </Button>
        )}
        <Button onClick={onDone}>{common('action.cancel')}</Button>
      </div>
    </form>
  )
}
