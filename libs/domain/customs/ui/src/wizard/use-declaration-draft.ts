import {
  declarationContent,
  declarationFormDetail,
  declarationFormUpdate,
  type DeclarationContent,
  type DeclarationDetail,
  type DeclarationIssue,
} from '@tradeport/domain/customs/contract'
import { z, type FieldError } from '@tradeport/kernel/contract-kit'
import { DraftSaver, dropKept, readKept, writeKept, type SaveAnswer, type SaveState } from '@tradeport/web/entity'
import { useAction, useRuntime } from '@tradeport/web/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

const STALE = 'FT510006'
const NOT_NOW = 'MALL600403'
const COPY_MS = 400

const declarationDraft = z.object({ content: declarationContent, brokerCompanyId: z.nullable(z.string()) })
/** What is edited of a form. */
export type DeclarationDraft = z.output<typeof declarationDraft>

const parseDraft = (value: unknown): DeclarationDraft | undefined => {
  const parsed = z.safeParse(declarationDraft, value)
  return parsed.success ? parsed.data : undefined
}
const draftOf = ({ content, brokerCompanyId }: DeclarationDetail): DeclarationDraft => ({ content, brokerCompanyId })
const isSame = (a: DeclarationDraft, b: DeclarationDraft) => JSON.stringify(a) === JSON.stringify(b)

export interface DeclarationDraftState {
  draft: DeclarationDraft
  edit(change: (content: DeclarationContent) => DeclarationContent): void
  setBroker(brokerCompanyId: string | null): void
  save: SaveState
  savedAt: Date | null
  /** Of the last check, which every saving makes. */
  issues: readonly DeclarationIssue[]
  setIssues(issues: readonly DeclarationIssue[]): void
  serverErrors: readonly FieldError[]
  /** What somebody else made of the form meanwhile. */
  conflict: DeclarationDetail | null
  keepMine(): void
  takeTheirs(): void
  /** Typed in this browser and never saved, from an earlier visit: in the form already, or offered. */
  copy: { at: string; inUse: boolean } | null
  useCopy(): void
  discardCopy(): void
  /** Sends what is not sent yet; the version to act on, or undefined when it could not be saved. */
  flush(): Promise<number | undefined>
  /** The server has all of it and the form is left: nothing is kept in the browser. */
  settle(): void
}

/** The form's state: saved by itself, checked with every saving, and kept in the browser until the server has it. */
export function useDeclarationDraft(detail: DeclarationDetail): DeclarationDraftState {
  const { id } = detail
  const place = `declaration.${id}`
  const { layer } = useRuntime()
  const update = useAction(declarationFormUpdate, { quiet: true })
  const [found] = useState(() => readKept(place, parseDraft))
  const isFresh = found !== undefined && found.version === detail.version
  const [copy, setCopy] = useState<DeclarationDraftState['copy']>(() =>
    found && !isSame(found.value, draftOf(detail)) ? { at: found.at, inUse: isFresh } : null,
  )
  const [draft, setDraft] = useState(() => (isFresh ? found.value : draftOf(detail)))
  const [save, setSave] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [issues, setIssues] = useState<readonly DeclarationIssue[]>(detail.issues)
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([])
  const [conflict, setConflict] = useState<DeclarationDetail | null>(null)
  const current = useRef(draft)
  const onServer = useRef(draftOf(detail))
  const copyTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async (value: DeclarationDraft, version: number): Promise<SaveAnswer> => {
    const result = await update.run({ id, version, ...value })
    if (result.ok) {
      onServer.current = value
      setServerErrors([])
      setIssues(result.data.issues)
      setSavedAt(new Date())
      return { kind: 'saved', version: result.data.version }
    }
    setServerErrors(result.fieldErrors)
    if (result.failure.code === NOT_NOW) return { kind: 'locked' }
    if (result.failure.code !== STALE) return { kind: 'failed' }
    const theirs = await layer.call(declarationFormDetail, { id }, { quiet: 'all' })
    if (!theirs.ok) return { kind: 'failed' }
    if (!theirs.data.actions.includes('update')) return { kind: 'locked' }
    // An answer that got lost on its way: the server has what was sent before, and this builds on it.
    if (isSame(draftOf(theirs.data), onServer.current) || isSame(draftOf(theirs.data), value)) {
      const again = await update.run({ id, version: theirs.data.version, ...value })
      if (again.ok) {
        onServer.current = value
        setIssues(again.data.issues)
        setSavedAt(new Date())
        return { kind: 'saved', version: again.data.version }
      }
    }
    setConflict(theirs.data)
    return { kind: 'conflict' }
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })

  const [saver] = useState(
    () =>
      new DraftSaver<DeclarationDraft, DeclarationDraft>({
        version: detail.version,
        start: draftOf(detail),
        contentOf: value => value,
        save: (value, version) => latestSend.current(value, version),
        onState: setSave,
      }),
  )

  const writeCopy = useCallback(() => {
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    writeKept(place, { version: saver.version, at: new Date().toISOString(), value: current.current })
  }, [place, saver])

  const put = useCallback(
    (next: DeclarationDraft) => {
      current.current = next
      setDraft(next)
      saver.change(next)
      copyTimer.current ??= setTimeout(writeCopy, COPY_MS)
    },
    [saver, writeCopy],
  )
  const edit = useCallback(
    (change: (content: DeclarationContent) => DeclarationContent) =>
      put({ ...current.current, content: change(current.current.content) }),
    [put],
  )

  useEffect(() => {
    if (save !== 'saved' || savedAt === null) return
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    dropKept(place)
  }, [save, savedAt, place])

  const start = useRef(() => {
    if (isFresh) saver.change(current.current)
  })
  useEffect(() => {
    start.current()
    const onHide = () => {
      if (copyTimer.current !== undefined) writeCopy()
      void saver.flush()
    }
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
      saver.stop()
    }
  }, [saver, writeCopy])

  return useMemo(
    () => ({
      draft,
      edit,
      setBroker: brokerCompanyId => put({ ...current.current, brokerCompanyId }),
      save,
      savedAt,
      issues,
      setIssues,
      serverErrors,
      conflict,
      copy,
      keepMine() {
        if (!conflict) return
        setConflict(null)
        void saver.resume(conflict.version)
      },
      takeTheirs() {
        if (!conflict) return
        setConflict(null)
        current.current = draftOf(conflict)
        onServer.current = current.current
        setDraft(current.current)
        setIssues(conflict.issues)
        dropKept(place)
        saver.restart(current.current, conflict.version)
      },
      useCopy() {
        setCopy(null)
        if (found) put(found.value)
      },
      discardCopy() {
        setCopy(null)
        dropKept(place)
        if (copy?.inUse) put(onServer.current)
      },
      flush: async () => ((await saver.flush()) ? saver.version : undefined),
      settle() {
        saver.stop()
        clearTimeout(copyTimer.current)
        copyTimer.current = undefined
        dropKept(place)
      },
    }),
    [draft, edit, save, savedAt, issues, serverErrors, conflict, copy, saver, put, found, place],
  )
}
