import { useState, type FormEvent } from 'react'
import { useParams } from 'react-router-dom'
import { acceptInvitation, login, switchCompany, viewInvitation } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat, useLocale, usePlatform, useSession } from '@tradeport/web/react'
import {
  Banner,
  Button,
  EmptyState,
  Field,
  LinkButton,
  PasswordInput,
  SkeletonText,
  TextInput,
} from '@tradeport/web/ui'
import { RoleName } from '../people/role-name'
import { loginPathOf } from '../sign-in/login-path'
import { NewPasswordField } from '../sign-in/new-password-field'
import { addressInput } from '../sign-in/sign-in-address'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { useFieldAction } from '../sign-in/use-field-action'
import styles from '../sign-in/sign-in.module.css'

/** What the link in an invitation opens: who invites, to what, and the one step to accept. */
export default function InvitationScreen() {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const platform = usePlatform()
  const { token = '' } = useParams()
  const state = useEndpoint(viewInvitation, { token }, { quiet: true })
  const invitation = state.data
  if (!invitation && !state.error)
    return (
      <SignInFrame title={t('invitation.title')} note="">
        <SkeletonText lines={6} />
      </SignInFrame>
    )
  if (!invitation)
    return (
      <SignInFrame title={t('invitation.title')} note="">
        <EmptyState
          title={t('invitation.void')}
          actions={<LinkButton href={loginPathOf(platform)}>{identity('signIn.submit')}</LinkButton>}
        />
      </SignInFrame>
    )
  return (
    <SignInFrame
      title={t('invitation.join', { company: invitation.companyName })}
      note={t('invitation.note', { name: invitation.invitedBy })}
    >
      <Acceptance token={token} invitation={invitation} />
    </SignInFrame>
  )
}

type Invitation = NonNullable<ReturnType<typeof useEndpoint<typeof viewInvitation>>['data']>

function Acceptance({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const { locale } = useLocale()
  const format = useFormat()
  const platform = usePlatform()
  const session = useSession()
  const [password, setPassword] = useState('')
  const [displayName, setDisplayName] = useState('')
  const [joined, setJoined] = useState(false)
  // Where a second factor is asked for, that is the sign-in's to ask.
  const signIn = useAction(login, { ignoreError: true, onFailure: () => setJoined(true) })
  // Whoever works for another company goes on in this one.
  const change = useAction(switchCompany, {
    ignoreError: true,
    onSuccess: answer => session.signIn(answer.token, '/'),
    onFailure: () => setJoined(true),
  })
  const goOn = async (companyId: string) => {
    if (!invitation.isSelf) {
      const address = addressInput(personContact(invitation))
      const signedIn = await signIn.run({ ...address, password, identity: invitation.party })
      if (!signedIn.ok) return
      // A new account has no other company.
      if (!invitation.hasAccount) return session.signIn(signedIn.data.token)
      session.setToken(signedIn.data.token)
    }
    await change.run({ companyId })
  }
  const accept = useFieldAction(
    acceptInvitation,
    { USER_SERVICE530102: 'password', USER_SERVICE530103: 'password' },
    {
      // Nobody was asked for an address here, which the server's words would doubt too.
      words: { USER_SERVICE530102: t('invitation.wrongPassword') },
      onSuccess: ({ companyId }) => void goOn(companyId),
    },
  )
  const putPassword = (next: string) => {
    setPassword(next)
    accept.mend('password')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void accept.run({
      token,
      locale,
      timeZone,
      ...(invitation.isSelf ? {} : { password }),
      ...(invitation.hasAccount ? {} : { displayName }),
    })
  }
  if (joined)
    return (
      <div className={styles['form']}>
        <Banner tone="success" live>
          {t('invitation.joined', { company: invitation.companyName })}
        </Banner>
        <LinkButton variant="primary" size="large" href={invitation.isSelf ? '/' : loginPathOf(platform)}>
          {t('invitation.go')}
        </LinkButton>
      </div>
    )
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p>
        {invitation.email === null ? identity('signIn.phone') : identity('signIn.email')}: {personContact(invitation)}
      </p>
      <ul className={styles['requests']} aria-label={t('member.roles')}>
        {invitation.roles.map(role => (
          <li key={role}>
            <RoleName code={role} />
          </li>
        ))}
        {invitation.companyRoles.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {!invitation.hasAccount && (
        <>
          <Field label={identity('register.name')} error={accept.errorAt('displayName')} required>
            <TextInput
              autoComplete="name"
              maxLength={64}
              controlSize="large"
              value={displayName}
              onValue={next => {
                setDisplayName(next)
                accept.mend('displayName')
              }}
            />
          </Field>
          <NewPasswordField value={password} error={accept.errorAt('password')} onValue={putPassword} />
        </>
      )}
      {invitation.hasAccount && !invitation.isSelf && (
        <Field
          label={identity('signIn.password')}
          help={t('invitation.ownPassword')}
          error={accept.errorAt('password')}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            controlSize="large"
            showLabel={identity('signIn.showPassword')}
            hideLabel={identity('signIn.hidePassword')}
            value={password}
            onValue={putPassword}
          />
        </Field>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={accept.pending || signIn.pending || change.pending}
        block
      >
        {t('invitation.accept')}
      </Button>
      <p className={styles['other']}>{t('invitation.validUntil', { date: format.dateTime(invitation.expiresAt) })}</p>
    </form>
  )
}
