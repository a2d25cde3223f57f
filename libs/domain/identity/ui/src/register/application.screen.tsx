import { useState, type FormEvent } from 'react'
import { ownRegistration, resubmitRegistration, type OwnRegistration } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useNotify } from '@tradeport/web/react'
import { Banner, Button, EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'
import { CompanyFields } from './company-fields'
import { companyFrom, formFrom } from './company-form'

const ASK_AGAIN_MS = 5_000

const TONES = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'info',
  need_more_info: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'warning',
} as const

/** What an applicant sees until the company is approved: where it stands, what is asked for, and the way to mend it. */
export default function ApplicationScreen() {
  const t = useT('identity')
  // An applicant is nobody's member yet and has no live stream: the page asks again by itself.
  const state = useEndpoint(ownRegistration, {}, { refetchEveryMs: ASK_AGAIN_MS, staleMs: 0 })
  const own = state.data
  return (
    <SignInFrame title={t('application.title')} note={own ? t('application.no', { no: own.no }) : ''} wide>
      {state.isLoading ? (
        <SkeletonText lines={6} />
      ) : own ? (
        <Application own={own} />
      ) : (
        <EmptyState title={t('application.none')} />
      )}
    </SignInFrame>
  )
}

function Application({ own }: { own: OwnRegistration }) {
  const t = useT('identity')
  const mendable = own.actions.includes('resubmit')
  return (
    <div className={styles['form']}>
      <Banner tone={TONES[own.status]} live>
        <p>{t(`application.${own.status}`)}</p>
        {own.decisionNote && (
          <p>
            {t('application.reason')}: {own.decisionNote}
          </p>
        )}
      </Banner>
      {own.requests.length > 0 && (
        <ul className={styles['requests']} aria-label={t('application.request')}>
          {own.requests.map(request => (
            <li key={request.field}>{request.comment}</li>
          ))}
        </ul>
      )}
      {own.status === 'approved' && (
        <LinkButton variant="primary" size="large" href="/">
          {t('application.enter')}
        </LinkButton>
      )}
      {mendable && <Mending key={own.version} own={own} />}
    </div>
  )
}

function Mending({ own }: { own: OwnRegistration }) {
  const t = useT('identity')
  const notify = useNotify()
  const [form, setForm] = useState(() => formFrom(own.company))
  const resubmit = useAction(resubmitRegistration, { onSuccess: () => notify.success(t('application.resubmitted')) })
  const errorAt = (field: string) =>
    resubmit.fieldErrors.find(error => error.path === `company.${field}`)?.message ??
    own.requests.find(request => request.field === field)?.comment
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void resubmit.run({ id: own.id, version: own.version, company: companyFrom(form) })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <CompanyFields form={form} part="company" errorAt={errorAt} onChange={setForm} />
      <CompanyFields form={form} part="contact" errorAt={errorAt} onChange={setForm} />
      <Button type="submit" variant="primary" size="large" loading={resubmit.pending}>
        {t('application.resubmit')}
      </Button>
    </form>
  )
}
