import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { invitationAccept, invitationDetail } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useNotify } from '@tradeport/web/react'
import { Banner, Button, Field, SkeletonText, TextInput } from '@tradeport/web/ui'
import { NewPasswordField } from '../sign-in/new-password-field'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'

/** Where the link of an invitation leads: a new operator chooses a password. */
export default function InvitationScreen() {
  const t = useT('people')
  const ti = useT('identity')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [password, setPassword] = useState('')
  const invitation = useEndpoint(invitationDetail, { token }, { quiet: true })
  const accept = useAction(invitationAccept, {
    onSuccess: () => {
      notify.success(t('invitation.done'))
      navigate('/login')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void accept.run({ token, password })
  }
  const person = invitation.data
  return (
    <SignInFrame title={t('invitation.title')} note={t('invitation.note')}>
      {invitation.error && <Banner tone="warning">{t('invitation.ended')}</Banner>}
      {!person && !invitation.error && <SkeletonText lines={4} />}
      {person && (
        <form className={styles['form']} onSubmit={submit} noValidate>
          <p>{t('invitation.hello', { name: person.displayName })}</p>
          <Field label={ti('signIn.email')}>
            <TextInput type="email" autoComplete="username" controlSize="large" value={person.email} readOnly />
          </Field>
          <NewPasswordField
            value={password}
            error={accept.fieldErrors.find(error => error.path === 'password')?.message}
            onValue={setPassword}
          />
          <Button type="submit" variant="primary" size="large" loading={accept.pending} block>
            {t('invitation.submit')}
          </Button>
        </form>
      )}
      <p className={styles['other']}>
        <AppLink to="/login">{ti('reset.back')}</AppLink>
      </p>
    </SignInFrame>
  )
}
