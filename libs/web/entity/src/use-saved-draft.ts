import type { FieldError } from '@tradeport/kernel/contract-kit'
import { isOvertaken, useLatest, type ActionResult } from '@tradeport/web/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DraftSaver, type SaveAnswer, type SaveState } from './draft-saver'
import { dropKept, readKept, writeKept } from './kept-value'

const NOT_NOW = 'MALL600403'
const COPY_MS = 400

interface Edited {
  readonly version: number
  readonly actions: readonly string[]
}

export interface SavedDraftOptions<Draft, Content, Detail extends Edited, Kept extends { readonly version: number }> {
  /** Of the copy in the browser, one for each document: `declaration.<id>`. */
  readonly place: string
  /** @returns undefined for a copy that a form of another shape has left. */
  parse(value: unknown): Draft | undefined
  /** The document as the form was opened with it. */
  readonly detail: Detail
  draftOf(detail: Detail): Draft
  /** What is sent of a draft. */
  contentOf(draft: Draft): Content
  save(content: Content, version: number): Promise<ActionResult<Kept>>
  /** The document as it is by now. */
  load(): Promise<{ readonly ok: true; readonly data: Detail } | { readonly ok: false }>
  /** What the server has after it has taken the content. */
  keptAs(kept: Kept, content: Content): Draft
  onSaved?(kept: Kept): void
  onTaken?(theirs: Detail): void
  /** Whether the server has a place for everything in the form; else the copy stays. */
  isFullyKept?(draft: Draft): boolean
}

export interface SavedDraft<Draft, Detail> {
  readonly draft: Draft
  edit(change: (draft: Draft) => Draft): void
  readonly save: SaveState
  readonly savedAt: Date | null
  /** What the server refused with the last save. */
  readonly serverErrors: readonly FieldError[]
  /** What somebody else made of the document meanwhile. */
  readonly conflict: Detail | null
  keepMine(): void
  takeTheirs(): void
  /** The form goes on from what the server has of the document, which was written there meanwhile. */
  readAgain(): Promise<void>
  /** Typed in this browser and never saved, from an earlier visit: in the form already, or offered. */
  readonly copy: { readonly at: string; readonly inUse: boolean } | null
  useCopy(): void
  discardCopy(): void
  /** Sends what is not sent yet; the version to act on, or undefined when it could not be saved. */
  flush(): Promise<number | undefined>
  /** The server has all of it and the form is left: nothing is kept in the browser. */
  settle(): void
}

/** The state of a form of one document: saved by itself, and kept in the browser until the server has all of it. */
export function useSavedDraft<Draft, Content, Detail extends Edited, Kept extends { readonly version: number }>(
  options: SavedDraftOptions<Draft, Content, Detail, Kept>,
): SavedDraft<Draft, Detail> {
  const { place, detail } = options
  const latest = useLatest(options)
  const [found] = useState(() => readKept(place, options.parse))
  const isFresh = found !== undefined && found.version === detail.version
  const [copy, setCopy] = useState<SavedDraft<Draft, Detail>['copy']>(() =>
    found && JSON.stringify(found.value) !== JSON.stringify(options.draftOf(detail))
      ? { at: found.at, inUse: isFresh }
      : null,
  )
  const [draft, setDraft] = useState(() => (isFresh ? found.value : options.draftOf(detail)))
  const [save, setSave] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([])
  const [conflict, setConflict] = useState<Detail | null>(null)
  const current = useRef(draft)
  const [opened] = useState(() => options.draftOf(detail))
  const onServer = useRef(opened)
  const copyTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(
    async (content: Content, version: number): Promise<SaveAnswer> => {
      const form = latest.current
      const keyOf = (of: Draft) => JSON.stringify(form.contentOf(of))
      const noteSaved = (kept: Kept): SaveAnswer => {
        onServer.current = form.keptAs(kept, content)
        setServerErrors([])
        setSavedAt(new Date())
        form.onSaved?.(kept)
        return { kind: 'saved', version: kept.version }
      }
      const result = await form.save(content, version)
      if (result.ok) return noteSaved(result.data)
      setServerErrors(result.fieldErrors)
      if (result.failure.code === NOT_NOW) return { kind: 'locked' }
      if (!isOvertaken(result.failure)) return { kind: 'failed' }
      const theirs = await form.load()
      if (!theirs.ok) return { kind: 'failed' }
      if (!theirs.data.actions.includes('update')) return { kind: 'locked' }
      // Nothing that this form shows was changed, or the answer to what was sent before got lost: this still builds on it.
      const there = keyOf(form.draftOf(theirs.data))
      if (there === keyOf(onServer.current) || there === JSON.stringify(content)) {
        const again = await form.save(content, theirs.data.version)
        if (again.ok) return noteSaved(again.data)
      }
      setConflict(theirs.data)
      return { kind: 'conflict' }
    },
    [latest],
  )

  const [saver] = useState(
    () =>
      new DraftSaver<Draft, Content>({
        version: detail.version,
        start: opened,
        contentOf: value => options.contentOf(value),
        save: send,
        onState: setSave,
      }),
  )

  const writeCopy = useCallback(() => {
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    writeKept(place, { version: saver.version, at: new Date().toISOString(), value: current.current })
  }, [place, saver])

  const put = useCallback(
    (next: Draft) => {
      current.current = next
      setDraft(next)
      saver.change(next)
      copyTimer.current ??= setTimeout(writeCopy, COPY_MS)
    },
    [saver, writeCopy],
  )
  const edit = useCallback((change: (draft: Draft) => Draft) => put(change(current.current)), [put])

  useEffect(() => {
    if (save !== 'saved' || savedAt === null) return
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    // A copy that stays follows the version, so that it is known as newer than what the server has.
    if (latest.current.isFullyKept?.(current.current) ?? true) dropKept(place)
    else writeCopy()
  }, [save, savedAt, place, latest, writeCopy])

  const take = useCallback(
    (theirs: Detail) => {
      current.current = latest.current.draftOf(theirs)
      onServer.current = current.current
      setDraft(current.current)
      latest.current.onTaken?.(theirs)
      clearTimeout(copyTimer.current)
      copyTimer.current = undefined
      dropKept(place)
      saver.restart(current.current, theirs.version)
    },
    [latest, place, saver],
  )

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
      save,
      savedAt,
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
        take(conflict)
      },
      async readAgain() {
        const theirs = await latest.current.load()
        if (theirs.ok) take(theirs.data)
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
    [draft, edit, save, savedAt, serverErrors, conflict, copy, saver, put, take, found, place, latest],
  )
}
