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
import { isLocaleCode } from '@tradeport/kernel/config'
import { onTopOf, useKeptValue } from '@tradeport/web/entity'
import { useAction, useLeaveGuard, useLocale, useTellOvertaken } from '@tradeport/web/react'
import { useState } from 'react'
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

/**
 * The content of the form, what the server has of it, and what the browser keeps until it does.
 *
 * @param whose the person and their company: what is typed for one of them is not found again at another
 */
export function useServiceForm(detail: ServiceDetail | null, whose: string) {
  const { locale } = useLocale()
  const [saved, setSaved] = useState<Saved>(() => ({
    id: detail?.id ?? null,
    version: detail?.version ?? 0,
    status: detail?.status ?? 'draft',
    content: detail?.content ?? emptyContent(locale),
  }))
  const kept = useKeptValue<ServiceContent>({
    place: `service.${whose}.${saved.id ?? 'new'}`,
    version: saved.id === null ? null : saved.version,
    saved: saved.content,
    parse: keptContent,
    isChanged: content => changedFields(saved.content, content).length > 0,
  })
  const { value: content, setValue: setContent, changed: dirty } = kept
  // Somebody else was faster, which the server has said: what was not typed here is as they have saved it.
  const tellOvertaken = useTellOvertaken()
  if (detail !== null && detail.id === saved.id && detail.version > saved.version) {
    setSaved(detail)
    setContent(typed => onTopOf(detail.content, typed, saved.content))
  }
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>([])
  const release = useLeaveGuard(dirty)

  const draft = useAction(serviceDraft)
  const update = useAction(serviceUpdate)
  const submit = useAction(serviceSubmit)

  const save = async (): Promise<SaveResult | undefined> => {
    const result =
      saved.id === null ? await draft.run(content) : await update.run({ id: saved.id, version: saved.version, content })
    if (!result.ok) {
      tellOvertaken(result.failure)
      setServerErrors(result.fieldErrors.map(error => ({ ...error, path: error.path.replace(/^content\./, '') })))
      return undefined
    }
    kept.settle()
    setServerErrors([])
    setSaved({ ...result.data, content })
    release()
    return result.data
  }

  return {
    content,
    saved,
    dirty,
    kept,
    serverErrors,
    pending: draft.pending || update.pending || submit.pending,
    /** Whether saving what differs sends it to review: the market shows the old content meanwhile. */
    goesToReview: saved.status === 'on_shelf' && needsReview(changedFields(saved.content, content)),
    set<K extends keyof ServiceContent>(key: K, value: ServiceContent[K]) {
      setContent(current => ({ ...current, [key]: value }))
      setServerErrors(errors => errors.filter(error => error.path.split('.')[0] !== key))
    },
    replace: setContent,
    save,
    async saveAndSubmit(): Promise<SaveResult | undefined> {
      const stored = dirty || saved.id === null ? await save() : { ...saved, id: saved.id }
      if (!stored) return undefined
      const result = await submit.run({ id: stored.id, version: stored.version })
      if (result.ok) return result.data
      tellOvertaken(result.failure)
      setServerErrors(result.fieldErrors)
      return undefined
    },
  }
}
export type ServiceForm = ReturnType<typeof useServiceForm>

/** Takes what this form has kept; fields that came to it since are empty. */
function keptContent(value: unknown): ServiceContent | undefined {
  if (!isRecord(value) || !isLocaleCode(value['sourceLocale'])) return undefined
  const lists = ['gallery', 'faq', 'skus', 'process', 'materials', 'qualifications']
  const isContent = (kept: Record<string, unknown>): kept is ServiceContent & Record<string, unknown> =>
    typeof kept['categoryCode'] === 'string' && lists.every(name => Array.isArray(kept[name]))
  return isContent(value) ? { ...emptyContent(value.sourceLocale), ...value } : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
