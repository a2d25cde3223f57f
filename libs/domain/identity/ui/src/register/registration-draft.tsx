import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  companyData,
  saveRegistrationDraft,
  submitRegistration,
  type CompanyData,
  type OwnRegistration,
} from '@tradeport/domain/identity/contract'
import { companyProblems, mainProductProblems } from '@tradeport/domain/identity/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { DraftSaver, zodProblems, type FieldProblem } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFieldText, useLeaveGuard } from '@tradeport/web/react'
import { Banner, Button, focusProblem } from '@tradeport/web/ui'
import styles from '../sign-in/sign-in.module.css'
import { CompanyFields } from './company-fields'
import { companyFrom, EMPTY_COMPANY, formFromDraft, withKnown, type CompanyForm } from './company-form'
import { ContactEmailCheck } from './contact-email-check'
import { ContactPhoneCheck } from './contact-phone-check'
import { PaperFields } from './paper-fields'
import { PlatformChecks } from './platform-checks'
import { StatementFields, withAgreement } from './statement-fields'
import { RegistrationSteps, STEPS, type RegistrationStep } from './registration-steps'

const SAVE_AFTER_MS = 800
const CONTACT_FIELDS = ['province', 'city', 'address', 'contactName', 'contactPhone']

/** The step on which a wrong field stands. */
function stepOf(path: string): RegistrationStep {
  if (path.startsWith('documents.')) return 'documents'
  return CONTACT_FIELDS.includes(path.split('.')[1] ?? '') ? 'contact' : 'company'
}

/** What is wrong on a step, so that nobody learns at the end what was missing at the beginning. Nobody can mend what stays. */
function problemsOn(step: RegistrationStep, company: CompanyData, joins: OwnRegistration['joins']): FieldProblem[] {
  const stays: readonly string[] = joins?.kept ?? []
  const { error } = z.safeParse(companyData, company, { reportInput: true })
  const found = new Map<string, FieldProblem>()
  for (const problem of [
    ...(error ? zodProblems(error) : []),
    ...companyProblems(company, new Date()),
    ...mainProductProblems(joins?.mainProducts ?? [], company.mainProducts),
  ])
    if (!found.has(problem.path)) found.set(problem.path, problem)
  return [...found.values()].filter(({ path }) => !stays.includes(path) && stepOf(`company.${path}`) === step)
}

/** Keeps what is typed a moment after the last key; where that fails it is tried again, and the page is not left without asking. */
function useKeeping(id: string, form: CompanyForm) {
  const { run: keep } = useAction(saveRegistrationDraft, { quiet: true })
  const [isUnsaved, setUnsaved] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [saver] = useState(
    () =>
      new DraftSaver<CompanyForm, CompanyForm>({
        version: 0,
        start: form,
        contentOf: typed => typed,
        async save(typed) {
          const { ok } = await keep({ id, draft: { ...typed } })
          return ok ? { kind: 'saved', version: 0 } : { kind: 'failed' }
        },
        onState(state) {
          setSaving(state === 'saving')
          // While it is tried again, it is still not saved.
          setUnsaved(before => state === 'failed' || (before && state !== 'saved'))
        },
        restMs: SAVE_AFTER_MS,
      }),
  )
  useEffect(() => saver.change(form), [saver, form])
  useEffect(() => () => saver.stop(), [saver])
  useLeaveGuard(isUnsaved)
  return { saver, isUnsaved, isSaving }
}

export interface RegistrationDraftProps {
  own: OwnRegistration
  onChanged(): unknown
}

/** The form of a registration that was not sent yet: kept as it is typed, so that it can be finished later or elsewhere. */
export function RegistrationDraft({ own, onChanged }: RegistrationDraftProps) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const common = useT('common')
  const [step, setStep] = useState<RegistrationStep>('company')
  const [form, setForm] = useState(() =>
    formFromDraft(own.draft, {
      ...EMPTY_COMPANY,
      companyType: own.party === 'provider' ? 'service' : EMPTY_COMPANY.companyType,
    }),
  )
  const { saver, ...keeping } = useKeeping(own.id, form)
  const submit = useAction(submitRegistration, {
    onFailure: ({ fieldErrors: [first] }) => {
      void saver.flush()
      if (first) setStep(stepOf(first.path))
    },
  })
  const sending = submit.pending
  // A paper that is still on its way would be called missing.
  const [uploads, setUploads] = useState(0)
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([])
  const fieldText = useFieldText()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong.length > 0) focusProblem(fields.current)
  }, [wrong])
  const errorAt = (path: string) => {
    const own = wrong.find(problem => `company.${problem.path}` === path)
    return own ? fieldText(own.rule, own.params) : submit.fieldErrors.find(error => error.path === path)?.message
  }
  const accepted: readonly string[] = own.joins?.kept ?? []
  const shown = withKnown(form, own.draft, accepted)
  const index = STEPS.indexOf(step)
  const go = async (to: RegistrationStep) => {
    // What papers are asked for depends on what was typed before.
    await saver.flush()
    if (to === 'documents') await onChanged()
    setStep(to)
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOn(step, companyFrom(shown), own.joins)
    setWrong(found)
    if (found.length > 0) return undefined
    const following = STEPS[index + 1]
    if (following) return void go(following)
    // What is sent now is no draft any more.
    saver.stop()
    return void submit.run({ id: own.id, version: own.version, company: companyFrom(shown), attested: [...agreed] })
  }
  return (
    <>
      <RegistrationSteps
        current={step}
        hasAccount={own.kind === 'change' || own.joins !== null}
        onStep={to => void go(to)}
      />
      <form ref={fields} className={styles['form']} onSubmit={next} noValidate>
        {step === 'documents' || step === 'account' ? (
          <>
            <PaperFields
              registration={own}
              errorAt={errorAt}
              onChanged={onChanged}
              onSending={change => setUploads(count => count + change)}
            />
            <ContactEmailCheck registration={own} errorAt={errorAt} onVerified={onChanged} />
            <StatementFields
              documents={own.documents}
              agreed={agreed}
              errorAt={errorAt}
              onAgree={(key, agrees) => setAgreed(all => withAgreement(all, key, agrees))}
            />
            <PlatformChecks documents={own.documents} />
          </>
        ) : (
          <CompanyFields
            form={shown}
            part={step}
            withNumbers={own.kind === 'change'}
            companyProducts={own.joins?.mainProducts}
            isKept={field => accepted.includes(field)}
            errorAt={field => errorAt(`company.${field}`)}
            onChange={(changed, field) => {
              setForm(all => ({ ...all, [field]: changed[field] }))
              submit.mend(`company.${field}`)
              setWrong(all => all.filter(({ path }) => path.split('.')[0] !== field))
            }}
          />
        )}
        {step === 'contact' && (
          <ContactPhoneCheck
            phone={shown.contactPhone}
            verified={own.verifiedPhone !== null && own.verifiedPhone === companyFrom(shown).contactPhone}
            registrationId={own.id}
            onVerified={onChanged}
          />
        )}
        <div className={styles['buttons']}>
          {index > 1 ? (
            <Button size="large" onClick={() => void go(STEPS[index - 1] ?? 'company')}>
              {t('register.previous')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary" size="large" loading={sending || uploads > 0}>
            {index === STEPS.length - 1 ? t('register.submit.company') : t('register.next')}
          </Button>
        </div>
      </form>
      {keeping.isUnsaved ? (
        <Banner
          tone="warning"
          live
          actions={
            <Button size="small" loading={keeping.isSaving} onClick={() => void saver.flush()}>
              {common('action.retry')}
            </Button>
          }
        >
          <p>{texts('draft.unsaved')}</p>
        </Banner>
      ) : (
        <p className={styles['other']}>{texts('draft.kept')}</p>
      )}
    </>
  )
}
