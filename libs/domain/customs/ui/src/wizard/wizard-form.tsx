import {
  customsRoutes,
  declarationFormConfig,
  declarationFormSubmit,
  declarationIssue,
  type DeclarationDetail,
  type DeclarationIssue,
} from '@tradeport/domain/customs/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { FormProblems } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useLeaveGuard, useNotify, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button } from '@tradeport/web/ui'
import { useEffect, type ReactNode } from 'react'
import { WIZARD_STEPS, type WizardStep } from './model/wizard-steps'
import { RemovalNote } from './removal-note'
import { SaveNote } from './save-note'
import { WizardSteps } from './wizard-rail'
import { CheckStep } from './steps/check-step'
import { ContainersStep } from './steps/containers-step'
import { DocumentsStep } from './steps/documents-step'
import { HeadStep } from './steps/head-step'
import { ItemsStep } from './steps/items-step'
import { SourceStep } from './steps/source-step'
import { useWizardForm, type WizardForm } from './use-wizard'
import { WarningsContext, WizardContext } from './wizard-context'
import { WizardNotes } from './wizard-notes'
import styles from './wizard.module.css'

export interface WizardFormPageProps {
  readonly detail: DeclarationDetail
  /** What follows once it is submitted; else the form's own page. */
  readonly onSubmitted?: (() => void) | undefined
}

/** The declaration as a form of steps: saved and checked by itself, submitted at the end. */
export function WizardFormPage({ detail, onSubmitted }: WizardFormPageProps) {
  const t = useT('customs')
  const form = useWizardForm(detail)
  const { step, line } = form.place
  const { content } = form.draft
  const { data: settings } = useEndpoint(declarationFormConfig, {}, { quiet: true })
  const reviewed = settings?.reviewRequired ?? false
  const release = useLeaveGuard(form.save === 'waiting' || form.save === 'saving' || form.save === 'failed')
  const { submit, pending } = useSubmit(detail, form, release, onSubmitted)
  useTitle(detail.no)
  useSaveKey(form)
  const at = WIZARD_STEPS.indexOf(step)
  const open = (next: WizardStep) => {
    if (next === 'check') form.showAll()
    form.place.goTo(next)
    void form.flush()
    window.scrollTo({ top: 0 })
  }
  const previous = WIZARD_STEPS[at - 1]
  const next = WIZARD_STEPS[at + 1]
  const steps: Readonly<Record<WizardStep, () => ReactNode>> = {
    source: () => <SourceStep detail={detail} draft={form.draft} onBroker={form.setBroker} onOrders={form.setOrders} />,
    head: () => <HeadStep content={content} />,
    items: () => <ItemsStep content={content} active={line} wrong={form.wrong.lines} />,
    containers: () => <ContainersStep content={content} />,
    documents: () => <DocumentsStep content={content} />,
    check: () => <CheckStep content={content} issues={form.issues} reviewed={reviewed} />,
  }
  return (
    <WizardContext value={form.wizard}>
      <WarningsContext value={form.warnings}>
        <FormProblems problems={form.problems}>
          <div className={styles['page']}>
            <PageHeader
              title={t('wizard.title', { no: detail.no })}
              path={[
                { key: 'list', label: t('wizard.list'), href: customsRoutes.forms() },
                { key: 'form', label: detail.no, href: customsRoutes.form(detail.id) },
                { key: 'here', label: t('wizard.edit') },
              ]}
              note={<SaveNote save={form.save} savedAt={form.savedAt} />}
            />
            <WizardNotes detail={detail} form={form} />
            <WizardSteps step={step} wrong={form.wrong.steps} onStep={open} />
            <div className={styles['main']}>
              <h2 className="tp-visually-hidden">{t(`wizard.step.${step}`)}</h2>
              {steps[step]()}
            </div>
            <footer className={styles['foot']}>
              {previous && <Button onClick={() => open(previous)}>{t('wizard.previous')}</Button>}
              <RemovalNote {...form.removal} />
              <div className={styles['footEnd']}>
                {next && (
                  <Button variant="primary" onClick={() => open(next)}>
                    {t('wizard.next')}
                  </Button>
                )}
                {step === 'check' && (
                  <Button variant="primary" loading={pending} onClick={submit}>
                    {t(reviewed ? 'wizard.submitReview' : 'wizard.submit')}
                  </Button>
                )}
              </div>
            </footer>
          </div>
        </FormProblems>
      </WarningsContext>
    </WizardContext>
  )
}

const NOT_SOUND = 'FT521001'
const refusal = z.object({ issues: z.array(declarationIssue) })

/** What the server found when it was submitted, which may be more than the last saving did. */
function refusedIssues(data: unknown): readonly DeclarationIssue[] {
  const parsed = z.safeParse(refusal, data)
  return parsed.success ? parsed.data.issues : []
}

function useSubmit(
  detail: DeclarationDetail,
  form: WizardForm,
  release: () => void,
  onSubmitted: (() => void) | undefined,
) {
  const t = useT('customs')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const action = useAction(declarationFormSubmit)
  const submit = async () => {
    const version = await form.flush()
    if (version === undefined) return notify.warning(t('wizard.save.first'))
    const result = await action.run({ id: detail.id, version })
    if (!result.ok) {
      if (result.failure.code !== NOT_SOUND) return undefined
      const found = refusedIssues(result.failure.data)
      if (found.length > 0) form.setIssues([...found, ...form.issues.filter(({ level }) => level === 'warn')])
      return undefined
    }
    release()
    form.settle()
    notify.success(t(result.data.status === 'pending_review' ? 'wizard.submittedReview' : 'wizard.submitted'))
    if (onSubmitted) onSubmitted()
    else navigate(customsRoutes.form(detail.id))
  }
  return { submit: () => void submit(), pending: action.pending }
}

/** Ctrl+S or ⌘S saves at once, as people are used to. */
function useSaveKey({ flush }: WizardForm): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void flush()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [flush])
}
