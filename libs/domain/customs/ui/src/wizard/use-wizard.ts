import type { DeclarationContent, DeclarationDetail } from '@tradeport/domain/customs/contract'
import { dictLookup } from '@tradeport/domain/reference/contract'
import { useAnswer, useLatest } from '@tradeport/web/react'
import { useCallback, useMemo, useState } from 'react'
import { formPath } from '../shared/form-path'
import { useIssueText } from '../use-issue-text'
import { isTariffCode, tariffAnswer, tariffQuestion } from './field/use-codes'
import { withItem, withTariffUnits, withValue } from './model/content-edit'
import { isMissing, textsByPath } from './model/findings'
import { lineOf, stepOf, type WizardStep } from './model/wizard-steps'
import { useDeclarationDraft } from './use-declaration-draft'
import { useWizardPlace } from './use-wizard-place'
import type { Wizard } from './wizard-context'

const PREFIX = 'content.'

interface Removal {
  readonly before: DeclarationContent
  readonly after: DeclarationContent
}

/** What was taken away can be had back as long as nothing else was changed. */
const removalState = (removal: Removal | undefined, now: DeclarationContent): 'removed' | 'restored' | null =>
  now === removal?.after ? 'removed' : now === removal?.before ? 'restored' : null

/** The form with its place, its findings and what its parts do with it. */
export function useWizardForm(detail: DeclarationDetail) {
  const draft = useDeclarationDraft(detail)
  const place = useWizardPlace()
  const { edit, issues, serverErrors, flush, readAgain } = draft
  const live = useLatest({ flush, readAgain })
  const { goTo, goToField, openLine, step } = place
  const { ieFlag } = draft.draft.content
  const answer = useAnswer(dictLookup, { quiet: true, staleMs: Infinity })
  const [showAll, setShowAll] = useState(step === 'check' || place.isLedToField)
  const textOf = useIssueText()

  const set = useCallback((path: string, value: string) => edit(content => withValue(content, path, value)), [edit])
  const [removal, setRemoval] = useState<Removal>()
  const remove = useCallback(
    (change: (content: DeclarationContent) => DeclarationContent) =>
      edit(before => {
        const after = change(before)
        setRemoval({ before, after })
        return after
      }),
    [edit],
  )
  const chooseTariff = async (index: number, codeTs: string) => {
    set(`items.${index}.codeTs`, codeTs)
    if (!isTariffCode(codeTs)) return
    const entries = await answer(tariffQuestion(codeTs))
    const tariff = entries && tariffAnswer(entries, codeTs)
    if (!tariff) return
    // The line may have gone, or been given another code, while the answer was on its way.
    edit(content => withItem(content, index, item => (item.codeTs === codeTs ? withTariffUnits(item, tariff) : item)))
  }
  const wizard = useMemo<Wizard>(
    () => ({
      formId: detail.id,
      ieFlag,
      edit,
      remove,
      set,
      chooseTariff: (index, codeTs) => void chooseTariff(index, codeTs),
      openLine,
      goTo,
      goToField,
      flush: () => live.current.flush(),
      readAgain: () => live.current.readAgain(),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it asks with is the same for the life of the page
    [detail.id, ieFlag, edit, remove, set, openLine, goTo, goToField, live],
  )

  const shown = useMemo(() => (showAll ? issues : issues.filter(issue => !isMissing(issue))), [issues, showAll])
  const problems = useMemo(() => {
    const texts = new Map(
      textsByPath(
        shown.filter(({ level }) => level === 'error'),
        textOf,
      ),
    )
    for (const { path, message } of serverErrors)
      texts.set(path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path, message)
    return texts
  }, [shown, serverErrors, textOf])
  const warnings = useMemo(
    () =>
      textsByPath(
        shown.filter(({ level }) => level === 'warn'),
        textOf,
      ),
    [shown, textOf],
  )
  const wrong = useMemo(() => {
    const steps = new Map<WizardStep, number>()
    const lines = new Map<number, number>()
    for (const issue of shown.filter(({ level }) => level === 'error')) {
      const path = formPath(issue.path)
      const line = lineOf(path)
      steps.set(stepOf(path), (steps.get(stepOf(path)) ?? 0) + 1)
      if (line !== undefined) lines.set(line, (lines.get(line) ?? 0) + 1)
    }
    return { steps, lines }
  }, [shown])

  return {
    ...draft,
    place,
    wizard,
    problems,
    warnings,
    wrong,
    removal: {
      state: removalState(removal, draft.draft.content),
      undo() {
        if (removal) edit(() => removal.before)
      },
    },
    showAll: useCallback(() => setShowAll(true), []),
  }
}
export type WizardForm = ReturnType<typeof useWizardForm>
