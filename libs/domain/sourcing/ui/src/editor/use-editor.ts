import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import {
  quotationContentInput,
  quotationSave,
  quotationSend,
  sourcingRoutes,
  type QuotationContentValues,
  type QuotationDetail,
  type ThreadDetail,
} from '@tradeport/domain/sourcing/contract'
import { civilDateIn, quotationProblems, quotationTotals } from '@tradeport/domain/sourcing/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { showFieldErrors, zodProblems, type FieldProblem } from '@tradeport/web/entity'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useFieldText } from '@tradeport/web/react'
import { useAutosave, type SaveOutcome } from '../shared/use-autosave'
import { contentOf, type EditorValues } from './editor-values'

export interface GeneralProblem extends FieldProblem {
  message: string
}

/** Of a whole section, which no field shows. */
const SECTIONS: readonly string[] = ['items', 'charges', 'paymentPlan']

/** Saving, checking and sending of a version in the making. */
export function useEditor(form: FormInstance<EditorValues>, quotation: QuotationDetail, thread: ThreadDetail) {
  const fieldText = useFieldText()
  const navigate = useNavigateTo()
  const saveAction = useAction(quotationSave)
  const sendAction = useAction(quotationSend)
  const version = useRef(quotation.version)
  const [general, setGeneral] = useState<GeneralProblem[]>([])
  const [reviewing, setReviewing] = useState<EditorValues>()

  const read = (): EditorValues => form.getFieldsValue(true)
  const save = async (): Promise<SaveOutcome> => {
    const content = contentOf(read())
    const parsed = z.safeParse(quotationContentInput(), content)
    if (!parsed.success) return 'incomplete'
    const { subtotal, chargesTotal, taxTotal, total } = quotationTotals(parsed.data)
    const result = await saveAction.run({
      ...content,
      id: quotation.id,
      version: version.current,
      totals: { subtotal, chargesTotal, taxTotal, total },
    })
    if (!result.ok) return 'failed'
    version.current = result.data.version
    return 'saved'
  }
  const autosave = useAutosave(save)

  const problemsOf = (content: QuotationContentValues) =>
    quotationProblems(content, {
      tradeType: quotation.tradeType,
      inquiryItemIds: thread.inquiry.items.map(item => item.id),
      today: civilDateIn(quotation.validUntilZone, new Date()),
    })
  const show = (problems: readonly FieldProblem[]) => {
    const told = problems.map(problem => ({ ...problem, message: fieldText(problem.rule, problem.params) }))
    setGeneral(told.filter(problem => SECTIONS.includes(problem.path)))
    showFieldErrors(
      form,
      told
        .filter(problem => !SECTIONS.includes(problem.path))
        .map(problem => ({ ...problem, msgKey: '', params: problem.params ?? {} })),
    )
  }
  const review = () => {
    const values = read()
    const parsed = z.safeParse(quotationContentInput(), contentOf(values))
    const problems = parsed.success ? problemsOf(parsed.data) : zodProblems(parsed.error)
    show(problems)
    if (problems.length === 0) setReviewing(structuredClone(values))
  }
  // Of the press alone: a save that is still running by itself must not swallow it.
  const [sending, setSending] = useState(false)
  const send = async (release: () => void) => {
    setSending(true)
    await saveAndSend(release)
    setSending(false)
  }
  const saveAndSend = async (release: () => void) => {
    if ((await autosave.flush()) !== 'saved') {
      setReviewing(undefined)
      return
    }
    const { subtotal, chargesTotal, taxTotal, total } = quotationTotals(
      z.parse(quotationContentInput(), contentOf(read())),
    )
    const result = await sendAction.run({
      id: quotation.id,
      version: version.current,
      totals: { subtotal, chargesTotal, taxTotal, total },
    })
    setReviewing(undefined)
    if (!result.ok) {
      show(result.fieldErrors.map(({ path, rule, params }) => ({ path, rule, params: params ?? {} })))
      return
    }
    release()
    navigate(sourcingRoutes.thread(quotation.threadId))
  }
  return {
    save: autosave.state,
    changed: autosave.changed,
    version: () => version.current,
    general,
    reviewing,
    sending,
    review,
    closeReview: () => setReviewing(undefined),
    send,
  }
}
