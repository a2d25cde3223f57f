import { useState, type FormEvent, type ReactNode } from 'react'
import {
  ownRegistration,
  ownRegistrations,
  restartRegistration,
  resubmitRegistration,
  withdrawRegistration,
  type CompanyData,
  type OwnRegistration,
} from '@tradeport/domain/identity/contract'
import { answeredCompany, isAnotherCompany, isKept, openedBy } from '@tradeport/domain/identity/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { KeptNotice, useKeptValue } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useFormat, useLeaveGuard, useNotify } from '@tradeport/web/react'
import { Banner, Button, EmptyState, Field, LinkButton, SkeletonText, TextArea } from '@tradeport/web/ui'
import { LogOut } from '../frame/log-out'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'
import { CompanyFields } from './company-fields'
import {
  EMPTY_COMPANY,
  OFFICIAL_FIELDS,
  companyFrom,
  formFrom,
  formFromDraft,
  withKnown,
  type CompanyForm,
} from './company-form'
import { ContactEmailCheck } from './contact-email-check'
import { ContactPhoneCheck } from './contact-phone-check'
import { useFieldName } from './field-name'
import { PlatformChecks } from './platform-checks'
import { PaperFields } from './paper-fields'
import { useRejectReasons } from '../registration/reject-reason'
import { StatementFields, withAgreement } from './statement-fields'
import { RegistrationDraft } from './registration-draft'
import { RoundList } from './rounds'
import { WrittenIn } from './written-in'

export const ASK_AGAIN_MS = 5_000

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

export interface ApplicationScreenProps {
  /** The last one where none is named. */
  id?: string
}

/** What an applicant sees until the company is approved: the form, where it stands, what is asked for, and the way to mend it. */
export default function ApplicationScreen(props: ApplicationScreenProps) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  // An applicant is nobody's member yet and has no live stream: the page asks again by itself.
  const state = useEndpoint(ownRegistration, props, { refetchEveryMs: ASK_AGAIN_MS, staleMs: 0 })
  const own = state.data
  const navigate = useNavigateTo()
  const others = useEndpoint(ownRegistrations, {}, { quiet: true }).data?.registrations ?? []
  return (
    <SignInFrame title={t('application.title')} note={own ? t('application.no', { no: own.no }) : ''} wide>
      {state.isLoading ? (
        <SkeletonText lines={6} />
      ) : own ? (
        <Application own={own} onChanged={state.refetch} onRestarted={id => navigate(`/company/registrations/${id}`)} />
      ) : (
        <EmptyState title={t('application.none')} />
      )}
      <p className={styles['ways']}>
        {others
          .filter(other => own && other.id !== own.id)
          .map(other => (
            <LinkButton key={other.id} variant="quiet" href={`/company/registrations/${other.id}`}>
              {texts('another.open', {
                name: other.legalName || other.no,
                status: t(`registration.status.${other.status}`),
              })}
            </LinkButton>
          ))}
        <LinkButton variant="quiet" href="/account">
          {t('frame.account')}
        </LinkButton>
        <LogOut />
      </p>
    </SignInFrame>
  )
}

interface PartProps {
  own: OwnRegistration
  onChanged(): unknown
}

interface ApplicationProps extends PartProps {
  /** Where the new one is shown that was begun from this one. */
  onRestarted?(id: string): unknown
  /** The way into what was approved, where that is not this front-end's start. */
  entrance?: ReactNode
}

/** The form or the standing of one registration. */
export function Application({ own, onChanged, onRestarted, entrance }: ApplicationProps) {
  const t = useT('identity')
  if (own.status === 'draft')
    return (
      <>
        <Joins own={own} />
        <RegistrationDraft key={own.id} own={own} onChanged={onChanged} />
        {own.actions.includes('withdraw') && <Withdrawal own={own} onChanged={onChanged} />}
      </>
    )
  return (
    <div className={styles['form']}>
      <Joins own={own} />
      <Standing own={own} />
      {own.status !== 'approved' && <PlatformChecks documents={own.documents} />}
      {own.status === 'approved' &&
        (entrance ?? (
          <LinkButton variant="primary" size="large" href="/">
            {t('application.enter')}
          </LinkButton>
        ))}
      {own.actions.includes('resubmit') && <Mending key={own.version} own={own} onChanged={onChanged} />}
      <SentRounds own={own} />
      {own.actions.includes('restart') && <Restart own={own} onRestarted={onRestarted ?? onChanged} />}
      {own.actions.includes('withdraw') && <Withdrawal own={own} onChanged={onChanged} />}
    </div>
  )
}

/** That a company gets another side by it, and what of it is known. */
function Joins({ own }: { own: OwnRegistration }) {
  const t = useT('identityCompany')
  if (own.joins === null) return null
  const { legalName: company, kept } = own.joins
  return (
    <Banner tone="info">
      <p>{t(`joins.${own.party}`, { company })}</p>
      {kept.length > 0 && <p>{t('joins.kept')}</p>}
    </Banner>
  )
}

/** Where the registration stands and why. */
function Standing({ own }: { own: OwnRegistration }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const format = useFormat()
  const { nameOf } = useRejectReasons()
  const { decisionReason } = own
  const reason = decisionReason === null || decisionReason === 'other' ? '' : nameOf(decisionReason)
  const why = [reason, own.decisionNote ?? ''].filter(Boolean)
  return (
    <Banner tone={TONES[own.status]} live>
      <p>{t(`application.${own.status}`)}</p>
      {why.length > 0 && (
        <p>
          {t('application.reason')}: {why.join(' – ')}
          <WrittenIn locale={own.decisionNoteWrittenIn} />
        </p>
      )}
      {own.dueAt && <p>{texts('application.due', { date: format.date(own.dueAt) })}</p>}
    </Banner>
  )
}

/** What was typed; where questions are answered, what nobody asked about is exactly as it was sent. */
function answered(own: OwnRegistration, form: CompanyForm): CompanyData {
  const typed = companyFrom(form)
  return own.status === 'need_more_info' && own.company ? answeredCompany(own.requests, own.company, typed) : typed
}

const keptAnswer = z.object({ typed: z.record(z.string(), z.string()), answers: z.record(z.string(), z.string()) })

interface Answer {
  typed: CompanyForm
  answers: Readonly<Record<string, string>>
}

/** What is typed to this round of it: kept by the browser until it is sent, and asked about before it is left. */
function useKeptAnswer(own: OwnRegistration, now: CompanyForm) {
  // What the form has fields for, and nothing else that a company is.
  const saved = { typed: formFromDraft({}, now), answers: {} }
  const kept = useKeptValue<Answer>({
    place: `registration.${own.id}`,
    version: own.version,
    saved,
    parse(value) {
      const found = z.safeParse(keptAnswer, value)
      return found.success ? { ...found.data, typed: formFromDraft(found.data.typed, now) } : undefined
    },
    isChanged: value => JSON.stringify(value) !== JSON.stringify(saved),
  })
  const release = useLeaveGuard(kept.changed)
  return {
    ...kept,
    settle() {
      kept.settle()
      release()
    },
  }
}

function Mending({ own, onChanged }: PartProps) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const fieldName = useFieldName(own.documents)
  const notify = useNotify()
  const now = own.company ? formFrom(own.company) : EMPTY_COMPANY
  const kept = useKeptAnswer(own, now)
  const { typed, answers } = kept.value
  const setForm = (next: CompanyForm) => kept.setValue(all => ({ ...all, typed: next }))
  const accepted: readonly string[] = own.joins?.kept ?? []
  // What stays may be changed on the company's page meanwhile.
  const form = withKnown(typed, { ...now }, accepted)
  const [agreed, setAgreed] = useState<readonly string[]>([])
  // A paper that is still on its way would be called missing.
  const [uploads, setUploads] = useState(0)
  const resubmit = useAction(resubmitRegistration, {
    onSuccess: () => {
      kept.settle()
      notify.success(t('application.resubmitted'))
    },
  })
  const requestAt = (field: string) =>
    own.status === 'need_more_info' ? own.requests.find(request => request.field === field)?.comment : undefined
  const errorAt = (path: string) =>
    resubmit.fieldErrors.find(error => error.path === path)?.message ?? requestAt(path.replace('company.', ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void resubmit.run({
      id: own.id,
      version: own.version,
      company: answered(own, form),
      attested: [...agreed],
      answers: Object.entries(answers).flatMap(([field, words]) => {
        const text = words.trim()
        return text ? [{ field, text }] : []
      }),
    })
  }
  const sent = own.status === 'need_more_info' ? own.company : null
  const stays = (field: keyof CompanyForm) =>
    accepted.includes(field) || (sent !== null && isKept(own.requests, sent, field))
  const opened = openedBy(own.requests)
  const questions = own.status === 'need_more_info' ? own.requests : []
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
      {sent && <p>{texts('application.onlyAsked')}</p>}
      {questions.map(({ field, comment, writtenIn }) => (
        <Field
          key={field}
          label={texts('application.answer', { field: fieldName(field) })}
          help={
            <>
              {comment}
              <WrittenIn locale={writtenIn} />
            </>
          }
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={answers[field] ?? ''}
            onValue={value => kept.setValue(all => ({ ...all, answers: { ...all.answers, [field]: value } }))}
          />
        </Field>
      ))}
      {(['company', 'contact'] as const).map(part => (
        <CompanyFields
          key={part}
          form={form}
          part={part}
          withNumbers={own.kind === 'change' || OFFICIAL_FIELDS.some(field => opened.has(field))}
          errorAt={field => errorAt(`company.${field}`)}
          companyProducts={own.joins?.mainProducts}
          isKept={stays}
          onChange={setForm}
        />
      ))}
      <ContactPhoneCheck
        phone={form.contactPhone}
        verified={own.verifiedPhone !== null && own.verifiedPhone === companyFrom(form).contactPhone}
        registrationId={own.id}
        onVerified={onChanged}
      />
      <PaperFields
        registration={own}
        errorAt={errorAt}
        isKept={key =>
          sent !== null &&
          !opened.has(`documents.${key}`) &&
          own.documents.some(paper => paper.key === key && paper.files.length > 0)
        }
        onChanged={onChanged}
        onSending={change => setUploads(count => count + change)}
      />
      <ContactEmailCheck registration={own} errorAt={errorAt} onVerified={onChanged} />
      <StatementFields
        documents={own.documents}
        anew={own.company !== null && isAnotherCompany(own.company, answered(own, form))}
        agreed={agreed}
        errorAt={errorAt}
        onAgree={(key, agrees) => setAgreed(all => withAgreement(all, key, agrees))}
      />
      <Button type="submit" variant="primary" size="large" loading={resubmit.pending || uploads > 0}>
        {t('application.resubmit')}
      </Button>
    </form>
  )
}

/** The applicant's own words of each round, and what was asked and decided about them. */
function SentRounds({ own }: { own: OwnRegistration }) {
  const t = useT('identityCompany')
  if (own.rounds.length === 0) return null
  return (
    <section aria-label={t('round.title')}>
      <h3>{t('round.title')}</h3>
      <RoundList of={own} />
    </section>
  )
}

function Restart({ own, onRestarted }: { own: OwnRegistration; onRestarted(id: string): unknown }) {
  const t = useT('identity')
  const restart = useAction(restartRegistration, { onSuccess: ({ applicationId }) => onRestarted(applicationId) })
  return (
    <Button variant="primary" size="large" loading={restart.pending} onClick={() => void restart.run({ id: own.id })}>
      {t('application.restart')}
    </Button>
  )
}

function Withdrawal({ own, onChanged }: PartProps) {
  const t = useT('identityCompany')
  const notify = useNotify()
  const withdraw = useAction(withdrawRegistration, { onSuccess: onChanged })
  const ask = async () => {
    const sure = await notify.confirm({
      title: t('application.withdraw'),
      text: t('application.withdrawText'),
      confirmLabel: t('application.withdraw'),
      danger: true,
    })
    if (sure) await withdraw.run({ id: own.id, version: own.version })
  }
  return (
    <Button variant="quiet" loading={withdraw.pending} onClick={() => void ask()}>
      {t('application.withdraw')}
    </Button>
  )
}
