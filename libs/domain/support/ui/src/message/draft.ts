import type { MessageFile, MessageForm } from '@tradeport/domain/support/contract'

export interface MessageDraftValues {
  type: string
  needs: string
  country: string
  name: string
  email: string
  areaCode: string
  phone: string
}

export interface MessageDraft {
  values: MessageDraftValues
  files: MessageFile[]
  /** The form it was written in: sent again after a lost answer, it still becomes one message. */
  token?: string | undefined
}

const KEPT_MS = 7 * 86_400_000

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
const textOf = (value: unknown, name: string): string => {
  const text = fieldOf(value, name)
  return typeof text === 'string' ? text : ''
}

/** What an earlier version of this page, or somebody at the console, has left there. Without a schema: visitors load none. */
function draftFrom(stored: unknown): MessageDraft | undefined {
  const savedAt = fieldOf(stored, 'savedAt')
  if (typeof savedAt !== 'number' || savedAt < Date.now() - KEPT_MS) return undefined
  const values = fieldOf(stored, 'values')
  const files = fieldOf(stored, 'files')
  const token = textOf(stored, 'token')
  return {
    values: {
      type: textOf(values, 'type'),
      needs: textOf(values, 'needs'),
      country: textOf(values, 'country'),
      name: textOf(values, 'name'),
      email: textOf(values, 'email'),
      areaCode: textOf(values, 'areaCode'),
      phone: textOf(values, 'phone'),
    },
    files: (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
      const [id, name, size] = [textOf(file, 'id'), textOf(file, 'name'), fieldOf(file, 'size')]
      return id !== '' && typeof size === 'number' ? [{ id, name, size }] : []
    }),
    ...(token === '' ? {} : { token }),
  }
}

const keyOf = (form: MessageForm) => `tp-message-${form}`

/** Storage may be switched off or full: then there is no draft, and the form works all the same. */
export function readDraft(form: MessageForm): MessageDraft | undefined {
  try {
    return draftFrom(JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null'))
  } catch {
    return undefined
  }
}

export function keepDraft(form: MessageForm, draft: MessageDraft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // See readDraft.
  }
}

export function dropDraft(form: MessageForm): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // See readDraft.
  }
}
