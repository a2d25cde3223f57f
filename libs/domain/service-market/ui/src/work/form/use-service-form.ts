import {
  serviceDraft,
  serviceSubmit,
  serviceUpdate,
  type ServiceContent,
  type ServiceDetail,
  type ServiceStatus,
} from '@tradeport/domain/service-market/contract'
import { changedFields, needsReview } from '@tradeport/domain/service-market/rules'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useAction, useLeaveGuard, useLocale } from '@tradeport/web/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { dropLocalDraft, readLocalDraft, writeLocalDraft, type LocalDraft } from './local-draft'
import { emptyContent } from './service-draft'

interface Saved {
  id: string | null
  version: number
  status: ServiceStatus
  content: ServiceContent
}

export interface SaveResult {
  id: string
  version: number
  status: ServiceStatus
}

const KEEP_AFTER_MS = 600

/** The content of the form, what the server has of it, and what the browser keeps until it does. */
export function useServiceForm(detail: ServiceDetail | null, userId: string) {
  const { locale } = useLocale()
  const [saved, setSaved] = useState<Saved>(() => ({
    id: detail?.id ?? null,
    version: detail?.version ?? 0,
    status: detail?.status ?? 'draft',
    content: detail?.content ?? emptyContent(locale),
  }))
  const [found] = useState(() => readLocalDraft(userId, saved.id))
  const isFresh = found !== undefined && (found.version === null || found.version === saved.version)
  const [restored, setRestored] = useState<(LocalDraft & { inUse: boolean }) | null>(
    found ? { ...found, inUse: isFresh } : null,
  )
  const [content, setContent] = useState(isFresh ? found.content : saved.content)
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([])
  const dirty = useMemo(() => changedFields(saved.content, content).length > 0, [saved.content, content])
  const release = useLeaveGuard(dirty)
  const keptAt = useKept(userId, saved, content, dirty)

  const draft = useAction(serviceDraft)
  const update = useAction(serviceUpdate)
  const submit = useAction(serviceSubmit)

  const save = async (): Promise<SaveResult | undefined> => {
    const result =
      saved.id === null ? await draft.run(content) : await update.run({ id: saved.id, version: saved.version, content })
    if (!result.ok) {
      setServerErrors(result.fieldErrors.map(error => ({ ...error, path: error.path.replace(/^content\./, '') })))
      return undefined
    }
    dropLocalDraft(userId, saved.id)
    setRestored(null)
    setServerErrors([])
    setSaved({ ...result.data, content })
    release()
    return result.data
  }

  return {
    content,
    saved,
    dirty,
    keptAt,
    serverErrors,
    pending: draft.pending || update.pending || submit.pending,
    restored,
    /** Whether saving what differs sends it to review: the market shows the old content meanwhile. */
    goesToReview: saved.status === 'on_shelf' && needsReview(changedFields(saved.content, content)),
    set<K extends keyof ServiceContent>(key: K, value: ServiceContent[K]) {
      setContent(current => ({ ...current, [key]: value }))
      setServerErrors(errors => errors.filter(error => error.path.split('.')[0] !== key))
    },
    replace: setContent,
    useRestored() {
      if (restored) setContent(restored.content)
      setRestored(restored && { ...restored, inUse: true })
    },
    discardRestored() {
      if (restored?.inUse) setContent(saved.content)
      dropLocalDraft(userId, saved.id)
      setRestored(null)
    },
    save,
    async saveAndSubmit(): Promise<SaveResult | undefined> {
      const stored = dirty || saved.id === null ? await save() : { ...saved, id: saved.id }
      if (!stored) return undefined
      const result = await submit.run({ id: stored.id, version: stored.version })
      if (result.ok) return result.data
      setServerErrors(result.fieldErrors)
      return undefined
    },
  }
}
export type ServiceForm = ReturnType<typeof useServiceForm>

/** Keeps what is typed in the browser, a moment after the last key, and at once when the page goes away. */
function useKept(userId: string, { id, version }: Saved, content: ServiceContent, dirty: boolean): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const keep = useRef<() => void>(() => undefined)
  useEffect(() => {
    keep.current = () => {
      if (!dirty) return
      const now = new Date()
      writeLocalDraft(userId, id, { version: id === null ? null : version, at: now.toISOString(), content })
      setKeptAt(now)
    }
  })
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content])
  useEffect(() => {
    const onHide = () => keep.current()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])
  return dirty ? keptAt : null
}
