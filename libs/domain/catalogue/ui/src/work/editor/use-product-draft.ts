import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  ownProductDetail,
  productUpdate,
  type OwnProductDetail,
  type ProductContent,
} from '@tradeport/domain/catalogue/contract'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { DraftSaver, type SaveAnswer, type SaveState } from '@tradeport/web/entity'
import { useAction, useRuntime } from '@tradeport/web/react'
import { contentOf } from './model/content'
import { draftOf, type ProductDraft } from './model/draft'
import { dropLocalCopy, readLocalCopy, writeLocalCopy, type LocalCopy } from './model/local-copy'

const STALE = 'FT510006'
const NOT_NOW = 'MALL600403'
const COPY_MS = 400

export interface DraftConflict {
  theirs: OwnProductDetail
}

export interface ProductDraftState {
  draft: ProductDraft
  edit(change: (draft: ProductDraft) => ProductDraft): void
  save: SaveState
  savedAt: Date | null
  /** What the server refused with the last save. */
  serverErrors: readonly FieldError[]
  conflict: DraftConflict | null
  keepMine(): void
  takeTheirs(): void
  /** Typed in this browser and never saved, from an earlier visit: in the form already, or offered. */
  copy: { at: string; state: 'restored' | 'offered' } | null
  useCopy(): void
  discardCopy(): void
  /** Sends what is not sent yet; the version to act on, or undefined when it could not be saved. */
  flush(): Promise<number | undefined>
}

/** Whether the server's draft has a place for everything in the form. */
function isFullyKept(draft: ProductDraft): boolean {
  if (contentOf(draft).unkept.length > 0) return false
  if (draft.priceMode === 'negotiable' && draft.ladders.length > 0) return false
  return draft.skus.length > 0 || draft.axes.every(axis => axis.options.length === 0)
}

/** The form's state, saved by itself and kept in the browser until the server has all of it. */
export function useProductDraft(detail: OwnProductDetail): ProductDraftState {
  const { id } = detail
  const { layer } = useRuntime()
  const update = useAction(productUpdate, { quiet: true })
  const [found] = useState<LocalCopy | undefined>(() => readLocalCopy(id))
  const fresh = found !== undefined && found.version === detail.version
  const [copy, setCopy] = useState<ProductDraftState['copy']>(() =>
    found ? { at: found.at, state: fresh ? 'restored' : 'offered' } : null,
  )
  const [draft, setDraft] = useState<ProductDraft>(() => (fresh ? found.draft : draftOf(detail.content)))
  const [save, setSave] = useState<SaveState>('saved')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([])
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const current = useRef(draft)
  const serverContent = useRef<ProductContent>(detail.content)
  const copyTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useRef<(content: ProductContent, version: number) => Promise<SaveAnswer>>(undefined)
  send.current = async (content, version) => {
    const result = await update.run({ id, version, content })
    if (result.ok) {
      serverContent.current = result.data.content
      setServerErrors([])
      setSavedAt(new Date())
      return { kind: 'saved', version: result.data.version }
    }
    setServerErrors(result.fieldErrors)
    if (result.failure.code === NOT_NOW) return { kind: 'locked' }
    if (result.failure.code !== STALE) return { kind: 'failed' }
    const theirs = await layer.call(ownProductDetail, { id }, { quiet: 'all' })
    if (!theirs.ok) return { kind: 'failed' }
    if (!theirs.data.actions.includes('update')) return { kind: 'locked' }
    // Only stock, or nothing that this form shows, was changed: what is typed here still builds on it.
    if (JSON.stringify(theirs.data.content) === JSON.stringify(serverContent.current)) {
      const again = await update.run({ id, version: theirs.data.version, content })
      if (again.ok) return { kind: 'saved', version: again.data.version }
    }
    setConflict({ theirs: theirs.data })
    return { kind: 'conflict' }
  }

  const [saver] = useState(
    () =>
      new DraftSaver({
        version: detail.version,
        start: draftOf(detail.content),
        contentOf: draft => contentOf(draft).content,
        save: async (content, version) => (await send.current?.(content, version)) ?? { kind: 'failed' },
        onState: setSave,
      }),
  )

  const writeCopy = useCallback(() => {
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    writeLocalCopy(id, { version: saver.version, at: new Date().toISOString(), draft: current.current })
  }, [id, saver])

  const put = useCallback(
    (next: ProductDraft) => {
      current.current = next
      setDraft(next)
      saver.change(next)
      copyTimer.current ??= setTimeout(writeCopy, COPY_MS)
    },
    [saver, writeCopy],
  )
  const edit = useCallback((change: (draft: ProductDraft) => ProductDraft) => put(change(current.current)), [put])

  useEffect(() => {
    if (save !== 'saved' || savedAt === null) return
    // The copy follows the version, so that it is known as newer than what the server has.
    clearTimeout(copyTimer.current)
    copyTimer.current = undefined
    if (isFullyKept(current.current)) dropLocalCopy(id)
    else writeCopy()
  }, [save, savedAt, id, writeCopy])

  const start = useRef(() => {
    if (fresh) saver.change(current.current)
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
        void saver.resume(conflict.theirs.version)
      },
      takeTheirs() {
        if (!conflict) return
        setConflict(null)
        serverContent.current = conflict.theirs.content
        current.current = draftOf(conflict.theirs.content)
        setDraft(current.current)
        dropLocalCopy(id)
        saver.restart(current.current, conflict.theirs.version)
      },
      useCopy() {
        setCopy(null)
        if (found) put(found.draft)
      },
      discardCopy() {
        setCopy(null)
        dropLocalCopy(id)
        if (copy?.state === 'restored') put(draftOf(serverContent.current))
      },
      flush: async () => ((await saver.flush()) ? saver.version : undefined),
    }),
    [draft, edit, save, savedAt, serverErrors, conflict, copy, saver, put, found, id],
  )
}
