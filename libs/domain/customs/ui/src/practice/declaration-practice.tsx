import {
  customsDelegations,
  customsRoutes,
  declarationFormConfig,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormUpdate,
  type DeclarationContent,
  type DeclarationDetail,
} from '@tradeport/domain/customs/contract'
import { errorsOf, type TariffLine } from '@tradeport/domain/customs/rules'
import { dictList, dictLookup, dictSearch, dictTree } from '@tradeport/domain/reference/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { ActionBar, EntityDetail, goToField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import {
  PracticeRefusal,
  PracticeRuntime,
  goToAction,
  practiceAnswer,
  sampleState,
  usePracticeData,
  type PracticeSceneProps,
  type PracticeSource,
} from '@tradeport/web/practice'
import { useAnswer } from '@tradeport/web/react'
import { newId } from '@tradeport/web/request'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { declarationActions } from '../detail/declaration-actions'
import { DeclarationSheet } from '../detail/declaration-sheet'
import { ProgressLine } from '../detail/progress-line'
import { ReceiptSection } from '../detail/receipt-section'
import { declarationEntity } from '../list/declaration.entity'
import { useAudience } from '../shared/audience'
import { describeEvent } from '../shared/events'
import { formPath } from '../shared/form-path'
import { useNextActor } from '../shared/next-actor'
import { isTariffCode, tariffAnswer, tariffQuestion } from '../wizard/field/use-codes'
import { stepOf } from '../wizard/model/wizard-steps'
import { WizardFormPage } from '../wizard/wizard-form'
import { foundIn, practiceSettings, received, sampleDeclaration, stepped, written } from './sample-declaration'

const AREA = 'practice-declaration'
const kept = z.object({ form: declarationFormDetail.output })
const NOT_SOUND = 'FT521001'

/** A declaration is mended, sent and followed to its end: in the real form, by the real checks, with a customs that the practice plays. */
export default function DeclarationPractice(scene: PracticeSceneProps) {
  const { Guide, step } = scene
  const now = () => new Date().toISOString()
  const { value, read, write } = usePracticeData(scene, kept, () => ({
    form: sampleDeclaration({ id: newId(), other: newId(), company: scene.sample('company'), at: now() }),
  }))
  const { form } = value
  const tariffsOf = useTariffs()
  const seek = useSeek()
  const [firstError] = errorsOf(form.issues)

  const changed = ({ id, no, version, status, issues }: DeclarationDetail) => ({ id, no, version, status, issues })
  const save = async (content: DeclarationContent) => {
    const tariffs = await tariffsOf(content)
    const at = now()
    const issues = foundIn(content, at.slice(0, 10), code => tariffs.get(code))
    const next = written(read().form, content, issues, at)
    write({ form: next }, errorsOf(issues).length > 0 ? 'mend' : 'submit')
    return changed(next)
  }
  const source: PracticeSource = {
    passes: [dictList, dictLookup, dictSearch, dictTree],
    answers: [
      practiceAnswer(declarationFormDetail, () => read().form),
      practiceAnswer(customsDelegations, () => []),
      practiceAnswer(declarationFormConfig, () => practiceSettings(scene.sample('company'), scene.startedAt)),
      practiceAnswer(declarationFormUpdate, ({ content }) => save(content)),
      practiceAnswer(declarationFormSubmit, () => {
        const { issues } = read().form
        if (errorsOf(issues).length > 0) throw new PracticeRefusal(NOT_SOUND, { issues })
        // The learner's page follows by itself: the form is let go of first.
        const next = stepped(read().form, 'submit_unreviewed', now())
        write({ form: next })
        return changed(next)
      }),
      practiceAnswer(declarationFormPushSingleWindow, () => {
        const next = { ...stepped(read().form, 'push_single_window', now()), attempt: 1 }
        write({ form: next }, 'follow')
        return { ...changed(next), clientSeqNo: next.no }
      }),
    ],
  }
  const isWriting = step === 'check' || step === 'mend' || step === 'submit'
  const follow = () => {
    if (read().form.status === 'cleared') scene.onFinish(JSON.stringify(read()))
    else write({ form: received(read().form, now()) })
  }
  const next = {
    check() {
      write(read(), 'mend')
      if (firstError) seek(formPath(firstError.path))
    },
    follow,
  }
  const show = () => {
    if (step === 'mend' && firstError) seek(formPath(firstError.path))
    else if (isWriting) seek(null)
    else goToAction(AREA)
  }
  return (
    <>
      <Guide
        step={step}
        {...(step === 'follow' ? {} : { onShow: show })}
        {...(step === 'check' || step === 'follow' ? { onNext: next[step] } : {})}
      />
      <div id={AREA}>
        <PracticeRuntime source={source} refusedText={scene.refusedText}>
          {isWriting ? <Writing form={form} onSubmitted={() => write(read(), 'send')} /> : <Followed form={form} />}
        </PracticeRuntime>
      </div>
    </>
  )
}

/** The real form, opened with what it was when it was opened: from then on it knows better. */
function Writing({ form, onSubmitted }: { readonly form: DeclarationDetail; readonly onSubmitted: () => void }) {
  const [opened] = useState(form)
  return <WizardFormPage detail={opened} onSubmitted={onSubmitted} />
}

/** The parts of the form's own page that the practice is about. */
function Followed({ form }: { readonly form: DeclarationDetail }) {
  const t = useT('customs')
  const audience = useAudience()
  const nextActor = useNextActor()
  return (
    <EntityDetail
      entity={declarationEntity}
      audience={audience}
      state={sampleState(form)}
      backTo={customsRoutes.forms()}
      ownSteps
      next={detail => {
        const who = nextActor(detail)
        return who === undefined ? null : { who }
      }}
      extra={detail => <ActionBar entity={declarationActions} row={detail} audience={audience} />}
      timeline={detail => detail.timeline}
      describeEvent={event => describeEvent(t, event)}
    >
      {detail => (
        <>
          <ProgressLine form={detail} />
          <ReceiptSection form={detail} />
          <DeclarationSheet form={detail} />
        </>
      )}
    </EntityDetail>
  )
}

/** What the product's own list says of the codes of a form. */
function useTariffs() {
  const answer = useAnswer(dictLookup, { quiet: true, staleMs: Infinity })
  return async ({ items }: DeclarationContent): Promise<ReadonlyMap<string, TariffLine>> => {
    const codes = [...new Set(items.map(({ codeTs }) => codeTs))].filter(isTariffCode)
    const lines = await Promise.all(
      codes.map(async code => [code, tariffAnswer((await answer(tariffQuestion(code))) ?? [], code)] as const),
    )
    return new Map(lines.flatMap(([code, line]) => (line ? [[code, line] as const] : [])))
  }
}

/** Opens the step of a field and brings it into view; without one the last step, where all findings stand. */
function useSeek() {
  const [params, setParams] = useSearchParams()
  const [sought, setSought] = useState<string | null>(null)
  const open = params.get('step')
  useEffect(() => {
    // The address follows a moment later: until its step is there, so is nothing of it.
    if (sought === null || stepOf(sought) !== open) return
    const timer = setTimeout(() => {
      setSought(null)
      goToField(sought)
    }, 0)
    return () => clearTimeout(timer)
  }, [sought, open])
  return (path: string | null) => {
    setSought(path)
    setParams({ step: path === null ? 'check' : stepOf(path) }, { replace: true })
  }
}
