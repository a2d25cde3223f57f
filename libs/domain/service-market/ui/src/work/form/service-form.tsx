import { Alert, Button } from 'antd'
import { serviceRoutes, type ServiceDetail } from '@tradeport/domain/service-market/contract'
import type { Profile } from '@tradeport/domain/identity/contract'
import {
  ActButton,
  EditLanguages,
  type EditLanguagesState,
  type FieldProblem,
  FormProblems,
  goToField,
  KeptNote,
  KeptNotice,
  useEditLanguages,
  withText,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useFieldText, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Stepper } from '@tradeport/web/ui'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { editPath } from '../service/service.entity'
import { BasicsPart } from './basics-part'
import { DeliveryPart } from './delivery-part'
import { PricesPart } from './prices-part'
import { ProblemPanel } from './problem-panel'
import { ProofPart } from './proof-part'
import { ReviewPart } from './review-part'
import { PART_KEYS, draftProblems, mapTexts, partOf, textsOf, type PartKey } from './service-draft'
import styles from './service-form.module.css'
import { useServiceForm, type ServiceForm } from './use-service-form'
import { useSubmitProblems } from './use-submit-problems'

export interface PartProps {
  form: ServiceForm
  languages: EditLanguagesState
}

const STEPS = [...PART_KEYS, 'review'] as const
type StepKey = (typeof STEPS)[number]

const PART: Record<PartKey, (props: PartProps) => ReactNode> = {
  basics: BasicsPart,
  prices: PricesPart,
  delivery: DeliveryPart,
  proof: ProofPart,
}

export function ServiceFormPage({ detail, who }: { detail: ServiceDetail | null; who: Profile }) {
  const t = useT('serviceWork')
  const form = useServiceForm(detail, `${who.user?.id}.${who.company?.id}`)
  const { content } = form
  const languages = useEditLanguages(content.sourceLocale, textsOf(content))
  const { step, go } = useStep()
  const [left, setLeft] = useState<ReadonlySet<PartKey>>(new Set())
  const problems = useSubmitProblems(content)
  const shown = useShownProblems(problems, left, form)
  const show = (next: StepKey) => {
    if (step !== 'review') setLeft(parts => new Set([...parts, step]))
    go(next)
  }
  const goTo = (problem: FieldProblem) => {
    setLeft(new Set(PART_KEYS))
    go(partOf(problem.path))
    // The part is drawn first.
    setTimeout(() => goToField(problem.path), 60)
  }
  const Part = step === 'review' ? null : PART[step]
  const hasProblems = (part: PartKey) => problems.some(problem => partOf(problem.path) === part)
  return (
    <FormProblems problems={shown}>
      <div className={styles['page']}>
        <PageHeader title={detail?.no ?? t('form.title.new')} note={<SaveState form={form} />} />
        <Notices form={form} />
        <Stepper
          label={t('form.steps')}
          doneText={t('form.step.done')}
          steps={STEPS.map(key => ({
            key,
            title: t(`form.step.${key}`),
            ...(key !== 'review' && left.has(key) && !hasProblems(key) ? { description: t('form.step.done') } : {}),
          }))}
          current={STEPS.indexOf(step)}
          onStep={index => show(STEPS[index] ?? 'basics')}
        />
        <EditLanguages
          state={languages}
          done={locale => {
            const texts = textsOf(content).filter(text => text[content.sourceLocale]?.trim() || text[locale]?.trim())
            return { filled: texts.filter(text => text[locale]?.trim()).length, of: texts.length }
          }}
          onSource={locale => form.set('sourceLocale', locale)}
          onRemove={locale => form.replace(mapTexts(content, text => withText(text, locale, '')))}
        />
        <div className={styles['body']} data-aside={Part !== null}>
          {Part ? (
            <>
              <div className={styles['part']}>
                <h2 className="tp-visually-hidden">{t(`form.step.${step}`)}</h2>
                <Part form={form} languages={languages} />
              </div>
              <div className={styles['aside']}>
                <ProblemPanel problems={problems} onGo={goTo} />
              </div>
            </>
          ) : (
            <ReviewPart
              form={form}
              languages={languages}
              companyName={who.company?.legalName ?? ''}
              problems={problems}
              onGo={goTo}
            />
          )}
        </div>
        <Actions form={form} problems={problems} step={step} onShow={show} onGo={goTo} />
      </div>
    </FormProblems>
  )
}

/** The part that is open stands in the address, so that a reload stays there. */
function useStep(): { step: StepKey; go(step: StepKey): void } {
  const [params, setParams] = useSearchParams()
  const step = STEPS.find(known => known === params.get('part')) ?? 'basics'
  return {
    step,
    go(next) {
      setParams(next === 'basics' ? {} : { part: next }, { replace: true })
      window.scrollTo({ top: 0 })
    },
  }
}

/** At the fields: what the server refused, and what is missing in parts that were left. */
function useShownProblems(problems: readonly FieldProblem[], left: ReadonlySet<PartKey>, form: ServiceForm) {
  const fieldText = useFieldText()
  const shown = new Map<string, string>()
  for (const { path, rule, params } of problems) if (left.has(partOf(path))) shown.set(path, fieldText(rule, params))
  for (const { path, message } of form.serverErrors) shown.set(path, message)
  return shown
}

function SaveState({ form }: { form: ServiceForm }) {
  const t = useT('serviceWork')
  if (!form.dirty) return <span role="status">{form.saved.id === null ? '' : t('form.saved')}</span>
  return <KeptNote changed keptAt={form.kept.keptAt} />
}

function Notices({ form }: { form: ServiceForm }) {
  const t = useT('serviceWork')
  const { kept } = form
  return (
    <>
      {form.saved.status === 'on_shelf' && (
        <Alert type="info" showIcon title={t('form.onMarket.title')} description={t('form.onMarket.text')} />
      )}
      <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
    </>
  )
}

interface ActionsProps {
  form: ServiceForm
  problems: readonly FieldProblem[]
  step: StepKey
  onShow(step: StepKey): void
  onGo(problem: FieldProblem): void
}

function Actions({ form, problems, step, onShow, onGo }: ActionsProps) {
  const t = useT('serviceWork')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const at = STEPS.indexOf(step)
  const previous = STEPS[at - 1]
  const next = STEPS[at + 1]
  const isOnMarket = form.saved.status === 'on_shelf'
  const canSubmit = form.saved.status === 'draft' || form.saved.status === 'rejected'

  const save = async () => {
    const [first] = isOnMarket && form.goesToReview ? problems : draftProblems(form.content)
    if (first) return onGo(first)
    const isNew = form.saved.id === null
    const result = await form.save()
    if (!result) return
    if (result.status === 'revision_review') {
      notify.success(t('form.revisionSent'))
      navigate(serviceRoutes.service(result.id))
      return
    }
    notify.success(t('form.saved'))
    if (isNew) navigate(`${editPath(result.id)}${step === 'basics' ? '' : `?part=${step}`}`, { replace: true })
  }
  const submit = async () => {
    const [first] = problems
    if (first) return onGo(first)
    const result = await form.saveAndSubmit()
    if (!result) return
    notify.success(t('form.submitted'))
    navigate(serviceRoutes.service(result.id))
  }
  const saveLabel = isOnMarket ? (form.goesToReview ? 'form.saveRevision' : 'form.saveChanges') : 'form.save'
  return (
    <div className={styles['actions']}>
      {previous && <Button onClick={() => onShow(previous)}>{t('form.previous')}</Button>}
      <div className={styles['actionsEnd']}>
        <ActButton
          loading={form.pending}
          disabled={!form.dirty && form.saved.id !== null}
          type={isOnMarket ? 'primary' : 'default'}
          onClick={() => void save()}
        >
          {t(saveLabel)}
        </ActButton>
        {next && (
          <Button type={isOnMarket ? 'default' : 'primary'} onClick={() => onShow(next)}>
            {t('form.next')}
          </Button>
        )}
        {!next && canSubmit && (
          <ActButton type="primary" loading={form.pending} onClick={() => void submit()}>
            {t('form.submit')}
          </ActButton>
        )}
      </div>
    </div>
  )
}
