import { useCallback, useRef } from 'react'
import {
  addInquiryLine,
  changeInquiryLine,
  inquirySave,
  inquirySubmit,
  removeInquiryLine,
  type InquiryLineInput,
} from '@tradeport/domain/sourcing/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { useAction } from '@tradeport/web/react'
import type { SaveOutcome } from '../shared/use-autosave'

export type HeaderInput = Omit<InputOf<typeof inquirySave>, 'version'>

/**
 * Changes of the draft, one after the other: each answers the version that the next one must name, so a quick hand never collides
 * with itself.
 */
export function useBasket(draftVersion: number | undefined) {
  const version = useRef(draftVersion)
  // A version read from the server may be newer than the last one answered to this page, never older.
  if (draftVersion !== undefined && draftVersion > (version.current ?? 0)) version.current = draftVersion
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { run: runAdd } = useAction(addInquiryLine)
  const { run: runChange } = useAction(changeInquiryLine)
  const { run: runRemove } = useAction(removeInquiryLine)
  const { run: runSave } = useAction(inquirySave)
  const { run: runSubmit } = useAction(inquirySubmit)

  const inOrder = useCallback(<T extends { ok: boolean; data?: { version: number } }>(work: () => Promise<T>) => {
    const noted = async () => {
      const result = await work()
      if (result.ok && result.data) version.current = result.data.version
      return result
    }
    const next = queue.current.then(noted, noted)
    queue.current = next
    return next
  }, [])
  const add = useCallback((line: InquiryLineInput) => inOrder(() => runAdd(line)), [inOrder, runAdd])
  const change = useCallback(
    (lineId: string, line: InquiryLineInput) => inOrder(() => runChange({ lineId, line })),
    [inOrder, runChange],
  )
  const remove = useCallback((lineId: string) => inOrder(() => runRemove({ lineId })), [inOrder, runRemove])
  const saveHeader = useCallback(
    (header: HeaderInput) =>
      inOrder(() => runSave({ ...header, ...(version.current === undefined ? {} : { version: version.current }) })),
    [inOrder, runSave],
  )
  const submit = useCallback(
    (input: Omit<InputOf<typeof inquirySubmit>, 'version'>) =>
      inOrder(() => runSubmit({ ...input, version: version.current ?? 0 })),
    [inOrder, runSubmit],
  )
  const lines = useRef(new Set<() => Promise<SaveOutcome>>())
  /** A line that saves itself says how to save what was typed last; answers how to take that back. */
  const joins = useCallback((settle: () => Promise<SaveOutcome>) => {
    lines.current.add(settle)
    return () => void lines.current.delete(settle)
  }, [])
  /** Every line is on the server as it stands on the page, or what keeps one from it. */
  const settled = useCallback(async (): Promise<SaveOutcome> => {
    const outcomes = await Promise.all([...lines.current].map(settle => settle()))
    return outcomes.find(outcome => outcome !== 'saved') ?? 'saved'
  }, [])
  return { add, change, remove, saveHeader, submit, joins, settled }
}

export type Basket = ReturnType<typeof useBasket>
